public import Foundation

/// Shows a view in a window. A widget has none: nothing is loaded or presented.
@MainActor @preconcurrency open class UIViewController: UIResponder {
    open var view: UIView! = UIView()
    open var title: String?
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var preferredContentSize = CGSize.zero
    open private(set) var children: [UIViewController] = []
    open private(set) weak var parent: UIViewController?
    open var presentedViewController: UIViewController? { nil }

    public override init() {}

    public required init?(coder: NSCoder) { nil }

    open func loadView() {}
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func didMove(toParent parent: UIViewController?) {}

    open func addChild(_ child: UIViewController) {
        child.removeFromParent()
        children.append(child)
        child.parent = self
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}

public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case none = -1
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}
