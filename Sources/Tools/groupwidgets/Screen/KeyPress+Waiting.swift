import GroupSystem
import WidgetTerminal

extension KeyPress {
    /// The keys waiting on the standard input; nil at its end.
    static func waiting() -> [KeyPress]? {
        guard let bytes = try? FileDescriptor.readSome(FileDescriptor.standardInput), !bytes.isEmpty else { return nil }
        return keys(in: bytes)
    }
}
