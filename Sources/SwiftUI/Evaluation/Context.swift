package import WidgetArchive

/// Where a view stands while it is evaluated: what surrounds it, and who takes notes.
@MainActor package struct Context {
    package var environment: EnvironmentValues
    package let recorder: Recorder
    /// What the view is aligned by.
    var guides = Guides()

    init(environment: EnvironmentValues, recorder: Recorder) {
        self.environment = environment
        self.recorder = recorder
    }

    /// The nodes that a view puts into the stack it stands in.
    package func nodes(of view: some View) -> [Node] {
        if let primitive = view as? any Primitive { return primitive.nodes(in: self) }
        return inside { nodes(of: view.body) }
    }

    /// A view as one node.
    package func node(of view: some View) -> Node {
        let nodes = nodes(of: view)
        return nodes.count == 1 ? nodes[0] : .stack(WidgetArchive.Node.Stack(.vertical, nodes))
    }

    /// A view as one node, if it shows anything.
    func nodeIfAny(of view: (some View)?) -> Node? {
        guard let view else { return nil }
        let node = node(of: view)
        return node == .nothing ? nil : node
    }

    /// The nodes of a view in other surroundings.
    package func with(_ change: (inout EnvironmentValues) -> Void) -> Context {
        var changed = self
        change(&changed.environment)
        return changed
    }

    package func note(_ text: String) {
        recorder.note(text)
    }

    /// The nodes of a view that is made only now, by source that may read its environment.
    func nodes(ofMade make: () -> some View) -> [Node] {
        inside { nodes(of: make()) }
    }

    /// Does something in which the source of a view may read its environment.
    func inside<Result>(_ work: () -> Result) -> Result {
        Surroundings.$current.withValue(Surroundings(values: environment, recorder: recorder), operation: work)
    }
}

// Made and read on the main actor, where views are evaluated; only a task-local value has to be able to travel.
struct Surroundings: @unchecked Sendable {
    let values: EnvironmentValues
    let recorder: Recorder

    /// What surrounds the view whose source is running.
    @TaskLocal static var current: Surroundings?

    /// Notes what was asked for and has no effect here, where it was asked for.
    static func noteWithoutEffect(_ asked: String, _ isAsked: Bool = true) {
        if isAsked { note("`.\(asked)` has no effect here") }
    }

    /// Notes something for the evaluation under way, if there is one.
    static func note(_ text: String) {
        current?.recorder.note(text)
    }
}

extension Context {
    /// A leaf as it may be shown to whoever looks.
    func redacted(_ leaf: Node) -> Node {
        environment.hidesContent ? .effect(WidgetArchive.Node.Effect(.redacted, leaf)) : leaf
    }
}

extension EnvironmentValues {
    /// Whether words and pictures are to be replaced by bars.
    var hidesContent: Bool {
        redactionReasons.contains(.placeholder) || redactionReasons.contains(.privacy) && isPrivacySensitive
    }

    var isPrivacySensitive: Bool {
        get { self[PrivacyKey.self] }
        set { self[PrivacyKey.self] = newValue }
    }
}

private enum PrivacyKey: EnvironmentKey {
    static let defaultValue = false
}
