import FoundationNetworking
import SafariServices
import Testing
import WebKit

@MainActor private final class Reader: WKNavigationDelegate {
    var fail: ((any Error) -> Void)?

    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
        fail?(error)
    }
}

@MainActor struct PageTests {
    private let page = URL(string: "https://example.org/")!

    @Test func `A page fails as one that cannot be reached, and its delegate is told`() async {
        let (reader, view) = (Reader(), WKWebView(frame: .zero))
        view.navigationDelegate = reader
        let error = await withCheckedContinuation { continuation in
            reader.fail = { continuation.resume(returning: $0) }
            #expect(view.load(URLRequest(url: page)) != nil)
        }
        #expect((error as NSError).domain == WKErrorDomain)
        #expect(view.url == page && !view.isLoading && view.title == nil)
    }

    @Test func `A script answers with an error`() async {
        let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
        let code = await withCheckedContinuation { continuation in
            view.evaluateJavaScript("document.body.innerHTML") { _, error in
                continuation.resume(returning: (error as? WKError)?.code)
            }
        }
        #expect(code == .javaScriptExceptionOccurred)
    }

    @Test func `A browser keeps what it is told`() {
        let configuration = SFSafariViewController.Configuration()
        configuration.barCollapsingEnabled = false
        let browser = SFSafariViewController(url: page, configuration: configuration)
        #expect(!browser.configuration.barCollapsingEnabled && browser.parent == nil)
        let parent = UIViewController()
        parent.addChild(browser)
        #expect(parent.children.first === browser && browser.parent === parent)
        browser.removeFromParent()
        #expect(parent.children.isEmpty && browser.parent == nil)
    }
}
