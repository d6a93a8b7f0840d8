public import Foundation
import Synchronization

/// The surroundings for which a value is wanted.
public final class UITraitCollection: NSObject, Sendable {
    struct Traits: Hashable {
        var style = UIUserInterfaceStyle.unspecified
        var contrast = UIAccessibilityContrast.unspecified
        var scale: CGFloat = 0
        var category = UIContentSizeCategory.unspecified
        var idiom = UIUserInterfaceIdiom.unspecified
    }

    let traits: Traits

    init(_ traits: Traits) { self.traits = traits }

    /// Surroundings without any traits.
    public convenience override init() { self.init(Traits()) }

    public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) { self.init(Traits(style: style)) }

    public convenience init(accessibilityContrast contrast: UIAccessibilityContrast) {
        self.init(Traits(contrast: contrast))
    }

    /// A screen with a number of pixels per point.
    public convenience init(displayScale scale: CGFloat) { self.init(Traits(scale: scale)) }

    public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
        self.init(Traits(category: category))
    }

    /// The traits of several collections; for each trait, the last that specifies it counts.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        self.init(
            collections.reduce(into: Traits()) { traits, other in
                let other = other.traits
                if other.style != .unspecified { traits.style = other.style }
                if other.contrast != .unspecified { traits.contrast = other.contrast }
                if other.scale != 0 { traits.scale = other.scale }
                if other.category != .unspecified { traits.category = other.category }
                if other.idiom != .unspecified { traits.idiom = other.idiom }
            })
    }

    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { traits.style }
    /// Normal, or high where people ask for it.
    public var accessibilityContrast: UIAccessibilityContrast { traits.contrast }
    /// Pixels per point.
    public var displayScale: CGFloat { traits.scale }
    public var preferredContentSizeCategory: UIContentSizeCategory { traits.category }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom }

    func with(_ change: (inout Traits) -> Void) -> UITraitCollection {
        var traits = traits
        change(&traits)
        return UITraitCollection(traits)
    }

    /// Whether colours may differ between these surroundings and others.
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        traits.style != other?.traits.style || traits.contrast != other?.traits.contrast
    }

    /// The surroundings in which colours are resolved: those of the view being evaluated; elsewhere a phone's, light
    /// unless a program says otherwise.
    public static var current: UITraitCollection {
        get {
            surroundings?.noteRead()
            return unnoted
        }
        set { now.withLock { $0 = newValue } }
    }

    /// The current surroundings for callers that handle all styles anyway, so that the read is not noted.
    static var unnoted: UITraitCollection { surroundings?.traits ?? now.withLock { $0 } }

    private static let now = Mutex(UITraitCollection(usual))

    private static let usual = Traits(style: .light, contrast: .normal, scale: 3, category: .large, idiom: .phone)

    /// The surroundings of running code, with a closure that notes each read.
    private struct Surroundings: Sendable {
        let traits: UITraitCollection
        var noteRead: @Sendable () -> Void = {}
    }

    @TaskLocal private static var surroundings: Surroundings?

    /// Performs work with these surroundings as the current ones.
    public func performAsCurrent(_ actions: () -> Void) {
        UITraitCollection.$surroundings.withValue(Surroundings(traits: self), operation: actions)
    }

    /// Evaluates a view in light or dark surroundings; `noteRead` is called whenever it reads them.
    package static func evaluate<Result>(
        isDark: Bool, isContrasting: Bool, noteRead: @escaping @Sendable () -> Void, _ work: () -> Result
    ) -> Result {
        var traits = usual
        traits.style = isDark ? .dark : .light
        traits.contrast = isContrasting ? .high : .normal
        let surroundings = Surroundings(traits: UITraitCollection(traits), noteRead: noteRead)
        return $surroundings.withValue(surroundings, operation: work)
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.traits == traits }

    public override var hash: Int { traits.hashValue }
}

/// Light or dark surroundings.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Unspecified, light and dark.
    case unspecified, light, dark
}

/// How much colours differ from their background.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Unspecified, normal and high.
    case unspecified = -1
    case normal, high
}

/// The kind of device that a program is shown on.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Unspecified, and Apple's devices.
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
}

/// The text size that a person prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The usual size.
    public static let large = Self(rawValue: "UICTContentSizeCategoryL")
}
