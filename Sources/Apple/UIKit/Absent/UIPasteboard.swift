public import Foundation
import Synchronization

/// A pasteboard that the program alone sees: a widget has no window, to which a desktop would give its clipboard.
public final class UIPasteboard: NSObject, Sendable {
    public static let general = UIPasteboard()

    private let text = Mutex<String?>(nil)

    public var string: String? {
        get { text.withLock { $0 } }
        set { text.withLock { $0 = newValue } }
    }

    public var url: URL? {
        get { string.flatMap { URL(string: $0) } }
        set { string = newValue?.absoluteString }
    }

    public var hasStrings: Bool { string != nil }
}
