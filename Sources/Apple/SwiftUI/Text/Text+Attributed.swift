import Foundation

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
        self.init()
        font = attributes.font
        style = attributes.foregroundColor.map { AnyShapeStyle($0) }
        background = attributes.backgroundColor
        underline = attributes.underlineStyle.map { Line(style: $0) }
        strikethrough = attributes.strikethroughStyle.map { Line(style: $0) }
        kerning = attributes.kern.map { Double($0) }
        tracking = attributes.tracking.map { Double($0) }
        baselineOffset = attributes.baselineOffset.map { Double($0) }
        guard let url = attributes.link else { return }
        link = url.absoluteString
        style = style ?? AnyShapeStyle(TintShapeStyle())
    }
}
