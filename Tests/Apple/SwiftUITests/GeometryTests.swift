import Foundation
import SwiftUI
import Testing
import WidgetArchive

/// The frames that geometry readers were called with, in order.
@MainActor final class Probes {
    private(set) var frames: [CGRect] = []
    private(set) var notes: [String] = []

    /// A geometry reader that fills its proposal.
    func reader(in space: SwiftUI.CoordinateSpace = .global) -> some View {
        GeometryReader { proxy in
            let _ = self.frames.append(proxy.frame(in: space))
            SwiftUI.Color.clear
        }
    }

    /// The frames of the geometry readers in a view that fills a small widget of 158 by 158 points.
    func frames(in view: some View) -> [String] {
        frames = []
        notes = evaluate(view, in: EnvironmentValues()).notes
        return frames.map { frame in
            [frame.minX, frame.minY, frame.width, frame.height].map { number in
                let rounded = (number * 100).rounded() / 100
                return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
            }.joined(separator: " ")
        }
    }
}

@MainActor struct GeometryTests {
    private let probes = Probes()

    @Test func `A geometry reader gets what frames and padding around it leave`() {
        #expect(probes.frames(in: probes.reader()) == ["0 0 158 158"])
        #expect(probes.frames(in: probes.reader().padding(8).frame(height: 50)) == ["8 62 142 34"])
        #expect(probes.frames(in: probes.reader().padding(.leading, 10).padding(.top)) == ["10 16 148 142"])
        #expect(probes.frames(in: probes.reader().frame(maxWidth: 40, alignment: .leading)) == ["59 0 40 158"])
        #expect(probes.frames(in: probes.reader().aspectRatio(2, contentMode: .fit)) == ["0 39.5 158 79"])
    }

    @Test func `Geometry readers in stacks share what the others leave`() {
        let row = HStack(spacing: 8) {
            probes.reader()
            Color.red.frame(width: 50)
            probes.reader()
        }
        #expect(probes.frames(in: row) == ["0 0 46 158", "112 0 46 158"])
        let column = VStack(spacing: 0) {
            Color.red.frame(height: 100)
            HStack(spacing: 0) {
                probes.reader(); Color.red.frame(width: 30)
            }
        }
        #expect(probes.frames(in: column) == ["0 100 128 58"])
        let depth = ZStack(alignment: .bottomTrailing) {
            Color.red; probes.reader().frame(width: 20, height: 30)
        }
        #expect(probes.frames(in: depth) == ["138 128 20 30"])
    }

