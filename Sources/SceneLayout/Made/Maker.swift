package import WidgetArchive

/// Lays a scene out where its views are, calls what they left open with its true place, and puts what that makes into
/// the scene, which then holds no closures.
package final class Maker {
    private var deferred: [Deferred] = []
    /// What has become of each, by its number; it may hold further ones that were left open.
    private var results: [Int: Node] = [:]
    private(set) var named: [Space.Name: Rect] = [:]

    package init() {}

    /// Leaves something open until `make` comes to it.
    package func leave(_ open: Deferred) -> Node {
        deferred.append(open)
        return .deferred(deferred.count - 1)
    }

    /// Lets go of what was left open, which holds on to the views and so to this.
    package func forget() {
        deferred = []
        results = [:]
    }

    /// The scene's root, or its background, with all that was left open in it made for its place in a frame.
    package func make(_ root: Node, in frame: Rect, measurer: any TextMeasurer, at moment: Moment) -> Node {
        if deferred.isEmpty { return root }
        var builder = Builder(metrics: .reference, measurer: measurer, moment: moment)
        builder.maker = self
        var stage = Stage(metrics: .reference)
        builder.part(root).place(amid: frame, on: &stage)
        return finished(root)
    }

    /// What something left open would be in a space, if it fills that.
    package func made(_ node: Node, in space: Space) -> Node? {
        guard case .deferred(let number) = node, case .leaf(let make) = deferred[number] else { return nil }
        return make(space)
    }

    /// The values that a content has for what arranges it; those outermost count.
    package func values(of node: Node) -> [ObjectIdentifier: Any] {
        switch node {
        case .deferred(let number):
            let open = deferred[number]
            switch open {
            case .leaf, .arranged: return [:]
            case .valued(let content, let key, let value): return values(of: content).merging([key: value]) { $1 }
            case .changed, .named, .guided: return values(of: open.content)
            }
        case .frame, .padding, .sizing, .layered, .clipped, .effect, .target, .label:
            return node.parts.first.map(values) ?? [:]
        default: return [:]
        }
    }

    func open(_ number: Int) -> Deferred { deferred[number] }

    func space(_ frame: Rect) -> Space { Space(frame: frame, named: named) }

    func settle(_ number: Int, as node: Node) { results[number] = node }

    /// Does something within a coordinate space that has a name.
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

extension Part {
    /// Puts it into the middle of a space. Where the screen keeps the beginning, what is larger begins where the space does.
    func place(amid space: Rect, on stage: inout Stage) {
        let offset = measure(Proposal(space.size)).origin(in: Measure(space.size), .center)
        let least = stage.metrics.keepsBeginning ? 0 : -Double.infinity
        let origin = space.origin + Point(x: max(least, offset.x), y: max(least, offset.y))
        place(at: origin, for: Proposal(space.size), on: &stage)
    }
}

extension Metrics {
    /// For layout in the widget's own process: as on the screens that most iPhones have.
    package static let reference = Metrics.pixels(scale: 3)
}
