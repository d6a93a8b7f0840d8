import Synchronization

/// The types of intents, by the identifiers under which taps ask for them.
package enum IntentRegistry {
    private static let types = Mutex<[String: any AppIntent.Type]>([:])

    /// Registers a type, and returns its identifier: its module and name.
    @discardableResult package static func register<Intent: AppIntent>(_ type: Intent.Type) -> String {
        let identifier = String(reflecting: type)
        types.withLock { $0[identifier] = type }
        return identifier
    }

    /// The type of an identifier: one that was registered, or else any that the program contains.
    package static func type(of identifier: String) -> (any AppIntent.Type)? {
        types.withLock { $0[identifier] } ?? held(identifier)
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
