package import GroupStore
import GroupSystem
import PropertyLists

/// Reads a project's files, which may be of any kind and size.
package enum XcodeFile {
    /// Far more than a person or Xcode writes.
    package static let largest = 64 << 20

    /// The contents of a file. Devices, pipes and directories are refused, so that reading ends.
    package static func bytes(_ path: String, atMost limit: Int = largest) throws(Unreadable) -> [UInt8] {
        var bytes: [UInt8] = []
        var reason: String?
        do throws(Errno) {
            let file = try FileDescriptor(opening: path, .nonBlocking | .notAsTerminal)
            let isRegular = try file.status().isRegularFile
            // Reads on regardless of the reported size, which is wrong for the kernel's own files.
            while isRegular, bytes.count <= limit {
                let more = try FileDescriptor.readSome(file.rawValue)
                if more.isEmpty { break }
                bytes += more
            }
            if !isRegular { reason = "it is not a regular file" }
            if bytes.count > limit { reason = "it is larger than \(limit >> 20) MiB" }
        } catch {
            reason = "\(error)"
        }
        if let reason { throw Unreadable(path, reason) }
        return bytes
    }

    /// The contents as text, with invalid UTF-8 replaced.
    package static func text(_ path: String) throws(Unreadable) -> String {
        String(decoding: try bytes(path), as: UTF8.self)
    }

    /// A property list in any of its formats. If a key appears twice, its last value counts, as in Xcode.
    package static func propertyList(_ path: String) throws(Unreadable) -> Value {
        try list(of: try bytes(path), path)
    }

    /// A strings table, `.strings` or `.stringsdict`: a property list in UTF-8 or UTF-16, which may lack the braces.
    package static func table(_ path: String) throws(Unreadable) -> Value {
        var bytes = try bytes(path)
        let isSwapped = bytes.starts(with: [0xFF, 0xFE])
        if isSwapped || bytes.starts(with: [0xFE, 0xFF]) {
            let units = stride(from: 2, to: bytes.count - 1, by: 2).map {
                UInt16(bytes[isSwapped ? $0 + 1 : $0]) << 8 | UInt16(bytes[isSwapped ? $0 : $0 + 1])
            }
            bytes = Array(String(decoding: units, as: UTF16.self).utf8)
        }
        let opening = bytes.first { $0 > 0x20 }.map { Unicode.Scalar($0) }
        let isWhole = BinaryPropertyList.isBegun(by: bytes) || opening.map { "{<(".unicodeScalars.contains($0) } == true
        if isWhole { return try list(of: bytes, path) }
        // A comment may precede the brace.
        if let list = try? list(of: bytes, path), case .dictionary = list { return list }
        return try list(of: Array("{".utf8) + bytes + Array("\n}".utf8), path)
    }

    private static func list(of bytes: [UInt8], _ path: String) throws(Unreadable) -> Value {
        do throws(PropertyList.Problem) {
            return try PropertyList.value(of: bytes, allowingRepeatedKeys: true)
        } catch {
            throw Unreadable(path, error.description)
        }
    }
}

/// A file that cannot be read, or whose contents do not match its name.
package struct Unreadable: Error, Equatable, CustomStringConvertible {
    package let file: String
    package let reason: String

    package init(_ file: String, _ reason: String) {
        self.file = file
        self.reason = reason
    }

    package var description: String { "\(file): \(reason)" }
}

/// An error that stops the plugin, as a build's output has it.
package enum PluginError {
    package static func head(forTarget target: String) -> String { "the plugin WidgetExtension, for \(target): " }
}
