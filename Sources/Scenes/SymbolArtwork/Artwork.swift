import GroupSystem
import SceneLayout
import Synchronization
import WidgetArchive

/// The forms of symbols: files of Debian's bootstrap-icons, our own drawings, and combinations of them. Each is read
/// once.
package final class Artwork: Sendable {
    private let directory: String
    private let known = Mutex<[String: Symbol?]>([:])

    package init(directory: String = "/usr/share/bootstrap-icons/svg") {
        self.directory = directory
    }

    /// The symbol of a name such as `heart.fill`; nil if there is no artwork for it.
    package func symbol(_ given: String, value: Double? = nil) -> Symbol? {
        let name = RenamedSymbols.older(given)
        if value != nil, let layers = MeteredSymbol.layers(name, value: value) { return placed(layers, name) }
        if let symbol = known.withLock({ $0[name] }) { return symbol }
        let symbol = layers(of: name, depth: 0).map { placed($0, name) }
        known.withLock { known in
            // Names come from programs, which may make up as many as they like.
            if known.count >= Artwork.capacity { known.removeAll() }
            known[name] = symbol
        }
        return symbol
    }

    /// All files that a symbol may be read from.
    package var files: [String] {
        DirectoryListing.names(in: directory).filter { $0.hasSuffix(".svg") }.sorted().map { "\(directory)/\($0)" }
    }

    private static let capacity = 1000

    /// In the middle of the square, at the symbol's size beside letters.
    private func placed(_ layers: [Symbol.Layer], _ name: String) -> Symbol {
        let margin = (Symbol.side - Symbol.inner) / 2
        let center = Point(x: Symbol.inner / 2, y: Symbol.inner / 2)
        let scale = SymbolNames.scale(of: name)
        var transform = Transform.scale(x: scale, y: scale, around: center)
        (transform.x, transform.y) = (transform.x + margin, transform.y + margin)
        let extraLine = SymbolNames.extraLine(of: name)
        return Symbol(
            layers: NaturalColors.layers(layers, of: name).map { layer in
                var layer = layer.applying(transform)
                layer.extraLine = extraLine
                return layer
            })
    }

    // MARK: From the most to the least fitting

    func layers(of name: String, depth: Int) -> [Symbol.Layer]? {
        guard depth < 6, !name.isEmpty else { return nil }
        if let layers = MeteredSymbol.layers(name, value: nil) { return layers }
        if let twin = SymbolNames.twin(of: name) {
            return layers(of: twin.file, depth: depth + 1).map { $0.turned(by: twin.turn) }
        }
        let variant = SymbolVariant(name)
        // Composed ones have layers; files with a slash or a badge have none.
        if let variant, !variant.isEnclosed, let layers = composed(variant, depth: depth + 1) { return layers }
        if let layers = drawn(name) { return layers }
        if let variant, let layers = composed(variant, depth: depth + 1) { return layers }
        if let weather = MixedWeather(name) {
            return layers(of: weather.above, depth: depth + 1).map { weather.layers(under: $0) }
        }
        let shorter = SymbolNames.withoutUnimportantWord(name).flatMap { layers(of: $0, depth: depth + 1) }
        return shorter ?? name.withoutLast("fill").flatMap { layers(of: $0, depth: depth + 1) } ?? drawn(name + ".fill")
    }

    /// Artwork of exactly this name.
    private func drawn(_ name: String) -> [Symbol.Layer]? {
        if let path = OwnDrawings.path(of: name) {
            return SymbolLayers.of(path.contours(isEvenOdd: false), name, isForm: !SymbolNames.isOutlined(name))
        }
        for source in SymbolNames.sources(for: name) {
            guard let contours = read(source.file) else { continue }
            let layers = SymbolLayers.of(contours, name, isForm: source.file.contains("fill"))
            return layers.turned(by: source.turn)
        }
        return nil
    }

    private func read(_ name: String) -> [Contour]? {
        guard let bytes = try? SmallFile.bytes("\(directory)/\(name).svg"), let file = SymbolFile(bytes) else {
            return nil
        }
        let scale = Symbol.inner / file.side
        guard scale != 1 else { return file.contours }
        return file.contours.map { contour in
            var contour = contour
            contour.path = contour.path.applying(.scale(x: scale, y: scale, around: .zero))
            return contour
        }
    }

    private func composed(_ variant: SymbolVariant, depth: Int) -> [Symbol.Layer]? {
        switch variant.kind {
        case .enclosed(let form, let isFilled):
            let glyph =
                character(variant.base) ?? layers(of: variant.base + ".fill", depth: depth)
                ?? layers(of: variant.base, depth: depth)
            return glyph.map { SymbolLayers.enclosed($0, in: form, isFilled: isFilled) }
        case .encircled(let sign):
            guard let arrow = layers(of: variant.base, depth: depth) else { return nil }
            return (character(sign) ?? layers(of: sign, depth: depth)).map { SymbolLayers.encircled($0, by: arrow) }
        case .slashed(let isFilled):
            return layers(of: variant.base + (isFilled ? ".fill" : ""), depth: depth).map(SymbolLayers.slashed)
        case .badged(let badge, let isFilled):
            guard let base = layers(of: variant.base + (isFilled ? ".fill" : ""), depth: depth) else { return nil }
            guard let badge else { return SymbolLayers.dotted(base) }
            let glyph = SymbolLayers.badge(badge) ?? layers(of: badge, depth: depth)
            return glyph.map { SymbolLayers.badged(base, with: $0) }
        }
    }

    /// A number or a letter.
    private func character(_ name: String) -> [Symbol.Layer]? {
        let path = Digits.path(name) { read($0) } ?? OwnDrawings.path(of: "letter." + name)
        return path.map { [Symbol.Layer(path: $0)] }
    }
}

extension String {
    /// Nil unless its last word is this one and not its only one.
    func withoutLast(_ word: String) -> String? {
        hasSuffix("." + word) ? String(dropLast(word.count + 1)) : nil
    }
}
