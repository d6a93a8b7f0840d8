package import WidgetArchive

/// The environment and the recorder of the view being evaluated.
@MainActor package struct Context {
    package var environment: EnvironmentValues
    package let recorder: Recorder
    /// The guides that the view is aligned on.
    var guides = Guides()
    /// The place of the view among all others.
    private(set) var identity = Identity()

    init(environment: EnvironmentValues, recorder: Recorder) {
        self.environment = environment
        self.recorder = recorder
    }

    /// The nodes of a view, as children of the enclosing stack.
    package func nodes(of view: some View) -> [Node] {
        if let primitive = view as? any Primitive { return primitive.nodes(in: self) }
        if type(of: view).Body.self == Never.self { return nodes(of: UIKitView(name: "\(type(of: view))")) }
        let context = at { $0.content(of: type(of: view)) }
        return context.inside { context.nodes(of: context.alive(view).body) }
    }

    /// A context whose views have a further step in their identity.
    func at(_ step: (Identity) -> Identity) -> Context {
        var changed = self
        changed.identity = step(identity)
        return changed
    }

    /// A context for the child at a position.
    func at(_ position: Int) -> Context { at { $0.child(position) } }

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

    /// A context with a changed environment.
    package func with(_ change: (inout EnvironmentValues) -> Void) -> Context {
        var changed = self
        change(&changed.environment)
        return changed
    }

    package func note(_ text: String) {
        recorder.note(text)
    }

    /// The nodes of a view made by the developer's code, which may read the environment.
    func nodes(ofMade make: () -> some View) -> [Node] {
        inside { nodes(of: make()) }
    }

    /// Performs developer code that may read the environment.
    func inside<Result>(_ work: () -> Result) -> Result {
        CurrentEvaluation.$current.withValue(
            CurrentEvaluation(values: environment, recorder: recorder), operation: work)
    }
}

// Confined to the main actor; a task-local value just has to be sendable.
struct CurrentEvaluation: @unchecked Sendable {
    let values: EnvironmentValues
    let recorder: Recorder

    /// The evaluation whose code is running.
    @TaskLocal static var current: CurrentEvaluation?

    /// Notes a modifier or argument without effect, if it is used.
    static func noteWithoutEffect(_ asked: String, _ isAsked: Bool = true) {
        if isAsked { note("`.\(asked)` has no effect here") }
    }

    /// Adds a note to the current evaluation, if any.
    static func note(_ text: String) {
        current?.recorder.note(text)
    }
}

extension Context {
    /// The leaf, redacted if its content must be hidden.
    func redacted(_ leaf: Node) -> Node {
        environment.hidesContent ? .effect(WidgetArchive.Node.Effect(.redacted, leaf)) : leaf
    }
}

extension EnvironmentValues {
    /// Whether text and images are redacted.
    var hidesContent: Bool {
        redactionReasons.contains(.placeholder) || redactionReasons.contains(.privacy) && isPrivacySensitive
    }

    @Entry var isPrivacySensitive = false
}
