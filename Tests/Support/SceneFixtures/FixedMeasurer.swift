package import SceneLayout
package import WidgetArchive

/// Characters 10 points wide and 20 high, in lines that break anywhere.
package final class FixedMeasurer: TextMeasurer {
    package private(set) var calls = 0

    package init() {}

    package func measure(_ paragraph: Paragraph, in proposal: Proposal) -> Measure {
        calls += 1
        let count = paragraph.plainText.count
        let across = max(1, min(count, proposal.width.map { $0.isFinite ? Int($0 / 10) : count } ?? count))
        let down = proposal.height.map { $0.isFinite ? max(1, Int($0 / 20)) : count } ?? count
        let lines = min((count + across - 1) / across, down, paragraph.lineLimit ?? count)
        return Measure(
            Size(width: Double(across) * 10, height: Double(lines) * 20), firstBaseline: 15,
            lastBaseline: Double(lines) * 20 - 5)
    }

    package func measure(_ picture: Node.Picture) -> Measure {
        calls += 1
        if case .file(_, _, let size) = picture.source { return Measure(size) }
        return Measure(Size(width: 20, height: 20), firstBaseline: 17, lastBaseline: 17)
    }
}

/// A scene laid out in whole points, with a default spacing of 8 and padding of 16.
package func composition(
    _ root: Node, width: Double = 200, height: Double = 100, direction: WidgetArchive.LayoutDirection = .leftToRight,
    at moment: Moment = Samples.moment
) -> Composition {
    Composition(
        of: Scene(root, direction: direction), in: Size(width: width, height: height),
        metrics: Metrics(), measurer: FixedMeasurer(), at: moment)
}

/// The drawables and their frames, such as `ab 0 0 20 20`: x, y, width, height.
package func places(
    _ root: Node, width: Double = 200, height: Double = 100, direction: WidgetArchive.LayoutDirection = .leftToRight
) -> [String] {
    composition(root, width: width, height: height, direction: direction).drawn.map { placed in
        let name =
            switch placed.drawable {
            case .text(let paragraph): paragraph.plainText
            case .image: "image"
            case .surface: "form"
            case .line(let axis, _): axis == .horizontal ? "line" : "upright"
            case .bar: "bar"
            case .ring: "ring"
            }
        let frame = placed.frame
        return ([name] + [frame.minX, frame.minY, frame.size.width, frame.size.height].map(short)).joined(
            separator: " ")
    }
}

private func short(_ number: Double) -> String { number == number.rounded() ? "\(Int(number))" : "\(number)" }

extension Composition {
    /// All drawables with their frames, ignoring effects.
    package var drawn: [(drawable: Drawable, frame: Rect)] {
        var drawn: [(Drawable, Rect)] = []
        drawings.visit { drawing, _ in
            if case .draw(let drawable, let frame, _) = drawing { drawn.append((drawable, frame)) }
        }
        return drawn
    }
}
