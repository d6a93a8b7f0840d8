import PictureClient
import SceneLayout
@testable import SymbolArtwork
import Testing
import WidgetArchive

@testable import WidgetPictures

/// With our own drawings and compositions alone, which need no package.
struct SymbolMarksTests {
    private let red = Shade(red: 1, green: 0, blue: 0)
    private let green = Shade(red: 0, green: 1, blue: 0)

    private func marks(
        _ name: String, _ ink: Shade, _ further: [Shade] = [], _ mode: Artwork.Symbol.Mode? = nil, weight: Int = 400,
        at place: MarkBuilder.SymbolPlace? = nil
    ) -> [Mark] {
        var builder = MarkBuilder(
            look: PictureLook(), measurer: TableMeasurer(scale: 2), artwork: Artwork(directory: "/nowhere"),
            pixel: 0.5)
        return builder.symbol(
            name, Font(size: 20, weight: weight), .flat(ink), further.map { .flat($0) }, mode,
            at: place ?? .amid(Point(x: 22, y: 32)))
    }

    /// The colours of what is filled, from back to front, with the opacity around them.
    private func fills(_ marks: [Mark], _ opacity: Double = 1) -> [Shade] {
        marks.flatMap { mark -> [Shade] in
            switch mark {
            case .fill(_, .flat(let shade), _): [shade.opacity(opacity)]
            case .group(.opacity(let factor), let inner): fills(inner, opacity * factor)
            case .group(_, let inner): fills(inner, opacity)
            default: []
            }
        }
    }

    @Test func `in one colour, a filled circle and its glyph are one form`() {
        #expect(fills(marks("leaf.circle.fill", red)) == [red])
    }

    @Test func `further colours are those of further layers`() {
        #expect(fills(marks("leaf.circle.fill", red, [green])) == [green, red])
    }

    @Test func `levels differ in opacity where the mode says so`() {
        #expect(fills(marks("leaf.circle.fill", red, [], .hierarchical)) == [red.opacity(0.5), red])
    }

    @Test func `what has a colour in nature has it where there are many`() throws {
        let colors = fills(marks("leaf.circle.fill", red, [], .multicolor))
        #expect(colors.count == 2)
        #expect(colors.last == .white)
        #expect(!colors.contains(red))
        // What has none is as in one colour.
        #expect(fills(marks("crown.circle", red, [], .multicolor)).contains(red) == false)
        #expect(fills(marks("fork.knife.circle.fill", red, [], .multicolor)) == [red])
    }

    @Test func `form and line of a pale symbol do not add up`() {
        let pale = red.opacity(0.4)
        guard case .group(.opacity(let opacity), let inner)? = marks("leaf", pale).first else {
            Issue.record("not in a group")
            return
        }
        #expect(opacity == pale.opacity)
        #expect(inner.count == 2)
        #expect(fills(inner) == [red])
    }

    @Test func `lines grow with the weight, and the symbol stays as large`() throws {
        var (lines, inks): ([Double], [Double]) = ([], [])
        for weight in [200, 400, 500, 600, 700, 800, 900] {
            let marks = marks("leaf", red, weight: weight)
            let path = try #require(
                marks.lazy.compactMap { if case .fill(let path, _, _) = $0 { path } else { nil } }.first)
            let line = marks.lazy.compactMap { if case .stroke(_, let stroke, _) = $0 { stroke.width } else { nil } }
                .first
            lines.append(line ?? 0)
            inks.append(path.inkBounds.size.width + (line ?? 0))
        }
        #expect(lines == lines.sorted() && Set(lines).count == lines.count)
        #expect(inks.allSatisfy { abs($0 - inks[0]) < 0.4 })
    }

    /// Where the ink of all that is filled lies; the lines around it are thin.
    private func ink(_ marks: [Mark]) -> Rect {
        func paths(_ marks: [Mark]) -> Path {
            marks.flatMap { mark -> Path in
                switch mark {
                case .fill(let path, _, _): path
                case .group(_, let inner): paths(inner)
                default: []
                }
            }
        }
        return paths(marks).inkBounds
    }

    @Test(arguments: ["leaf", "battery.50", "figure.walk", "leaf.circle.fill"])
    func `the middle of a symbol is that of its ink`(_ name: String) {
        let ink = ink(marks(name, red))
        #expect(abs(ink.center.x - 22) < 0.01 && abs(ink.center.y - 32) < 0.01)
    }

    @Test(arguments: ["leaf", "battery.50", "leaf.circle.fill"])
    func `a resizable symbol fills its frame`(_ name: String) {
        let frame = Rect(x: 5, y: 6, width: 60, height: 50)
        let ink = ink(marks(name, red, weight: 300, at: .filling(frame)))
        #expect(abs(ink.minX - frame.minX) < 0.5 && abs(ink.maxX - frame.maxX) < 0.5)
        #expect(abs(ink.minY - frame.minY) < 0.5 && abs(ink.maxY - frame.maxY) < 0.5)
    }

    @Test func `a name without artwork is marked and noted`() {
        var builder = MarkBuilder(
            look: PictureLook(), measurer: TableMeasurer(scale: 2), artwork: Artwork(directory: "/nowhere"),
            pixel: 0.5)
        for _ in 0..<2 { #expect(!builder.symbol("no.such", Font(size: 20), .flat(red), at: .amid(.zero)).isEmpty) }
        #expect(builder.notes == ["There is no artwork for the symbol no.such"])
    }
}
