import Foundation
import SceneLayout
import WidgetArchive

extension WidgetArchive.Scene {
    /// The scene with a numbered frame around each element, and a list of them below.
    func numbered(_ elements: [AccessibilityElement], size: Size) -> WidgetArchive.Scene {
        let numbers = elements.enumerated().map { Node.badge($0.offset + 1, around: $0.element) }
        let picture = Node.stack(Node.Stack(.depth, alignment: .topLeading, [shown(in: size)] + numbers))
        let lines = elements.enumerated().map { Node.line("\($0.offset + 1)  \($0.element.line)") }
        let width = lines.reduce(size.width) { max($0, $1.width) }
        let height = size.height + 8 + Double(lines.count) * Node.lineHeight
        let list = Node.stack(Node.Stack(.vertical, alignment: .topLeading, spacing: 0, lines))
        let column = Node.stack(
            Node.Stack(.vertical, alignment: .topLeading, spacing: 4, [picture.fixed(size, .topLeading), list]))
        var scene = WidgetArchive.Scene(column.fixed(Size(width: width, height: height), .topLeading))
        scene.size = Size(width: width, height: height)
        scene.background = .surface(Node.Surface(.rectangle, fill: .tone(.paper)))
        return scene
    }

    /// The scene as one node of its size.
    private func shown(in size: Size) -> Node {
        let inner = Size(
            width: max(0, size.width - margins.leading - margins.trailing),
            height: max(0, size.height - margins.top - margins.bottom))
        let content = Node.padding(
            Node.Padding(
                top: .points(margins.top), leading: .points(margins.leading), bottom: .points(margins.bottom),
                trailing: .points(margins.trailing), root.fixed(inner, .center)))
        let whole = Node.frame(
            Node.Frame(
                width: .fixed(size.width), height: .fixed(size.height), direction: direction, content))
        guard let background else { return whole }
        return .layered(Node.Layered(whole, background, isBehind: true))
    }
}

extension Node {
    fileprivate static let lineHeight = 12.0

    /// The width of its text in one line; 0 for other nodes.
    fileprivate var width: Double {
        switch self {
        case .text(let paragraph): TableMeasurer().measure(paragraph, in: .ideal).size.width
        case .padding(let padding): padding.content.width + 8
        default: parts.map(\.width).max() ?? 0
        }
    }

    /// A frame with a number in its corner, or in the other one if others are in it. A small frame does not cut it off.
    fileprivate static func badge(_ number: Int, around element: AccessibilityElement) -> Node {
        let frame = element.frame
        let box = Node.surface(
            Node.Surface(
                .roundedRectangle(radii: Corners(all: 2), isContinuous: false), line: .tone(.ink),
                stroke: Stroke(width: 1, isInside: true)))
        let plate = Node.surface(
            Node.Surface(.roundedRectangle(radii: Corners(all: 3), isContinuous: false), fill: .tone(.ink)))
        let label = Node.words("\(number)", weight: 700, .paper)
            .padded(top: 0, leading: 3, bottom: 0, trailing: 3)
        let tag = Node.layered(Node.Layered(label, plate, isBehind: true))
        let corner = WidgetArchive.Alignment(element.kind == .group ? .trailing : .leading, .top)
        let marked = Node.stack(Node.Stack(.depth, alignment: corner, [box.fixed(frame.size, .center), tag]))
        return .effect(Node.Effect(.offset(frame.origin), marked))
    }

    fileprivate static func line(_ text: String) -> Node {
        .words(text, weight: 400, .text).padded(top: 0, leading: 4, bottom: 0, trailing: 4)
            .fixed(height: lineHeight)
    }

    fileprivate static func words(_ text: String, weight: Int, _ tone: Tone) -> Node {
        let font = Font(size: 9, weight: weight)
        return .text(Paragraph([Paragraph.Run(.words(text), font: font, paint: .tone(tone))], lineLimit: 1))
    }

    fileprivate func padded(top: Double, leading: Double, bottom: Double, trailing: Double) -> Node {
        .padding(
            Node.Padding(
                top: .points(top), leading: .points(leading), bottom: .points(bottom), trailing: .points(trailing), self
            ))
    }

    fileprivate func fixed(_ size: Size, _ alignment: WidgetArchive.Alignment) -> Node {
        .frame(Node.Frame(width: .fixed(size.width), height: .fixed(size.height), alignment: alignment, self))
    }

    fileprivate func fixed(height: Double) -> Node { .frame(Node.Frame(height: .fixed(height), self)) }
}

extension WidgetArchive.Alignment {
    fileprivate static let topLeading = WidgetArchive.Alignment(.leading, .top)
}

extension Tone {
    fileprivate static let ink = Tone(Shade(red: 0.78, green: 0, blue: 0.55))
    fileprivate static let paper = Tone(Shade(red: 1, green: 1, blue: 1))
    fileprivate static let text = Tone(Shade(red: 0.1, green: 0.1, blue: 0.1))
}
