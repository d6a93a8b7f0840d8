public import Foundation
import Synchronization

/// Reports the network path once after each start, and no later change: a widget's program does not run for long.
public final class NWPathMonitor: Sendable {
    private struct State {
        var handler: (@Sendable (NWPath) -> Void)?
        var queue: DispatchQueue?
    }

    private let state = Mutex(State())
    private let isAllowed: @Sendable (NWInterface.InterfaceType) -> Bool

    public init() {
        isAllowed = { _ in true }
    }

    public init(requiredInterfaceType: NWInterface.InterfaceType) {
        isAllowed = { $0 == requiredInterfaceType }
    }

    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        isAllowed = { !prohibitedInterfaceTypes.contains($0) }
    }

    @preconcurrency public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { state.withLock(\.handler) }
        set { state.withLock { $0.handler = newValue } }
    }

    public var currentPath: NWPath { NWPath(isAllowed: isAllowed) }

    public var queue: DispatchQueue? { state.withLock(\.queue) }

    public func start(queue: DispatchQueue) {
        state.withLock { $0.queue = queue }
        queue.async { [self] in
            // Nothing is told after `cancel()`.
            guard let handler = state.withLock({ $0.queue == nil ? nil : $0.handler }) else { return }
            handler(currentPath)
        }
    }

    public func cancel() { state.withLock { $0 = State() } }
}
