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

    /// Whether a line may break before and after it, as in Chinese and Japanese; Korean breaks between words.
    var isIdeographic: Bool {
        unicodeScalars.first.map { $0.isWide && !$0.isHangul && !$0.properties.isEmojiPresentation } ?? false
    }

    /// Whether it may not start a line.
    var closes: Bool { "、。，．・：；？！」』）］｝〉》】〕ー々,.:;?!)]}%…".contains(self) }

    private var isKeycap: Bool { unicodeScalars.last?.value == 0x20E3 }
}

extension Unicode.Scalar {
    var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

    /// Whether it turns the preceding character into an emoji: a variation selector, joiner, skin tone or second flag
    /// letter.
    fileprivate var makesEmoji: Bool {
        value == 0xFE0F || value == 0x200D || properties.isEmojiModifier || isRegionalIndicator
    }

    fileprivate var isHangul: Bool {
        [0xAC00...0xD7A3, 0x1100...0x115F, 0x3131...0x318E, 0xA960...0xA97F].contains { $0.contains(value) }
    }

    /// Whether its East Asian width is Wide or Fullwidth.
    var isWide: Bool {
        guard value >= 0x1100 else { return false }
        return Unicode.Scalar.wide.contains { $0.contains(value) }
    }

    private static let wide: [ClosedRange<UInt32>] = [
        0xAC00...0xD7A3, 0x4E00...0x9FFF, 0x3041...0x33FF, 0x1100...0x115F, 0x2E80...0x303E, 0x3400...0x4DBF,
        0xA000...0xA4CF, 0xA960...0xA97F, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
        0x16FE0...0x18CFF, 0x1B000...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
    ]
}
