import Foundation
import FoundationGaps

extension Text {
    static func parts(of attributed: AttributedString) -> [Part] {
        attributed.runs.map { run in
            Part(
                content: .words(String(attributed[run.range].characters)),
                textAttributes: TextAttributes(run.attributes))
        }
    }
}

extension TextAttributes {
    fileprivate init(_ attributes: AttributeContainer) {
        self.init(attributes.inlinePresentationIntent ?? [], link: attributes.link?.absoluteString)
        font = attributes.font
        if let color = attributes.foregroundColor { style = AnyShapeStyle(color) }
        background = attributes.backgroundColor
        underline = attributes.underlineStyle.map { Line(style: $0) }
        if let line = attributes.strikethroughStyle { strikethrough = Line(style: line) }
        kerning = attributes.kern.map { Double($0) }
        tracking = attributes.tracking.map { Double($0) }
        baselineOffset = attributes.baselineOffset.map { Double($0) }
    }

    /// The looks of Markdown.
    init(_ intent: InlinePresentationIntent, link: String?) {
        self.init()
        if intent.contains(.stronglyEmphasized) { isBold = true }
        if intent.contains(.emphasized) { isItalic = true }
        if intent.contains(.strikethrough) { strikethrough = Line() }
        if intent.contains(.code) { design = .monospaced }
        self.link = link
        if link != nil { style = AnyShapeStyle(TintShapeStyle()) }
    }
}
