public import Foundation
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
        guard rect.width > 0, rect.height > 0, let source = image.source(shownIn: rect.size, scale) else { return }
        let isTinted = image.looks.tint != nil && (image.looks.mode != .alwaysTemplate || image.isSymbolImage)
        let picture = Node.image(image.picture(from: source, isTinted: isTinted))
        let (width, height) = (Double(rect.width), Double(rect.height))
        add(.frame(.init(width: .fixed(width), height: .fixed(height), picture)), at: rect.origin)
    }
}

extension UIImage {
    /// Its source, in the pixels that are shown if an archive does not take it as it is.
    fileprivate func source(shownIn size: CGSize, _ scale: CGFloat) -> Node.Picture.Source? {
        if let source = archivedSource { return source }
        return UIImage(source, size: size, scale: scale).pngFile.flatMap { PictureBytes($0) }.map {
            .bytes($0, size: Size(size))
        }
    }
}
