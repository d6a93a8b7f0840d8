/// Hands values on one after another, as they are demanded, whichever threads they come from. What is not demanded waits.
/// Values are released outside of the lock, since their deinitialisers may cancel the stream that held them.
final class Outlet<Down: Subscriber> {
    private typealias Waiting = (value: Down.Input, handedOn: (() -> Void)?)

    private let lock = Lock()
    private var down: Down?
    private var waiting: [Waiting] = []
    private var demand = Subscribers.Demand.none
    private var completion: Subscribers.Completion<Down.Failure>?
    private var isHandingOn = false
    private let keepsLatestOnly: Bool
    /// Told what the subscriber asks for beyond its requests.
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

    /// Ends it once all is handed on, or at once if it has failed.
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

    private enum Turn {
        case value(Down.Input, handedOn: (() -> Void)?, Down)
        case end(Subscribers.Completion<Down.Failure>, Down)
        case nothing
    }

    /// One thread at a time does it; what others add meanwhile is handed on by that one.
    private func handOn() {
        let isMine = lock {
            defer { isHandingOn = true }
            return !isHandingOn
        }
        guard isMine else { return }
        while true {
            switch next() {
            case .nothing: return
            case .end(let completion, let down): down.receive(completion: completion)
            case .value(let value, let handedOn, let down):
                let more = down.receive(value)
                if more > 0 {
                    lock { demand += more }
                    lock { onFurtherDemand }?(more)
                }
                handedOn?()
            }
        }
    }

    private func next() -> Turn {
        lock {
            guard let down else {
                isHandingOn = false
                return .nothing
            }
            if demand > 0, !waiting.isEmpty {
                demand -= 1
                let first = waiting.removeFirst()
                return .value(first.value, handedOn: first.handedOn, down)
            }
            if let completion, waiting.isEmpty {
                self.down = nil
                return .end(completion, down)
            }
            isHandingOn = false
            return .nothing
        }
    }
}
