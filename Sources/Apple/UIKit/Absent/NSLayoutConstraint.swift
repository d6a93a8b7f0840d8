public import Foundation

// Layout by constraints. Nothing lays views out here, so a constraint keeps what it is told and holds nothing.

@MainActor @preconcurrency open class NSLayoutConstraint {
    public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }

    public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin
        case leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
    }

    public enum Axis: Int, Sendable { case horizontal, vertical }

    public let relation: Relation
    public let multiplier: CGFloat
    open var constant: CGFloat
    open var priority = UILayoutPriority.required
    open var identifier: String?
    open var isActive = false

    public init(
        item: Any, attribute: Attribute, relatedBy relation: Relation, toItem: Any?, attribute other: Attribute,
        multiplier: CGFloat, constant: CGFloat
    ) {
        (self.relation, self.multiplier, self.constant) = (relation, multiplier, constant)
    }

    init(_ relation: Relation, multiplier: CGFloat = 1, constant: CGFloat) {
        (self.relation, self.multiplier, self.constant) = (relation, multiplier, constant)
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float

    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
}

/// An edge, a middle or a size of a view.
@MainActor @preconcurrency open class NSLayoutAnchor<AnchorType: AnyObject> {
    init() {}

    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(.equal, constant: constant)
    }

    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(.greaterThanOrEqual, constant: constant)
    }

    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(.lessThanOrEqual, constant: constant)
    }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(.equal, constant: constant)
    }

    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(.greaterThanOrEqual, constant: constant)
    }

    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(.lessThanOrEqual, constant: constant)
    }

    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(.equal, multiplier: multiplier, constant: constant)
    }
}

/// A rectangle that constraints may name.
@MainActor @preconcurrency public protocol _LayoutItem {}

extension _LayoutItem {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

@MainActor @preconcurrency open class UILayoutGuide: _LayoutItem {
    public init() {}
}

extension UIView: _LayoutItem {
    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
    public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    public func setContentHuggingPriority(_: UILayoutPriority, for: NSLayoutConstraint.Axis) {}
    public func setContentCompressionResistancePriority(_: UILayoutPriority, for: NSLayoutConstraint.Axis) {}
}

@MainActor @preconcurrency open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    open var axis = NSLayoutConstraint.Axis.horizontal
    open var distribution = Distribution.fill
    open var alignment = Alignment.fill
    open var spacing: CGFloat = 0
    open private(set) var arrangedSubviews: [UIView] = []

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    open func addArrangedSubview(_ view: UIView) {
        addSubview(view)
        removeArrangedSubview(view)
        arrangedSubviews.append(view)
    }

    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
    open func setCustomSpacing(_ spacing: CGFloat, after: UIView) {}
}
