# Stránky webovej aplikácie.
