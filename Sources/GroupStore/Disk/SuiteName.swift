/// The name of a suite and of the group container that holds it, such as `group.sample.alstn38.practice`.
public struct SuiteName: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The longest name: with the dots and words that the lock file adds, it still fits the 255 bytes of a file name.
    public static let maximumLength = 249

    public let text: String

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
    /// Why a text cannot name a suite.
    public enum Problem: Error, Sendable, Hashable, CustomStringConvertible {
        case empty, holdsSlash, holdsControlCharacter, beginsWithDot, tooLong

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
