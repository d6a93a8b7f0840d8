import AssetCatalogs
package import WidgetArchive

extension Color {
    package func paint(in environment: EnvironmentValues) -> Paint {
        if case .tint = source, environment.tintStyle != nil {
            return environment.paint(of: TintShapeStyle()).opacity(opacity)
        }
        return .tone(tone(in: environment))
    }

    package func tone(in environment: EnvironmentValues) -> Tone {
        let tone =
            switch source {
            case .tone(let tone): environment.contrasted(tone)
            case .tint: environment.paint(of: TintShapeStyle()).mainTone
            case .asset(let name, let bundlePath): Color.asset(name, bundlePath, environment)
            case .uiColor(let color): color.tone(isContrasting: environment.colorSchemeContrast == .increased)
            }
        return environment.pinned(opacity == 1 ? tone : tone.opacity(opacity))
    }

    /// The colours of a colour set; if there is none, grey and a note.
    private static func asset(_ name: String, _ bundlePath: String?, _ environment: EnvironmentValues) -> Tone {
        let isContrasting = environment.colorSchemeContrast == .increased
        if let tone = AssetCatalog.tone(named: name, bundlePath: bundlePath, isContrasting: isContrasting) {
            return tone
        }
        CurrentEvaluation.note("There is no colour '\(name)' among the program's resources; grey stands for it.")
        return SystemTone.gray
    }
}

extension Color {
    /// A colour between this one and another, from 0 to 1, mixed in sRGB.
    public func mix(with other: Color, by fraction: Double) -> Color {
        let (one, two, part) = (
            tone(in: EnvironmentValues()), other.tone(in: EnvironmentValues()), min(max(fraction, 0), 1)
        )
        return Color(Tone(light: one.light.mixed(with: two.light, part), dark: one.dark.mixed(with: two.dark, part)))
    }
}

extension Color: Primitive {
    @MainActor package func nodes(in context: Context) -> [Node] {
        [.surface(.init(.rectangle, fill: paint(in: context.environment)))]
    }
}

extension EnvironmentValues {
    /// The colour scheme that a view sets, overriding the screen's.
    @Entry var pinnedScheme: ColorScheme?

    /// A colour of the system as a view's surroundings want it.
    func system(_ tone: Tone) -> Tone { pinned(contrasted(tone)) }

    func contrasted(_ tone: Tone) -> Tone {
        colorSchemeContrast == .increased ? SystemTone.contrasting[tone] ?? tone : tone
    }

    func pinned(_ tone: Tone) -> Tone {
        switch pinnedScheme {
        case nil: tone
        case .light: Tone(light: tone.light, dark: tone.light, role: tone.roleWhenPinned)
        case .dark: Tone(light: tone.dark, dark: tone.dark, role: tone.roleWhenPinned)
        }
    }
}

extension Tone {
    /// Pinned to one colour for all appearances, it would otherwise pass for the developer's own.
    fileprivate var roleWhenPinned: Role? { Palette.ios26.tone(for: self) == self ? nil : .system }
}

extension Paint {
    func opacity(_ factor: Double) -> Paint {
        if factor == 1 { return self }
        func fainter(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop($0.tone.opacity(factor), at: $0.location) }
        }
        return switch self {
        case .tone(let tone): .tone(tone.opacity(factor))
        case .linear(let stops, let start, let end): .linear(stops: fainter(stops), start: start, end: end)
        case .radial(let stops, let center, let start, let end):
            .radial(stops: fainter(stops), center: center, startRadius: start, endRadius: end)
        case .angular(let stops, let center, let start, let end):
            .angular(stops: fainter(stops), center: center, startDegrees: start, endDegrees: end)
        case .elliptical(let stops, let center, let start, let end):
            .elliptical(stops: fainter(stops), center: center, startRadius: start, endRadius: end)
        case .mesh(let mesh): .mesh(mesh.opacity(factor))
        case .material(let thickness): .material(thickness: thickness * factor)
        }
    }

    /// The main tone, for uses that take only one.
    var mainTone: Tone {
        switch self {
        case .tone(let tone): tone
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
            .angular(let stops, _, _, _):
            stops.first?.tone ?? SystemTone.label
        case .mesh(let mesh): mesh.tones.first ?? SystemTone.label
        case .material(let thickness): SystemTone.backgrounds[0].opacity(thickness)
        }
    }
}

extension WidgetArchive.MeshGradient {
    fileprivate func opacity(_ factor: Double) -> WidgetArchive.MeshGradient {
        var fainter = self
        fainter.tones = tones.map { $0.opacity(factor) }
        fainter.background = background?.opacity(factor)
        return fainter
    }
}
