public import Foundation
package import WidgetArchive

/// A description of a font.
public final class UIFontDescriptor: NSObject, Sendable {
    package let font: WidgetArchive.Font

    package init(_ font: WidgetArchive.Font) { self.font = font }

    public convenience init(name: String, size: CGFloat) {
        self.init(WidgetArchive.Font(size: Double(size), family: name))
    }

    /// The system font of a text style.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    public var pointSize: CGFloat { CGFloat(font.size) }

    /// The font's traits, among those that are common to most fonts.
    public var symbolicTraits: SymbolicTraits {
        var traits = SymbolicTraits()
        if font.weight >= 600 { traits.insert(.traitBold) }
        if font.isItalic { traits.insert(.traitItalic) }
        if font.design == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// This font with these traits and no others.
    public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        with {
            $0.weight = traits.contains(.traitBold) ? max($0.weight, 700) : min($0.weight, 400)
            $0.isItalic = traits.contains(.traitItalic)
            if traits.contains(.traitMonoSpace) { $0.design = .monospaced }
        }
    }

    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { with { $0.design = design.archived } }

    public func withSize(_ size: CGFloat) -> UIFontDescriptor { with { $0.size = Double(size) } }

    private func with(_ change: (inout WidgetArchive.Font) -> Void) -> UIFontDescriptor {
        var font = font
        change(&font)
        return UIFontDescriptor(font)
    }

    /// The traits that are common to most fonts.
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let traitItalic = Self(rawValue: 1)
        public static let traitBold = Self(rawValue: 2)
        /// Letters of equal width.
        public static let traitMonoSpace = Self(rawValue: 1 << 10)
    }

    /// A variant of the system font.
    public struct SystemDesign: Hashable, Sendable {
        let archived: WidgetArchive.Font.Design

        public static let `default` = Self(archived: .standard)
        public static let rounded = Self(archived: .rounded)
        public static let serif = Self(archived: .serif)
        public static let monospaced = Self(archived: .monospaced)
    }
}