    @Test func `Geometry readers in grids fill their cells`() {
        let grid = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
            GridRow {
                Color.red.frame(width: 48, height: 20)
                probes.reader().frame(height: 20)
            }
            GridRow {
                Color.red.frame(width: 48, height: 138)
                probes.reader().padding(4).frame(height: 138)
            }
        }
        #expect(probes.frames(in: grid) == ["58 0 100 20", "62 24 92 130"])
        let columns = LazyVGrid(columns: [GridItem(.fixed(60), spacing: 8), GridItem(.flexible())], spacing: 0) {
            ForEach(0..<2) { _ in self.probes.reader().frame(height: 20) }
        }
        #expect(probes.frames(in: columns) == ["0 69 60 20", "68 69 90 20"])
    }

    @Test func `A geometry reader in a background or an overlay has the view's frame`() {
        let framed = Text("a").frame(width: 30, height: 20)
        #expect(probes.frames(in: framed.overlay { probes.reader() }) == ["64 69 30 20"])
        #expect(probes.frames(in: framed.background(probes.reader())) == ["64 69 30 20"])
        #expect(probes.frames(in: framed.padding(5).opacity(0.5).overlay { probes.reader() }) == ["59 64 40 30"])
        let wide = framed.frame(maxWidth: .infinity).frame(minHeight: 60)
        #expect(probes.frames(in: wide.overlay { probes.reader() }) == ["0 49 158 60"])
        let corner = framed.overlay(alignment: .bottomTrailing) { probes.reader().frame(width: 4, height: 6) }
        #expect(probes.frames(in: corner) == ["90 83 4 6"])
    }

    @Test func `Geometry readers nest`() {
        let view = GeometryReader { outer in
            HStack(spacing: 0) {
                Color.red.frame(width: outer.size.width / 4)
                self.probes.reader().padding(10)
            }
            .frame(height: outer.size.height / 2)
        }
        #expect(probes.frames(in: view.padding(.top, 58)) == ["49.5 68 98.5 30"])
    }

    @Test func `A geometry reader fills its proposal, whatever its content`() {
        #expect(
            sketch(GeometryReader { _ in Color.white.frame(width: 900) }) == """
                made for 158 by 158
                  frame 900 by any center
                    surface rectangle fill #FFFFFF
                """)
    }

    @Test func `Offsets and positions move the frames that are read`() {
        #expect(probes.frames(in: probes.reader().frame(width: 20, height: 20).offset(x: 5, y: -9)) == ["74 60 20 20"])
        let placed = probes.reader().frame(width: 20, height: 20).position(x: 10, y: 40)
        #expect(probes.frames(in: placed) == ["0 30 20 20"])
        #expect(probes.frames(in: placed.padding(.leading, 100)) == ["100 30 20 20"])
    }

    @Test func `A frame can be read in global, local and named coordinate spaces`() {
        let named = HStack(spacing: 0) {
            Color.red.frame(width: 50); probes.reader(in: .named("row"))
        }
        .padding(4).coordinateSpace(name: "row").padding(20)
        #expect(probes.frames(in: named) == ["54 4 60 110"])
        let global = probes.reader(in: .named("nowhere")).padding(20)
        #expect(probes.frames(in: global) == ["20 20 118 118"])
        #expect(probes.frames(in: probes.reader(in: .local).padding(20)) == ["0 0 118 118"])
        let nested = probes.reader(in: .named(1)).padding(1).coordinateSpace(.named(1)).padding(2)
            .coordinateSpace(.named(2)).padding(4)
        #expect(probes.frames(in: nested) == ["1 1 144 144"])
    }

    @Test func `The bounds of a named space are relative to the view`() {
        var bounds: [CGRect?] = []
        let view = GeometryReader { proxy in
            let _ = bounds = [proxy.bounds(of: .named("outer")), proxy.bounds(of: .named("none"))]
            SwiftUI.Color.clear
        }
        .padding(30).coordinateSpace(.named("outer"))
        _ = evaluate(view, in: EnvironmentValues())
        #expect(bounds == [CGRect(x: -30, y: -30, width: 158, height: 158), nil])
    }

    @Test func `A visual effect may depend on geometry`() {
        let view = Color.red.frame(width: 40, height: 20).visualEffect { effect, proxy in
            effect.offset(x: proxy.frame(in: .global).minX, y: 0).opacity(proxy.size.height / 40)
        }
        let lines = sketch(view).split(separator: "\n").map(String.init)
        #expect(lines[0] == "effect opacity(0.5)")
        #expect(lines[1].hasPrefix("  effect offset(") && lines[1].contains("x: 59.0"))
        #expect(lines[2] == "    frame 40 by 20 center")
    }

    @Test func `A gradient whose radii are fractions keeps them for the form that it fills`() {
        let gradient = EllipticalGradient(colors: [.red, .blue], startRadiusFraction: 0.25, endRadiusFraction: 1)
        #expect(sketch(gradient) == "surface rectangle fill elliptical 0.25 to 1")
        #expect(sketch(Circle().fill(gradient)) == "surface circle fill elliptical 0.25 to 1")
    }

    @Test func `A container-relative frame is relative to the widget without its margins`() {
        var values = EnvironmentValues()
        values.contentMargins = .init(all: 16)
        let whole = Color.red.containerRelativeFrame([.horizontal, .vertical])
        #expect(sketch(whole, in: values).hasPrefix("frame 126 by 126 center"))
        let two = Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 6)
        #expect(sketch(two, in: values).hasPrefix("frame 82 by any center"))
        let half = Color.red.containerRelativeFrame(.vertical, alignment: .top) { length, _ in length / 2 }
        #expect(sketch(half, in: values).hasPrefix("frame any by 63 center-top"))
    }

    @Test func `Every choice of a ViewThatFits is resolved`() {
        let view = ViewThatFits {
            HStack { probes.reader().frame(width: 400, height: 10) }
            probes.reader().frame(width: 40, height: 10)
        }
        let scene = evaluate(view, in: EnvironmentValues()).scene
        #expect(scene.root.sketch().contains("made for 400 by 10"))
        #expect(scene.root.sketch().contains("made for 40 by 10"))
    }

    @Test func `What a geometry reader reads, writes and requests is recorded for the widget`() {
        struct Shown: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text(verbatim: "\(scheme)").zIndex(1) }
        }
        let view = GeometryReader { _ in
            Shown().coveringWidget(opening: "app://inner").containerBackground(for: .widget) { self.probes.reader() }
        }
        .padding(20)
        let result = evaluate(view, in: EnvironmentValues())
        #expect(result.usesColorScheme)
        #expect(result.notes == ["`.zIndex` has no effect here"])
        #expect(result.scene.url == "app://inner")
        #expect(result.scene.background?.sketch().hasPrefix("made for 158 by 158") == true)
    }

    @Test func `Views are released once their scene is made`() {
        final class Model {
            let name = "a"
        }
        weak var held: Model?
        do {
            let model = Model()
            held = model
            let view = GeometryReader { _ in Text(verbatim: model.name).coordinateSpace(name: model.name) }
            #expect(sketch(view).hasSuffix("text 'a' 17 primary"))
        }
        #expect(held == nil)
    }

    @Test func `Geometry readers stay within the margins, except in the background`() {
        var values = EnvironmentValues()
        values.contentMargins = .init(all: 16)
        let view = probes.reader().containerBackground(for: .widget) { probes.reader() }
        _ = evaluate(view, in: values)
        #expect(
            probes.frames == [
                CGRect(x: 16, y: 16, width: 126, height: 126), CGRect(x: 0, y: 0, width: 158, height: 158),
            ])
    }

    @Test func `Canvases, shapes, clips and masks have their true sizes`() {
        struct Diagonal: Shape {
            func path(in rect: CGRect) -> Path {
                Path { $0.addLines([rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)]) }
            }
        }
        func ends(_ view: some View) -> [WidgetArchive.Point] {
            evaluate(
                HStack(spacing: 0) {
                    Color.red.frame(width: 58); view
                }.frame(height: 40), in: EnvironmentValues()
            )
            .scene.root.pathEnds
        }
        let end = WidgetArchive.Point(x: 100, y: 40)
        #expect(ends(Diagonal()) == [end])
        #expect(ends(Diagonal().stroke(.white)) == [end])
        #expect(ends(Diagonal().trim(from: 0, to: 0.5)) == [end])
        #expect(ends(Color.red.clipShape(Diagonal())) == [end])
        #expect(ends(Color.red.mask { Diagonal() }) == [end])
        let canvas = Canvas { context, size in
            let path = Path { $0.addLines([.zero, CGPoint(x: size.width, y: size.height)]) }
            context.stroke(path, with: .foreground)
        }
        #expect(ends(canvas) == [end])
    }
}

extension Node {
    /// The end points of the last segments of its paths.
    fileprivate var pathEnds: [WidgetArchive.Point] {
        let own: [WidgetArchive.Point] =
            switch self {
            case .surface(let surface): surface.outline.pathEnds
            case .clipped(let clipped): clipped.outline.pathEnds
            default: []
            }
        return own + parts.flatMap(\.pathEnds)
    }
}

extension Outline {
    fileprivate var pathEnds: [WidgetArchive.Point] {
        switch self {
        case .trimmed(let outline, _, _): outline.pathEnds
        case .path(let steps):
            steps.compactMap { if case .line(let end) = $0 { end } else { nil } }.suffix(1)
        default: []
        }
    }
}
