import SceneLayout
import WidgetArchive

/// A rectangle of whole pixels.
struct PixelArea: Hashable {
    var x = 0
    var y = 0
    var width: Int
    var height: Int

    var count: Int { width * height }
    var columns: Range<Int> { x..<x + width }
    var rows: Range<Int> { y..<y + height }
    var isEmpty: Bool { width <= 0 || height <= 0 }

    func intersection(_ other: PixelArea) -> PixelArea {
        let (left, top) = (max(x, other.x), max(y, other.y))
        let (right, bottom) = (min(x + width, other.x + other.width), min(y + height, other.y + other.height))
        return PixelArea(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }

    func union(_ other: PixelArea) -> PixelArea {
        guard !isEmpty else { return other }
        guard !other.isEmpty else { return self }
        let (left, top) = (min(x, other.x), min(y, other.y))
        let (right, bottom) = (max(x + width, other.x + other.width), max(y + height, other.y + other.height))
        return PixelArea(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Grown by the blur's reach, and aligned to its downsampling grid so that neighbouring areas blur alike.
    func grown(for blur: Blur) -> PixelArea {
        func floor(_ place: Int) -> Int { place - ((place % blur.step) + blur.step) % blur.step }
        let (left, top) = (floor(x - blur.reach), floor(y - blur.reach))
        let right = floor(x + width + blur.reach + blur.step - 1)
        let bottom = floor(y + height + blur.reach + blur.step - 1)
        return PixelArea(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension PixelArea {
    /// The pixels of this area that a rectangle touches, with a margin of one.
    init(touchedBy rect: Rect, within area: PixelArea) {
        func place(_ length: Double, _ start: Int, _ count: Int) -> Int {
            length.isNaN ? start : Int(min(max(length, Double(start)), Double(start + count)))
        }
        let left = place(rect.minX.rounded(.down) - 1, area.x, area.width)
        let top = place(rect.minY.rounded(.down) - 1, area.y, area.height)
        let right = place(rect.maxX.rounded(.up) + 1, area.x, area.width)
        let bottom = place(rect.maxY.rounded(.up) + 1, area.y, area.height)
        self.init(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }

    /// The whole pixels of a rectangle in an image of this size, at least one.
    init(within rect: Rect, of size: Size) {
        func place(_ length: Double, _ range: ClosedRange<Double>) -> Double {
            length > range.lowerBound ? min(length, range.upperBound) : range.lowerBound
        }
        let (x, y) = (
            place(rect.minX.rounded(.up), 0...size.width - 1), place(rect.minY.rounded(.up), 0...size.height - 1)
        )
        let (right, bottom) = (
            place(rect.maxX.rounded(.down), x + 1...size.width), place(rect.maxY.rounded(.down), y + 1...size.height)
        )
        self.init(x: Int(x), y: Int(y), width: Int(right - x), height: Int(bottom - y))
    }

    var rect: Rect { Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height)) }
}
