import SwiftUI
import Testing
import WidgetArchive
@testable import WidgetKit

/// Where the regions of the expanded island are.
@MainActor struct IslandTests {
    private let surroundings = ActivitySurroundings(.islandExpanded, Date(timeIntervalSinceReferenceDate: 0))

    private func block(_ width: Double, _ height: Double) -> AnyView {
        AnyView(Color.red.frame(width: width, height: height))
    }

    private func region(
        _ position: DynamicIslandExpandedRegionPosition, _ width: Double, _ height: Double, priority: Double = 0,
        _ placement: DynamicIslandExpandedRegionVerticalPlacement = .default
    ) -> IslandRegion {
        IslandRegion(position: position, priority: priority) {
            AnyView(block(width, height).dynamicIsland(verticalPlacement: placement))
        }
    }

    private func height(_ regions: IslandRegion..., insets: Double = 14) -> Double {
        let edges = EdgeInsets(top: insets, leading: insets, bottom: insets, trailing: insets)
        let island = ExpandedIsland(regions, edges, surroundings)
        return surroundings.size(of: island.body, offered: Size(width: 371, height: 1_000)).height
    }

    private func isNear(_ height: Double, _ expected: Double) -> Bool { abs(height - expected) < 0.01 }

    @Test func `The camera is as high as the compact island, margins included`() {
        #expect(isNear(height(), 36.67 + 14))
    }

    @Test func `The center is below the camera, and the bottom below all`() {
        #expect(isNear(height(region(.center, 80, 20)), 36.67 + 20 + 14))
        #expect(isNear(height(region(.center, 80, 20), region(.bottom, 300, 30)), 36.67 + 20 + 8 + 30 + 14))
    }

    @Test func `A bottom without content takes no room`() {
        #expect(isNear(height(region(.center, 80, 20), region(.bottom, 0, 0)), 36.67 + 20 + 14))
    }

    @Test func `The sides are beside the camera and the center`() {
        #expect(isNear(height(region(.leading, 40, 50), region(.trailing, 40, 30)), 14 + 50 + 14))
        #expect(isNear(height(region(.leading, 40, 30), region(.center, 80, 20)), 36.67 + 20 + 14))
    }

    @Test func `A side that is too wide goes below the camera if it asks for that`() {
        #expect(isNear(height(region(.leading, 200, 20, .belowIfTooWide)), 36.67 + 20 + 14))
        #expect(isNear(height(region(.leading, 60, 20, .belowIfTooWide)), 36.67 + 14))
        #expect(isNear(height(region(.leading, 200, 20)), 36.67 + 14))
    }

    @Test func `Of two sides, the one with the higher priority goes below the camera if it is too wide`() {
        #expect(isNear(height(region(.leading, 200, 20, priority: 1), region(.trailing, 40, 10)), 36.67 + 20 + 14))
        #expect(isNear(height(region(.leading, 200, 20), region(.trailing, 40, 10, priority: 1)), 36.67 + 14))
    }

    @Test func `What is below the camera leaves the other side where it is`() {
        let regions = [region(.leading, 200, 20, .belowIfTooWide), region(.trailing, 40, 10)]
        let island = ExpandedIsland(regions, EdgeInsets(), surroundings)
        #expect(surroundings.size(of: island.body, offered: Size(width: 371, height: 1_000)).width == 371)
    }

    @Test func `Views of one region are in a column`() {
        let region = DynamicIslandExpandedRegion(.bottom) {
            Color.red.frame(width: 40, height: 20)
            Color.red.frame(width: 40, height: 30)
        }
        #expect(isNear(height(region.region), 36.67 + 20 + 8 + 30 + 14))
    }

    /// Notes the widths that it is placed in.
    private struct Listening: Layout {
        final class Widths { var all: [CGFloat] = [] }

        let wanted: CGFloat
        let widths = Widths()

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: min(wanted, proposal.width ?? wanted), height: 20)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            widths.all += [proposal.width ?? 0, bounds.width]
        }
    }

    @Test func `A side is offered all the room beside the camera`() {
        let side = Listening(wanted: 60)
        _ = height(IslandRegion(position: .leading, priority: 0) { AnyView(side { Text("a") }) })
        #expect(side.widths.all.suffix(2) == [109, 60])
    }

    @Test(arguments: [(30, 30), (64, 64), (200, 65.34)] as [(CGFloat, CGFloat)])
    func `A side of the compact island has the room that it needs`(_ wanted: CGFloat, _ given: CGFloat) throws {
        let side = Listening(wanted: wanted)
        let island = DynamicIsland {
        } compactLeading: {
            side { Text("a") }
        } compactTrailing: {
            Color.red.frame(width: 20, height: 20)
        } minimal: {
            Text("c")
        }
        let surroundings = ActivitySurroundings(.islandCompact, surroundings.date)
        let size = surroundings.size(of: island.content(in: surroundings), offered: Family.islandCompact.size)
        #expect(abs(size.width - (125 + given + 20 + 4 * 7.33)) < 0.01)
        #expect(abs(try #require(side.widths.all.last) - given) < 0.01)
    }

    @Test(
        arguments: [
            (.caption2, 13), (.caption, 13), (.body, 14.5), (.title, 28),
        ] as [(SwiftUI.Font.TextStyle, Double)])
    func `Text beside the camera has a size of its own`(_ style: SwiftUI.Font.TextStyle, _ size: Double) {
        func height(_ view: some View) -> Double {
            let surroundings = ActivitySurroundings(.islandCompact, surroundings.date)
            return surroundings.size(of: view, offered: Family.islandCompact.size).height
        }
        let text = Text("1")
        #expect(height(text.font(.system(style))) == height(text.font(.system(size: size))))
        #expect(height(text) == height(text.font(.body)))
    }

    @Test func `Margins are those that were last told of each edge`() {
        let island = Self.island.contentMargins(.all, 10, for: .expanded).contentMargins(.bottom, 30, for: .expanded)
            .contentMargins(.top, 99, for: .minimal)
        let size = surroundings.size(of: island.content(in: surroundings), offered: Size(width: 371, height: 1_000))
        #expect(isNear(size.height, 36.67 + 20 + 30))
    }

    @Test func `Regions may depend on conditions, and be made elsewhere`() {
        @DynamicIslandExpandedContentBuilder
        func regions(_ isLong: Bool) -> DynamicIslandExpandedContent<some View> {
            DynamicIslandExpandedRegion(.leading, priority: 1) { Text("a") }
            if isLong { DynamicIslandExpandedRegion(.bottom) { Text("b") } }
            if isLong {
                DynamicIslandExpandedRegion(.center) { Text("c") }
            } else {
                DynamicIslandExpandedRegion(.trailing) { Text("d") }
            }
        }
        let island = DynamicIsland {
            regions(true)
            DynamicIslandExpandedRegion(.trailing) { Text("e") }
        } compactLeading: {
        } compactTrailing: {
        } minimal: {
        }
        #expect(island.expanded().map(\.position) == [.leading, .bottom, .center, .trailing])
        #expect(regions(false).regions.map(\.position) == [.leading, .trailing])
    }

    private static var island: DynamicIsland {
        DynamicIsland {
            DynamicIslandExpandedRegion(.center) { Color.red.frame(height: 20) }
        } compactLeading: {
        } compactTrailing: {
        } minimal: {
        }
    }
}
