# Webhooks: programs that are told what happens in a tournament.
webhooks-part = Webhooks
webhooks-heading = Webhooks
webhooks-about = When something happens, the server sends it to these addresses, one after the other and again until it is taken, for up to a day.
webhooks-none = Nobody is told yet.
webhooks-add-heading = One more
webhooks-add = Add
webhooks-url = Address
webhooks-topics = Tell it
webhooks-topic-rounds = published rounds
webhooks-topic-results = results and corrections
webhooks-topic-end = the end
webhooks-local = The owner of this server lets webhooks go to the local network as well.
webhooks-secret = Secret
webhooks-secret-once = Give this secret to the program that listens: with it the program can check that a message comes from here. It is shown once.
webhooks-test = Try it now
webhooks-remove = Remove
webhooks-attempts = Latest attempts
webhooks-all-told = Everything is told.
webhooks-waiting = { $waiting ->
    [one] One message waits.
   *[other] { $waiting } messages wait.
}
webhooks-tries-again = { $waiting ->
    [one] It does not answer as it should; one message waits and is tried again.
   *[other] It does not answer as it should; { $waiting } messages wait and are tried again.
}
webhooks-delivered = { $delivery }: taken at attempt { $attempt } with status { $status }
webhooks-failed = { $delivery }: attempt { $attempt } failed: { $why }
webhooks-given-up = { $delivery }: given up after attempt { $attempt }: { $why }
webhooks-test-taken = The trial was taken with status { $status }.
webhooks-test-failed = The trial failed: { $why }.
webhooks-why-slow = no answer within ten seconds
webhooks-why-unreachable = nobody listens under this address
webhooks-why-closed = the address is in the local network, where this server does not send webhooks
webhooks-why-unsafe = the connection cannot be trusted; look at the certificate
webhooks-why-broken = the connection broke off
webhooks-why-status = the answer was { $status }
webhooks-too-many = A tournament can have at most { $most } webhooks. Remove one that nobody needs.
webhooks-no-topic = Choose at least one thing that is to be told.
webhooks-bad-url = an address begins with http:// or https:// and holds no name and password
webhooks-url-local = this server sends nothing to the local network; its owner can allow it with --webhooks-local
