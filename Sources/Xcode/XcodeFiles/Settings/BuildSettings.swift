import GroupSystem

/// Build settings by name. A later value replaces an earlier one, which `$(inherited)` stands for.
package struct BuildSettings: Equatable, Sendable {
    private var values: [String: String]
    /// Files that could not be included, and why.
    package private(set) var problems: [Unreadable] = []
    private var filesRead = 0

    package init(_ values: [String: String] = [:]) { self.values = values }

    package var names: some Sequence<String> { values.keys }

    /// The setting that asks for members of `Color`, `UIColor` and `UIImage` for assets. Xcode's templates set it.
    package static let extendsTypesByAssets = "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"

    /// Sets a value. Conditional settings, such as `NAME[sdk=macosx*]`, are ignored.
    package mutating func set(_ name: String, to value: String) throws(TooLong) {
        guard !name.isEmpty, name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }) else {
            return
        }
        let inherited = values[name] ?? ""
        values[name] = try Expansion.of(value, named: name) { ["inherited", name].contains($0) ? inherited : nil }
    }

    /// A setting's value, with the settings that it mentions substituted; nil if it is not set.
    package subscript(_ name: String) -> String? {
        get throws(TooLong) { try values[name].map { text throws(TooLong) in try filled(text, of: name) } }
    }

    package func words(_ name: String) throws(TooLong) -> [String] {
        (try self[name] ?? "").split(separator: " ").map { String($0.filter { $0 != "\"" }) }
    }

    /// A text with settings substituted for `$(NAME)`, `${NAME}` and `$NAME`. Unknown ones are empty, as in Xcode.
    package func filled(_ text: String, of name: String = "") throws(TooLong) -> String {
        try Expansion.of(text, named: name) { values[$0] ?? "" }
    }

    /// The values of several settings, whose total size is bounded too.
    package func filled(_ names: some Sequence<String>) throws(TooLong) -> [String: String] {
        var (filled, length): ([String: String], Int) = ([:], 0)
        for name in names {
            let value = try self[name] ?? ""
            length += value.utf8.count
            guard length <= BuildSettings.longestTogether else { throw TooLong(name: name) }
            filled[name] = value
        }
        return filled
    }

    private static let longestTogether = 1 << 20

    package static func names(in text: String) -> Set<String> {
        var names: Set<String> = []
        for part in text.split(separator: "$", omittingEmptySubsequences: false).dropFirst() {
            names.insert(String(part.dropFirst().prefix { $0 != ")" && $0 != "}" && $0 != ":" }))
        }
        return names
    }

    /// A setting that grows out of bounds when the settings that it mentions are substituted.
    package struct TooLong: Error, Equatable, CustomStringConvertible {
        package let name: String
        package var description: String {
            "the build setting \(name) expands to too much; one may have \(Expansion.longest >> 10) KiB, after each setting "
                + "that it names is put in"
        }
    }
}

// MARK: Files of settings

extension BuildSettings {
    /// Applies an .xcconfig file line by line; an included file's lines apply in place of the `#include`.
    package mutating func take(fileAt path: String) throws {
        try take(path, below: [])
    }

    private static let depth = 16
    private static let mostFiles = 1_000

