import AppGroups
import AppIntents
import Foundation
package import WidgetArchive

extension Text: Primitive {
    @MainActor package func nodes(in context: Context) -> [Node] {
        let environment = context.environment
        let paragraph = Paragraph(
            runs(in: environment), lineLimit: environment.lineLimit, reservedLines: environment.reservedLines,
            alignment: environment.multilineTextAlignment.archived, truncation: environment.truncationMode.archived,
            minimumScale: Double(environment.minimumScaleFactor), lineSpacing: Double(environment.lineSpacing),
            leading: leading(in: environment), allowsTightening: environment.allowsTightening)
        let node = Node.text(paragraph)
        let shadowed = parts.first?.textAttributes.style.map { environment.shadowed(node, by: $0) }
        let shown = context.redacted(shadowed ?? node)
        // Hidden words are not read.
        guard parts.contains(where: { $0.label != nil }), !environment.hidesContent else { return [shown] }
        let spoken = Text(parts.flatMap { $0.label ?? [$0] })
        // Words that change by themselves are read as they are then, without the label.
        let isStill = spoken.runs(in: environment).allSatisfy { if case .words = $0.content { true } else { false } }
        guard isStill else { return [shown] }
        return [.label(.init(AccessibilityProperties(text: spoken.plainWords(in: environment)), shown))]
    }
}

extension Text {
    func runs(in environment: EnvironmentValues) -> [Paragraph.Run] {
        shownParts.flatMap { part in
            let textAttributes = part.textAttributes.over(environment.textAttributes)
            return part.content.runs(textAttributes, in: environment)
        }
    }

    /// The parts that count: an empty one does not make a line higher.
    private var shownParts: [Part] {
        guard parts.count > 1 else { return parts }
        let filled = parts.filter { !$0.content.isEmpty }
        return filled.isEmpty ? parts : filled
    }

    /// The most space that its text styles add between lines; zero for a text of one line, which has no use for it.
    fileprivate func leading(in environment: EnvironmentValues) -> Double {
        guard environment.lineLimit != 1 else { return 0 }
        return shownParts.reduce(0) { most, part in
            let font = part.textAttributes.over(environment.textAttributes).font ?? .body
            return max(most, font.leading(at: environment.dynamicTypeSize))
        }
    }

    /// The text without attributes.
    func plainWords(in environment: EnvironmentValues) -> String {
        runs(in: environment).map { run in
            if case .words(let words) = run.content { words } else { "" }
        }.joined()
    }
}

extension Text.Content {
    fileprivate var isEmpty: Bool {
        switch self {
        case .words(let words): words.isEmpty
        case .localized(let key, _, _): key.parts.key.isEmpty
        default: false
        }
    }

    func runs(_ textAttributes: TextAttributes, in environment: EnvironmentValues) -> [Paragraph.Run] {
        switch self {
        case .words(let words): [textAttributes.run(.words(words), in: environment)]
        case .localized(let key, let table, let bundlePath):
            key.runs(textAttributes, table: table, bundlePath: bundlePath, in: environment)
        case .formatted(let value): [textAttributes.run(.words(value.words(in: environment)), in: environment)]
        case .live(let content): [textAttributes.run(content.told(in: environment), in: environment)]
        case .image(let image): [textAttributes.run(.symbol(image.name), in: environment)]
        }
    }
}

extension TextAttributes {
    func run(_ content: Paragraph.Content, in environment: EnvironmentValues) -> Paragraph.Run {
        Paragraph.Run(
            content.cased(environment.textCase, environment.locale),
            font: archivedFont(in: environment),
            paint: style.map { environment.paint(of: $0) } ?? environment.foreground,
            background: background?.tone(in: environment), underline: underline?.archived(in: environment),
            strikethrough: strikethrough?.archived(in: environment), kerning: kerning ?? 0, tracking: tracking,
            baselineOffset: baselineOffset ?? 0, link: link)
    }
}

extension Paragraph.Content {
    fileprivate func cased(_ textCase: Text.Case?, _ locale: Locale) -> Paragraph.Content {
        guard case .words(let words) = self, let textCase else { return self }
        return switch textCase {
        case .uppercase: .words(words.uppercased(with: locale))
        case .lowercase: .words(words.lowercased(with: locale))
        }
    }
}

extension LocalizedStringKey {
    func runs(
        _ textAttributes: TextAttributes, table: String?, bundlePath: String?, in environment: EnvironmentValues
    ) -> [Paragraph.Run] {
        let format = WordTables.format(
            for: parts.key, value: nil, table: table, bundlePath: bundlePath, locale: environment.locale,
            numbers: parts.arguments.map(\.quantity))
        var runs: [Paragraph.Run] = []
        for piece in Markdown.stretches(of: format) {
            if piece.looks.agrees {
                CurrentEvaluation.note("`^[…](inflect: true)` leaves its words as they are here")
            }
            let styled = TextAttributes(piece.looks.intent, link: piece.looks.link).over(textAttributes)
            for part in FormatPiece.pieces(of: piece.words) {
                append(self.runs(of: part, styled, in: environment), to: &runs)
            }
        }
        return runs.isEmpty ? [textAttributes.run(.words(""), in: environment)] : runs
    }

    private func runs(
        of piece: FormatPiece, _ textAttributes: TextAttributes, in environment: EnvironmentValues
    ) -> [Paragraph.Run] {
        guard case .argument(let position, let specifier) = piece else {
            guard case .words(let words) = piece else { return [] }
            return [textAttributes.run(.words(words), in: environment)]
        }
        guard parts.arguments.indices.contains(position) else {
            return [textAttributes.run(.words(specifier), in: environment)]
        }
        switch parts.arguments[position] {
        case .words(let words): return [textAttributes.run(.words(words), in: environment)]
        case .number(let number):
            let words = number.words(specifier: specifier, locale: environment.locale)
            return [textAttributes.run(.words(words), in: environment)]
        case .other(let text):
            return text.withAttributes { $0 = textAttributes }.runs(in: environment)
        }
    }

    /// Merges adjacent runs with the same attributes.
    private func append(_ more: [Paragraph.Run], to runs: inout [Paragraph.Run]) {
        for run in more {
            guard let last = runs.last, case .words(let before) = last.content, case .words(let words) = run.content
            else {
                runs.append(run)
                continue
            }
            var joined = run
            joined.content = .words(before + words)
            var same = last
            same.content = joined.content
            if same == joined { runs[runs.count - 1] = joined } else { runs.append(run) }
        }
    }
}
