import GroupSystem

/// A read or a write that a process reports to whoever records what a script depends on.
package enum Access: Hashable, Sendable {
    case read(suite: String, key: String)
    case readAll(suite: String)
    /// A write; nil if the key was removed. The value is as in the suite's file.
    case wrote(suite: String, key: String, value: String?)
    /// A file was opened for reading, or looked for in vain if there is no version of it.
    case openedFile(path: String, version: String?)
    /// A file was opened for writing.
    case changedFile(path: String)
}

// MARK: Reporting

extension Access {
    /// The variable with the path of the pipe to which accesses are reported. It is opened for each report: many
    /// programs close the descriptors that they inherit.
    package static let variable = "GROUPDEFAULTS_REPORT"

    /// The longest record, which the kernel writes to a pipe in one piece.
    package static let longest = 4_096

    /// Reports accesses if this process was asked to, for the root that its environment names. If a record would be too
    /// long, a write is left out, and a read becomes one of all keys.
    package static func report(_ accesses: @autoclosure () -> [Access], in root: Root) {
        guard let path = ProcessEnvironment.words(variable), root == (try? Root.current()),
            let pipe = try? FileDescriptor(opening: path, .writeOnly)
        else { return }
        for access in accesses() {
            var record = access.record
            if record.count > longest, case .read(let suite, _) = access {
                record = Access.readAll(suite: suite).record
            }
            if record.count <= longest { try? pipe.writeAll(record) }
        }
    }
}

extension Suite {
    /// Reports that keys were read.
    package func reportRead(_ keys: [Key]) {
        Access.report(keys.map { .read(suite: name.text, key: $0.text) }, in: root)
    }

    /// Reports that all keys were read.
    package func reportReadOfAll() { Access.report([.readAll(suite: name.text)], in: root) }

    /// Reports that keys were written.
    package func reportWrites(_ values: [Key: Value?]) {
        Access.report(values.map { .wrote(suite: name.text, key: $0.key.text, value: $0.value?.json()) }, in: root)
    }
}

// MARK: Records

extension Access {
    /// A letter, and its fields, each ended by a NUL.
    private var record: [UInt8] {
        let (tag, fields): (Unicode.Scalar, [String]) =
            switch self {
            case .read(let suite, let key): ("r", [suite, key])
            case .readAll(let suite): ("R", [suite])
            case .wrote(let suite, let key, let value?): ("w", [suite, key, value])
            case .wrote(let suite, let key, nil): ("d", [suite, key])
            case .openedFile(let path, let version): ("f", [path, version ?? ""])
            case .changedFile(let path): ("c", [path])
            }
        return fields.reduce(into: [UInt8(ascii: tag)]) { $0 += Array($1.utf8) + [0] }
    }

    private static func count(of tag: UInt8) -> Int? {
        switch tag {
        case UInt8(ascii: "w"): 3
        case UInt8(ascii: "r"), UInt8(ascii: "d"), UInt8(ascii: "f"): 2
        case UInt8(ascii: "R"), UInt8(ascii: "c"): 1
        default: nil
        }
    }

    private init(_ tag: UInt8, _ fields: [String]) {
        switch tag {
        case UInt8(ascii: "r"): self = .read(suite: fields[0], key: fields[1])
        case UInt8(ascii: "R"): self = .readAll(suite: fields[0])
        case UInt8(ascii: "w"): self = .wrote(suite: fields[0], key: fields[1], value: fields[2])
        case UInt8(ascii: "d"): self = .wrote(suite: fields[0], key: fields[1], value: nil)
        case UInt8(ascii: "f"): self = .openedFile(path: fields[0], version: fields[1].isEmpty ? nil : fields[1])
        default: self = .changedFile(path: fields[0])
        }
    }

    /// Takes the complete records from the beginning of what was received. Bytes that begin no record are passed over.
    package static func take(from bytes: inout ArraySlice<UInt8>) -> [Access] {
        var accesses: [Access] = []
        while let tag = bytes.first {
            guard let count = count(of: tag) else {
                bytes.removeFirst()
                continue
            }
            let parts = bytes.dropFirst().split(separator: 0, maxSplits: count, omittingEmptySubsequences: false)
            guard parts.count > count else { break }
            accesses.append(Access(tag, parts.prefix(count).map { String(decoding: $0, as: UTF8.self) }))
            bytes = parts[count]
        }
        return accesses
    }
}
