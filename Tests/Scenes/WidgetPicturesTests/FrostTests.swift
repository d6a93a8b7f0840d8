import PictureClient
import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive

@testable import WidgetPictures

/// The colours of iOS's materials over a wall of one colour, as they were measured there.
struct FrostTests {
    private static let thicknesses = [0.3, 0.45, 0.6, 0.75]

    private static let measured: [(wall: [Double], light: [[Double]], dark: [[Double]])] = [
        ([0, 0, 0], [grey(88.7), grey(141), grey(197), grey(234)], [grey(31.8), grey(32), grey(31.8), grey(30)]),
        ([128, 128, 128], [grey(169), grey(200), grey(223), grey(243)], [grey(100), grey(76), grey(63.8), grey(42)]),
        ([255, 255, 255], [grey(245), grey(245), grey(245), grey(246)], [grey(177), grey(126), grey(84), grey(36)]),
        (
            [60, 140, 160], [[131, 176, 187], [165, 208, 218], [198, 228, 237], [231, 244, 249]],
            [[63, 108, 119], [40, 84, 94], [40, 70, 76], [30, 45.5, 48]]
        ),
        (
            [255, 0, 0], [[234, 93, 93], [255, 141, 141], [255, 186, 186], [255, 226, 226]],
            [[169, 29, 29], [159, 22, 22], [126, 30, 30], [75, 30, 30]]
        ),
    ]

    private static func grey(_ level: Double) -> [Double] { [level, level, level] }

    @Test(arguments: measured.indices)
    func `A wall is seen through a material as on iOS`(_ number: Int) {
        let (wall, light, dark) = Self.measured[number]
        let shade = Shade(red: wall[0] / 255, green: wall[1] / 255, blue: wall[2] / 255)
        for (isDark, colors) in [(false, light), (true, dark)] {
            for (thickness, expected) in zip(Self.thicknesses, colors) {
                let seen = Frost.material(thickness: thickness, isDark: isDark)(shade)
                let parts = [seen.red, seen.green, seen.blue].map { $0 * 255 }
                #expect(zip(parts, expected).allSatisfy { abs($0 - $1) < 3 }, "\(thickness), \(isDark): \(parts)")
            }
        }
    }

    @Test func `None of a material is nothing, and all of it covers what is behind`() {
        for isDark in [false, true] {
            #expect(Frost.material(thickness: 0, isDark: isDark)(red.light) == red.light)
            let cover = Frost.material(thickness: 1, isDark: isDark)
            #expect("\(cover(red.light))" == "\(cover(blue.light))")
            #expect(Frost.material(thickness: .nan, isDark: isDark).deviation == 0)
            #expect(Frost.material(thickness: 7, isDark: isDark) == cover)
        }
    }

    @Test(arguments: [PictureLook.Mode.accented, .vibrant])
    func `Where there are no colours a material is a veil`(_ mode: PictureLook.Mode) {
        let glass = Node.surface(.init(.rectangle, fill: .material(thickness: 0.3)))
        let marks = PictureDrawing(
            Scene(glass), family: .accessoryRectangular, scale: 2, look: PictureLook(mode: mode), at: Samples.moment
        ).marks
        #expect(!marks.isEmpty && !"\(marks)".contains("frost"))
    }

    @Test func `In SVG it is a veil, since there is no way to what is behind`() throws {
        let form = Path(rectangle: Rect(x: 0, y: 0, width: 40, height: 20))
        let frost = Treatment.frost(.material(thickness: 0.3, isDark: false), within: form)
        let svg = try SVGElement.of([.group(frost, [.fill(form, .flat(.white.opacity(0.5)))])])
        let rect = try svg.one("rect")
        #expect(rect.attributes == ["width": "40", "height": "20", "fill": "#fff", "fill-opacity": ".5"])
    }
}
