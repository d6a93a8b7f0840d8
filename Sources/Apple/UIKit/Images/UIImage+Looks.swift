public import Foundation

extension UIImage {
    /// The colours that an image is drawn in.
    public enum RenderingMode: Int, Sendable {
        /// Whichever suits the place, the image's own, and a single one.
        case automatic, alwaysOriginal, alwaysTemplate
    }

    /// How an image fills a size other than its own.
    public enum ResizingMode: Int, Sendable {
        /// In copies side by side, and stretched.
        case tile, stretch
    }

    /// The orientation of an image's pixels.
    public enum Orientation: Int, Sendable {
        /// As they are seen, turned by a half and by quarters, and mirrored.
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// The colours that the image is drawn in.
    public var renderingMode: RenderingMode { looks.mode }
    /// The distances from the edges within which the image is not stretched.
    public var capInsets: UIEdgeInsets { looks.capInsets }
    /// How the image fills a size other than its own.
    public var resizingMode: ResizingMode { looks.resizingMode }
    /// The orientation of the pixels: as they are seen, unless a program says otherwise, which has no effect here.
    public var imageOrientation: Orientation { looks.orientation }
    public var isSymbolImage: Bool { if case .symbol = source { true } else { false } }
    /// The symbol's size and weight.
    public var symbolConfiguration: SymbolConfiguration? { isSymbolImage ? looks.symbol : nil }

    /// This image drawn in certain colours.
    public func withRenderingMode(_ mode: RenderingMode) -> UIImage { with { $0.mode = mode } }

    public func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

    /// This image in one colour, drawn in certain colours.
    public func withTintColor(_ color: UIColor, renderingMode mode: RenderingMode) -> UIImage {
        with { ($0.tint, $0.mode) = (color, mode) }
    }

    /// This image, not stretched near its edges.
    public func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: insets, resizingMode: .tile)
    }

    public func resizableImage(withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with { ($0.capInsets, $0.resizingMode) = (insets, resizingMode) }
    }

    /// This image in another size and weight, if it is a symbol.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard case .symbol(let name) = source, let configuration = configuration as? SymbolConfiguration else {
            return self
        }
        return UIImage(symbol: name, configuration, looks: looks)
    }

    /// This image in another size and weight, if it is a symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        withConfiguration(looks.symbol.applying(configuration))
    }

    private func with(_ change: (inout Looks) -> Void) -> UIImage {
        var looks = looks
        change(&looks)
        return UIImage(source, size: size, scale: scale, looks: looks)
    }

    /// The image in another size in points; the picture itself stays as it is.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        return UIImage(source, size: size, scale: scale, looks: looks)
    }

    /// The image in another size in points; the picture itself stays as it is.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// The image in another size in points; the picture itself stays as it is.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }

    /// The image as it is: nothing is decoded in this process.
    public func preparingForDisplay() -> UIImage? { self }

    /// The image as it is: nothing is decoded in this process.
    public func byPreparingForDisplay() async -> UIImage? { self }
}

extension UIImage {
    /// The first of several pictures: a widget shows no animation.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }

    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        UIImage(named: name) ?? UIImage(named: name + "0") ?? UIImage(named: name + "1")
    }

    /// None: a picture is one.
    public var images: [UIImage]? { nil }
    public var duration: TimeInterval { 0 }
}
