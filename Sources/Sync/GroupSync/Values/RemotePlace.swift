package import GroupStore

/// The location of a suite in the cluster: `<prefix>/<suite>/<key>`.
///
/// In suites and keys, every byte except letters, digits and `-._~` is percent-encoded, so that names beginning with a
/// prefix really are below it.
package struct RemotePlace: Hashable, Sendable {
    /// The common prefix of all names of the suite, with its trailing slash.
    package let prefix: String

    package init(prefix: String, suite: SuiteName) {
        self.prefix = "\(prefix)/\(RemotePlace.escaped(suite.text))/"
    }

    /// The name of a key's value.
    package func name(of key: Key) -> String { prefix + RemotePlace.escaped(key.text) }

    /// The name of a machine's note. No key's name contains a slash.
    package func noteName(of machine: String) -> String { "\(prefix)/\(RemotePlace.escaped(machine))" }

    /// The first name after all those of the suite.
    package var end: [UInt8] { Array(prefix.utf8.dropLast()) + [UInt8(ascii: "/") + 1] }

    /// The key of a name; nil if no key would get this name.
    package func key(of name: some Collection<UInt8>) -> Key? {
        guard name.starts(with: prefix.utf8) else { return nil }
        return RemotePlace.unescaped(name.dropFirst(prefix.utf8.count)).map { Key($0) }
    }

    /// The machine whose note has this name; nil if it is not a note's.
    func machine(ofNote name: [UInt8]) -> String? {
        let count = prefix.utf8.count
        guard name.count > count, name[count] == UInt8(ascii: "/"), name.starts(with: prefix.utf8) else { return nil }
        return RemotePlace.unescaped(name[(count + 1)...])
    }
}

extension RemotePlace {
    private static let digits = Array("0123456789ABCDEF".utf8)

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: "-._~".utf8.contains(byte)
        }
    }

    static func escaped(_ text: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            bytes += isPlain(byte) ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The text of an escaped name; nil if it is empty, or would be escaped differently.
    static func unescaped(_ name: some Collection<UInt8>) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(name)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(digits.firstIndex),
                let low = rest.popFirst().flatMap(digits.firstIndex)
            else { return nil }
            bytes.append(UInt8(high << 4 | low))
        }
        guard let text = String(validating: bytes, as: UTF8.self), !text.isEmpty else { return nil }
        return escaped(text).utf8.elementsEqual(name) ? text : nil
    }

    /// Why a prefix is unusable; nil if it is usable.
    package static func problem(ofPrefix prefix: String) -> String? {
        if !prefix.hasPrefix("/") || prefix.hasSuffix("/") { return "it is not like /people/minsu" }
        let steps = prefix.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        if steps.contains("") { return "it has an empty step" }
        return steps.allSatisfy { $0.utf8.allSatisfy(isPlain) } ? nil : "its steps may have letters, digits and -._~"
    }
}
