package import WidgetArchive

/// The output of a script, in whichever form: the noun between its output and a scene.
package struct PrintedWidget: Hashable, Sendable {
    /// The lines of the output.
    private let lines: [String]
    /// Things that were understood and are not shown, in words.
    package let notes: [String]

    /// Reads an output. It never fails: text that cannot be understood is shown as it is, with a note.
    package init(_ output: [UInt8]) {
        lines = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
        notes = []
    }

    /// Whether there is nothing to show.
    package var isEmpty: Bool { lines.isEmpty }

    /// The scenes of a widget of a family. A complaint is a sentence about the run, such as that a command is missing,
    /// and is shown below the rest.
    package func scenes(in family: Family, complaint: String? = nil) -> Scenes {
        let words = Paragraph.Content.words((lines + [complaint].compactMap(\.self)).joined(separator: "\n"))
        let tone = Tone(light: Shade(red: 0, green: 0, blue: 0), dark: Shade(red: 1, green: 1, blue: 1), role: .primary)
        return Scenes(Scene(.text(Paragraph([.init(words, font: Font(size: 17), paint: .tone(tone))]))))
    }
}
