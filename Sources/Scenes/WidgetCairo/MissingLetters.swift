/// Debian's packages for letters that no font here has.
enum MissingLetters {
    private struct Script {
        let name: String
        let package: String
        let letters: [ClosedRange<UInt32>]
    }

    private static let scripts = [
        Script(
            name: "Japanese", package: "fonts-noto-cjk", letters: [0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D]),
        Script(
            name: "Korean", package: "fonts-noto-cjk", letters: [0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF]),
        Script(
            name: "Chinese or Japanese", package: "fonts-noto-cjk",
            letters: [
                0x2E80...0x303F, 0x3100...0x312F, 0x3190...0x31EF, 0x3200...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFF65,
                0x20000...0x3FFFF,
            ]),
        Script(
            name: "Arabic", package: "fonts-noto-core",
            letters: [0x600...0x6FF, 0x750...0x77F, 0xFB50...0xFDFF, 0xFE70...0xFEFE]),
        Script(name: "Hebrew", package: "fonts-noto-core", letters: [0x590...0x5FF, 0xFB1D...0xFB4F]),
        Script(name: "Thai", package: "fonts-noto-core", letters: [0xE00...0xE7F]),
        Script(name: "Devanagari", package: "fonts-noto-core", letters: [0x900...0x97F]),
    ]

    /// A note for each script, and one for all others. Letters that no script has are left out.
    static func notes(on characters: some Sequence<Character>) -> [String] {
        var notes: [String] = []
        for character in characters {
            guard let note = note(on: character), !notes.contains(note) else { continue }
            notes.append(note)
        }
        return notes
    }

    private static func note(on character: Character) -> String? {
        guard let scalar = character.unicodeScalars.first else { return nil }
        if [.privateUse, .unassigned, .control, .format].contains(scalar.properties.generalCategory) { return nil }
        if let script = scripts.first(where: { $0.letters.contains { $0.contains(scalar.value) } }) {
            return "no font here has \(script.name) letters; Debian's \(script.package) has them"
        }
        return scalar.properties.isEmojiPresentation
            ? "no font here has emoji; Debian's fonts-noto-color-emoji has them"
            : "no font here has all letters; Debian's fonts-noto-core may have them"
    }
}
