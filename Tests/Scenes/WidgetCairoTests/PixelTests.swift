import GroupSystem
import PictureClient
import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive
import WidgetPictures

@testable import WidgetCairo

struct PixelTests {
    private static let colors = [red, green, blue]

    @Test(arguments: [1.0, 2, 3])
    func `Edges lie on pixels, halves up`(_ scale: Double) throws {
        let row = horizontal(
            spacing: 0, color(red).frame(width: 33.3), color(green).frame(width: 12.25), color(blue).frame(width: 20))
        let composition = Composition(
            of: Scene(row), in: Size(width: 100, height: 60), metrics: .pixels(scale: scale),
            measurer: TableMeasurer(scale: scale), at: Samples.moment)
        let picture = try picture(row, scale: scale)
        for (number, tone) in PixelTests.colors.enumerated() {
            guard case .draw(_, let frame, _) = composition.drawings[number] else { throw Missing() }
            let edges = frame.snapped(toPixelsOf: 1 / scale)
            let expected = [edges.minX, edges.minY, edges.size.width, edges.size.height].map {
                Int(($0 * scale).rounded())
            }
            #expect(picture.bounds { $0.isNear(tone.bytes) } == expected)
        }
    }

    @Test(arguments: [0, 0.2, 0.4, 0.6, 0.8, 1])
    func `A line of half a point is a pixel thick wherever it lies`(_ offset: Double) throws {
        let line = color(red).frame(width: 40, height: 0.5).effect(.offset(Point(x: 0, y: offset)))
        #expect(try picture(line, scale: 1).bounds { $0.isNear(red.bytes) }?[3] == 1)
        let upright = color(red).frame(width: 0.5, height: 40).effect(.offset(Point(x: offset, y: 0)))
        #expect(try picture(upright, scale: 1).bounds { $0.isNear(red.bytes) }?[2] == 1)
    }

    private struct Missing: Error {}

    @Test func `A group fades as a whole, and its parts do not shine through each other`() throws {
        let two = depth(.center, color(red), color(blue)).effect(.opacity(0.5))
        #expect(try picture(two)[50, 50] == [0, 122, 255, 128])
    }

    @Test func `What was clipped and then rotated is not what was rotated and then clipped`() throws {
        let half = color(red).frame(width: 40, height: 20)
        let clippedFirst = Node.clipped(.init(.rectangle, half))
            .effect(.rotation(degrees: 90, anchor: UnitPoint(x: 0.5, y: 0.5)))
        let rotatedFirst = Node.clipped(
            .init(.rectangle, half.effect(.rotation(degrees: 90, anchor: UnitPoint(x: 0.5, y: 0.5)))))
        #expect(try picture(clippedFirst, scale: 1).bounds { $0[3] == 255 } == [40, 10, 20, 40])
        #expect(try picture(rotatedFirst, scale: 1).bounds { $0[3] == 255 } == [40, 20, 20, 20])
    }

    @Test func `A shadow is a Gaussian of 0.94 times its radius`() throws {
        let radius = 6.0
        let wide = color(blue).frame(width: 200, height: 200)
            .effect(.shadow(Tone(Shade(red: 0, green: 0, blue: 0)), radius: radius, offset: Point(x: 0, y: 100)))
        let box = Node.stack(.init(.depth, alignment: Alignment(.center, .top), [wide]))
            .frame(width: 400, height: 400, Alignment(.center, .top))
        let picture = try picture(box, Size(width: 400, height: 400), scale: 1)
        // Below the shape, along the shadow's lower edge at 300.
        for distance in stride(from: -12, through: 12, by: 4) {
            let opacity = Double(picture[200, 300 + distance][3]) / 255
            let expected = PixelTests.gaussian(-(Double(distance) + 0.5) / (0.94 * radius))
            #expect(abs(opacity - expected) < 0.012, "\(distance) points below: \(opacity), not \(expected)")
        }
    }

    /// The part of a Gaussian's weight below so many deviations.
    private static func gaussian(_ deviations: Double) -> Double {
        let steps = 4_000
        let from = -8.0
        let width = (deviations - from) / Double(steps)
        return (0..<steps).reduce(0) { sum, step in
            let x = from + (Double(step) + 0.5) * width
            return sum + exp(-x * x / 2) * width / (2 * Double.pi).squareRoot()
        }
    }

    @Test func `A mask lets as much be seen as it is opaque`() throws {
        let fading = Node.surface(
            .init(
                .rectangle,
                fill: .linear(
                    stops: [.init(red, at: 0), .init(red.opacity(0), at: 1)], start: UnitPoint(x: 0, y: 0),
                    end: UnitPoint(x: 1, y: 0))))
        let masked = try picture(color(blue).masked(by: fading), scale: 1)
        let alphas = [0, 25, 50, 75, 99].map { Int(masked[$0, 30][3]) }
        #expect(alphas == alphas.sorted(by: >) && alphas[0] > 250 && alphas[4] < 5 && abs(alphas[2] - 127) < 4)
    }

