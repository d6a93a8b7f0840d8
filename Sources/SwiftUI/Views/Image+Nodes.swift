package import WidgetArchive

extension Image: Primitive {
    @MainActor package func nodes(in context: Context) -> [Node] {
        let environment = context.environment
        var picture = Node.Picture(
            .symbol(name), font: environment.lettering.archivedFont, paint: environment.foreground,
            isResizable: isResizable)
        if case .symbol(_, let value) = source { picture.variableValue = value }
        return [context.redacted(.image(picture))]
    }
}
