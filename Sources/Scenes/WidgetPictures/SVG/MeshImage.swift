import SceneLayout
import WidgetArchive

/// A small image of a mesh gradient within a rectangle: the gradient is smooth, so the image can be stretched.
struct MeshImage {
    private let mesh: Ink.Mesh
    private let frame: Rect
    let columns: Int
    let rows: Int

    private static let longestSide = 48.0
    private static let mostPatches = 2_000

    /// Nil if there is nothing to see, or more patches than anyone could tell apart.
    init?(_ mesh: Ink.Mesh, over frame: Rect) {
        let (width, height) = (frame.size.width, frame.size.height)
        guard width > 0, height > 0, max(width, height) > 1e-6, frame.isFinite, mesh.columns > 1,
            mesh.points.count <= MeshImage.mostPatches,
            mesh.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite })
        else { return nil }
        (self.mesh, self.frame) = (mesh, frame)
        let scale = MeshImage.longestSide / max(width, height)
        columns = max(1, Int((width * scale).rounded(.up)))
        rows = max(1, Int((height * scale).rounded(.up)))
    }

    func bytes() -> [UInt8] {
        var pixels = [Shade](repeating: mesh.background ?? .clear, count: columns * rows)
        for row in 0..<max(0, mesh.points.count / mesh.columns - 1) {
            for column in 0..<mesh.columns - 1 {
                let first = row * mesh.columns + column
                let corners = [first, first + 1, first + mesh.columns, first + mesh.columns + 1]
                draw(Patch(corners.map { mesh.points[$0] }, corners.map { mesh.shades[$0] }), to: &pixels)
            }
        }
        return SmallPNG.bytes(pixels, width: columns)
    }

    private func draw(_ patch: Patch, to pixels: inout [Shade]) {
        let (width, height) = (frame.size.width / Double(columns), frame.size.height / Double(rows))
        func places(_ low: Double, _ high: Double, _ count: Int) -> Range<Int> {
            let first = min(max(low.rounded(.down), 0), Double(count))
            return Int(first)..<Int(min(max(high.rounded(.up), first), Double(count)))
        }
        let bounds = patch.bounds
        for y in places((bounds.minY - frame.minY) / height, (bounds.maxY - frame.minY) / height, rows) {
            for x in places((bounds.minX - frame.minX) / width, (bounds.maxX - frame.minX) / width, columns) {
                let point = Point(
                    x: frame.minX + (Double(x) + 0.5) * width, y: frame.minY + (Double(y) + 0.5) * height)
                if let shade = patch.shade(at: point) { pixels[y * columns + x] = shade }
            }
        }
    }
}

/// A patch of a mesh: four points with a colour each, two in one row and two in the next.
private struct Patch {
    private let origin: Point
    /// From the first point to the second and to the third, and the remaining offset to the fourth.
    private let across: Point
    private let down: Point
    private let both: Point
    private let shades: [Shade]
    let bounds: Rect

    init(_ points: [Point], _ shades: [Shade]) {
        func between(_ one: Point, _ two: Point) -> Point { Point(x: two.x - one.x, y: two.y - one.y) }
        origin = points[0]
        across = between(points[0], points[1])
        down = between(points[0], points[2])
        both = between(across, between(points[2], points[3]))
        self.shades = shades
        bounds = Rect(around: points) ?? Rect(.zero, .zero)
    }

    /// The interpolated colour at a point; nil outside.
    func shade(at point: Point) -> Shade? {
        let way = Point(x: point.x - origin.x, y: point.y - origin.y)
        for below in fractionsDown(way) where Patch.inside.contains(below) {
            let (x, y) = (across.x + both.x * below, across.y + both.y * below)
            guard x != 0 || y != 0 else { continue }
            let beside = abs(x) > abs(y) ? (way.x - down.x * below) / x : (way.y - down.y * below) / y
            if Patch.inside.contains(beside) { return shade(beside, below) }
        }
        return nil
    }

    /// With a tolerance for rounding errors, so that no point falls between two patches.
    private static let inside = -1e-6...1 + 1e-6

    /// The fractions of the way down at which a line across the patch meets the point.
    private func fractionsDown(_ way: Point) -> [Double] {
        func cross(_ one: Point, _ two: Point) -> Double { one.x * two.y - one.y * two.x }
        let (square, linear, rest) = (cross(both, down), cross(across, down) + cross(way, both), cross(way, across))
        guard abs(square) > 1e-9 * max(abs(linear), 1e-9) else { return linear != 0 ? [-rest / linear] : [] }
        let root = linear * linear - 4 * rest * square
        guard root >= 0 else { return [] }
        return [-root.squareRoot(), root.squareRoot()].map { (-linear + $0) / (2 * square) }
    }

    private func shade(_ beside: Double, _ below: Double) -> Shade {
        func mix(_ part: KeyPath<Shade, Double>) -> Double {
            let upper = shades[0][keyPath: part] + (shades[1][keyPath: part] - shades[0][keyPath: part]) * beside
            let lower = shades[2][keyPath: part] + (shades[3][keyPath: part] - shades[2][keyPath: part]) * beside
            return upper + (lower - upper) * below
        }
        return Shade(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), opacity: mix(\.opacity))
    }
}
