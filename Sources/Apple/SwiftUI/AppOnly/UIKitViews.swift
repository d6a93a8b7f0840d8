public import UIKit

/// Not in a widget.
@available(*, unavailable, message: "a widget shows SwiftUI's views alone, on iOS as here; UIKit's cannot be in it")
public protocol UIViewRepresentable {}

/// Not in a widget.
@available(*, unavailable, message: "a widget shows SwiftUI's views alone, on iOS as here; UIKit's cannot be in it")
public protocol UIViewControllerRepresentable {}

/// Not in a widget.
@available(*, unavailable, message: "a widget shows SwiftUI's views alone, on iOS as here; UIKit's cannot be in it")
public typealias UIHostingController<Content: View> = NSObject
