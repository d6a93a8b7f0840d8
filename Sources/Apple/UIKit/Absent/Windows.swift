public import Foundation

// Names that belong to windows. A widget has none, on iOS as here: its views are SwiftUI's.

@available(*, unavailable, message: "in a widget, use SwiftUI") public typealias UIButton = NSObject
@available(*, unavailable, message: "in a widget, use SwiftUI") public typealias UISwitch = NSObject
@available(*, unavailable, message: "in a widget, use SwiftUI") public typealias UITextField = NSObject
@available(*, unavailable, message: "in a widget, use SwiftUI") public typealias UITextView = NSObject
@available(*, unavailable, message: "in a widget, use SwiftUI") public typealias UIScrollView = NSObject
@available(*, unavailable, message: "in a widget, use SwiftUI") public typealias UITableView = NSObject
@available(*, unavailable, message: "in a widget, use SwiftUI") public typealias UITableViewCell = NSObject
@available(*, unavailable, message: "in a widget, use SwiftUI") public typealias UICollectionView = NSObject
@available(*, unavailable, message: "in a widget, use SwiftUI") public typealias UICollectionViewCell = NSObject
@available(*, unavailable, message: "in a widget, use SwiftUI") public typealias UIProgressView = NSObject
@available(*, unavailable, message: "in a widget, use SwiftUI") public typealias UIWindow = NSObject
@available(*, unavailable, message: "in a widget, use SwiftUI") public typealias UIWindowScene = NSObject
@available(*, unavailable, message: "in a widget, use SwiftUI") public typealias UIScene = NSObject
@available(*, unavailable, message: "in a widget, use SwiftUI") public typealias UINavigationController = NSObject
@available(*, unavailable, message: "in a widget, use SwiftUI") public typealias UITabBarController = NSObject
@available(*, unavailable, message: "in a widget, use SwiftUI") public typealias UITableViewController = NSObject
@available(*, unavailable, message: "in a widget, use SwiftUI") public typealias UICollectionViewController = NSObject
@available(*, unavailable, message: "in a widget, use SwiftUI") public typealias UIAlertController = NSObject
@available(*, unavailable, message: "in a widget, use SwiftUI") public typealias UIActivityViewController = NSObject
@available(*, unavailable, message: "in a widget, use SwiftUI") public typealias UIImagePickerController = NSObject
@available(*, unavailable, message: "in a widget, use SwiftUI") public typealias UIBarButtonItem = NSObject
@available(*, unavailable, message: "in a widget, use SwiftUI") public typealias UIGestureRecognizer = NSObject
@available(*, unavailable, message: "in a widget, use SwiftUI") public typealias UITapGestureRecognizer = NSObject
@available(*, unavailable, message: "in a widget, use SwiftUI") public typealias UICollectionViewFlowLayout = NSObject
