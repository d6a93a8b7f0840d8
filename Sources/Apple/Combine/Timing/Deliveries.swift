/// Hands on values and the end through a scheduler: in order and one at a time, whatever order and threads that runs its
/// closures in.
final class Deliveries<Down: Subscriber> {
    private enum Item {
        case value(Down.Input)
        case end(Subscribers.Completion<Down.Failure>)
    }

    private let link: Link<Down>
    private let schedule: (@escaping () -> Void) -> Void
    private let lock = Lock()
    private var waiting: [Item] = []
    /// How many closures have run. Each releases one item, so that each is delivered as late as it was scheduled for.
    private var due = 0
    private var isDelivering = false

    init(to link: Link<Down>, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.link = link
        self.schedule = schedule
    }

    func add(_ value: Down.Input) {
        lock { waiting.append(.value(value)) }
        schedule(deliver)
    }

    func add(_ completion: Subscribers.Completion<Down.Failure>) {
        lock { waiting.append(.end(completion)) }
        schedule(deliver)
    }

    /// Ends it from a closure that the scheduler runs already.
    func finish(_ completion: Subscribers.Completion<Down.Failure>) {
        lock { waiting.append(.end(completion)) }
        deliver()
    }

    /// One thread at a time does it; what becomes due meanwhile is delivered by that one.
    private func deliver() {
        let isMine = lock {
            due += 1
            defer { isDelivering = true }
            return !isDelivering
        }
        guard isMine else { return }
        while let item = next() { deliver(item) }
    }

    private func deliver(_ item: Item) {
        switch item {
        case .value(let value):
            let more = link.downstream?.receive(value) ?? .none
            if more > 0 { link.upstream?.request(more) }
        case .end(let completion): link.finish(completion)
        }
    }

    private func next() -> Item? {
        lock {
            guard due > 0, !waiting.isEmpty else {
                isDelivering = false
                return nil
            }
            due -= 1
            return waiting.removeFirst()
        }
    }
}
