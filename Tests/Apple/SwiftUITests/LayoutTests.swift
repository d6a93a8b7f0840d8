import Foundation
import Testing
import WidgetArchive

@testable import SwiftUI

private struct Item: Identifiable {
    let id: Int
}

@MainActor struct LayoutTests {
    @Test func `Groups, loops and conditions flatten into the enclosing stack`() {
        let isShown = true
        let name: String? = nil
        let view = VStack(alignment: .trailing, spacing: 4) {
            Group {
                Text("a")
                if isShown { Text("b") } else { Divider() }
            }
            ForEach([Item(id: 1), Item(id: 2)]) { Text(verbatim: "\($0.id)") }
            ForEach(0..<2) { _ in Spacer(minLength: 2) }
            if let name { Text(name) }
            AnyView(EmptyView())
            Section("Rest") { Divider() }
        }
        #expect(
            sketch(view) == """
                vertical trailing-center 4
                  text 'a' 17 primary
                  text 'b' 17 primary
                  text '1' 17 primary
                  text '2' 17 primary
                  spacer 2
                  spacer 2
                  text 'Rest' 17 primary
                  divider
                """)
    }

    @Test func `Layout modifiers wrap in source order`() {
        let view = Text("a").padding(.horizontal).frame(maxWidth: .infinity, alignment: .leading).padding(4)
            .frame(width: 40)
        #expect(
            sketch(view) == """
                frame 40 by any center
                  padding 4 4 4 4
                    frame ...endless by any leading-center
                      padding 0 usual 0 usual
                        text 'a' 17 primary
                """)
    }

    @Test func `A modifier on a group applies to each of its views`() {
        let view = HStack {
            Group {
                Text("a"); Text("b")
            }.padding(1)
        }
        #expect(
            sketch(view) == """
                horizontal center
                  padding 1 1 1 1
                    text 'a' 17 primary
                  padding 1 1 1 1
                    text 'b' 17 primary
                """)
    }

    @Test func `A frame may set only its limits`() {
        let view = Spacer().frame(minWidth: 10, maxWidth: 20, minHeight: 5)
        #expect(sketch(view).hasPrefix("frame 10...20 by 5... center"))
    }

    @Test func `Grid rows are rows, and other views are rows of one cell`() {
        let view = Grid(alignment: .leading, horizontalSpacing: 3) {
            GridRow {
                Text("a"); Text("b")
            }
            Divider()
            ForEach(0..<2) { _ in
                GridRow {
                    Text("c"); Text("d"); Text("e")
                }
            }
        }
        #expect(sketch(view).hasPrefix("grid of [2, 1, 3, 3]"))
    }

    @Test func `The cells of a grid keep what is said of them`() {
        let view = Grid {
            GridRow(alignment: .top) {
                Text("a").gridCellColumns(2).gridCellUnsizedAxes(.horizontal)
                Text("b").gridColumnAlignment(.trailing).gridCellAnchor(.bottom)
            }
            GridRow { Text("c") }
            GridRow { Text("d").gridCellColumns(3).frame(width: 9) }
        }
        let cells = evaluate(view, in: EnvironmentValues()).scene.root.sizings
        #expect(cells.contains(.cell(.init(columns: 2))))
        #expect(cells.contains(.cell(.init(unsizedAxes: [.horizontal]))))
        #expect(cells.contains(.cell(.init(columnAlignment: .trailing))))
        #expect(cells.contains(.cell(.init(anchor: SwiftUI.UnitPoint.bottom.archived))))
        #expect(cells.filter { $0 == .cell(.init(rowAlignment: .top)) }.count == 2)
        #expect(cells.filter { $0 == .cell(.init(columns: 1)) }.count == 1)
    }

    @Test func `A vertical grid is filled row by row, and a horizontal one column by column`() {
        let cells = ForEach(0..<5) { Text(verbatim: "\($0)") }
        let columns = [GridItem(.flexible()), GridItem(.fixed(20))]
        #expect(sketch(LazyVGrid(columns: columns, spacing: 2) { cells }).hasPrefix("grid of [2, 2, 1]"))
        #expect(sketch(LazyHGrid(rows: columns) { cells }).hasPrefix("grid of [3, 2]"))
        #expect(sketch(LazyVGrid(columns: [GridItem(.adaptive(minimum: 9))]) { cells }).hasPrefix("grid of [5]"))
    }

    @Test func `Several views in a background or overlay are layered`() {
        let view = Text("a").background {
            Color.red; Text("b")
        }.overlay(alignment: .topTrailing) { Circle() }
        #expect(
            sketch(view) == """
                with over it trailing-top
                  with behind it center
                    text 'a' 17 primary
                    depth center
                      surface rectangle fill #FF3B30/#FF453A
                      text 'b' 17 primary
                  surface circle fill primary
                """)
    }

    @Test func `An empty background is left out`() {
        #expect(sketch(Text("a").background { EmptyView() }) == "text 'a' 17 primary")
    }

    @Test func `A background is a colour, a style, a shape or a view`() {
        let behind = { (view: any View) in sketch(AnyView(view)).split(separator: "\n").last.map(String.init) }
        #expect(behind(Text("a").background(Color.white)) == "  surface rectangle fill #FFFFFF")
        #expect(behind(Text("a").background(.white)) == "  surface rectangle fill #FFFFFF")
        #expect(behind(Text("a").background()) == "  surface rectangle fill background")
        #expect(behind(Text("a").background(Circle())) == "  surface circle fill primary")
        #expect(behind(Text("a").background(.white, in: .capsule)) == "  surface capsule fill #FFFFFF")
        #expect(behind(Text("a").background(Text("b"), alignment: .top)) == "  text 'b' 17 primary")
    }

    @Test func `A ViewThatFits is left to the screen`() {
        let view = ViewThatFits(in: .horizontal) {
            Text("long"); Text("l")
        }
        #expect(sketch(view) == "fitting\n  text 'long' 17 primary\n  text 'l' 17 primary")
    }
}

extension Node {
    /// All sizings in it.
    fileprivate var sizings: [Sizing.Kind] {
        var kinds = parts.flatMap(\.sizings)
        if case .sizing(let sizing) = self { kinds.append(sizing.kind) }
        return kinds
    }
}
