import AssetCatalogs
package import WidgetArchive

extension Image: Primitive {
    @MainActor package func nodes(in context: Context) -> [Node] {
        let node = node(in: context.environment)
        guard let label else { return [context.redacted(node)] }
        return [.label(.init(label.plainWords(in: context.environment), context.redacted(node)))]
    }
}

extension Image {
    private func node(in environment: EnvironmentValues) -> Node {
        guard case .uiImage(let image) = source else { return .image(picture(in: environment)) }
        return node(of: image, in: environment)
    }

    func picture(in environment: EnvironmentValues) -> Node.Picture {
        let font = environment.textAttributes.archivedFont(in: environment)
        let found = found(in: environment)
        return Node.Picture(
            found.source, font: font, paint: environment.foreground,
            furtherPaints: isSymbol ? environment.furtherStyles.map { environment.paint(of: $0) } : [],
            isResizable: isResizable, capInsets: capInsets.archived, isTiled: resizingMode == .tile,
            isTemplate: (mode ?? environment.templateMode).map { $0 == .template } ?? found.isTemplate,
            interpolation: interpolation.archived,
            isAntialiased: isAntialiased, variableValue: variableValue,
            symbolMode: isSymbol ? (symbolMode ?? ownColours ?? environment.symbolRenderingMode)?.archived : nil,
            symbolScale: isSymbol ? environment.imageScale.archived : .medium,
            isDecorative: isDecorative || environment.imagesAreDecorative,
            baseline: isResizable ? nil : found.baseline)
    }

    private var isSymbol: Bool { if case .symbol = source { true } else { false } }

    private var ownColours: SymbolRenderingMode? { mode == .original ? .multicolor : nil }

    private var variableValue: Double? { if case .symbol(_, let value) = source { value } else { nil } }

    private func found(in environment: EnvironmentValues) -> AssetCatalog.Picture {
        switch source {
        case .symbol(let name, _):
            return AssetCatalog.Picture(.symbol(name + environment.symbolVariants.suffix(for: name)))
        case .asset(let name, let bundlePath):
            var font = environment.textAttributes.archivedFont(in: environment)
            font.size *= environment.imageScale.archived.factor
            let found = AssetCatalog.picture(named: name, bundlePath: bundlePath, font: font) {
                CurrentEvaluation.current?.recorder.noteRead("colorScheme")
                return environment.colorScheme == .dark
            }
            if let found { return found }
            CurrentEvaluation.note(AssetCatalog.problem(named: name, bundlePath: bundlePath))
            return AssetCatalog.Picture(.missing(name))
        case .bytes(let bytes, let scale): return AssetCatalog.Picture(Image.archived(bytes, scale))
        case .uiImage: return AssetCatalog.Picture(.missing("picture"))
        }
    }

    private static func archived(_ bytes: [UInt8], _ scale: Double) -> Node.Picture.Source {
        guard let pixels = PictureFile.size(of: bytes) else {
            CurrentEvaluation.note("A picture's data is no PNG, JPEG, SVG or WebP file; nothing is shown for it.")
            return .missing("picture")
        }
        guard let picture = PictureBytes(bytes) else {
            CurrentEvaluation.note(
                "A picture's data has \(bytes.count) bytes; a widget's archive takes up to \(PictureBytes.limit).")
            return .missing("picture")
        }
        return .bytes(picture, size: pixels.points(at: scale))
    }
}

extension SymbolRenderingMode {
    fileprivate var archived: Node.Picture.SymbolMode? { Node.Picture.SymbolMode(rawValue: name) }
}
