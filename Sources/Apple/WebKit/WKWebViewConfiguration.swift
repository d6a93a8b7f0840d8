public import Foundation

/// The settings of a view of a page: they keep what they are told.
@MainActor @preconcurrency open class WKWebViewConfiguration {
    open var preferences = WKPreferences()
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open var userContentController = WKUserContentController()
    open var websiteDataStore = WKWebsiteDataStore.default()
    open var applicationNameForUserAgent: String?
    open var allowsInlineMediaPlayback = false
    open var suppressesIncrementalRendering = false

    public init() {}
}

@MainActor @preconcurrency open class WKPreferences {
    open var minimumFontSize: CGFloat = 0
    open var javaScriptEnabled = true
    open var javaScriptCanOpenWindowsAutomatically = false

    public init() {}
}

@MainActor @preconcurrency open class WKWebpagePreferences {
    open var allowsContentJavaScript = true

    public init() {}
}

/// The scripts of pages and the messages that they send.
@MainActor @preconcurrency open class WKUserContentController {
    open private(set) var userScripts: [WKUserScript] = []

    public init() {}

    open func addUserScript(_ script: WKUserScript) { userScripts.append(script) }
    open func removeAllUserScripts() { userScripts = [] }
    /// Keeps no handler, since no page sends a message.
    open func add(_ handler: any WKScriptMessageHandler, name: String) {}
    open func removeScriptMessageHandler(forName name: String) {}
}

@MainActor @preconcurrency public protocol WKScriptMessageHandler: AnyObject {
    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A message that a page would send.
@MainActor @preconcurrency open class WKScriptMessage {
    public let name: String
    public let body: Any

    init(name: String, body: Any) {
        self.name = name
        self.body = body
    }
}

@MainActor @preconcurrency open class WKUserScript {
    public let source: String
    public let injectionTime: WKUserScriptInjectionTime
    public let isForMainFrameOnly: Bool

    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
    }
}

public enum WKUserScriptInjectionTime: Int, Sendable {
    case atDocumentStart, atDocumentEnd
}

/// Where pages would keep their cookies.
@MainActor @preconcurrency open class WKWebsiteDataStore {
    public let isPersistent: Bool

    init(isPersistent: Bool) { self.isPersistent = isPersistent }

    public static func `default`() -> WKWebsiteDataStore { persistent }
    public static func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }

    private static let persistent = WKWebsiteDataStore(isPersistent: true)
}
