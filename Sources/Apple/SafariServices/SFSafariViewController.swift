public import Foundation
@_exported public import UIKit

/// A browser in an app's window. A widget shows none: its links open in the system's browser.
@MainActor @preconcurrency open class SFSafariViewController: UIViewController {
    public let configuration: Configuration
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle = DismissButtonStyle.done

    public init(url: URL, configuration: Configuration = Configuration()) {
        self.configuration = configuration
        super.init()
    }

    public convenience init(url: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: url, configuration: configuration)
    }

    public required init?(coder: NSCoder) { nil }

    @MainActor @preconcurrency open class Configuration {
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true

        public init() {}
    }

    public enum DismissButtonStyle: Int, Sendable {
        case done, close, cancel
    }
}

@MainActor @preconcurrency public protocol SFSafariViewControllerDelegate: AnyObject {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
}
