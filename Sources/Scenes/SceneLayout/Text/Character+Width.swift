extension Character {
    /// Whether it is drawn as an emoji.
    package var isEmoji: Bool {
        guard let first = unicodeScalars.first else { return false }
        return first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
    }

    /// Whether it is an East Asian character one em wide.
    var isWide: Bool { unicodeScalars.first?.isWide ?? false }
}

extension Unicode.Scalar {
    /// Whether its East Asian width is Wide or Fullwidth.
    package var isWide: Bool { value >= 0x1100 && Unicode.Scalar.wide.contains { $0.contains(value) } }

    /// Whether it is a letter of Korean, which breaks between words.
    var isHangul: Bool {
        [0xAC00...0xD7A3, 0x1100...0x115F, 0x3131...0x318E, 0xA960...0xA97F].contains { $0.contains(value) }
    }

    private static let wide: [ClosedRange<UInt32>] = [
        0xAC00...0xD7A3, 0x4E00...0x9FFF, 0x3041...0x33FF, 0x1100...0x115F, 0x2E80...0x303E, 0x3400...0x4DBF,
        0xA000...0xA4CF, 0xA960...0xA97F, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
        0x16FE0...0x18CFF, 0x1B000...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
    ]
}
