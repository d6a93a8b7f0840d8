public import Foundation
import PictureClient
import WidgetArchive

extension WidgetPicture {
    /// The visible difference between two pictures.
    ///
    /// Two colours match up to a distance ΔE of 2 in CIE Lab, which hardly anybody sees. A pixel differs if the other
    /// picture has no match for it within one pixel, so smoothed edges may vary a little.
    public struct Difference: Hashable, Sendable {
        /// The share of pixels that differ, from 0 to 1.
        public let share: Double
        /// The distance ΔE between the pixel that differs most and its nearest match; 0 if none differs.
        public let largest: Double
        /// Whether the pictures have the same size in pixels. If not, their top left corners are compared.
        public let isSameSize: Bool
        /// A PNG file of the difference: differing pixels are red, and the rest of the picture is pale.
        public let png: Data
        let size: String
        let referenceSize: String

        /// Whether the sizes are the same and at most this share of the pixels differs.
        public func isWithin(_ tolerance: Double) -> Bool { isSameSize && share <= tolerance }
    }

    /// Compares the picture with another one.
    public func difference(from other: WidgetPicture) throws -> Difference { try difference(from: other.png) }

    /// Compares the picture with a PNG file.
    public func difference(from file: Data) throws -> Difference {
        guard let picture = PictureBytes([UInt8](png)), let reference = PictureBytes([UInt8](file)) else {
            throw TestFailure("pictures of more than \(PictureBytes.limit >> 20) MiB cannot be compared")
        }
        let (found, marked) = try DrawingThread.shared.compare(PictureComparison(picture, reference: reference))
        return Difference(
            share: found.share, largest: found.largest, isSameSize: found.size == found.referenceSize,
            png: Data(marked), size: found.size.inPixels, referenceSize: found.referenceSize.inPixels)
    }

    /// Whether the picture looks like another one: at most a share of its pixels, none by default, differs.
    public func matches(_ other: WidgetPicture, tolerance: Double = 0) throws -> Bool {
        try png == other.png || difference(from: other).isWithin(tolerance)
    }
}

extension WidgetPicture.Difference: CustomStringConvertible {
    public var description: String {
        guard isSameSize else { return "it has \(size) pixels, not \(referenceSize)" }
        let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US_POSIX"))
        let percent = (share * 100).formatted(style.precision(.significantDigits(1...3)))
        let distance = largest.formatted(style.precision(.fractionLength(1)))
        return "\(percent) % of the pixels differ by more than ΔE 2, by up to \(distance)"
    }
}

extension Size {
    fileprivate var inPixels: String { "\(Int(width)) × \(Int(height))" }
}
