import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive

/// A scene, a proposal, and the frames that Apple's layout assigns to its named parts.
struct Conformance: CustomTestStringConvertible, Sendable {
    /// The evidence for a case, strongest first.
    enum Source: String, Sendable {
        /// Read off an image or a layer tree that Apple's renderer produced.
        case measured
        /// Derived for a view that was compared with SwiftUI's pixel by pixel.
        case parity
        /// Computed by a rule that was compared with SwiftUI on random instances.
        case propertyTested
        /// Asserted by a test that ran against Apple's binaries.
        case asserted
        /// Read off an implementation audited against Apple's binaries.
        case audited
        /// Derived from a rule that other cases verify.
        case derived
        /// Follows from Apple's documentation alone.
        case documented
    }

    let id: String
    let source: Source
    let root: Node
    /// The proposal; nil for the ideal size.
    let space: Size?
    /// Frames by name, such as `red 0,10 50×20`; `size` is the root.
    let frames: [(name: String, frame: Rect)]
    /// Pixels per point if frames are snapped as drawn; nil if they are as laid out.
    let scale: Double?

    var testDescription: String { "\(id) (\(source))" }

    init(
        _ id: String, _ source: Source, _ root: Node, in space: String?, _ frames: String, drawnAt scale: Double? = nil
    ) {
        self.id = id
        self.source = source
        self.root = root
        self.space = space.map(Size.init(words:))
        self.frames = frames.split(separator: ";").map { part in
            let words = part.split(separator: " ")
            return (String(words[0]), Rect(words: words.dropFirst()))
        }
        self.scale = scale
    }

    /// The scene as laid out at three pixels per point.
    var composition: Composition {
        let root = root.named("size")
        return Composition(
            of: Scene(space == nil ? root.fixed() : root), in: space ?? frames[0].frame.size,
            metrics: .pixels(scale: 3), measurer: BoxMeasurer(), at: Samples.moment)
    }

    /// The laid-out frames of named parts.
    private var found: [String: Rect] {
        let composition = composition
        let frames = composition.identified
        return Dictionary(frames) { first, _ in first }
    }

    func check() throws {
        try checkFrames()
        checkPixels()
    }

    private func checkFrames() throws {
        let found = found
        for (name, expected) in frames {
            let laidOut = try #require(found[name], "\(name) is not in the scene")
            let frame = scale.map { laidOut.snapped(toPixelsOf: 1 / $0) } ?? laidOut
            if name != "size" { #expect(abs(frame.minX - expected.minX) < 0.01, "\(name): \(frame)") }
            if name != "size" { #expect(abs(frame.minY - expected.minY) < 0.01, "\(name): \(frame)") }
            #expect(abs(frame.size.width - expected.size.width) < 0.01, "\(name): \(frame)")
            #expect(abs(frame.size.height - expected.size.height) < 0.01, "\(name): \(frame)")
        }
    }
}

extension Size {
    /// `50×20`
    init(words: some StringProtocol) {
        let numbers = words.split(separator: "×").compactMap { Double($0) }
        self.init(width: numbers[0], height: numbers[1])
    }
}

extension Rect {
    /// `0,10 50×20`, or just a size.
    fileprivate init(words: ArraySlice<Substring>) {
        let place = words.count > 1 ? words.first?.split(separator: ",").compactMap { Double($0) } ?? [] : [0, 0]
        self.init(Point(x: place[0], y: place[1]), Size(words: words.last ?? ""))
    }
}

/// Measures texts that name their own size, such as `94.5×20`, with SF's line heights at three pixels per point.
struct BoxMeasurer: TextMeasurer {
    func measure(_ paragraph: Paragraph, in proposal: Proposal) -> Measure {
        let ascent = (paragraph.runs.map(\.font.size).max() ?? 0) * 0.952148
        return Measure(
            Size(words: paragraph.plainText), firstBaseline: (ascent * 3).rounded() / 3,
            lastBaseline: (ascent * 3).rounded(.up) / 3)
    }

    func measure(_ picture: Node.Picture) -> Measure {
        guard case .file(_, _, let size) = picture.source else { return Measure(.zero) }
        return Measure(size)
    }
}
