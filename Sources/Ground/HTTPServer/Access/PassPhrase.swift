package import GroupSystem

/// A pass phrase, for viewers on other machines. Guessing it takes time: each answer is given later the more guesses were
/// wrong, whether it is right or not, only a few wait for their answers at once, and a wrong one ends its connection.
///
/// Addresses do not count: behind a proxy all have one, and whoever guesses may have many.
package struct PassPhrase: Sendable {
    private let bytes: [UInt8]
    private var failures = 0
    private var lastFailure: MonotonicTime?
    /// When those are answered that wait.
    private var answers: [MonotonicTime] = []

    /// The fewest bytes of a phrase.
    package static let fewestBytes = 10
    private static let mostWaiting = 8
    private static let longestDelay = Duration.seconds(10)
    /// After this time without a wrong guess, the earlier ones are forgotten.
    private static let memory = Duration.seconds(600)

    package enum Verdict: Equatable, Sendable {
        case right(after: Duration)
        case wrong(after: Duration)
        /// Too many wait for their answers.
        case tooMany
    }

    /// nil for a phrase that is too short.
    package init?(_ phrase: String) {
        bytes = Array(phrase.utf8)
        guard bytes.count >= PassPhrase.fewestBytes else { return nil }
    }

    package mutating func judge(_ guess: [UInt8], at now: MonotonicTime) -> Verdict {
        answers.removeAll { $0 <= now }
        guard answers.count < PassPhrase.mostWaiting else { return .tooMany }
        if let last = lastFailure, last + PassPhrase.memory <= now { failures = 0 }
        let delay = min(.milliseconds(100 << min(failures, 7)), PassPhrase.longestDelay)
        answers.append(now + delay)
        if Secret.equal(bytes, guess) { return .right(after: delay) }
        failures += 1
        lastFailure = now
        return .wrong(after: delay)
    }
}

extension WebAccess {
    /// Takes the pass phrase, as a request's body, for a session's cookie. The reply is to be sent after the delay.
    package mutating func enter(
        _ request: HTTPRequest, with phrase: inout PassPhrase, at now: MonotonicTime
    ) -> (reply: HTTPReply, delay: Duration) {
        if let refusal = refusal(of: request, for: .entering) { return (refusal, .zero) }
        switch phrase.judge(request.body, at: now) {
        case .right(let delay): return (admit(request), delay)
        case .wrong(let delay):
            var reply = HTTPReply.text(403, "this is not the pass phrase")
            reply.endsConnection = true
            return (reply, delay)
        case .tooMany:
            return (
                .text(429, "others are trying the pass phrase: try again in 10 seconds", [("Retry-After", "10")]), .zero
            )
        }
    }
}
