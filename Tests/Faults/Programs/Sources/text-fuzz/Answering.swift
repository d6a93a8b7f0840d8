import Glibc
import GroupStore
import ProbeSupport

/// `answer`: texts from the standard input, each after its length in four bytes; for each, its values as JSON after their
/// length, or a length of all ones if it is refused.
func answer(_ words: Words) {
    while let header = readBytes(4) {
        let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
        guard let bytes = readBytes(length) else { return }
        let values = (try? Members(json: bytes)).map { Array($0.json.utf8) }
        let count = values.map { UInt32($0.count) } ?? .max
        writeBytes((0..<4).map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) } + (values ?? []))
    }
}

private func readBytes(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
        let more = bytes.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress! + filled, count - filled) }
        if more <= 0 { return nil }
        filled += more
    }
    return bytes
}

private func writeBytes(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
        let written = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
        if written <= 0 { exit(3) }
        rest = rest.dropFirst(written)
    }
}
