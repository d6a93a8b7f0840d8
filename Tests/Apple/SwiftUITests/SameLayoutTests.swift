import Foundation
import SceneFixtures
import SceneLayout
import SwiftUI
import Testing
import WidgetArchive

/// Two thirds of the width to the first view and the rest to the second.
private struct Thirds: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let widths = [bounds.width * 2 / 3, bounds.width / 3]
        for (subview, (x, width)) in zip(subviews, [(bounds.minX, widths[0]), (bounds.minX + widths[0], widths[1])]) {
            subview.place(
                at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
        }
    }
}

@MainActor struct SameLayoutTests {
    /// The frames that views in the program read.
    private final class Told {
        var frames: [Rect] = []
    }

    private let told = Told()

    /// A shape that fills its space, recognisable in the drawings.
    private func mark(_ content: some View = EmptyView()) -> some View {
        GeometryReader { proxy in
            let frame = proxy.frame(in: .global)
            let _ = told.frames.append(
                Rect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height))
            SwiftUI.Color.pink
            content
        }
    }

    private var view: some View {
        VStack(alignment: .leading, spacing: 3) {
            HStack(alignment: .firstTextBaseline) {
                Text("Seoul").font(.headline)
                Text("a longer text that is broken into lines").font(.caption).overlay { mark() }
                Image(systemName: "sun.max")
            }
            HStack(spacing: 5) {
                mark()
                mark().frame(width: 21).alignmentGuide(VerticalAlignment.center) { $0[.top] + 3 }
                mark(
                    HStack {
                        Text("b"); mark().padding(2)
                    })
            }
            Grid(horizontalSpacing: 4, verticalSpacing: 2) {
                GridRow {
                    Text("one"); mark().frame(height: 9)
                }
                GridRow {
                    Text("longer"); mark().frame(height: 7).padding(1)
                }
            }
            Thirds {
                mark(); mark().padding(4)
            }.layoutPriority(-1)
            Text("foot").padding(3).background { mark() }.frame(maxWidth: .infinity, alignment: .trailing)
        }
        .containerBackground(for: .widget) { mark().padding(7) }
    }

    /// The scene as a screen gets it.
    private func archived() throws -> WidgetArchive.Scene {
        var values = EnvironmentValues()
        values.contentMargins = .init(all: 16)
        values.sceneSize = Family.systemMedium.size
        return try ArchiveCoding.value(from: ArchiveCoding.line(evaluate(view, in: values).scene))
    }

    @Test func `A scene is laid out from its archive exactly as in the program`() throws {
        let scene = try archived()
        let composition = Composition(
            of: scene, in: Family.systemMedium.size, metrics: .reference, measurer: referenceMeasurer,
            at: Moment(Date()))
        let marks = composition.drawn.filter { $0.drawable == .pink }.map(\.frame)
        #expect(told.frames.count == 11)
        #expect(marks.count == told.frames.count)
        for frame in told.frames {
            #expect(marks.contains { $0.isNear(frame) }, "\(frame) is not among \(marks)")
        }
    }
}

extension Drawable {
    fileprivate static var pink: Drawable {
        .surface(.init(.rectangle, fill: EnvironmentValues().paint(of: SwiftUI.Color.pink)))
    }
}

extension Rect {
    fileprivate func isNear(_ other: Rect) -> Bool {
        zip([minX, minY, maxX, maxY], [other.minX, other.minY, other.maxX, other.maxY])
            .allSatisfy { abs($0 - $1) < 0.01 }
    }
}
