import Synchronization

/// The types of intents by the identifiers that taps use for them.
package final class IntentRegistry: Sendable {
    /// The registry of the process, or the one that a test runs its task in.
    @TaskLocal package static var current = IntentRegistry()

    private let types = Mutex<[String: any AppIntent.Type]>([:])

    package init() {}

    /// Registers a type, and returns its identifier: its module and name.
    @discardableResult package func register<Intent: AppIntent>(_ type: Intent.Type) -> String {
        let identifier = String(reflecting: type)
        types.withLock { $0[identifier] = type }
        return identifier
    }

    /// The type with an identifier: a registered one, or else any type of that name in the program.
    package func type(of identifier: String) -> (any AppIntent.Type)? {
        types.withLock { $0[identifier] } ?? MangledType.named(identifier) as? any AppIntent.Type
    }
}
