import SceneLayout
import Testing
import WidgetArchive

@testable import SymbolArtwork

private let artwork = Artwork()

/// Whether the package of symbols is there, which most of these need.
private let isInstalled = {
    let isInstalled = artwork.symbol("heart.fill") != nil
    if !isInstalled { print("Skipped: bootstrap-icons is not installed (apt-get install bootstrap-icons)") }
    return isInstalled
}()

struct ArtworkTests {
    @Test(.enabled(if: isInstalled), arguments: CommonSymbols.names)
    func `the symbols of widgets have artwork, which lies within its square`(_ name: String) throws {
        try expectSound(#require(artwork.symbol(name)))
    }

    @Test(arguments: OwnDrawings.names)
    func `our own drawings can be read`(_ name: String) throws {
        try expectSound(#require(Artwork(directory: "/nowhere").symbol(name)))
    }

    private func expectSound(_ symbol: Artwork.Symbol) {
        #expect(!symbol.layers.isEmpty)
        let paths = symbol.layers.map(\.path) + symbol.inOneColor.map(\.path)
        let points = paths.joined().flatMap(\.points)
        #expect(points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
        for path in paths {
            let ink = path.inkBounds
            #expect(ink.minX > -0.3 && ink.minY > -0.3)
            #expect(ink.maxX < Artwork.Symbol.side + 0.3 && ink.maxY < Artwork.Symbol.side + 0.3)
            #expect(ink.size.width > 0.5 && ink.size.height > 0.5)
        }
    }

    @Test(
        .enabled(if: isInstalled),
        arguments: [
            "nothing.of.this.name", "fill", "circle.of.fifths", "", ".", "..fill", "heart..", "banjo.circle.fill",
        ])
    func `an unknown name has none`(_ name: String) {
        #expect(artwork.symbol(name) == nil)
    }

    @Test(arguments: [
        ("document.on.document.fill", "doc.on.doc.fill"), ("text.document", "doc.text"), ("document", "doc"),
        ("clock.arrow.trianglehead.counterclockwise.rotate.90", "clock.arrow.circlepath"),
        ("arrow.trianglehead.branch", "arrow.triangle.branch"), ("airplay.audio.circle", "airplayaudio.circle"),
        ("homepod.mini.fill", "homepodmini.fill"), ("arrow.trianglehead.clockwise", "arrow.trianglehead.clockwise"),
    ])
    func `a renamed symbol looks as under its older name`(name: String, older: String) {
        #expect(RenamedSymbols.older(name) == older)
        #expect(artwork.symbol(name)?.ink == artwork.symbol(older)?.ink)
        #expect(SymbolBox.size(of: name, 17) == SymbolBox.size(of: older, 17))
        if isInstalled { #expect(artwork.symbol(name) != nil) }
    }

    @Test(.enabled(if: isInstalled)) func `more names than are remembered are told apart`() throws {
        let before = try #require(artwork.symbol("heart")).layers.map(\.path)
        for number in 0..<2500 { #expect(artwork.symbol("unknown.name\(number)") == nil) }
        #expect(artwork.symbol("heart")?.layers.map(\.path) == before)
    }

    @Test(
        .enabled(if: isInstalled),
        arguments: [
            ("phone.fill", "telephone-fill"), ("forward.fill", "fast-forward-fill"), ("magnifyingglass", "search"),
            ("gearshape.fill", "gear-fill"), ("chevron.forward", "chevron-right"), ("xmark.circle", "x-circle"),
            ("person.2.fill", "people-fill"), ("arrow.up.right", "arrow-up-right"),
        ])
    func `names are those of files by rule or by table`(_ name: String, _ file: String) {
        #expect(SymbolNames.sources(for: name).contains { $0.file == file })
    }

    @Test(
        .enabled(if: isInstalled),
        arguments: [
            ("bolt.square.ar", "bolt.square"), ("chevron.right.rtl", "chevron.right"), ("scribble.fill", "scribble"),
        ])
    func `a name without artwork is shown as the one that it only refines`(_ name: String, _ plain: String) throws {
        #expect(artwork.symbol(name)?.layers.map(\.path) == artwork.symbol(plain)?.layers.map(\.path))
    }

    @Test(arguments: [
        ("leaf.circle.fill", SymbolVariant.Kind.enclosed(.circle, isFilled: true), "leaf"),
        ("bell.slash", .slashed(isFilled: false), "bell"), ("bell.badge.fill", .badged(nil, isFilled: true), "bell"),
        ("person.crop.circle.badge.plus", .badged("plus", isFilled: false), "person.crop.circle"),
        ("bell.badge.circle", .enclosed(.circle, isFilled: false), "bell.badge"),
    ])
    func `variants are taken apart`(_ name: String, _ kind: SymbolVariant.Kind, _ base: String) throws {
        let variant = try #require(SymbolVariant(name))
        #expect(variant.kind == kind)
        #expect(variant.base == base)
    }

    @Test(arguments: ["circle", "slash.fill", "heart.fill", "badge.plus"])
    func `a name without a base is no variant`(_ name: String) {
        #expect(SymbolVariant(name) == nil)
    }

    // MARK: Families

    @Test(.enabled(if: isInstalled), arguments: ["circle", "circle.fill", "square", "square.fill"])
    func `each letter and number is told apart in its form`(_ form: String) throws {
        let signs = "abcdefghijklmnopqrstuvwxyz".map(String.init) + (0...50).map(String.init)
        var pictures: Set<String> = []
        for sign in signs {
            let symbol = try #require(artwork.symbol("\(sign).\(form)"), "\(sign).\(form)")
            expectSound(symbol)
            #expect(try isAlike(symbol.ink, #require(artwork.symbol("leaf.\(form)")).ink))
            #expect(pictures.insert("\(symbol.layers.map(\.path))").inserted, "\(sign).\(form) looks like another")
        }
    }

    @Test(.enabled(if: isInstalled), arguments: ["goforward", "gobackward"])
    func `numbers and signs are within the arrow that goes round them`(_ arrow: String) throws {
        let plain = try #require(artwork.symbol(arrow))
        for sign in ["5", "10", "15", "30", "45", "60", "75", "90", "plus", "minus"] {
            let symbol = try #require(artwork.symbol("\(arrow).\(sign)"))
            #expect(symbol.layers.count == plain.layers.count + 1)
            #expect(isAlike(symbol.ink, plain.ink))
            let middle = try #require(symbol.layers.last).path.inkBounds
            #expect(middle.minX - plain.ink.minX > 2 && plain.ink.maxX - middle.maxX > 2, "\(arrow).\(sign)")
        }
    }

    @Test(.enabled(if: isInstalled), arguments: SymbolVariant.Form.allCases)
    func `a form encloses signs, filled or not`(_ form: SymbolVariant.Form) throws {
        for end in ["", ".fill"] {
            let symbol = try #require(artwork.symbol("leaf.\(form.rawValue)\(end)"))
            expectSound(symbol)
            let sides = symbol.ink.size.width / symbol.ink.size.height
            let form = try #require(artwork.symbol(form.rawValue + end) ?? artwork.symbol(form.rawValue)).ink
            #expect(abs(sides - form.size.width / form.size.height) < 0.01)
        }
    }

    private func isAlike(_ first: Rect, _ second: Rect) -> Bool {
        abs(first.minX - second.minX) < 0.01 && abs(first.minY - second.minY) < 0.01
            && abs(first.maxX - second.maxX) < 0.01 && abs(first.maxY - second.maxY) < 0.01
    }

    @Test(.enabled(if: isInstalled)) func `each row of the table leads to artwork`() {
        let names = Array(SymbolNames.table.keys) + Array(SymbolNames.twins.keys)
        #expect(names.filter { artwork.symbol($0) == nil }.sorted() == [])
    }

    @Test(.enabled(if: isInstalled)) func `a twin is another symbol's picture, turned`() throws {
        let up = try #require(artwork.symbol("arrow.up.to.line")).ink
        let down = try #require(artwork.symbol("arrow.down.to.line")).ink
        #expect(abs(up.minY + down.maxY - Artwork.Symbol.side) < 0.01)
        #expect(artwork.symbol("arrow.uturn.backward")?.ink == artwork.symbol("arrow.uturn.left")?.ink)
    }

    // MARK: Layers

    @Test func `in a filled circle, the glyph comes first and is cut out where all has one colour`() throws {
        let symbol = try #require(artwork.symbol("leaf.circle.fill"))
        #expect(symbol.layers.map(\.level) == [.secondary, .primary])
        #expect(symbol.layers.map(\.isCut) == [false, true])
        #expect(symbol.inOneColor.count == 1)
    }

    @Test(.enabled(if: isInstalled)) func `so it is in a file that has both`() throws {
        let symbol = try #require(artwork.symbol("info.circle.fill"))
        #expect(symbol.layers.map(\.level) == [.secondary, .primary])
        #expect(symbol.inOneColor.count == 1)
    }

    @Test(.enabled(if: isInstalled)) func `weather is cloud, sun or lightning, and rain`() throws {
        #expect(try #require(artwork.symbol("cloud.sun.fill")).layers.map(\.level) == [.secondary, .primary])
        let storm = try #require(artwork.symbol("cloud.bolt.rain.fill"))
        #expect(storm.layers.map(\.level) == [.tertiary, .secondary, .primary])
        #expect(Set(storm.layers.map(\.tone)).count == 3)
    }

    @Test(.enabled(if: isInstalled)) func `what stands behind a badge or a slash leaves room for it`() throws {
        for name in ["bell.badge", "bell.slash.fill", "folder.slash"] {
            let layers = try #require(artwork.symbol(name)).layers
            #expect(layers.first?.level == .secondary)
            #expect(layers.last?.level == .primary)
        }
        #expect(artwork.symbol("bell.badge")?.layers.first?.gap != nil)
    }

    @Test func `a form within a hole is the same whichever way it winds`() {
        let frame: Path = .frame(0, 0, 16, 16, 0)
        let inner: Path = .box(4, 4, 8, 8, 0)
        let contours = [inner, inner.reversed].map { (frame + $0).contours(isEvenOdd: false) }
        for line in contours.compactMap(\.last) { #expect(isClockwise(line.path.corners)) }
    }

    private func isClockwise(_ corners: [Point]) -> Bool {
        let next = corners.dropFirst() + corners.prefix(1)
        var area = 0.0
        for (from, to) in zip(corners, next) { area += from.x * to.y - to.x * from.y }
        return area > 0
    }

    @Test func `a gap runs as forms do, so that it can be cut out`() throws {
        for name in ["battery.100.bolt", "leaf.slash", "leaf.badge", "leaf.badge.plus"] {
            let gap = try #require(artwork.symbol(name)?.layers.first?.gap)
            #expect(gap.contours(isEvenOdd: true).map(\.path) == gap.contours(isEvenOdd: false).map(\.path))
        }
    }

    // MARK: Values

    @Test(arguments: [("wifi", 3), ("cellularbars", 4), ("chart.bar.fill", 3)])
    func `what lies beyond the value is faint`(_ name: String, _ count: Int) throws {
        for lit in 0...count {
            let symbol = try #require(artwork.symbol(name, value: Double(lit) / Double(count)))
            #expect(symbol.layers.count { $0.opacity == 1 } == lit)
            #expect(symbol.layers.count == count)
        }
    }

    @Test(arguments: [-1, 2, Double.nan, Double.infinity, -Double.infinity])
    func `a value that is none is as if it were the nearest`(_ value: Double) throws {
        for name in ["wifi", "battery.50", "gauge", "thermometer", "timer", "speaker.wave.3.fill"] {
            try expectSound(#require(artwork.symbol(name, value: value)))
        }
    }

    @Test func `a battery is as full as its name or its value says`() throws {
        func width(_ name: String, _ value: Double? = nil) throws -> Double {
            try #require(artwork.symbol(name, value: value)?.layers.last { $0.level == .primary && $0.opacity == 1 })
                .path.inkBounds.size.width
        }
        let full = try width("battery.100")
        for percent in [25, 50, 75] {
            #expect(abs(try width("battery.\(percent)percent") / full - Double(percent) / 100) < 0.01)
        }
        #expect(abs(try width("battery", 0.4) / full - 0.4) < 0.01)
        #expect(artwork.symbol("battery.0")?.layers.count == 1)
        #expect(artwork.symbol("battery.100percent.circle.fill")?.layers.last?.isCut == true)
    }

    // MARK: Size

    @Test(
        .enabled(if: isInstalled),
        arguments: [
            ("heart.fill", 16.667, 15.333), ("bell", 15.667, 17.333), ("info.circle", 17, 17), ("gearshape", 18, 18),
        ])
    func `ink is as large as it was measured beside letters of 17 points`(
        _ name: String, _ width: Double, _ height: Double
    ) throws {
        let ink = try ink(of: name)
        #expect(abs(ink.size.width - width) < 0.7)
        #expect(abs(ink.size.height - height) < 0.7)
    }

    @Test(.enabled(if: isInstalled)) func `a chevron lies within its narrow box`() throws {
        let ink = try ink(of: "chevron.right")
        #expect(ink.size.width <= 8.333 && ink.size.height <= 14.667)
    }

    private func ink(of name: String) throws -> Rect {
        let symbol = try #require(artwork.symbol(name))
        let points = 17 / Artwork.Symbol.inner
        return Rect(.zero, Size(width: symbol.ink.size.width * points, height: symbol.ink.size.height * points))
    }
}
