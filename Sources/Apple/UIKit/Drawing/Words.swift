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

/// A text with one set of attributes.
struct DrawnWords {
    private let paragraph: Paragraph

    init(_ words: String, _ attributes: [NSAttributedString.Key: Any]?) {
        let style = attributes?[.paragraphStyle] as? NSParagraphStyle
        let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
        let color = attributes?[.foregroundColor] as? UIColor ?? .black
        let run = Paragraph.Run(
            .words(words), font: font.font, paint: .tone(Tone(color.shade(in: .current))),
            kerning: attributes?[.kern] as? Double ?? 0)
        paragraph = Paragraph(
            [run], alignment: (style?.alignment ?? .natural).archived, lineSpacing: Double(style?.lineSpacing ?? 0))
    }

    /// The size in one line.
    var size: CGSize {
        let size = TableMeasurer().measure(paragraph, in: .ideal).size
        return CGSize(width: size.width, height: size.height)
    }

    /// Draws lines as wide as a space, or one line.
    func draw(at point: CGPoint, width: CGFloat? = nil, on context: CGContext) {
        let text = Node.sizing(.init(.ideal(horizontal: width == nil, vertical: true), .text(paragraph)))
        guard let width else { return context.add(text, at: point) }
        let alignment = Alignment(paragraph.alignment, .top)
        context.add(.frame(.init(width: .fixed(Double(width)), alignment: alignment, text)), at: point)
    }
}

extension NSTextAlignment {
    fileprivate var archived: Alignment.Horizontal {
        switch self {
        case .left, .justified, .natural: .leading
        case .center: .center
        case .right: .trailing
        }
    }
}

extension String {
    /// Draws the words in one line.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        guard let context = DrawingStack.current else { return }
        DrawnWords(self, attributes).draw(at: point, on: context)
    }

    /// Draws the words in lines as wide as a rectangle.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        guard let context = DrawingStack.current else { return }
        DrawnWords(self, attributes).draw(at: rect.origin, width: rect.width, on: context)
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
