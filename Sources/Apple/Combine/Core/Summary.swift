/// A relay for operators that publish one value, once all others are known or do not matter.
final class Summary<Input, Down: Subscriber>: Relay {
    let link: Link<Down>
    private let lock = Lock()
    private var result: Down.Input?
    private var isKnown = false
    private var isDemanded = false
    private let add: (inout Down.Input?, Input) throws -> Bool

    /// Publishes the result, if there is one; `add` returns whether later values matter, and may throw if the stream
    /// may fail in any way.
    init(
        _ down: Down, _ initial: Down.Input? = nil, add: @escaping (inout Down.Input?, Input) throws -> Bool
    ) {
        link = Link(down)
        result = initial
        self.add = add
    }

    func receive(subscription: any Subscription) {
        guard let down = link.connect(subscription) else { return subscription.cancel() }
        down.receive(subscription: self)
        link.upstream?.request(.unlimited)
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        lock { isDemanded = true }
        deliver()
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        do {
            if try add(&result, input) { return .none }
            link.upstream?.cancel()
            know()
        } catch {
            if let failure = error as? Down.Failure { link.stop(.failure(failure)) }
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Down.Failure>) {
        guard case .finished = completion else { return link.finish(completion) }
        know()
    }

    private func know() {
        lock { isKnown = true }
        deliver()
    }

    private func deliver() {
        guard lock({ isKnown && (isDemanded || result == nil) }), let down = link.end().down else { return }
        if let result { _ = down.receive(result) }
        down.receive(completion: .finished)
    }
}
