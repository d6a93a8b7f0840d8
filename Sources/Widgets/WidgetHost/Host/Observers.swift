/// The observers of a host, in the order in which they were added.
final class Observers {
    private var all: [HostObserver] = []

    func add(_ hear: @escaping (HostEvent) -> Void) -> HostObserver {
        let observer = HostObserver(in: self, hear)
        all.append(observer)
        return observer
    }

    func tell(_ event: HostEvent) {
        for observer in all { observer.hear(event) }
    }

    fileprivate func remove(_ observer: HostObserver) { all.removeAll { $0 === observer } }
}

/// An observer of a host, until it is cancelled.
package final class HostObserver {
    private weak var observers: Observers?
    private var handler: ((HostEvent) -> Void)?

    fileprivate init(in observers: Observers, _ handler: @escaping (HostEvent) -> Void) {
        self.observers = observers
        self.handler = handler
    }

    fileprivate func hear(_ event: HostEvent) { handler?(event) }

    /// Ends delivery at once: even an event being delivered to others now is not delivered here.
    package func cancel() {
        handler = nil
        observers?.remove(self)
    }
}
