import Foundation
import WidgetArchive

extension WidgetScene.Element {
    private typealias Element = WidgetScene.Element

    /// The elements for a node; empty for one that only takes up space.
    static func parts(of node: Node) -> [WidgetScene.Element] {
        switch node {
        case .text(let paragraph): [text(paragraph)]
        case .image(let picture): [Element(.image, picture.source.name)]
        case .surface: [Element(.shape)]
        case .divider: [Element(.divider)]
        case .gauge(let gauge): [part(of: gauge)]
        case .spacer: [Element(.spacer)]
        case .stack(let stack): stack.children.isEmpty ? [] : [Element(stack.axis.kind, "", inner(node))]
        case .grid: [Element(.grid, "", inner(node))]
        case .fitting: [Element(.fitting, "", inner(node))]
        case .layered(let layered): parts(of: layered)
        case .masked(let masked): parts(of: masked.content) + parts(of: masked.mask)
        case .effect(let effect): parts(of: effect)
        case .target(let target): parts(of: target)
        case .label(let label): parts(of: label)
        case .frame, .padding, .sizing, .clipped, .identified, .made, .deferred: inner(node)
        }
    }

    private static func inner(_ node: Node) -> [Element] { node.parts.flatMap(parts) }

    private static func text(_ paragraph: Paragraph) -> Element {
        var element = Element(.text, paragraph.words)
        element.dates = paragraph.runs.flatMap { $0.content.dates }
        return element
    }

    private static func part(of gauge: Node.Gauge) -> Element {
        var element = Element(.gauge, "", inner(.gauge(gauge)))
        element.fraction = gauge.fraction
        return element
    }

    /// The content comes first, whether the other layer is before or behind it.
    private static func parts(of layered: Node.Layered) -> [Element] {
        let all = parts(of: layered.content) + parts(of: layered.other)
        return all.count > 1 ? [Element(.depthStack, "", all)] : all
    }

    private static func parts(of effect: Node.Effect) -> [Element] {
        switch effect.kind {
        case .hidden: []
        case .redacted: parts(of: effect.content).map { $0.changed { $0.isRedacted = true } }
        default: parts(of: effect.content)
        }
    }

    private static func parts(of target: Node.Target) -> [Element] {
        let (kind, content): (Kind, String) =
            switch target.action {
            case .open(let url): (.link, url)
            case .perform(let intent, _): (.button, intent)
            }
        return [Element(kind, content, parts(of: target.content)).changed { $0.action = target.action }]
    }

    private static func parts(of label: Node.Label) -> [Element] {
        let parts = parts(of: label.content)
        let properties = label.properties
        guard properties.text != nil || properties.identifier != nil else { return parts }
        return [
            parts.single.changed { element in
                element.label = properties.text ?? element.label
                element.identifier = properties.identifier ?? element.identifier
            }
        ]
    }

    private func changed(_ change: (inout Element) -> Void) -> Element {
        var element = self
        change(&element)
        return element
    }
}

extension [WidgetScene.Element] {
    /// Several elements as one.
    var single: WidgetScene.Element {
        count == 1 ? self[0] : WidgetScene.Element(.verticalStack, "", self)
    }
}

extension Axis {
    fileprivate var kind: WidgetScene.Element.Kind {
        switch self {
        case .horizontal: .horizontalStack
        case .vertical: .verticalStack
        case .depth: .depthStack
        }
    }
}

extension Node.Picture.Source {
    fileprivate var name: String {
        switch self {
        case .symbol(let name), .missing(let name): name
        case .file(let path, _, _): (path as NSString).lastPathComponent
        case .bytes, .drawing: ""
        }
    }
}

extension Paragraph.Content {
    fileprivate var dates: [Date] {
        switch self {
        case .words, .symbol: []
        case .date(let date, _): [date]
        case .interval(let from, let to): [from, to]
        case .timer(let from, let to, _, _, _): [from, to]
        }
    }
}
