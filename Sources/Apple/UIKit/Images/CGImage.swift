public import Foundation
import SceneLayout

/// A picture by its pixels. They are not decoded in this process.
public final class CGImage: NSObject, Sendable {
    let image: UIImage

    init(_ image: UIImage) { self.image = image }

    /// The size in pixels.
    public var width: Int { pixels(image.size.width) }
    public var height: Int { pixels(image.size.height) }

    /// As pictures are drawn here.
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }

    private func pixels(_ length: CGFloat) -> Int { Int(Double(length * image.scale).bounded.rounded()) }

    /// The pixels within a rectangle; nil if it is outside.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let part = rect.intersection(whole)
        guard part.width > 0, part.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let drawn = UIGraphicsImageRenderer(size: part.size, format: format).image { _ in
            image.draw(in: CGRect(origin: CGPoint(x: -part.minX, y: -part.minY), size: whole.size))
        }
        return CGImage(drawn)
    }
}

public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

extension UIImage {
    /// A picture with one pixel per point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let (image, scale) = (cgImage.image, scale > 0 ? scale : 1)
        var looks = image.looks
        looks.orientation = orientation
        let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        self.init(image.source, size: size, scale: scale, looks: looks)
    }

    /// The picture by its pixels; nil for an empty one.
    public var cgImage: CGImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        return CGImage(self)
    }
}
