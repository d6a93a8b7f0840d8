import Foundation
import SwiftUI
import Testing

/// Views from corner to corner, each at its ideal size.
private struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var corner = CGPoint(x: bounds.minX, y: bounds.minY)
        for subview in subviews {
            subview.place(at: corner, proposal: .unspecified)
            let size = subview.dimensions(in: .unspecified)
            corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
        }
    }
}

private struct Weight: LayoutValueKey {
    static let defaultValue: CGFloat = 1
}

/// Views in a row, as wide as their weights.
private struct Weighted: Layout {
    struct Cache {
        var total: CGFloat
        var count = 0
    }

    func makeCache(subviews: Subviews) -> Cache { Cache(total: subviews.map { $0[Weight.self] }.reduce(0, +)) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        cache.count += 1
        return proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        var x = bounds.minX
        for subview in subviews where cache.count > 0 {
            let width = bounds.width * subview[Weight.self] / cache.total
            subview.place(
                at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
                proposal: ProposedViewSize(width: width, height: bounds.height / 2))
            x += width
        }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        guide == .top ? 10 : nil
    }
}

/// Places no views.
private struct Careless: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 100, height: 50)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// A row that delegates to another layout.
private struct Row: Layout {
    let stack: AnyLayout

    func makeCache(subviews: Subviews) -> AnyLayout.Cache { stack.makeCache(subviews: subviews) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache) -> CGSize {
        stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
    ) {
        stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

@MainActor struct LayoutProtocolTests {
    private let probes = Probes()

    private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
        probes.reader().frame(width: width, height: height)
    }

    @Test func `A custom layout places its views`() {
        let view = Diagonal {
            box(10, 20)
            box(30, 40)
        }
        #expect(probes.frames(in: view) == ["59 49 10 20", "69 69 30 40"])
        #expect(probes.frames(in: view.padding(.leading, 18)) == ["68 49 10 20", "78 69 30 40"])
    }

    @Test func `A custom layout's views become plain nodes at their positions`() {
        let view = Diagonal {
            Color.red.frame(width: 10, height: 20)
            Color.red.frame(width: 30, height: 40)
        }
        #expect(
            sketch(view) == """
                frame 40 by 60 leading-top
                  depth leading-top
                    effect offset(WidgetArchive.Point(x: 0.0, y: 0.0))
                      sizing ideal(horizontal: true, vertical: true)
                        frame 10 by 20 center
                          surface rectangle fill #FF3B30/#FF453A
                    effect offset(WidgetArchive.Point(x: 10.0, y: 20.0))
                      sizing ideal(horizontal: true, vertical: true)
                        frame 30 by 40 center
                          surface rectangle fill #FF3B30/#FF453A
                """)
    }

    @Test func `A layout that fills its space is made for it, and scaled to others`() {
        let view = Weighted { Color.red }.frame(width: 80, height: 40)
        #expect(
            sketch(view) == """
                frame 80 by 40 center
                  made for 80 by 40
                    depth leading-top
                      effect offset(WidgetArchive.Point(x: 0.0, y: 10.0))
                        frame 80 by 20 leading-top
                          surface rectangle fill #FF3B30/#FF453A
                """)
    }

    @Test func `A layout reads its views' layout values, and keeps a cache`() {
        let view = Weighted {
            probes.reader()
            probes.reader().padding(2).layoutValue(key: Weight.self, value: 3).opacity(0.5)
        }
        .frame(width: 80, height: 40)
        #expect(probes.frames(in: view) == ["39 69 20 20", "61 71 56 16"])
        #expect(probes.frames(in: AnyLayout(Weighted()).callAsFunction { probes.reader() }) == ["0 39.5 158 79"])
    }

    @Test func `A layout may set its alignment guides`() {
        let view = HStack(alignment: .top, spacing: 0) {
            Weighted { probes.reader() }.frame(width: 20, height: 40)
            box(20, 20)
        }
        #expect(probes.frames(in: view) == ["59 69 20 20", "79 69 20 20"])
    }

    @Test func `A view that a layout does not place is centred`() {
        #expect(probes.frames(in: Careless { box(20, 10) }) == ["69 74 20 10"])
    }

    @Test func `Stack layouts become stacks`() {
        let column = AnyLayout(VStackLayout(alignment: .leading, spacing: 3))
        #expect(sketch(column { Text("a") }) == "vertical leading-center 3\n  text 'a' 17 primary")
        #expect(sketch(HStackLayout(alignment: .top) { Text("a") }) == "horizontal center-top\n  text 'a' 17 primary")
        #expect(sketch(ZStackLayout { Text("a") }) == "depth center\n  text 'a' 17 primary")
        #expect(
            sketch(
                GridLayout {
                    GridRow {
                        Text("a"); Text("b")
                    }
                }
            ).hasPrefix("grid of [2]"))
    }

    @Test func `A layout can delegate to another`() {
        let row = Row(stack: AnyLayout(HStackLayout(alignment: .bottom, spacing: 4))) {
            box(20, 30)
            probes.reader().frame(height: 10)
        }
        #expect(probes.frames(in: row.frame(width: 100, height: 30)) == ["29 64 20 30", "53 84 76 10"])
    }
}
