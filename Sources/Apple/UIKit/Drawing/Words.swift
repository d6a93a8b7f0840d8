import AssetCatalogs
public import Foundation
import SceneLayout
import WidgetArchive

extension NSAttributedString.Key {
    /// The letters, a `UIFont`.
    public static let font = Self("NSFont")
    /// The colour of letters, a `UIColor`.
    public static let foregroundColor = Self("NSColor")
    /// The colour behind letters, a `UIColor`, which is not drawn.
    public static let backgroundColor = Self("NSBackgroundColor")
    /// How lines are set, an `NSParagraphStyle`.
    public static let paragraphStyle = Self("NSParagraphStyle")
    /// Extra points between letters.
    public static let kern = Self("NSKern")
    /// A line below letters, which is not drawn.
    public static let underlineStyle = Self("NSUnderline")
    /// A line through letters, which is not drawn.
    public static let strikethroughStyle = Self("NSStrikethrough")
}

/// The side on which lines begin.
public enum NSTextAlignment: Int, Sendable {
    /// The sides, and the language's own.
    case left, center, right, justified, natural
}

/// How lines are set.
open class NSParagraphStyle: NSObject {
    public fileprivate(set) var alignment = NSTextAlignment.natural
    /// Extra points between lines.
    public fileprivate(set) var lineSpacing: CGFloat = 0
}

/// A mutable description of how lines are set.
public final class NSMutableParagraphStyle: NSParagraphStyle {
    public override var alignment: NSTextAlignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }

    public override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { super.lineSpacing = newValue }
    }
}

/// A text with one set of attributes, and its lines.
struct DrawnWords {
    private let font: WidgetArchive.Font
    private let shade: Shade
    private let alignment: NSTextAlignment
    private let lines: TextLines

    init(_ words: String, _ attributes: [NSAttributedString.Key: Any]?, width: CGFloat? = nil) {
        let style = attributes?[.paragraphStyle] as? NSParagraphStyle
        font = (attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)).font
        shade = (attributes?[.foregroundColor] as? UIColor ?? .black).shade(in: .current)
        alignment = style?.alignment ?? .natural
        let run = Paragraph.Run(
            .words(words), font: font, paint: .tone(Tone(shade)), kerning: attributes?[.kern] as? Double ?? 0)
        let paragraph = Paragraph([run], lineSpacing: Double(style?.lineSpacing ?? 0))
        lines = TableMeasurer().lines(of: paragraph, in: Proposal(width: width.map(Double.init), height: nil))
    }

    var size: CGSize { CGSize(width: lines.width, height: lines.height) }

    func draw(in rect: CGRect, on context: CGContext) {
        var top = Double(rect.minY)
        for line in lines.lines {
            let words = line.pieces.map(\.text).joined()
            let x =
                switch alignment {
                case .center: Double(rect.midX) - line.width / 2
                case .right: Double(rect.maxX) - line.width
                default: Double(rect.minX)
                }
            context.add(element(words, at: CGPoint(x: x, y: top + line.ascent), context))
            top += line.ascent + line.descent + lines.spacing
        }
    }

    private func element(_ words: String, at point: CGPoint, _ context: CGContext) -> String {
        let families = (font.family.map { "'\(SVGText.escaped($0))'," } ?? "") + font.design.families
        return "<text x=\"\(SVGText.number(point.x))\" y=\"\(SVGText.number(point.y))\" xml:space=\"preserve\" "
            + "font-family=\"\(families)\" font-size=\"\(SVGText.number(CGFloat(font.size)))\" "
            + "font-weight=\"\(font.weight)\" font-style=\"\(font.isItalic ? "italic" : "normal")\" "
            + "\(SVGText.paint("fill", shade))\(SVGText.transform(context.ctm))>\(SVGText.escaped(words))</text>"
    }
}

extension WidgetArchive.Font.Design {
    fileprivate var families: String {
        switch self {
        case .standard, .rounded: "Inter,sans-serif"
        case .serif: "'Noto Serif',Tinos,serif"
        case .monospaced: "'JetBrains Mono','Liberation Mono',monospace"
        }
    }
}

extension String {
    /// Draws the words in one line.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        guard let context = DrawingStack.current else { return }
        DrawnWords(self, attributes).draw(in: CGRect(origin: point, size: .zero), on: context)
    }

    /// Draws the words in lines as wide as a rectangle.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        guard let context = DrawingStack.current else { return }
        DrawnWords(self, attributes, width: rect.width).draw(in: rect, on: context)
    }

    /// The size of the words in one line.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        DrawnWords(self, attributes).size
    }
}

extension NSString {
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        description.draw(at: point, withAttributes: attributes)
    }

    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        description.draw(in: rect, withAttributes: attributes)
    }

    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        description.size(withAttributes: attributes)
    }
}

extension NSAttributedString {
    /// The attributes of the first letter, which are used for all.
    private var attributes: [Key: Any]? { length > 0 ? attributes(at: 0, effectiveRange: nil) : nil }

    /// Draws the words in one line, all with the attributes of the first letter.
    public func draw(at point: CGPoint) { string.draw(at: point, withAttributes: attributes) }

    /// Draws the words in lines as wide as a rectangle, all with the attributes of the first letter.
    public func draw(in rect: CGRect) { string.draw(in: rect, withAttributes: attributes) }

    /// The size of the words in one line, all with the attributes of the first letter.
    public func size() -> CGSize { string.size(withAttributes: attributes) }
}
