import FoundationNetworking
import MapKit
import SafariServices
import SwiftUI
import Testing
import WebKit
import home_widget

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

    @Test func `A map's picture fails, and its region is as many metres wide as it is told`() async {
        let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 60, longitude: 10), latitudinalMeters: 1_000,
            longitudinalMeters: 1_000)
        #expect(abs(region.span.latitudeDelta - 0.008993) < 1e-5)
        #expect(abs(region.span.longitudeDelta - 2 * region.span.latitudeDelta) < 1e-9)
        let options = MKMapSnapshotter.Options()
        options.region = region
        await #expect(throws: MKError.self) { try await MKMapSnapshotter(options: options).start() }
        let code = await withCheckedContinuation { continuation in
            MKMapSnapshotter(options: options).start { continuation.resume(returning: ($1 as? MKError)?.code) }
        }
        #expect(code == .serverFailure)
    }

    @Test func `Flutter's worker returns`() async {
        await HomeWidgetBackgroundWorker.run(url: page, appGroup: "group.com.example")
    }
}

/// Maps as sources of both kinds have them.
private struct Maps: View {
    @State private var region = MKCoordinateRegion()
    @State private var position = MapCameraPosition.automatic
    let stops: [Stop]

    struct Stop: Identifiable {
        let id: Int
        let place = CLLocationCoordinate2D()
    }

    var body: some View {
        Map(coordinateRegion: $region)
        Map(coordinateRegion: $region, annotationItems: stops) { MapMarker(coordinate: $0.place, tint: .red) }
        Map(position: $position) {
            Marker("Home", coordinate: stops[0].place)
            ForEach(stops) { stop in
                Annotation("Stop", coordinate: stop.place) { Circle() }
            }
            if stops.isEmpty { UserAnnotation() }
        }
        .mapStyle(.standard)
    }
}
