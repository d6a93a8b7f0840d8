import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive

/// In a space of 200 by 100 points, where each character is 10 wide and 20 high.
struct LayoutTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let root: Node
        let places: [String]

        init(_ name: String, _ root: Node, _ places: String...) {
            testDescription = name
            self.root = root
            self.places = places
        }
    }

    @Test(arguments: [
        Case("what is smaller is in the middle", text("ab"), "ab 90 40 20 20"),
        Case("usual room between two", vertical(text("ab"), text("abcd")), "ab 90 26 20 20", "abcd 80 54 40 20"),
        Case("room as told", horizontal(spacing: 4, text("ab"), text("c")), "ab 83 40 20 20", "c 107 40 10 20"),
        Case(
            "aligned at the leading edge", vertical(.leading, spacing: 0, text("ab"), text("abcd")), "ab 80 30 20 20",
            "abcd 80 50 40 20"),
        Case(
            "a spacer takes what is left", horizontal(text("ab"), spacer, text("c")), "ab 0 40 20 20",
            "c 190 40 10 20"),
        Case(
            "two spacers share", vertical(spacing: 0, spacer, text("a"), spacer, text("b")), "a 95 30 10 20",
            "b 95 80 10 20"),
        Case(
            "a spacer has its least length",
            horizontal(spacing: 0, text("a"), .spacer(Node.Spacer(minimum: 30)), text("b")).sized(
                .ideal(horizontal: true, vertical: true)), "a 75 40 10 20", "b 115 40 10 20"),
        Case("nothing takes no room", vertical(text("a"), .nothing, text("b")), "a 95 26 10 20", "b 95 54 10 20"),
        Case(
            "forms share what texts leave", horizontal(spacing: 0, color(red), text("ab"), color(blue)),
            "form 0 0 90 100", "ab 90 40 20 20", "form 110 0 90 100"),
        Case(
            "higher priority goes first",
            horizontal(spacing: 0, text("abcdefghijklmno"), text("ABCDEFGHIJKLMNO").sized(.priority(1))),
            "abcdefghijklmno 0 20 50 60", "ABCDEFGHIJKLMNO 50 40 150 20"),
        Case(
            "a divider crosses its stack", horizontal(spacing: 0, text("a"), divider, text("b")), "a 89.5 40 10 20",
            "upright 99.5 0 1 100", "b 100.5 40 10 20"),
        Case(
            "first baselines meet",
            horizontal(.firstTextBaseline, spacing: 0, text("a"), color(red).frame(width: 10, height: 30)),
            "a 90 47.5 10 20", "form 100 32.5 10 30"),
        Case(
            "children in depth are aligned", depth(Alignment(.trailing, .bottom), text("abcd"), text("a")),
            "abcd 80 40 40 20", "a 110 40 10 20"),
    ])
    func `Stacks divide their space`(_ one: Case) {
        #expect(places(one.root) == one.places)
    }

    @Test(arguments: [
        Case("fixed", text("a").frame(width: 50, height: 40, Alignment(.leading, .top)), "a 75 30 10 20"),
        Case("endless", text("a").frame(maxWidth: .infinity, Alignment(.trailing, .center)), "a 190 40 10 20"),
        Case("larger than its space", color(red).frame(width: 300, height: 50), "form -50 25 300 50"),
        Case(
            "a least width",
            .frame(Node.Frame(width: .init(minimum: 60), alignment: Alignment(.leading, .center), text("a"))),
            "a 70 40 10 20"),
        Case(
            "a greatest width", .frame(Node.Frame(width: .init(maximum: 60), text("abcdefghij"))),
            "abcdefghij 70 30 60 40"),
        Case(
            "an ideal width",
            Node.frame(Node.Frame(width: .init(ideal: 60), color(red))).sized(
                .ideal(horizontal: true, vertical: false)), "form 70 0 60 100"),
        Case("padding", color(red).padding(10), "form 10 10 180 80"),
        Case("usual padding", color(red).padded, "form 16 16 168 68"),
        Case("padding that reaches out", color(red).padding(-5), "form -5 -5 210 110"),
        Case(
            "its ideal size", text("abcdefghijklmnopqrstuvwxyz").sized(.ideal(horizontal: true, vertical: false)),
            "abcdefghijklmnopqrstuvwxyz -30 40 260 20"),
        Case(
            "a form that is as high as the text beside it",
            horizontal(
                spacing: 0, color(red).frame(width: 10), vertical(spacing: 0, text("ab"), text("cd"), text("ef"))
            ).sized(.ideal(horizontal: false, vertical: true)),
            "form 85 20 10 60", "ab 95 20 20 20", "cd 95 40 20 20", "ef 95 60 20 20"),
        Case("fit", color(red).sized(.aspectRatio(1, isFilling: false)), "form 50 0 100 100"),
        Case("fill", color(red).sized(.aspectRatio(1, isFilling: true)), "form 0 -50 200 200"),
        Case(
            "a ratio where there is no end of room",
            color(red).sized(.aspectRatio(2, isFilling: false)).sized(.ideal(horizontal: true, vertical: true)),
            "form 95 47.5 10 5"),
        Case(
            "a ratio at a given width",
            color(red).sized(.aspectRatio(4, isFilling: true)).sized(.ideal(horizontal: false, vertical: true)),
            "form 0 25 200 50"),
        Case(
            "a ratio at a given height",
            color(red).sized(.aspectRatio(0.5, isFilling: true)).sized(.ideal(horizontal: true, vertical: false)),
            "form 75 0 50 100"),
        Case(
            "an image without a height has no ratio of its own",
            image(40, 0, isResizable: true).sized(.aspectRatio(nil, isFilling: false)), "image 50 0 100 100"),
        Case(
            "an image without a width has no ratio of its own",
            image(0, 20, isResizable: true).sized(.aspectRatio(nil, isFilling: false)), "image 50 0 100 100"),
        Case(
            "an image's own ratio", image(40, 20, isResizable: true).sized(.aspectRatio(nil, isFilling: false)),
            "image 0 0 200 100"),
        Case("an image that keeps its size", image(40, 20, isResizable: false), "image 80 40 40 20"),
        Case(
            "a background has its content's size", text("ab").padding(5).background(color(red)), "form 85 35 30 30",
            "ab 90 40 20 20"),
        Case(
            "an overlay is aligned",
            color(red).frame(width: 50, height: 50).overlay(text("a"), Alignment(.trailing, .top)),
            "form 75 25 50 50", "a 115 25 10 20"),
        Case(
            "an offset moves what is seen",
            vertical(spacing: 0, text("a").effect(.offset(Point(x: 5, y: 7))), text("b")), "a 100 37 10 20",
            "b 95 50 10 20"),
        Case(
            "what is hidden keeps its place", vertical(spacing: 0, text("a").effect(.hidden), text("b")),
            "b 95 50 10 20"),
        Case(
            "the first that fits",
            .fitting(Node.Fitting([.horizontal], [text("abcdefghijklmnopqrstuvw"), text("abc"), text("a")])),
            "abc 85 40 30 20"),
        Case(
            "the last if none fits",
            .fitting(Node.Fitting([.vertical], [color(red).frame(height: 200), color(blue).frame(height: 300)])),
            "form 0 -100 200 300"),
        Case(
            "the first that fits exactly",
            .fitting(Node.Fitting([.horizontal, .vertical], [text("abcdefghijklmnopqrst"), text("a")])),
            "abcdefghijklmnopqrst 0 40 200 20"),
        Case(
            "the first that fits in both directions",
            .fitting(
                Node.Fitting([.horizontal, .vertical], [color(red).frame(width: 50, height: 101), text("a")])),
            "a 95 40 10 20"),
        Case(
            "the first, where there is no end of room",
            Node.fitting(Node.Fitting([.horizontal], [text("abcdefghijklmnopqrstuvw"), text("a")])).sized(
                .ideal(horizontal: true, vertical: false)), "abcdefghijklmnopqrstuvw -15 40 230 20"),
        Case(
            "no more than its height", .fitting(Node.Fitting([.vertical], [text("abcdefghijklmnopqrstuvwxyz")])),
            "abcdefghijklmnopqrstuvwxyz 0 30 200 40"),
    ])
    func `Frames, padding and fixed sizes determine the layout`(_ one: Case) {
        #expect(places(one.root) == one.places)
    }

    @Test(arguments: [
        Case(
            "as wide as the widest cell",
            .grid(
                Node.Grid(
                    horizontalSpacing: 10, verticalSpacing: 0,
                    rows: [[text("a"), text("bcd")], [text("efgh"), text("i")]])),
            "a 75 30 10 20", "bcd 110 30 30 20", "efgh 60 50 40 20", "i 120 50 10 20"),
        Case(
            "one cell across all columns",
            .grid(Node.Grid(horizontalSpacing: 0, verticalSpacing: 0, rows: [[text("ab"), text("cd")], [divider]])),
            "ab 40 39.5 20 20", "cd 140 39.5 20 20", "line 0 59.5 200 1"),
        Case(
            "room between cells, and none around them",
            horizontal(
                .top, spacing: 0,
                .grid(
                    Node.Grid(
                        horizontalSpacing: 4, verticalSpacing: 6,
                        rows: [[text("a"), text("b")], [text("c"), text("d")]]
                    )), text("e")), "a 83 27 10 20", "b 97 27 10 20", "c 83 53 10 20", "d 97 53 10 20", "e 107 27 10 20"
        ),
        Case(
            "a row across columns and the room between them",
            .grid(
                Node.Grid(
                    horizontalSpacing: 4, verticalSpacing: 0, rows: [[text("ab"), text("cd")], [color(red)]])),
            "ab 39 0 20 20", "cd 141 0 20 20", "form 0 20 200 80"),
        Case(
            "an empty grid takes no room",
            vertical(
                spacing: 0, .grid(Node.Grid(horizontalSpacing: 10, verticalSpacing: 10, rows: [])),
                text("ab").background(.grid(Node.Grid(horizontalSpacing: 10, verticalSpacing: 10, rows: [])))),
            "ab 90 40 20 20"),
        Case(
            "fixed and flexible columns",
            .grid(
                Node.Grid(
                    columns: [.fixed(40), .flexible(minimum: 10, maximum: nil)], horizontalSpacing: 10,
                    verticalSpacing: 5, rows: [[text("a"), text("b"), text("c")]])),
            "a 15 27.5 10 20", "b 120 27.5 10 20", "c 15 52.5 10 20"),
        Case(
            "as many columns as have room",
            .grid(
                Node.Grid(
                    columns: [.adaptive(minimum: 70, maximum: nil)], horizontalSpacing: 10, verticalSpacing: 0,
                    rows: [[color(red), color(red), color(red)]])),
            "form 0 40 95 10", "form 105 40 95 10", "form 0 50 95 10"),
    ])
    func `Grid cells line up in columns`(_ one: Case) {
        #expect(places(one.root) == one.places)
    }

    @Test(arguments: [0.0, -2, .infinity, .nan])
    func `A ratio that is none counts as the content's own`(_ ratio: Double) {
        let image = image(40, 20, isResizable: true).sized(.aspectRatio(ratio, isFilling: true))
        #expect(places(image) == ["image 0 0 200 100"])
    }

    @Test func `Guides say where contents meet`() {
        let form = color(red).frame(width: 40, height: 20)
        let beside = form.sized(.guide(horizontal: 30, vertical: nil))
        #expect(places(vertical(.leading, spacing: 0, beside, text("ab"))) == ["form 75 30 40 20", "ab 105 50 20 20"])
        let above = form.sized(.guide(horizontal: nil, vertical: 5))
        // A stack has the guides of its children along its axis, from where they are, and their average.
        #expect(places(vertical(.leading, spacing: 0, above, text("ab"))) == ["form 80 45 40 20", "ab 80 65 20 20"])
        #expect(
            places(vertical(.leading, spacing: 4, above, above))
                == ["form 80 33 40 20", "form 80 57 40 20"])
        #expect(places(horizontal(.top, spacing: 0, above, text("ab"))) == ["form 70 37.5 40 20", "ab 110 42.5 20 20"])
    }

    @Test(arguments: [-1.0, -1 + 1e-15])
    func `Adaptive columns with no room for their spacing are no more than can be counted`(_ spacing: Double) {
        let columns: [Node.Grid.Column] = [.adaptive(minimum: 1, maximum: nil)]
        let grid = Node.grid(Node.Grid(columns: columns, horizontalSpacing: spacing, rows: [[color(red)]]))
        let composition = Composition(
            of: Scene(grid), in: Size(width: 100_000, height: 10), metrics: .pixels(scale: 1),
            measurer: FixedMeasurer(), at: Samples.moment)
        #expect(composition.drawings.count == 1)
    }

    @Test func `A policy fits lengths according to their use`() {
        struct Tens: LengthPolicy {
            func fitted(_ length: Double, _ axis: Axis, as use: LengthUse) -> Double {
                switch use {
                case .extent, .inset: (length / 10).rounded(.up) * 10
                case .share: (length / 10).rounded(.down) * 10
                case .origin: (length / 10).rounded() * 10
                case .gap(let growth): length - growth
                }
            }
        }
        let row = horizontal(spacing: 9, color(red).frame(width: 4, height: 10), color(red).padding(1), color(red))
        let composition = Composition(
            of: Scene(row), in: Size(width: 100, height: 30), metrics: Metrics(policy: Tens()),
            measurer: FixedMeasurer(), at: Samples.moment)
        #expect(composition.drawn.map(\.frame.size.width) == [10, 10, 40])
        #expect(composition.drawn.map(\.frame.minX) == [0, 30, 60])
        let first = Drawable.surface(Node.Surface(.rectangle, fill: .tone(red)))
        #expect(
            composition.drawings.first
                == .draw(
                    first, in: Rect(x: 0, y: 10, width: 10, height: 10), requested: Requested(width: 4, height: 10)))
    }

    @Test func `The background extends to the edges, and the root stays within the margins`() {
        let scene = Scene(
            color(blue), background: color(red), margins: Edges(top: 10, leading: 20, bottom: 30, trailing: 40))
        let composition = Composition(
            of: scene, in: Size(width: 200, height: 100), metrics: .pixels(scale: 2), measurer: FixedMeasurer(),
            at: Samples.moment)
        #expect(
            composition.drawn.map(\.frame)
                == [Rect(x: 0, y: 0, width: 200, height: 100), Rect(x: 20, y: 10, width: 140, height: 60)])
    }
}

private func image(_ width: Double, _ height: Double, isResizable: Bool) -> Node {
    .image(
        Node.Picture(
            .file(path: "a.png", size: Size(width: width, height: height)), font: Font(size: 17), paint: .tone(primary),
            isResizable: isResizable))
}
