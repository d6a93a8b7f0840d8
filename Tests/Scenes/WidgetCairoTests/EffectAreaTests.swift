import PictureClient
import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive

@testable import WidgetCairo
@testable import WidgetPictures

/// Effects are worked out where they can be seen, and look as if the whole picture were.
struct EffectAreaTests {
    private let size = Size(width: 90, height: 60)
    private let fonts = TextShaper()

    private func bytes(_ marks: [Mark]) -> [UInt8] {
        let canvas = CairoCanvas(size, scale: 2, fonts: fonts, images: ImageCache())
        canvas.draw(marks)
        let pixels = Pixels(canvas.surface)
        return (0..<pixels.height).flatMap { y in
            Array(UnsafeBufferPointer(start: pixels.row(y), count: 4 * pixels.width))
        }
    }

    @Test(arguments: (1...24).map { UInt64($0) })
    func `A group is drawn like one that reaches over the whole picture`(_ seed: UInt64) {
        var maker = MarkMaker(seed: seed)
        let marks = (0..<3).map { _ in maker.mark(depth: 3) }
        #expect(bytes(marks) == bytes(marks.map(\.withLargeGroups)))
    }

    @Test func `A material is charged for what it blurs around it, and a shadow for what casts it`() {
        let canvas = CairoCanvas(Size(width: 400, height: 300), scale: 2, fonts: fonts, images: ImageCache())
        let small = PixelArea(x: 400, y: 300, width: 4, height: 4)
        let frost = Treatment.frost(.material(thickness: 0.5, isDark: false), within: [])
        let blurred = canvas.area(workedOnBy: frost, small, seen: small)
        #expect(blurred.width > 300 && blurred == small.grown(for: Blur(60)))
        let far = Treatment.shadow(.clear, deviation: 1, offset: Point(x: 150, y: 100))
        let seen = canvas.area(of: far, around: small)
        #expect(seen.width > 300)
        #expect(canvas.area(workedOnBy: far, small, seen: seen) == small.grown(for: Blur(2)))
    }

    @Test func `Effects beside each other take no more than they are large`() {
        let shadow = Treatment.shadow(Shade(red: 0, green: 0, blue: 0), deviation: 2, offset: .zero)
        let marks = (0..<2_000).map { number in
            let place = Rect(x: Double(number % 110), y: Double(number / 110 % 70), width: 4, height: 4)
            return Mark.group(shadow, [.fill(Path(rectangle: place), .flat(Shade(red: 1, green: 0, blue: 0)))])
        }
        let canvas = CairoCanvas(Size(width: 1_000, height: 1_000), scale: 2, fonts: fonts, images: ImageCache())
        canvas.draw(marks)
        #expect(canvas.notes.isEmpty)
    }
}

extension Mark {
    /// The same with all groups as large as the picture, by something in them that cannot be seen.
    fileprivate var withLargeGroups: Mark {
        guard case .group(let treatment, let inner) = self else { return self }
        let everything = Path(rectangle: Rect(x: -5_000, y: -5_000, width: 10_000, height: 10_000))
        let clear = Mark.fill(everything, .flat(Shade(red: 0, green: 0, blue: 0, opacity: 0)))
        return .group(treatment, [clear] + inner.map(\.withLargeGroups))
    }
}

/// Marks of all kinds in groups of all kinds.
private struct MarkMaker {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 6_364_136_223_846_793_005 &+ 1 }

    private mutating func next(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % count
    }

    private mutating func length(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + Double(next(1_000)) / 999 * (range.upperBound - range.lowerBound)
    }

    private mutating func point() -> Point { Point(x: length(-30...110), y: length(-30...80)) }

    private mutating func ink() -> Ink {
        .flat(
            Shade(red: length(0...1), green: length(0...1), blue: length(0...1), opacity: [1, 0.4][next(2)]))
    }

    mutating func mark(depth: Int) -> Mark {
        guard depth > 0, next(5) > 0 else { return leaf() }
        return .group(treatment(depth), (0...next(2)).map { _ in mark(depth: depth - 1) })
    }

    private mutating func leaf() -> Mark {
        let box = Rect(point(), Size(width: length(1...60), height: length(1...40)))
        switch next(4) {
        case 0: return .fill(Path(box, Corners(all: 8), isContinuous: true), ink())
        case 1: return .stroke(Path(rectangle: box), Stroke(width: length(1...6)), ink())
        case 2:
            let path: Path = [.move(point()), .quadratic(point(), control: point()), .line(point()), .line(point())]
            return .stroke(path, Stroke(width: length(1...6)), ink())
        default:
            let words = ["fjord 45 %", "Ẑ̧̖͙a̛̞lgo", "東京 🌦️", "ملعب"][next(4)]
            let font = Font(size: length(6...40))
            let advances = [Double](repeating: length(3...20), count: words.count)
            return .words(Words(text: words, advances: advances, font: font, ink: ink(), origin: point()))
        }
    }

    private mutating func treatment(_ depth: Int) -> Treatment {
        let modes: [Node.Effect.BlendMode] = [
            .multiply, .screen, .colorDodge, .colorBurn, .hue, .luminosity, .sourceAtop, .destinationOver,
            .destinationOut, .plusDarker, .plusLighter, .difference, .softLight,
        ]
        switch next(10) {
        case 0:
            var transform = Transform()
            (transform.a, transform.b) = (length(-2...2), length(-1...1))
            (transform.c, transform.d) = (length(-1...1), length(0.1...3))
            (transform.x, transform.y) = (length(-20...20), length(-20...20))
            return .transform(transform)
        case 1: return .clip(Path(Rect(point(), Size(width: 90, height: 60)), Corners(all: 9), isContinuous: false))
        case 2: return .opacity(length(0...1))
        case 3, 4:
            return .shadow(
                Shade(red: 0, green: 0, blue: length(0...1)), deviation: length(0...8),
                offset: Point(x: length(-9...9), y: length(-9...9)))
        case 5, 6: return .blur(deviation: length(0...9))
        case 7: return .colors(.saturation(length(0...2)))
        case 8: return .mask([mark(depth: depth - 1)])
        default: return next(3) == 0 ? .isolated : .blend(modes[next(modes.count)])
        }
    }
}
