/// Hands values on as they are demanded, one at a time, whichever threads they come from. The others wait.
final class Outlet<Down: Subscriber> {
    private typealias Waiting = (value: Down.Input, handedOn: (() -> Void)?)

    private enum Turn {
        case value(Waiting, Down)
        case end(Subscribers.Completion<Down.Failure>, Down)
        case nothing
    }

    private let lock = Lock()
    private var down: Down?
    private var waiting: [Waiting] = []
    private var demand = Subscribers.Demand.none
    private var completion: Subscribers.Completion<Down.Failure>?
    private var isHandingOn = false
    private let keepsLatestOnly: Bool
    /// Called when the subscriber demands more in return for a value.
    var onFurtherDemand: ((Subscribers.Demand) -> Void)?

    init(_ down: Down, keepsLatestOnly: Bool = false) {
        self.down = down
        self.keepsLatestOnly = keepsLatestOnly
    }

    var isOpen: Bool { lock { down != nil && completion == nil } }
    var subscriber: Down? { lock { down } }

    func request(_ more: Subscribers.Demand) {
        lock { demand += more }
        handOn()
    }

    func send(_ value: Down.Input, handedOn: (() -> Void)? = nil) {
        let replaced: [Waiting] = lock {
            guard down != nil, completion == nil else { return [] }
            defer { waiting.append((value, handedOn)) }
            return keepsLatestOnly ? exchange(&waiting, with: []) : []
        }
        _ = replaced
        handOn()
    }

    /// Ends the stream: after the values that wait, or at once if it has failed.
    func finish(_ end: Subscribers.Completion<Down.Failure>) {
        let dropped: [Waiting] = lock {
            guard completion == nil else { return [] }
            completion = end
            if case .failure = end { return exchange(&waiting, with: []) } else { return [] }
        }
        _ = dropped
        handOn()
    }

    func cancel() {
        let released = lock {
            defer { (down, waiting, onFurtherDemand) = (nil, [], nil) }
            return (down, waiting, onFurtherDemand)
        }
        _ = released
    }

    /// Runs on one thread at a time, which also hands on what other threads add meanwhile.
    private func handOn() {
        let isMine = lock { !exchange(&isHandingOn, with: true) }
        guard isMine else { return }
        while true {
            switch lock(next) {
            case .nothing: return
            case .end(let completion, let down): down.receive(completion: completion)
            case .value(let first, let down):
                let more = down.receive(first.value)
                if more > 0 {
                    lock { demand += more }
                    lock { onFurtherDemand }?(more)
                }
                first.handedOn?()
            }
        }
    }

    private func next() -> Turn {
        if let down, demand > 0, !waiting.isEmpty {
            demand -= 1
            return .value(waiting.removeFirst(), down)
        }
        if let down, let completion, waiting.isEmpty {
            self.down = nil
            return .end(completion, down)
        }
        isHandingOn = false
        return .nothing
    }
}
