import SceneLayout

extension Character {
    /// The width in cells: 2 for emoji, flags and East Asian characters, 0 for control characters and combining marks.
    package var cellWidth: Int {
        guard let first = unicodeScalars.first else { return 0 }
        if first.value < 0x7F { return isKeycap ? 2 : first.value < 0x20 ? 0 : 1 }
        let properties = first.properties
        if unicodeScalars.count > 1, properties.isEmoji, unicodeScalars.contains(where: \.makesEmoji) { return 2 }
        if properties.isEmojiPresentation && !first.isRegionalIndicator { return 2 }
        if first.isWide { return 2 }
        switch properties.generalCategory {
        case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return 0
        default: return 1
        }
    }

    private var isKeycap: Bool { unicodeScalars.last?.value == 0x20E3 }
}

extension Unicode.Scalar {
    var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

    /// Whether it turns the preceding character into an emoji: a variation selector, joiner, skin tone or second flag
    /// letter.
    fileprivate var makesEmoji: Bool {
        value == 0xFE0F || value == 0x200D || properties.isEmojiModifier || isRegionalIndicator
    }
}
