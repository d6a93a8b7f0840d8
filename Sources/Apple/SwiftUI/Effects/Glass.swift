package import WidgetArchive

/// Liquid Glass, which is drawn as a material with its tint over it: its edges bend no light.
nonisolated public struct Glass: Equatable, Sendable {
    let thickness: Double?
    var color: Color?

    public static let regular = Glass(thickness: Material.thin.thickness)
    public static let clear = Glass(thickness: Material.ultraThin.thickness)
    /// No glass.
    public static let identity = Glass(thickness: nil)

    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.color = color
        return glass
    }

    /// How it answers touches, which a picture does not show.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass for which none is given: a capsule.
nonisolated public struct DefaultGlassEffectShape: OutlineShape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }

    package var outline: Outline { .capsule }
}

/// Glass whose pieces flow together; here each is drawn on its own.
nonisolated public struct GlassEffectContainer<Content: View>: View {
    let content: Content

    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { content }
}

nonisolated public struct GlassEffectTransition: Sendable {
    public static let identity = GlassEffectTransition()
    public static let matchedGeometry = GlassEffectTransition()
    public static let materialize = GlassEffectTransition()
}

nonisolated extension View {
    /// Puts glass behind the view.
    @ViewBuilder
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
        if let thickness = glass.thickness {
            background {
                shape.fill(Material(thickness: thickness)).overlay {
                    if let color = glass.color { shape.fill(color.opacity(0.5)) }
                }
            }
        } else {
            self
        }
    }

    /// Names glass that flows into other glass while a view changes.
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        withoutEffect()
    }

    public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
        withoutEffect()
    }

    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { withoutEffect() }
}
