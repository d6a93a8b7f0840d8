import Foundation

/// Writes a message formatted like `printf`, with privacy such as `%{public}@`, unless the log is disabled.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ first: Any, _ others: Any...
) {
    os_log(type, log: log, OSLogMessage(format: message, [first] + others))
}

/// Writes a message that is not a literal, unless the log is disabled.
@_disfavoredOverload
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default
) {
    os_log(type, log: log, OSLogMessage(format: message, []))
}

/// Writes a message formatted like `printf`, unless the log is disabled.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ first: Any,
    _ others: Any...
) {
    os_log(type, log: log, OSLogMessage(format: message, [first] + others))
}

extension OSLogMessage {
    init(format: StaticString, _ values: [Any]) {
        self.init(stringLiteral: FormattedMessage(format.description, values).text)
    }
}

/// A format in which each specifier is replaced by a value.
struct FormattedMessage {
    private(set) var text = ""
    private var rest: Substring
    private var values: ArraySlice<Any>

    init(_ format: String, _ values: [Any]) {
        rest = format[...]
        self.values = values[...]
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            replaceSpecifier()
        }
        text += rest
    }

    private mutating func replaceSpecifier() {
        if rest.first == "%" {
            rest.removeFirst()
            text += "%"
            return
        }
        let privacy = takePrivacy()
        let flags = withNumbers(take { !$0.isLetter && $0 != "@" })
        let lengths = take { "hlqzjtL".contains($0) }
        guard let kind = rest.popFirst(), let value = values.popFirst() else { return text += "<missing>" }
        text +=
            privacy.contains("private") || privacy.contains("sensitive")
            ? "<private>" : words(of: value, flags, lengths, kind)
    }

    /// Takes the text in braces after the percent sign.
    private mutating func takePrivacy() -> Substring {
        guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return "" }
        defer { rest = rest[rest.index(after: end)...] }
        return rest[..<end].dropFirst()
    }

    /// Replaces each star, which takes a width or a precision from the values.
    private mutating func withNumbers(_ flags: Substring) -> String {
        flags.reduce(into: "") { text, flag in
            if flag != "*" { return text.append(flag) }
            let number = values.popFirst() as? any BinaryInteger
            text += number.map { String(Int(truncatingIfNeeded: $0)) } ?? ""
        }
    }

    private mutating func take(while isPart: (Character) -> Bool) -> Substring {
        let taken = rest.prefix(while: isPart)
        rest = rest[taken.endIndex...]
        return taken
    }

    private func words(of value: Any, _ flags: String, _ lengths: Substring, _ kind: Character) -> String {
        switch (kind, value) {
        case ("d", let number as any BinaryInteger), ("i", let number as any BinaryInteger),
            ("u", let number as any BinaryInteger), ("x", let number as any BinaryInteger),
            ("X", let number as any BinaryInteger), ("o", let number as any BinaryInteger):
            String(format: "%\(flags)ll\(kind)", Int(truncatingIfNeeded: number))
        case ("f", let number as any BinaryFloatingPoint), ("g", let number as any BinaryFloatingPoint),
            ("e", let number as any BinaryFloatingPoint):
            String(format: "%\(flags)\(kind)", Double(number))
        default: "\(value)"
        }
    }
}
