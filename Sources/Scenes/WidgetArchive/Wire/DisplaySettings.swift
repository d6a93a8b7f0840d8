/// How a person wants everything shown, as in a phone's settings for display and text size.
package struct DisplaySettings: Hashable, Sendable {
    package var textSize: TextSize
    package var hasBoldText: Bool
    package var increasesContrast: Bool

    package init(textSize: TextSize = .large, hasBoldText: Bool = false, increasesContrast: Bool = false) {
        self.textSize = textSize
        self.hasBoldText = hasBoldText
        self.increasesContrast = increasesContrast
    }

    /// Named as in `DynamicTypeSize`, from small to large. Widgets use none smaller than `large`.
    package enum TextSize: String, CaseIterable, Sendable {
        case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
        case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    }
}

extension DisplaySettings: ArchiveRecord {
    package static var blank: Self { Self() }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("textSize", &textSize, or: .large)
        try visitor.member("boldText", &hasBoldText, or: false)
        try visitor.member("increaseContrast", &increasesContrast, or: false)
    }
}

extension DisplaySettings.TextSize: ArchiveValue {}
