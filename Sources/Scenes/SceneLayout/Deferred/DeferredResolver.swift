package import WidgetArchive

/// Lays a scene out in the widget's process, calls deferred views with their true rectangles, and replaces them with
/// the results, so that the scene holds no closures.
package final class DeferredResolver {
    private var deferred: [Deferred] = []
    /// The result of each deferred node, by number; it may contain further deferred nodes.
    private var results: [Int: Node] = [:]
    private(set) var named: [Space.Name: Rect] = [:]
    private var current: Builder?

    package init() {}

    /// Defers a view until `resolve` reaches it.
    package func leave(_ open: Deferred) -> Node {
        deferred.append(open)
        return .deferred(deferred.count - 1)
    }

    /// Releases the deferred closures, which retain the views and thereby this object.
    package func forget() {
        deferred = []
        results = [:]
    }

    /// Resolves every deferred node of the scene's root or background, placed in a frame of the widget.
    package func resolve(
        _ root: Node, in frame: Rect, of widget: Rect, direction: LayoutDirection = .leftToRight,
        measurer: any TextMeasurer, at moment: Moment
    ) -> Node {
        if deferred.isEmpty { return root }
        var builder = Builder(metrics: .reference, measurer: measurer, moment: moment, direction: direction)
        builder.resolver = self
        var output = DrawingBuilder(metrics: .reference, sides: Sides(direction, in: widget))
        current = builder
        defer { current = nil }
        builder.part(root).place(amid: frame, into: &output)
        return finished(root)
    }

    /// The size of a node, while a deferred view is being made.
    package func size(of node: Node, for proposal: Proposal) -> Size {
        guard var builder = current else { return .zero }
        return builder.part(node).measure(proposal).size
    }

    /// A deferred leaf built for a given space; nil for other nodes.
    package func made(_ node: Node, in space: Space) -> Node? {
        guard case .deferred(let number) = node, case .leaf(let make) = deferred[number] else { return nil }
        return make(space)
    }

    /// The layout values of a content; the outermost wins.
    package func values(of node: Node) -> [ObjectIdentifier: Any] {
        switch node {
        case .deferred(let number):
            let open = deferred[number]
            switch open {
            case .leaf, .arranged: return [:]
            case .valued(let content, let key, let value): return values(of: content).merging([key: value]) { $1 }
            case .changed, .named, .guided: return values(of: open.content)
            }
        case .frame, .padding, .sizing, .layered, .clipped, .masked, .effect, .target, .label, .identified:
            return node.parts.first.map(values) ?? [:]
        default: return [:]
        }
    }

    func open(_ number: Int) -> Deferred { deferred[number] }

    func space(_ frame: Rect) -> Space { Space(frame: frame, named: named) }

    func settle(_ number: Int, as node: Node) { results[number] = node }

    /// Performs `work` inside a named coordinate space.
    func within(_ name: Space.Name, _ frame: Rect, _ work: () -> Void) {
        let outer = named.updateValue(frame, forKey: name)
        work()
        named[name] = outer
    }

    private func finished(_ node: Node) -> Node {
        guard case .deferred(let number) = node else { return node.mapping(finished) }
        return finished(results[number] ?? deferred[number].content)
    }
}

extension LayoutNode {
    /// Centres the part in a space. On screens that keep the beginning, content that is too large starts at the leading
    /// edge instead.
    func place(amid space: Rect, into output: inout DrawingBuilder) {
        let offset = measure(Proposal(space.size)).origin(in: Measure(space.size), .center)
        let least = output.metrics.keepsBeginning ? 0 : -Double.infinity
        let origin = space.origin + Point(x: max(least, offset.x), y: max(least, offset.y))
        place(at: origin, for: Proposal(space.size), into: &output)
    }
}

extension Metrics {
    /// For layout in the widget's process, at the scale of most iPhones.
    package static let reference = Metrics.pixels(scale: 3)
}
