# Webhooks: programs that get a message about what happens in a tournament.
webhooks-part = Webhooks
webhooks-heading = Webhooks
webhooks-about = The server sends what happens to these addresses, in order, and retries for up to a day.
webhooks-none = There are no webhooks yet.
webhooks-add-heading = New webhook
webhooks-add = Add
webhooks-url = Address
webhooks-topics = Send
webhooks-topic-rounds = published rounds
webhooks-topic-results = results and corrections
webhooks-topic-end = the end of the tournament
webhooks-local = The owner of this server also allows webhooks into the local network.
webhooks-secret = Secret
webhooks-secret-once = Give this secret to the receiving program: with it the program can check that a message comes from here. It is shown once.
webhooks-test = Send a test
webhooks-remove = Remove
webhooks-attempts = Latest attempts
webhooks-all-sent = All messages are delivered.
webhooks-waiting = { $waiting ->
    [one] One message is waiting.
   *[other] { $waiting } messages are waiting.
}
webhooks-tries-again = { $waiting ->
    [one] The address does not answer correctly; one message is waiting and will be retried.
   *[other] The address does not answer correctly; { $waiting } messages are waiting and will be retried.
}
webhooks-delivered = { $delivery }: delivered at attempt { $attempt } with status { $status }
webhooks-failed = { $delivery }: attempt { $attempt } failed: { $why }
webhooks-given-up = { $delivery }: given up after attempt { $attempt }: { $why }
webhooks-test-taken = The test was delivered with status { $status }.
webhooks-test-failed = The test failed: { $why }.
webhooks-why-slow = no answer within ten seconds
webhooks-why-unreachable = nothing answers at this address
webhooks-why-closed = the address is in the local network, where this server does not send webhooks
webhooks-why-unsafe = the connection cannot be trusted; check the certificate
webhooks-why-broken = the connection broke off
webhooks-why-status = the answer was { $status }
webhooks-too-many = A tournament can have at most { $most } webhooks. Remove one first.
webhooks-no-topic = Choose at least one thing to send.
webhooks-bad-url = an address begins with http:// or https:// and contains no user name or password
webhooks-url-local = this server sends nothing to the local network; its owner can allow it with --webhooks-local
