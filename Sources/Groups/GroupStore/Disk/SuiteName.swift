/// The name of a suite, and of its group container, such as `group.com.example.app`.
public struct SuiteName: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The maximum length in bytes, which leaves room for the lock file's name to fit into 255 bytes.
    public static let maximumLength = 249

    /// The name as text.
    public let text: String

    /// Checks a name. Throws if it cannot name a suite.
    public init(_ text: String) throws(Problem) {
        if text.isEmpty { throw .empty }
        if text.utf8.contains(UInt8(ascii: "/")) { throw .holdsSlash }
        if text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) { throw .holdsControlCharacter }
        if text.utf8.first == UInt8(ascii: ".") { throw .beginsWithDot }
        if text.utf8.count > SuiteName.maximumLength { throw .tooLong }
        self.text = text
    }

    public var description: String { text }

    public static func == (left: SuiteName, right: SuiteName) -> Bool {
        left.text.hasSameBytes(as: right.text)
    }

    public static func < (left: SuiteName, right: SuiteName) -> Bool {
        left.text.compareBytes(with: right.text) < 0
    }

    public func hash(into hasher: inout Hasher) {
        text.withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension SuiteName {
    /// The reason why a text cannot name a suite.
    public enum Problem: Error, Sendable, Hashable, CustomStringConvertible {
        /// It is empty.
        case empty
        /// It holds a slash.
        case holdsSlash
        /// It holds a control character.
        case holdsControlCharacter
        /// It begins with a dot.
        case beginsWithDot
        /// It is longer than `maximumLength`.
        case tooLong

        public var description: String {
            switch self {
            case .empty: "it is empty"
            case .holdsSlash: "it holds a '/'"
            case .holdsControlCharacter: "it holds a control character"
            case .beginsWithDot: "it begins with a dot"
            case .tooLong: "it is longer than \(SuiteName.maximumLength) bytes"
            }
        }
    }
}
