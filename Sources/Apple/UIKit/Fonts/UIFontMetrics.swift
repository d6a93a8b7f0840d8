public import Foundation

/// Scales numbers with the text size that a person prefers, which is the usual one here: numbers stay as they are.
public final class UIFontMetrics: NSObject, Sendable {
    /// Scales as body text does.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private let style: UIFont.TextStyle

    /// Scales as a text style does.
    public init(forTextStyle style: UIFont.TextStyle) { self.style = style }

    /// The font at the current text size.
    public func scaledFont(for font: UIFont) -> UIFont { font }

    /// The font at the current text size, and no larger than a size.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        maximumPointSize > 0 && font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
    }

    /// The number at the current text size.
    public func scaledValue(for value: CGFloat) -> CGFloat { value }

    public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat { value }
}
