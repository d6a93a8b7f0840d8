import AssetCatalogs
public import Foundation
import SceneLayout
package import WidgetArchive

/// A font at a size.
public final class UIFont: NSObject, Sendable {
    package let font: WidgetArchive.Font

    package init(_ font: WidgetArchive.Font) { self.font = font }

    /// A font by its name. Only the drawing program knows which fonts exist, so any name will do here.
    public convenience init?(name: String, size: CGFloat) {
        guard !name.isEmpty else { return nil }
        self.init(WidgetArchive.Font(size: UIFont.length(size), family: name))
    }

    /// No names, for the same reason.
    public class var familyNames: [String] { [] }
    public class func fontNames(forFamilyName familyName: String) -> [String] { [] }

    /// The font of a descriptor; a size of 0 is the descriptor's own.
    public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
        var font = descriptor.font
        if size > 0 { font.size = UIFont.length(size) }
        self.init(font)
    }

    private convenience init(system size: CGFloat, weight: Weight = .regular, isItalic: Bool = false) {
        self.init(WidgetArchive.Font(size: UIFont.length(size), weight: weight.archived, isItalic: isItalic))
    }

    private static func length(_ size: CGFloat) -> Double { size > 0 ? Double(size) : 17 }

    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(system: size) }

    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(system: size, weight: weight)
    }

    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(system: size, weight: .bold) }

    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(system: size, isItalic: true) }

    /// The system font with digits of equal width.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: size, weight: weight).with { $0.hasEvenDigits = true }
    }

    /// The system font with letters of equal width.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: size, weight: weight).with { $0.design = .monospaced }
    }

    /// The system font of a text style.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(WidgetArchive.Font(size: style.archived.size(at: .large), weight: style == .headline ? 600 : 400))
    }

    /// The system font of a text style, at the usual text size.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
    ) -> UIFont { preferredFont(forTextStyle: style) }

    public func withSize(_ size: CGFloat) -> UIFont { with { $0.size = UIFont.length(size) } }

    func with(_ change: (inout WidgetArchive.Font) -> Void) -> UIFont {
        var font = font
        change(&font)
        return UIFont(font)
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }

    public override var hash: Int { font.hashValue }

    /// The sizes of the system's usual texts.
    public static let systemFontSize: CGFloat = 14
    public static let smallSystemFontSize: CGFloat = 12
    public static let labelFontSize: CGFloat = 17
    public static let buttonFontSize: CGFloat = 18
}

// Its numbers are those of Apple's system font.
extension UIFont {
    private var heights: TextHeights { TextHeights(system: font.size) }

    public var pointSize: CGFloat { CGFloat(font.size) }
    public var lineHeight: CGFloat { CGFloat(heights.ascent + heights.descent) }
    /// How far a line reaches above its baseline.
    public var ascender: CGFloat { CGFloat(heights.ascent) }
    /// How far a line reaches below its baseline, as a negative number.
    public var descender: CGFloat { CGFloat(-heights.descent) }
    /// The height of capitals.
    public var capHeight: CGFloat { CGFloat(heights.capHeight) }
    /// The height of small letters without ascenders.
    public var xHeight: CGFloat { CGFloat(0.526367 * font.size) }
    /// The space between two lines, beyond their heights.
    public var leading: CGFloat { CGFloat(heights.leading) }
    public var fontName: String { font.family ?? ".SFUI-\(font.weightName)" }
    /// The name of the font's family.
    public var familyName: String { font.family ?? ".AppleSystemUIFont" }
    /// The description of the font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }
}

/// A font of Core Text, which is the same here.
public typealias CTFont = UIFont
