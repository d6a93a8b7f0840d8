public import Foundation
public import FoundationNetworking
@_exported public import UIKit

// As far as files name it that an app shares with its widget: a widget's process shows no page, and this one loads none.

/// A view of a page. It loads nothing: each page fails, and a note says why.
@MainActor @preconcurrency open class WKWebView: UIView {
    public let configuration: WKWebViewConfiguration
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    open var customUserAgent: String?
    open var allowsBackForwardNavigationGestures = false
    open var allowsLinkPreview = true
    open var isInspectable = false
    open private(set) var url: URL?
    open var title: String? { nil }
    open var isLoading: Bool { false }
    open var estimatedProgress: Double { 0 }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    public required init?(coder: NSCoder) { nil }

    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { fail(request.url) }

    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { fail(baseURL) }

    @discardableResult open func loadFileURL(_ url: URL, allowingReadAccessTo folder: URL) -> WKNavigation? {
        fail(url)
    }

    @discardableResult open func reload() -> WKNavigation? { nil }
    @discardableResult open func goBack() -> WKNavigation? { nil }
    @discardableResult open func goForward() -> WKNavigation? { nil }
    open func stopLoading() {}

    open func evaluateJavaScript(_ script: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
        _ = note
        DispatchQueue.main.async { completionHandler?(nil, WKError(.javaScriptExceptionOccurred)) }
    }

    /// Tells the delegate later, as a page that cannot be reached would.
    private func fail(_ url: URL?) -> WKNavigation {
        _ = note
        self.url = url
        let navigation = WKNavigation()
        DispatchQueue.main.async {
            self.navigationDelegate?.webView(
                self, didFailProvisionalNavigation: navigation, withError: WKError(.webViewInvalidated))
        }
        return navigation
    }
}

/// Says once, in the program's log, why no page comes.
private let note: Void = FileHandle.standardError.write(
    Data("WebKit: a widget's process has no WKWebView on Linux, so no page is loaded; use URLSession.\n".utf8))
