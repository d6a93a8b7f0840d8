import AssetCatalogs
public import Foundation
import GroupText
import WidgetArchive

extension UIImage {
    /// Draws the image in its own size.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image in its own size, with a blend mode and an opacity.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image, stretched to a rectangle.
    public func draw(in rect: CGRect) { DrawingStack.current?.draw(self, in: rect) }

    /// Draws the image, stretched to a rectangle, with a blend mode and an opacity.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = DrawingStack.current else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(context.state.alpha * alpha)
        context.draw(self, in: rect)
        context.restoreGState()
    }
}

extension CGContext {
    fileprivate func draw(_ image: UIImage, in rect: CGRect) {
        let bytes = image.symbolDocument ?? image.contents
        guard !bytes.isEmpty, rect.width > 0, rect.height > 0 else { return }
        let element = PictureFile.pixels(of: bytes) == nil ? nested(bytes, image.size, rect) : pixels(bytes, rect)
        let isTinted = image.looks.tint != nil && image.looks.mode != .alwaysTemplate && !image.isSymbolImage
        let filter = isTinted ? image.looks.tint.map { tinting($0.shade(in: .current)) } : nil
        let looks = filter.map { " filter=\"url(#c\($0))\"" } ?? ""
        add("<g\(looks)\(SVGText.transform(state.transform))>\(element)</g>")
    }

    private func place(_ rect: CGRect) -> String {
        "x=\"\(SVGText.number(rect.minX))\" y=\"\(SVGText.number(rect.minY))\" "
            + "width=\"\(SVGText.number(rect.width))\" height=\"\(SVGText.number(rect.height))\""
    }

    private func pixels(_ bytes: [UInt8], _ rect: CGRect) -> String {
        let kind = bytes.first == 0x89 ? "png" : bytes.first == 0xFF ? "jpeg" : "webp"
        var text: [UInt8] = []
        Base64.encode(bytes, into: &text)
        let data = String(decoding: text, as: UTF8.self)
        return "<image \(place(rect)) preserveAspectRatio=\"none\" xlink:href=\"data:image/\(kind);base64,\(data)\"/>"
    }

    /// A document within the document, with names of its own.
    private func nested(_ bytes: [UInt8], _ size: CGSize, _ rect: CGRect) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let start = text.range(of: "<svg") else { return "" }
        let number = define { "<!-- \($0) -->" }
        let own = ["id=\"", "url(#", "href=\"#"].reduce(String(text[start.lowerBound...])) {
            $0.replacingOccurrences(of: $1, with: "\($1)d\(number)-")
        }
        let box = "0 0 \(SVGText.number(size.width)) \(SVGText.number(size.height))"
        return "<svg \(place(rect)) viewBox=\"\(box)\" preserveAspectRatio=\"none\">\(own)</svg>"
    }

    private func tinting(_ shade: Shade) -> Int {
        define {
            "<filter id=\"c\($0)\"><feFlood flood-color=\"\(shade.with(opacity: 1))\" "
                + "flood-opacity=\"\(SVGText.number(shade.opacity))\"/>"
                + "<feComposite in2=\"SourceGraphic\" operator=\"in\"/></filter>"
        }
    }
}
