import GroupSystem

/// Delivers what is demanded at once, one value at a time, and drops the rest, or all but the latest of it. A value that
/// is sent from within a delivery goes first, as on Apple's systems.
final class SubjectConduit<Down: Subscriber>: Conduit {
    typealias Output = Down.Input
    typealias Failure = Down.Failure

    private let lock = Lock()
    private let turn = RecursiveLock()
    private var down: Down?
    private var conduits: Conduits<Down.Input, Down.Failure>?
    private var demand = Subscribers.Demand.none
    private var keepsLatest = false
    private var latest: Down.Input?

    init(_ down: Down, in conduits: Conduits<Down.Input, Down.Failure>) {
        self.down = down
        self.conduits = conduits
    }

    /// Delivers a value first, and keeps the latest that is not demanded from now on.
    func begin(with value: Down.Input) { lock { (keepsLatest, latest) = (true, value) } }

    func offer(_ value: Down.Input) {
        turn {
            let (receiver, former): (Down?, Down.Input?) = lock {
                guard demand > 0 else {
                    return (nil, keepsLatest && down != nil ? exchange(&latest, with: value) : nil)
                }
                demand -= 1
                return (down, exchange(&latest, with: nil))
            }
            _ = former
            if let receiver { deliver(value, to: receiver) }
        }
    }

    private func deliver(_ value: Down.Input, to receiver: Down) {
        let more = receiver.receive(value)
        lock { demand += more }
    }

    func request(_ more: Subscribers.Demand) {
        let (conduits, isWaiting) = lock {
            demand += more
            return (self.conduits, latest != nil)
        }
        if isWaiting { deliverLatest() }
        if more > 0 { conduits?.demand() }
    }

    /// Takes the value within the turn, so that it precedes values sent meanwhile.
    private func deliverLatest() {
        turn {
            let (receiver, value): (Down?, Down.Input?) = lock {
                guard demand > 0, latest != nil else { return (nil, nil) }
                demand -= 1
                return (down, exchange(&latest, with: nil))
            }
            if let value, let receiver { deliver(value, to: receiver) }
        }
    }

    func finish(_ completion: Subscribers.Completion<Down.Failure>) {
        turn { end().down?.receive(completion: completion) }
    }

    func cancel() { end().conduits?.remove(self) }

    private func end() -> (down: Down?, conduits: Conduits<Down.Input, Down.Failure>?, latest: Down.Input?) {
        lock {
            defer { (down, conduits, latest) = (nil, nil, nil) }
            return (down, conduits, latest)
        }
    }
}
