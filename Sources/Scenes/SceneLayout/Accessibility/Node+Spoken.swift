package import WidgetArchive

extension Node {
    /// Its words as they are read aloud; nil if there are none.
    package func spoken(at moment: Moment) -> String? {
        switch self {
        case .text(let paragraph): paragraph.words(at: moment).nonBlank
        case .image(let picture): picture.isDecorative ? nil : picture.source.spokenName
        case .label(let label) where label.properties.isHidden: nil
        case .label(let label): label.text ?? label.content.spoken(at: moment)
        case .effect(let effect) where effect.kind == .hidden || effect.kind == .redacted: nil
        case .fitting(let fitting): fitting.choices.first?.spoken(at: moment)
        default: parts.compactMap { $0.spoken(at: moment) }.joined(separator: ", ").nonBlank
        }
    }
}

extension Paragraph {
    /// Its words with clocks and short units read out; nil if they are those that it shows.
    func spoken(at moment: Moment) -> String? {
        runs.contains { LiveText($0.content, at: moment).spoken != nil } ? words(at: moment) : nil
    }

    fileprivate func words(at moment: Moment) -> String {
        runs.map { run in
            if case .symbol(let name) = run.content { return SymbolWords.of(name) }
            let live = LiveText(run.content, at: moment)
            return live.spoken ?? live.words
        }.joined()
    }
}

extension Node.Picture.Source {
    /// The name of a picture that nobody has described: its symbol's or its asset's, in words.
    var spokenName: String? {
        switch self {
        case .symbol(let name): SymbolWords.of(name)
        case .file(let path, _, _): Node.Picture.Source.assetName(path)
        case .missing(let name): name.nonBlank
        case .bytes, .drawing: nil
        }
    }

    /// `Assets.xcassets/Logo.imageset/logo@2x.png` is called `Logo`, and `sun@3x.png` is `sun`.
    private static func assetName(_ path: String) -> String? {
        let words = path.split(separator: "/")
        if words.count > 1, words[words.count - 2].hasSuffix(".imageset") {
            return String(words[words.count - 2].dropLast(".imageset".count)).nonBlank
        }
        let file = words.last.map { $0.split(separator: ".").first ?? $0 } ?? ""
        return String(file.split(separator: "@").first ?? file).nonBlank
    }
}

extension String {
    /// The text without spaces around it; nil if nothing is left.
    var nonBlank: String? {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return nil }
        return String(self[first...last])
    }
}
