/// An update that says that the machine's location is denied.
public struct CLLocationUpdate: Sendable {
    public enum LiveConfiguration: Int, Sendable {
        case `default`, automotiveNavigation, otherNavigation, fitness, airborne
    }

    /// One update, after which no more comes.
    public struct Updates: AsyncSequence, AsyncIteratorProtocol, Sendable {
        private var isOver = false

        fileprivate init() {}

        public func makeAsyncIterator() -> Updates { self }

        public mutating func next() async throws -> CLLocationUpdate? {
            defer { isOver = true }
            return isOver ? nil : CLLocationUpdate()
        }
    }

    public let location: CLLocation? = nil
    public let authorizationDenied = true
    public let isStationary = false

    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
        _ = note
        return Updates()
    }
}
