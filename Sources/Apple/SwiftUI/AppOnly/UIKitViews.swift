public import UIKit

/// A view of UIKit, in whose place is the mark that iOS draws. It is never made.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    /// Never called: the view is UIKit's.
    public var body: Never { preconditionFailure("\(Self.self) is a view of UIKit, and has no body") }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// The surroundings of a view of UIKit.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public var transaction: Transaction
    public var environment: EnvironmentValues
}

/// The mark in the place of a view of UIKit.
nonisolated struct UIKitView: View, AppOnlyView {
    package let name: String
}

@available(*, unavailable, message: "a widget shows SwiftUI's views alone, on iOS as here; UIKit's cannot be in it")
public protocol UIViewControllerRepresentable {}

@available(*, unavailable, message: "a widget shows SwiftUI's views alone, on iOS as here; UIKit's cannot be in it")
public typealias UIHostingController<Content: View> = NSObject
