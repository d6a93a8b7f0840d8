package import WidgetArchive

extension Image: Primitive {
    @MainActor package func nodes(in context: Context) -> [Node] {
        let node = Node.image(picture(in: context.environment))
        guard let label else { return [context.redacted(node)] }
        return [.label(.init(label, context.redacted(node)))]
    }
}

nonisolated extension Image {
    func picture(in environment: EnvironmentValues) -> Node.Picture {
        var font = environment.lettering.archivedFont
        var picture = Node.Picture(.missing(name), font: font, paint: environment.foreground, isResizable: isResizable)
        picture.isTemplate = (mode ?? environment.templateMode) == .template
        switch source {
        case .symbol(let name, let value):
            font.size *= environment.imageScale.factor
            picture.font = font
            picture.source = .symbol(name + (environment.symbolVariants.suffix(for: name)))
            picture.variableValue = value
            picture.furtherPaints = environment.furtherStyles.map { environment.paint(of: $0) }
        case .asset(let name, let bundlePath):
            if let found = AssetCatalog.picture(named: name, bundlePath: bundlePath) {
                picture.source = .file(path: found.path, size: found.size)
            } else {
                AssetCatalog.note("There is no picture '\(name)' among the program's resources.")
            }
        }
        return picture
    }
}

nonisolated extension EnvironmentValues {
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    var templateMode: Image.TemplateRenderingMode? {
        get { self[TemplateModeKey.self] }
        set { self[TemplateModeKey.self] = newValue }
    }

    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

nonisolated private enum ImageScaleKey: EnvironmentKey {
    static let defaultValue = Image.Scale.medium
}

nonisolated private enum TemplateModeKey: EnvironmentKey {
    static let defaultValue: Image.TemplateRenderingMode? = nil
}

nonisolated private enum SymbolVariantsKey: EnvironmentKey {
    static let defaultValue = SymbolVariants.none
}

nonisolated extension Image.Scale {
    fileprivate var factor: Double {
        switch self {
        case .small: 0.79
        case .medium: 1
        case .large: 1.27
        }
    }
}

/// Other forms of a symbol: filled, in a circle and so on.
nonisolated public struct SymbolVariants: Hashable, Sendable {
    let parts: [String]

    public static let none = SymbolVariants(parts: [])
    public static let fill = SymbolVariants(parts: ["fill"])
    public static let circle = SymbolVariants(parts: ["circle"])
    public static let square = SymbolVariants(parts: ["square"])
    public static let rectangle = SymbolVariants(parts: ["rectangle"])
    public static let slash = SymbolVariants(parts: ["slash"])

    public var fill: SymbolVariants { SymbolVariants(parts: parts + ["fill"]) }
    public var circle: SymbolVariants { SymbolVariants(parts: parts + ["circle"]) }
    public var square: SymbolVariants { SymbolVariants(parts: parts + ["square"]) }
    public var slash: SymbolVariants { SymbolVariants(parts: parts + ["slash"]) }

    /// What a name lacks to be that of the variant.
    func suffix(for name: String) -> String {
        let known = name.split(separator: ".").map(String.init)
        return parts.filter { !known.contains($0) }.map { ".\($0)" }.joined()
    }
}

extension View {
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { surrounded { $0.imageScale = scale } }

    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        surrounded { $0.symbolVariants = variant }
    }

    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        if mode == .multicolor { return AnyView(withoutEffect("symbolRenderingMode(.multicolor)")) }
        return AnyView(self)
    }
}

nonisolated extension Image {
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

/// How the layers of a symbol get their colours.
nonisolated public struct SymbolRenderingMode: Equatable, Sendable {
    let name: String

    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    public static let palette = SymbolRenderingMode(name: "palette")
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
}
