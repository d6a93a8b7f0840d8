import SceneLayout

extension Mark {
    /// Whether it shows the backdrop through a material.
    package var hasFrost: Bool {
        guard case .group(let treatment, let inner) = self else { return false }
        if case .frost = treatment { return true }
        return inner.contains(where: \.hasFrost)
    }

    /// Its accessibility elements without what it draws.
    package var elements: [Mark] {
        switch self {
        case .fill, .stroke, .words, .image: []
        case .spoken: [self]
        case .group(let treatment, let inner): elements(of: inner.flatMap(\.elements), treatment)
        }
    }

    private func elements(of inner: [Mark], _ treatment: Treatment) -> [Mark] {
        switch treatment {
        case .element(let element) where element.kind == .group: [.group(treatment, inner)]
        case .element(let element): [.spoken(element)]
        case .transform where !inner.isEmpty: [.group(treatment, inner)]
        default: inner
        }
    }
}
