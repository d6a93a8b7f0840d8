public import Foundation

// What belongs to windows. A widget has none, on iOS as here: its views are SwiftUI's.

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
public typealias UIView = NSObject
/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
public typealias UILabel = NSObject
/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
public typealias UIButton = NSObject
/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
public typealias UIImageView = NSObject
/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
public typealias UISwitch = NSObject
/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
public typealias UISlider = NSObject
/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
public typealias UITextField = NSObject
/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
public typealias UITextView = NSObject
/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
public typealias UIScrollView = NSObject
/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
public typealias UIStackView = NSObject
/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
public typealias UITableView = NSObject
/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
public typealias UITableViewCell = NSObject
/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
public typealias UICollectionView = NSObject
/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
public typealias UICollectionViewCell = NSObject
/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
public typealias UIControl = NSObject
/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
public typealias UIProgressView = NSObject
/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
public typealias UIActivityIndicatorView = NSObject
/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
public typealias UIVisualEffectView = NSObject
/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
public typealias UIWindow = NSObject
/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
public typealias UIWindowScene = NSObject
/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
public typealias UIScene = NSObject
/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
public typealias UIViewController = NSObject
/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
public typealias UINavigationController = NSObject
/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
public typealias UITabBarController = NSObject
/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
public typealias UITableViewController = NSObject
/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
public typealias UICollectionViewController = NSObject
/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
public typealias UIAlertController = NSObject
/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
public typealias UIActivityViewController = NSObject
/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
public typealias UIImagePickerController = NSObject
/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
public typealias UIBarButtonItem = NSObject
/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
public typealias UIPasteboard = NSObject
/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
public typealias UIGestureRecognizer = NSObject
/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
public typealias UITapGestureRecognizer = NSObject
/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
public typealias UIResponder = NSObject
/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
public typealias UICollectionViewFlowLayout = NSObject
/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
public typealias NSLayoutConstraint = NSObject
