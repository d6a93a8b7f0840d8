package import WidgetArchive

extension Image: Primitive {
    @MainActor package func nodes(in context: Context) -> [Node] {
        let node = Node.image(picture(in: context.environment))
        guard let label else { return [context.redacted(node)] }
        return [.label(.init(label, context.redacted(node)))]
    }
}

extension Image {
    func picture(in environment: EnvironmentValues) -> Node.Picture {
        var font = environment.lettering.archivedFont(at: environment.dynamicTypeSize)
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
                Surroundings.note("There is no picture '\(name)' among the program's resources.")
            }
        }
        return picture
    }
}

extension Image.Scale {
    fileprivate var factor: Double {
        switch self {
        case .small: 0.79
        case .medium: 1
        case .large: 1.27
        }
    }
}
