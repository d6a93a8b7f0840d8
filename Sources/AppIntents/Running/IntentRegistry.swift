import Synchronization

/// The types of intents, by the identifiers under which taps ask for them.
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

    /// The type of an identifier: one that was registered, or else any that the program contains.
    package func type(of identifier: String) -> (any AppIntent.Type)? {
        types.withLock { $0[identifier] } ?? IntentRegistry.held(identifier)
    }

    private static func held(_ identifier: String) -> (any AppIntent.Type)? {
        let names = identifier.split(separator: ".")
        guard names.count >= 2 else { return nil }
        let module = "\(names[0].utf8.count)\(names[0])"
        // A nested type may be in a struct, an enum or a class. This relies on how Swift mangles their names.
        for outer in ["V", "O", "C"] {
            for inner in ["V", "C", "O"] {
                let mangled = names.dropFirst().enumerated().map { place, name in
                    "\(name.utf8.count)\(name)\(place == names.count - 2 ? inner : outer)"
                }
                if let type = _typeByName(module + mangled.joined()) as? any AppIntent.Type { return type }
            }
        }
        return nil
    }
}
