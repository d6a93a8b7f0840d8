import Synchronization

/// The types of intents, by what they are called where a tap asks for one.
package enum IntentRegistry {
    private static let types = Mutex<[String: any AppIntent.Type]>([:])

    /// Makes a type known, and says what it is called: its module and its name.
    @discardableResult package static func register<Intent: AppIntent>(_ type: Intent.Type) -> String {
        let identifier = String(reflecting: type)
        types.withLock { $0[identifier] = type }
        return identifier
    }

    /// The type of a name: one that was made known, or else one that the program holds.
    package static func type(of identifier: String) -> (any AppIntent.Type)? {
        types.withLock { $0[identifier] } ?? held(identifier)
    }

    private static func held(_ identifier: String) -> (any AppIntent.Type)? {
        let names = identifier.split(separator: ".")
        guard names.count >= 2 else { return nil }
        let module = "\(names[0].utf8.count)\(names[0])"
        // A type within others may be in structures or in enumerations without cases.
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
