import Glibc

/// Expands `#Preview` and `@Previewable` for tools that draw a program's previews, `@Entry` and `#bundle`. The compiler
/// exchanges messages with a macro: the length of a JSON text in eight bytes, least significant first, and then the
/// text. The package that otherwise implements this would be larger than everything here.
///
/// It reads and writes by itself: with GroupSystem, each program's first build would compile that module twice.
@main
struct PreviewMacros {
    static func main() {
        while let message = readMessage() {
            // An object whose only key names the request.
            if message.starts(with: Array(#"{"getCapability""#.utf8)) {
                answer(#"{"getCapabilityResult":{"capability":{"protocolVersion":7,"features":[]}}}"#)
            } else {
                let source = Expansion(of: message).source
                answer(#"{"expandMacroResult":{"expandedSource":"\#(source)","diagnostics":[]}}"#)
            }
        }
    }

    /// Nil when the compiler has no more requests.
    private static func readMessage() -> [UInt8]? {
        guard let length = read(8)?.reversed().reduce(0, { $0 << 8 | Int($1) }), length < 1 << 30 else { return nil }
        return read(length)
    }

    private static func read(_ count: Int) -> [UInt8]? {
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count, let step = retried({ Glibc.read(0, buffer.baseAddress! + filled, count - filled) }) {
                filled += step
            }
        }
        return bytes.count == count ? bytes : nil
    }

    private static func answer(_ text: String) {
        let length = (0..<8).map { UInt8(truncatingIfNeeded: text.utf8.count >> ($0 * 8)) }
        var rest = (length + Array(text.utf8))[...]
        // A compiler that has gone away has no more requests.
        while let step = rest.withUnsafeBytes({ rest in retried { write(1, rest.baseAddress, rest.count) } }) {
            rest = rest.dropFirst(step)
        }
    }

    /// Nil if nothing was moved.
    private static func retried(_ move: () -> Int) -> Int? {
        while true {
            let count = move()
            if count > 0 { return count }
            if count == 0 || errno != EINTR { return nil }
        }
    }
}
