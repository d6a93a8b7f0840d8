public import UIKit

@available(*, unavailable, message: "a widget shows SwiftUI's views alone, on iOS as here; UIKit's cannot be in it")
public protocol UIViewRepresentable {}

@available(*, unavailable, message: "a widget shows SwiftUI's views alone, on iOS as here; UIKit's cannot be in it")
public protocol UIViewControllerRepresentable {}

@available(*, unavailable, message: "a widget shows SwiftUI's views alone, on iOS as here; UIKit's cannot be in it")
public typealias UIHostingController<Content: View> = NSObject