    private mutating func take(_ path: String, below outer: [(path: String, identity: FileIdentity)]) throws {
        let text = try XcodeFile.text(path)
        let identity = try FileStatus(of: path, followsLinks: true).identity
        filesRead += 1
        if let last = outer.last {
            if outer.contains(where: { $0.identity == identity }) {
                return problems.append(Unreadable(last.path, "it includes itself"))
            }
            if outer.count >= BuildSettings.depth {
                return problems.append(Unreadable(path, "it is included more than \(BuildSettings.depth) files deep"))
            }
            if filesRead > BuildSettings.mostFiles {
                return problems.append(Unreadable(last.path, "more than \(BuildSettings.mostFiles) files are included"))
            }
        }
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.trimmed
            guard line.hasPrefix("#include") else {
                try take(line: line)
                continue
            }
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
            guard parts.count >= 3 else {
                problems.append(Unreadable(path, "'\(line)' names no file in quotes"))
                continue
            }
            let folder = path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex)
            let other = String(parts[1].hasPrefix("/") ? parts[1] : folder + parts[1])
            if (try? FileStatus(of: other, followsLinks: true)) != nil {
                try take(other, below: outer + [(path, identity)])
            } else if !line.hasPrefix("#include?") {
                problems.append(Unreadable(path, "it includes \(parts[1]), which is not there"))
            }
        }
    }

    /// Applies `NAME = value // comment`.
    private mutating func take(line: Substring) throws(TooLong) {
        guard let equals = line.firstIndex(of: "=") else { return }
        let value = line[line.index(after: equals)...]
        let end = value.firstRange(of: "//")?.lowerBound ?? value.endIndex
        try set(String(line[..<equals].trimmed), to: String(value[..<end].trimmed))
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        let tail = drop(while: \.isWhitespace)
        return tail.lastIndex { !$0.isWhitespace }.map { tail[...$0] } ?? ""
    }
}

// MARK: Settings that name others

/// The substitution of settings in a text, bounded because settings that mention each other would grow without end.
private struct Expansion {
    static let longest = 64 << 10
    private static let mostNames = 10_000
    private static let depth = 8

    let name: String
    private var bytes: [UInt8] = []
    private var names = 0

    /// A text with a value substituted for each name that has one.
    static func of(
        _ text: String, named name: String, value: (String) -> String?
    ) throws(BuildSettings.TooLong) -> String {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
        var expansion = Expansion(name: name)
        try expansion.expand(text, depth: 0, value: value)
        return String(decoding: expansion.bytes, as: UTF8.self)
    }

    private init(name: String) { self.name = name }

    private mutating func expand(
        _ text: String, depth: Int, value: (String) -> String?
    ) throws(BuildSettings.TooLong) {
        var rest = Array(text.utf8)[...]
        guard rest.count <= Expansion.longest else { throw BuildSettings.TooLong(name: name) }
        while let mark = rest.firstIndex(of: UInt8(ascii: "$")) {
            try add(rest[..<mark])
            let inner = rest[(mark + 1)...]
            names += 1
            guard depth < Expansion.depth, let (reference, end) = Expansion.reference(in: inner) else {
                try add(rest[mark...mark])
                rest = inner
                continue
            }
            let parts = String(decoding: reference, as: UTF8.self)
                .split(separator: ":", omittingEmptySubsequences: false)
            rest = rest[end...]
            guard let replacement = value(String(parts[0])) else {
                try add(inner.prefix(upTo: end), after: "$")
                continue
            }
            let start = bytes.count
            try expand(replacement, depth: depth + 1, value: value)
            if parts.count > 1, ["rfc1034identifier", "identifier"].contains(parts[1]) {
                bytes.replaceSubrange(
                    start..., with: String(decoding: bytes[start...], as: UTF8.self).asIdentifier.utf8)
            }
        }
        try add(rest)
    }

    /// The name that follows a `$`, in brackets or bare, and where the text goes on.
    private static func reference(in text: ArraySlice<UInt8>) -> (name: ArraySlice<UInt8>, end: Int)? {
        if let close = text.first.flatMap({ brackets[$0] }) {
            return text.firstIndex(of: close).map { (text[..<$0].dropFirst(), $0 + 1) }
        }
        let name = text.prefix { isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return name.first.map(isLetter) == true ? (name, name.endIndex) : nil
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
    }

    private static let brackets = [UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "{"): UInt8(ascii: "}")]

    private mutating func add(_ more: ArraySlice<UInt8>, after prefix: StaticString = "") throws(BuildSettings.TooLong)
    {
        guard bytes.count + more.count < Expansion.longest, names <= Expansion.mostNames else {
            throw BuildSettings.TooLong(name: name)
        }
        bytes += "\(prefix)".utf8
        bytes += more
    }
}

extension String {
    /// The text with hyphens in place of characters that a bundle identifier cannot contain.
    package var asIdentifier: String {
        String(map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
    }
}