    @Test func `Blends meet what is behind them, but nothing outside their compositing group`() throws {
        let yellow = Tone(Shade(red: 1, green: 1, blue: 0))
        let cyan = Tone(Shade(red: 0, green: 1, blue: 1))
        let blended = color(cyan).effect(.blend(.multiply))
        #expect(try picture(depth(.center, color(yellow), blended))[50, 50] == [0, 255, 0, 255])
        let alone = blended.effect(.compositingGroup)
        #expect(try picture(depth(.center, color(yellow), alone))[50, 50] == [0, 255, 255, 255])
    }

    @Test(arguments: [(0.0, [0, 0, 255]), (90.0, [255, 0, 0])])
    func `Angular gradients turn clockwise from three o'clock`(_ start: Double, _ right: [Int]) throws {
        let stops = [
            GradientStop(Tone(Shade(red: 0, green: 0, blue: 1)), at: 0),
            .init(Tone(Shade(red: 1, green: 0, blue: 0)), at: 1),
        ]
        let paint = Paint.angular(
            stops: stops, center: UnitPoint(x: 0.5, y: 0.5), startDegrees: start, endDegrees: start + 270)
        let picture = try picture(.surface(.init(.rectangle, fill: paint)), Size(width: 60, height: 60), scale: 1)
        // Just below three o'clock.
        let pixel = picture[58, 31].prefix(3).map(Int.init)
        #expect(zip(pixel, right).allSatisfy { abs($0 - $1) < 12 }, "\(pixel)")
    }

    @Test(arguments: [15.0, 45, 135, 180, 225, 315])
    func `An angular gradient that ends before it begins has the colours of its ends`(_ degrees: Double) throws {
        let stops = [GradientStop(red, at: 0), .init(blue, at: 1)]
        let paint = Paint.angular(stops: stops, center: UnitPoint(x: 0.5, y: 0.5), startDegrees: 90, endDegrees: 0)
        let picture = try picture(.surface(.init(.rectangle, fill: paint)), Size(width: 60, height: 60), scale: 1)
        let angle = degrees * .pi / 180
        let pixel = picture[Int(30 + 20 * cos(angle)), Int(30 + 20 * sin(angle))]
        #expect(pixel.isNear((degrees > 90 && degrees < 270 ? blue : red).bytes), "\(degrees): \(pixel)")
    }

    @Test func `Accented widgets have the tint where they are accentable, and white elsewhere`() throws {
        let row = horizontal(spacing: 0, color(red.opacity(0.5)), color(green).effect(.accentable))
        let orange = Shade(red: 1, green: 149.0 / 255, blue: 0)
        let picture = try picture(row, look: PictureLook(mode: .accented, tint: orange))
        #expect(picture[10, 60] == [255, 255, 255, 128])
        #expect(picture[190, 60] == [255, 149, 0, 255])
    }

    @Test func `Vibrant widgets are as opaque as they were bright`() throws {
        let row = horizontal(spacing: 0, color(Tone(Shade(red: 1, green: 1, blue: 1))), color(blue))
        let picture = try picture(row, look: PictureLook(mode: .vibrant))
        #expect(picture[10, 60] == [255, 255, 255, 255])
        let dimmed = picture[190, 60]
        #expect(dimmed.prefix(3) == [255, 255, 255] && dimmed[3] > 80 && dimmed[3] < 200)
    }

    @Test(arguments: [PictureLook.Mode.accented, .vibrant])
    func `Screens without colours show dark surroundings, and emoji without colours`(_ mode: PictureLook.Mode) throws {
        let words = try picture(vertical(spacing: 0, text("Words"), text("🦄")), look: PictureLook(mode: mode))
        #expect(words.bounds { $0[3] > 200 && $0.prefix(3) == [255, 255, 255] } != nil)
        #expect(words.bounds { $0[3] > 0 && $0.prefix(3) != [255, 255, 255] } == nil)
    }

    @Test func `The same input gives the same bytes`() {
        let scene = vertical(spacing: 4, text("Ångström 한국어 👩‍💻"), symbol("heart.fill"), color(red).frame(height: 3.3))
        #expect(drawn(scene).bytes == drawn(scene).bytes)
    }

    @Test(arguments: (1...60).map { UInt64($0) })
    func `Whatever a scene holds, it is drawn`(_ seed: UInt64) {
        var maker = TreeMaker(seed: seed)
        let (bytes, _) = drawn(maker.node(depth: 4), scale: 1)
        #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
}

extension [UInt8] {
    /// Colours go through factors of several precisions.
    func isNear(_ other: [UInt8]) -> Bool {
        zip(self, other).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
    }
}

extension Tone {
    var bytes: [UInt8] {
        [light.red, light.green, light.blue, light.opacity].map { UInt8(($0 * 255).rounded()) }
    }
}
