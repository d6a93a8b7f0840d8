import AssetCatalogs
public import Foundation
import WidgetArchive

/// A picture file to be read: a PNG, JPEG or WebP one. An animated one has its first picture alone.
public final class CGImageSource: NSObject, Sendable {
    fileprivate let image: UIImage?
    fileprivate let type: String?

    fileprivate init(_ data: Data) {
        image = UIImage(data: data)
        let bytes = [UInt8](data.prefix(2))
        // Only these three are read.
        type = image.map { _ in
            switch bytes {
            case [0x89, 0x50]: "public.png"
            case [0xFF, 0xD8]: "public.jpeg"
            default: "org.webmproject.webp"
            }
        }
    }

    fileprivate func image(at index: Int) -> UIImage? { index == 0 ? image : nil }
}

public func CGImageSourceCreateWithData(_ data: Data, _ options: [AnyHashable: Any]?) -> CGImageSource? {
    CGImageSource(data)
}

/// Nil if there is no file that can be read.
public func CGImageSourceCreateWithURL(_ url: URL, _ options: [AnyHashable: Any]?) -> CGImageSource? {
    (try? Data(contentsOf: url)).map(CGImageSource.init)
}

public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.image == nil ? 0 : 1 }
public func CGImageSourceGetPrimaryImageIndex(_ source: CGImageSource) -> Int { 0 }
public func CGImageSourceGetType(_ source: CGImageSource) -> NSString? { source.type.map { NSString(string: $0) } }

public func CGImageSourceCreateImageAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: [AnyHashable: Any]?
) -> CGImage? {
    source.image(at: index)?.cgImage
}

/// The picture, no side of which has more pixels than `kCGImageSourceThumbnailMaxPixelSize`. The file stays as it is.
public func CGImageSourceCreateThumbnailAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: [AnyHashable: Any]?
) -> CGImage? {
    guard let image = source.image(at: index) else { return nil }
    let longest = max(image.size.width, image.size.height)
    let limit = options?[kCGImageSourceThumbnailMaxPixelSize].flatMap(number)
    guard let limit, limit > 0, limit < longest else { return image.cgImage }
    func length(_ length: CGFloat) -> CGFloat { max(1, (length * limit / longest).rounded()) }
    let size = CGSize(width: length(image.size.width), height: length(image.size.height))
    return image.preparingThumbnail(of: size)?.cgImage
}

private func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as any BinaryFloatingPoint: CGFloat(value)
    case let value as any BinaryInteger: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
}

/// The size in pixels; nil where there is no picture.
public func CGImageSourceCopyPropertiesAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: [AnyHashable: Any]?
) -> [AnyHashable: Any]? {
    guard let image = source.image(at: index)?.cgImage else { return nil }
    return [kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height]
}

/// The orientation of a picture's pixels in its file.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

// Options and properties, each its own name; those that are read above have an effect.

nonisolated(unsafe) public let kCGImageSourceShouldCache: NSString = "kCGImageSourceShouldCache"
nonisolated(unsafe) public let kCGImageSourceShouldCacheImmediately: NSString = "kCGImageSourceShouldCacheImmediately"
nonisolated(unsafe) public let kCGImageSourceShouldAllowFloat: NSString = "kCGImageSourceShouldAllowFloat"
nonisolated(unsafe) public let kCGImageSourceTypeIdentifierHint: NSString = "kCGImageSourceTypeIdentifierHint"
nonisolated(unsafe) public let kCGImageSourceSubsampleFactor: NSString = "kCGImageSourceSubsampleFactor"
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageAlways: NSString =
    "kCGImageSourceCreateThumbnailFromImageAlways"
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageIfAbsent: NSString =
    "kCGImageSourceCreateThumbnailFromImageIfAbsent"
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailWithTransform: NSString =
    "kCGImageSourceCreateThumbnailWithTransform"
nonisolated(unsafe) public let kCGImageSourceThumbnailMaxPixelSize: NSString = "kCGImageSourceThumbnailMaxPixelSize"
nonisolated(unsafe) public let kCGImagePropertyPixelWidth: NSString = "PixelWidth"
nonisolated(unsafe) public let kCGImagePropertyPixelHeight: NSString = "PixelHeight"
nonisolated(unsafe) public let kCGImagePropertyOrientation: NSString = "Orientation"
nonisolated(unsafe) public let kCGImagePropertyGIFDictionary: NSString = "{GIF}"
nonisolated(unsafe) public let kCGImagePropertyGIFDelayTime: NSString = "DelayTime"
nonisolated(unsafe) public let kCGImagePropertyGIFUnclampedDelayTime: NSString = "UnclampedDelayTime"
