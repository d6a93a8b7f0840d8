import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive

/// A scene, the space that it is offered, and the frames that Apple's layout gives to its named parts.
struct Conformance: CustomTestStringConvertible, Sendable {
    /// How sure a case is.
    enum Source: String, Sendable {
        /// Read off a picture or a layer that Apple's own renderer made.
        case measured
        /// The view was compared with SwiftUI's pixel by pixel; the numbers are derived.
        case parity
        /// Random instances were compared with SwiftUI; this one is computed.
        case propertyTested
        /// A test that ran against Apple's binaries asserts it.
        case asserted
        /// Read off an implementation that was audited against Apple's binaries.
        case audited
        /// Follows from the rule that others hold.
        case derived
    }

    let id: String
    let source: Source
    let root: Node
    /// Nil for the ideal size.
    let space: Size?
    /// By name, where `size` is the root; in the words of the table: `red 0,10 50×20`.
    let frames: [(name: String, frame: Rect)]
    /// Pixels a point, where frames are those that are drawn; nil for those that are laid out.
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

    /// Where the named parts are laid out, at three pixels a point.
    private var found: [String: Rect] {
        let root = root.named("size")
        let composition = Composition(
            of: Scene(space == nil ? root.fixed() : root), in: space ?? frames[0].frame.size,
            metrics: .pixels(scale: 3), measurer: BoxMeasurer(), at: Samples.moment)
        let frames = composition.spoken.compactMap { spoken in spoken.identifier.map { ($0, spoken.frame) } }
        return Dictionary(frames) { first, _ in first }
    }

    func check() throws {
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
    /// `0,10 50×20`, or no more than a size.
    fileprivate init(words: ArraySlice<Substring>) {
        let place = words.count > 1 ? words.first?.split(separator: ",").compactMap { Double($0) } ?? [] : [0, 0]
        self.init(Point(x: place[0], y: place[1]), Size(words: words.last ?? ""))
    }
}

/// Texts that say how large they are, such as `94.5×20`, in SF's line heights at three pixels a point.
struct BoxMeasurer: TextMeasurer {
    func measure(_ paragraph: Paragraph, in proposal: Proposal) -> Measure {
        let ascent = (paragraph.runs.map(\.font.size).max() ?? 0) * 0.952148
        return Measure(
            Size(words: paragraph.plainText), firstBaseline: (ascent * 3).rounded() / 3,
            lastBaseline: (ascent * 3).rounded(.up) / 3)
    }

    func measure(_ picture: Node.Picture) -> Measure {
        guard case .file(_, let size) = picture.source else { return Measure(.zero) }
        return Measure(size)
    }
}
