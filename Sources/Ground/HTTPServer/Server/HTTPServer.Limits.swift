extension HTTPServer {
    package struct Limits: Sendable {
        /// The most bytes of a body.
        package var body = 16_384
        /// The most connections. When there are as many, the one that can best be spared is closed for the next: an
        /// idle one, one that has not yet sent its request, one that does not read its reply, or else the oldest
        /// stream of the owner who has the most.
        package var connections = 1_200
        /// The most connections of one peer that is not on this machine.
        package var connectionsOfPeer = 256
        /// The most bytes that wait for a stream's viewer, beyond those in the kernel. A viewer that falls behind
        /// further is dropped.
        package var backlog = 65_536
        /// The most time for a request to arrive.
        package var head = Duration.seconds(10)
        /// The most time between requests.
        package var idle = Duration.seconds(60)
        /// The most time for an answer to be given, after which the viewer gets status 503.
        package var answer = Duration.seconds(30)
        /// The most time for a reply to be read.
        package var reading = Duration.seconds(60)
        /// The most time in which what a refused viewer still sends is thrown away, so that it gets to read why.
        package var parting = Duration.seconds(1)

        package init() {}
    }
}
