import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive

/// The default spacing between two children of a stack, at three pixels per point.
struct SpacingCases {
    struct Gap: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let axis: Axis
        let first: Node
        let second: Node
        let length: Double

        init(_ id: String, _ first: Node, _ second: Node, _ length: Double, along axis: Axis = .vertical) {
            testDescription = id
            self.axis = axis
            self.first = first
            self.second = second
            self.length = length
        }

        func check() throws {
            let stack = Node.stack(.init(axis, [first.named("a"), second.named("b")])).fixed()
            let composition = Composition(
                of: Scene(stack), in: .zero, metrics: .pixels(scale: 3), measurer: BoxMeasurer(), at: Samples.moment)
            func frame(_ name: String) throws -> Rect {
                try #require(composition.identified.first { $0.identifier == name }).frame
            }
            let (a, b) = (try frame("a"), try frame("b"))
            let gap = axis == .vertical ? b.minY - a.maxY : b.minX - a.maxX
            #expect(abs(gap - length) < 0.01, "\(gap)")
        }
    }

    private static let plain = color(red).frame(width: 10, height: 10)
    private static let body = line(17)

    private static let styles: [(id: String, size: Double, above: Double, below: Double)] = [
        ("a-gap-01", 34, 12.535, 20.951), ("a-gap-02", 28, 10.421, 17.352), ("a-gap-03", 22, 7.973, 13.42),
        ("a-gap-04", 20, 7.491, 12.442), ("a-gap-05", 17, 6.434, 10.642), ("a-gap-06", 16, 5.859, 9.82),
        ("a-gap-07", 15, 5.618, 9.332), ("a-gap-08", 13, 4.802, 8.021), ("a-gap-09", 12, 4.561, 7.532),
        ("a-gap-10", 11, 3.987, 6.71),
    ]

    @Test(
        arguments: styles.flatMap { id, size, above, below in
            [
                Gap("\(id): plain over text", plain, line(size), above),
                Gap("\(id): text over plain", line(size), plain, below),
                Gap("\(id): text over text", line(size), line(size), 0),
            ]
        })
    func `Text is set close to text, and spaced by its font from anything else`(_ gap: Gap) throws { try gap.check() }

    private static let slider = horizontal(plain, text("30×20", size: 17))

    @Test(arguments: [
        Gap("a-gap-11", line(28), line(12), 0),
        Gap("a-gap-13", body.padding(4), body.padding(4), 8),
        Gap("a-gap-14", body, body.padding(4), 10.642),
        Gap("padding on other edges", body.padding(leading: .points(4)), body.padding(bottom: .points(4)), 0),
        Gap("a-gap-17", body, body.frame(maxWidth: .infinity), 0),
        Gap("a frame on the axis", body, body.frame(height: 30), 10.642),
        Gap("a-gap-18", body, horizontal(body, plain), 10.642),
        Gap("a-gap-19", vertical(body), vertical(body), 0),
        Gap("only the edge that touches", vertical(body, plain), vertical(body, plain), 6.434),
        Gap("children in depth", depth(.center, plain, body), body, 6.434),
        Gap("a background", body.background(color(red)), body.overlay(color(red)), 0),
        Gap("a symbol", symbol("star"), body, 0),
        Gap("m-ca-14 since iOS 17: above the row", plain, slider, 6.434),
        Gap("m-ca-14 since iOS 17: below the row", slider, plain, 10.642),
        Gap("a-gap-20: text beside text", body, body, 8, along: .horizontal),
        Gap("a-gap-20: text beside a colour", body, plain, 8, along: .horizontal),
        Gap("a-gap-20: colours", plain, plain, 8, along: .horizontal),
        Gap("a-gap-21: a colour over a spacer", plain, spacer, 0),
        Gap("a-gap-21: text over a spacer", body, spacer, 0),
        Gap("a-gap-21: a spacer over text", spacer, body, 0),
        Gap("a spacer in a frame has no spacing either", plain, spacer.frame(width: 20), 0, along: .horizontal),
        Gap("a spacer in a frame between texts", body, spacer.frame(height: 20), 0),
        Gap("a gauge is plain", .gauge(.init(.linear, fraction: 0.5, paint: .tone(red))), plain, 8),
    ])
    func `Containers pass on their children's edges until something resets them`(_ gap: Gap) throws { try gap.check() }

    /// A one-line text in a style whose lines are further apart than its letters are high.
    private static func styled(_ size: Double, leading: Double) -> Node {
        guard case .text(var paragraph) = line(size) else { return .nothing }
        paragraph.leading = leading - size * 1.193359
        return .text(paragraph)
    }

    @Test(arguments: [
        Gap("m-fs-gap-01", styled(22, leading: 28), styled(15, leading: 20), 2.333),
        Gap("m-fs-gap-02", styled(28, leading: 34), styled(20, leading: 25), 1.333),
        Gap("m-fs-gap-03", styled(28, leading: 34), styled(22, leading: 28), 2),
        Gap("m-fs-gap-04", styled(12, leading: 16), styled(22, leading: 28), 2),
        Gap("m-fs-gap-05", styled(22, leading: 28), styled(11, leading: 13), 0),
    ])
    func `Text over text is spaced by the leading of the lower style`(_ gap: Gap) throws { try gap.check() }

    /// The font metrics of Helvetica, which Apple's own tests use.
    private func helvetica(_ size: Double) -> TextHeights {
        TextHeights(ascent: size * 0.77002, descent: size * 0.22998, capHeight: size * 0.717285, leading: 0)
    }

    @Test func `s-text-05, asserted: Text spacing follows the font's metrics`() {
        #expect(abs(helvetica(16).roomBelow(pixel: 0.5) - 6.5234) < 0.01)
    }

    @Test func `s-text-06, asserted: The larger of two fonts in a text determines its spacing`() {
        let both = helvetica(12).union(helvetica(24))
        #expect(abs(both.ascent - 18.4805) < 0.01)
        #expect(abs(both.descent - 5.5195) < 0.01)
        #expect(abs(both.capHeight - 17.2148) < 0.01)
    }

    @Test func `s-space-02, asserted: Text over text is spaced by the lower leading, in the upper one's pixels`() {
        var lower = helvetica(16)
        lower.leading = 17
        #expect(lower.roomAboveText(pixel: 13) == 26)
    }
}
