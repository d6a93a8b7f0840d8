import FoundationEssentials
import SceneLayout
import WidgetArchive

extension SVGDrawer {
    mutating func draw(_ words: Words) {
        guard !words.text.isEmpty, words.origin.x.isFinite, words.origin.y.isFinite, words.font.size > 0 else { return }
        // A font of letters that happens to have an emoji would draw it without colours.
        let parts = words.parted(by: \.isEmoji)
        if parts.count > 1 { return parts.forEach { draw($0.words) } }
        guard words.ink.isCover, let bounds = Mark.words(words).bounds else {
            return text(words) { $0.attributes(words.ink, .fill) }
        }
        masked(within: bounds) { drawer in
            drawer.text(words) { $0.svg.attribute("fill", "#fff") }
        } _: { drawer in
            drawer.cover(bounds, with: words.ink)
        }
        // The visible part is a cover; this text can be selected and read aloud.
        text(words) { $0.svg.attribute("fill-opacity", 0) }
    }

    private mutating func text(_ words: Words, _ ink: (inout SVGDrawer) -> Void) {
        element("text") { drawer in
            drawer.svg.place(words)
            if drawer.isLive { drawer.svg.mark(words) }
            drawer.svg.font(words.font, isEmoji: words.text.first?.isEmoji == true)
            let features = [
                words.font.hasEvenDigits ? "font-variant-numeric:tabular-nums" : nil,
                words.text.isTime ? "font-feature-settings:'case'" : nil,
            ].compactMap(\.self)
            if !features.isEmpty {
                drawer.svg.attribute(SVGDrawer.style(isLive: drawer.isLive), features.joined(separator: ";"))
            }
            ink(&drawer)
            if words.isSilent { drawer.svg.attribute("aria-hidden", "true") }
            drawer.svg.text(words.text)
        }
    }
}

extension SVGWriter {
    /// Marks a time that a page keeps up to date, by its kind, its dates in milliseconds since 1970, and what else counts.
    fileprivate mutating func mark(_ words: Words) {
        guard let clock = words.clock?.onPages else { return }
        attribute("data-clock", clock)
        if words.alignment != .leading {
            attribute("data-anchor", words.alignment == .center ? "middle" : "end")
        }
    }

    fileprivate mutating func place(_ words: Words) {
        attribute("x", words.origin.x)
        attribute("y", words.origin.y)
        let script = Script(words.text)
        if script.isRightToLeft {
            // The anchor is the text's end, on the left.
            attribute("direction", "rtl")
            attribute("text-anchor", "end")
        }
        if words.advances.count > 1, words.width > 0 {
            attribute("textLength", words.width)
            // Joined letters are stretched; others are spaced, which is the default.
            if script.isJoined { attribute("lengthAdjust", "spacingAndGlyphs") }
        }
        if words.text.hasSpacesThatCollapse { attribute("xml:space", "preserve") }
    }

    fileprivate mutating func font(_ font: Font, isEmoji: Bool) {
        attribute("font-size", font.size)
        if isEmoji {
            attribute("font-family", SVGFonts.emoji)
        } else if font.design != .standard || font.family != nil {
            attribute("font-family", SVGFonts.families(of: font))
        }
        attribute("font-weight", Double(min(max(font.weight, 1), 1000)), unless: 400)
        if font.isItalic { attribute("font-style", "italic") }
        if font.isSmallCaps { attribute("font-variant", "small-caps") }
    }
}

extension Paragraph.Content {
    fileprivate var onPages: String? {
        switch self {
        case .date(let date, .relative): "relative \(date.milliseconds)"
        case .date(let date, .offset): "offset \(date.milliseconds)"
        case .date(let date, .timer): "distance \(date.milliseconds)"
        case .timer(let from, let to, let countsDown, nil, let showsHours):
            "\(countsDown ? "down" : "up") \(from.milliseconds) \(to.milliseconds) \(showsHours ? "hours" : "minutes")"
        default: nil
        }
    }
}

extension Date {
    fileprivate var milliseconds: Int { Int((min(max(timeIntervalSince1970, -1e11), 1e11) * 1_000).rounded()) }
}

/// The properties of a text's script.
private struct Script {
    /// Whether its first letter belongs to a right-to-left script.
    var isRightToLeft = false
    /// Whether letters touch each other.
    var isJoined = false

    init(_ text: String) {
        guard text.utf8.contains(where: { $0 >= 0xD6 }) else { return }
        isRightToLeft = text.beginsAtRight ?? false
        isJoined = text.unicodeScalars.contains { Script.joins($0) }
    }

    /// The Arabic script and its relatives, the scripts of India, and Mongolian.
    private static func joins(_ letter: Unicode.Scalar) -> Bool {
        switch letter.value {
        case 0x600...0x8FF, 0x900...0xDFF, 0x1800...0x18AF, 0xFB50...0xFDFF, 0xFE70...0xFEFE: true
        default: false
        }
    }
}

extension String {
    /// Whether it has raised colons, and no other sign that their font feature would change.
    fileprivate var isTime: Bool {
        !raisedColons.isEmpty
            && allSatisfy { $0.isLetter || $0.isNumber || $0.isWhitespace || ":.,".contains($0) }
    }

    /// Whether it has spaces that a reader would drop: at its ends, or several in a row.
    fileprivate var hasSpacesThatCollapse: Bool {
        var last: UInt8? = nil
        for byte in utf8 {
            let isSpace = byte == 0x20 || (0x09...0x0D).contains(byte)
            if isSpace, last == nil || last == 0x20 { return true }
            last = isSpace ? 0x20 : byte
        }
        return last == 0x20
    }
}
