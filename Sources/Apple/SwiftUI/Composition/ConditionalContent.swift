package import WidgetArchive

/// One of two views.
nonisolated public struct _ConditionalContent<First, Second> {
    enum Branch {
        case first(First)
        case second(Second)
    }

    let branch: Branch

    init(_ branch: Branch) { self.branch = branch }
}

extension _ConditionalContent: View where First: View, Second: View {}

extension _ConditionalContent: Primitive where First: View, Second: View {
    @MainActor package func nodes(in context: Context) -> [Node] {
        switch branch {
        case .first(let view): context.at(0).nodes(of: view)
        case .second(let view): context.at(1).nodes(of: view)
        }
    }
}

extension Optional: View where Wrapped: View {}

extension Optional: Primitive where Wrapped: View {
    @MainActor package func nodes(in context: Context) -> [Node] {
        map { context.at(0).nodes(of: $0) } ?? []
    }
}
