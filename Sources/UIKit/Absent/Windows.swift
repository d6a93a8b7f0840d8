public import Foundation

// What belongs to windows. A widget has none, on iOS as here: its views are SwiftUI's.

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
open class UIView: NSObject {}

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
open class UILabel: NSObject {}

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
open class UIButton: NSObject {}

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
open class UIImageView: NSObject {}

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
open class UISwitch: NSObject {}

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
open class UISlider: NSObject {}

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
open class UITextField: NSObject {}

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
open class UITextView: NSObject {}

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
open class UIScrollView: NSObject {}

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
open class UIStackView: NSObject {}

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
open class UITableView: NSObject {}

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
open class UITableViewCell: NSObject {}

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
open class UICollectionView: NSObject {}

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
open class UICollectionViewCell: NSObject {}

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
open class UIControl: NSObject {}

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
open class UIProgressView: NSObject {}

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
open class UIActivityIndicatorView: NSObject {}

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
open class UIVisualEffectView: NSObject {}

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
open class UIWindow: NSObject {}

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
open class UIWindowScene: NSObject {}

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
open class UIScene: NSObject {}

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
open class UIViewController: NSObject {}

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
open class UINavigationController: NSObject {}

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
open class UITabBarController: NSObject {}

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
open class UITableViewController: NSObject {}

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
open class UICollectionViewController: NSObject {}

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
open class UIAlertController: NSObject {}

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
open class UIActivityViewController: NSObject {}

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
open class UIImagePickerController: NSObject {}

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
open class UIBarButtonItem: NSObject {}

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
open class UIPasteboard: NSObject {}

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
open class UIGestureRecognizer: NSObject {}

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
open class UITapGestureRecognizer: NSObject {}

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
open class UIResponder: NSObject {}

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
open class UICollectionViewFlowLayout: NSObject {}

/// Not in a widget.
@available(
    *, unavailable, message: "a widget has no windows, so UIKit's views and controllers are not here; use SwiftUI"
)
open class NSLayoutConstraint: NSObject {}
