package import WidgetArchive

/// Generates random trees of all kinds of nodes, with lengths as odd as a file may hold.
package struct TreeMaker {
    private var state: UInt64
    package private(set) var leafCount = 0

    package init(seed: UInt64) { state = seed &* 6_364_136_223_846_793_005 &+ 1 }

    private mutating func next(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % count
    }

    private mutating func length() -> Double {
        [0, 1, 7.3, 20, 64, 158, -6, .infinity, -.infinity, .nan, 1e12, 0.0001][next(12)]
    }

    private mutating func children(_ depth: Int) -> [Node] { (0..<next(4)).map { _ in node(depth: depth - 1) } }

    package mutating func node(depth: Int) -> Node {
        guard depth > 0 else { return leaf() }
        switch next(15) {
        case 0, 1: return .stack(Node.Stack(.vertical, spacing: next(2) == 0 ? nil : length(), children(depth)))
        case 2, 3:
            let alignment = Alignment(.center, next(2) == 0 ? .firstTextBaseline : .center)
            return .stack(Node.Stack(.horizontal, alignment: alignment, spacing: length(), children(depth)))
        case 4: return .stack(Node.Stack(.depth, children(depth)))
        case 5:
            let width = Node.Frame.Length(minimum: length(), ideal: length(), maximum: length())
            return .frame(Node.Frame(width: width, height: .init(maximum: length()), node(depth: depth - 1)))
        case 6: return node(depth: depth - 1).frame(width: length(), height: length())
        case 7: return node(depth: depth - 1).padding(length())
        case 8: return node(depth: depth - 1).sized(.aspectRatio(length(), isFilling: next(2) == 0))
        case 9: return node(depth: depth - 1).sized(.ideal(horizontal: next(2) == 0, vertical: next(2) == 0))
        case 10: return node(depth: depth - 1).overlay(node(depth: depth - 2))
        case 11: return .grid(Node.Grid(horizontalSpacing: length(), rows: [children(depth), children(depth)]))
        case 12:
            let columns: [Node.Grid.Column] = [.fixed(length()), .adaptive(minimum: length(), maximum: length())]
            return .grid(Node.Grid(columns: columns, verticalSpacing: length(), rows: [children(depth)]))
        case 13: return .fitting(Node.Fitting([.horizontal], children(depth)))
        default: return effect(depth)
        }
    }

    /// A random tree without overlaps.
    package mutating func orderly(depth: Int) -> Node {
        guard depth > 0 else { return next(5) == 0 ? spacer : leafText() }
        let children = (0...next(4)).map { _ in orderly(depth: depth - 1) }
        let sides: [WidgetArchive.Alignment.Horizontal] = [.leading, .center, .trailing]
        let heights: [WidgetArchive.Alignment.Vertical] = [
            .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline,
        ]
        let alignment = Alignment(sides[next(3)], heights[next(5)])
        let spacing = next(2) == 0 ? nil : Double(next(20))
        switch next(6) {
        case 0, 1: return .stack(Node.Stack(.vertical, alignment: alignment, spacing: spacing, children))
        case 2: return .stack(Node.Stack(.horizontal, alignment: alignment, spacing: spacing, children))
        case 3: return .grid(Node.Grid(alignment: alignment, horizontalSpacing: spacing, rows: [children, children]))
        case 4: return children[0].padding(Double(next(30)))
        default: return children[0].frame(maxWidth: .infinity, alignment).sized(.priority(Double(next(3))))
        }
    }

    private mutating func effect(_ depth: Int) -> Node {
        let content = node(depth: depth - 1)
        return switch next(7) {
        case 0: content.effect(.opacity(length()))
        case 1: content.effect(.offset(Point(x: length(), y: length())))
        case 2: content.effect(.rotation(degrees: length(), anchor: UnitPoint(x: length(), y: 0.5)))
        case 3: content.effect(.scale(x: length(), y: length(), anchor: UnitPoint(x: 0.5, y: 0.5)))
        case 4: content.sized(.guide(horizontal: length(), vertical: length()))
        case 5: content.masked(by: node(depth: depth - 2))
        default: content.sized(.priority(length())).clipped(.circle)
        }
    }

    private mutating func leafText() -> Node {
        text(String("Xin chào 안녕하세요 hello wide world".prefix(1 + next(34))))
    }

    private mutating func leaf() -> Node {
        leafCount += 1
        return switch next(7) {
        case 0: color(red)
        case 1: spacer
        case 2: divider
        case 3: symbol("star")
        case 4: .gauge(Node.Gauge(.circular, fraction: length(), paint: .tone(green), label: text("g")))
        case 5: .surface(Node.Surface(.circle, line: .tone(blue)))
        default: text(String("안녕 hello world".prefix(next(13))))
        }
    }
}
