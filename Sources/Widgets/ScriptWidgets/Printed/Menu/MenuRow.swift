import WidgetArchive

/// A line of a menu, with its keys understood.
struct MenuRow: Hashable, Sendable {
    var level = 0
    var isSeparator = false
    var text: StyledText
    var tone: Tone?
    var size: Double?
    var font: FontWord?
    var picture: MenuPicture?
    var isChecked = false
    var isDisabled = false
    var badge: String?
    var tooltip: String?
    var action: Action?
    /// Whether it is for a bar alone, and not for the menu below.
    var isOnlyForBar = false
    /// Whether it takes the place of the row above it while a key is held down.
    var isAlternate = false

    init(_ text: StyledText, tone: Tone? = nil, picture: MenuPicture? = nil) {
        self.text = text
        self.tone = tone
        self.picture = picture
    }

    init(_ line: MenuLine, _ notes: inout MenuNotes) {
        text = StyledText(line, &notes)
        level = min(line.level, 8)
        isSeparator = line.isSeparator
        tone = line.keys["color"].flatMap { word in
            let tone = ColorWord.text(word)
            if tone == nil, !word.isEmpty { notes.add("'\(word.prefix(40).shown)' is not a colour that is known here") }
            return tone
        }
        size = line[number: "size"].map { min(max($0, 6), 64) }
        font = line.keys["font"].map(FontWord.init)
        picture = MenuPicture(line, &notes)
        isChecked = line[flag: "checked"] == true
        isDisabled = line[flag: "disabled"] == true
        badge = line.keys["badge"].map { String($0.shown.prefix(12)) }
        tooltip = line.keys["tooltip"]?.shown
        action = isDisabled ? nil : line.action(&notes)
        isOnlyForBar = line[flag: "dropdown"] == false
        isAlternate = line[flag: "alternate"] == true
        if isAlternate { notes.add("a row with 'alternate' is not shown: widgets have no keys") }
        for key in line.keys.keys.sorted() {
            if let note = MenuKey.reason(for: key) { notes.add(note) }
        }
    }

    var isBlank: Bool { !isSeparator && text.isEmpty && picture == nil }

    /// How it reads aloud, if that is more than its words.
    var spoken: String? { tooltip.map { text.words.isEmpty ? $0 : text.words + ", " + $0 } }
}

extension StyledText {
    fileprivate init(_ line: MenuLine, _ notes: inout MenuNotes) {
        var words = String(line.text.prefix(2_000))
        if line[flag: "unescape"] != false { words.replaceBreaks() }
        let usesMarkup = line[flag: "usemarkup"] != false
        var text =
            words.unicodeScalars.contains(StyledText.escape)
            ? StyledText(ansi: words)
            : usesMarkup ? StyledText(markup: words) ?? StyledText(plain: words) : StyledText(plain: words)
        if line[flag: "ansi"] == false { text = StyledText(plain: text.words) }
        text = text.mappingWords { words, look in [Piece(.words(words.shown), look)] }
        if line[flag: "md"] == true { text = text.resolvingMarkdown() }
        let resolved = text.resolvingCodes(
            emoji: line[flag: "emojize"] != false, symbols: line[flag: "symbolize"] != false)
        for name in resolved.unknown { notes.add("the emoji ':\(name):' is not known here") }
        text = line[flag: "trim"] == false ? resolved.text : resolved.text.trimmed()
        self = line[number: "length"].map { text.cut(to: Int($0)) } ?? text
    }

    private init(plain words: String) { self.init([Piece(.words(words))]) }
}

extension String {
    /// Makes line breaks of `\n`, as SwiftBar and Argos do.
    fileprivate mutating func replaceBreaks() {
        guard utf8.contains(UInt8(ascii: "\\")) else { return }
        var parts: [Substring] = []
        var rest = self[...]
        while let place = rest.firstIndex(of: "\\") {
            let next = rest.index(after: place)
            guard next < rest.endIndex else { break }
            if rest[next] == "n" { parts += [rest[..<place], "\n"] } else { parts.append(rest[...next]) }
            rest = rest[rest.index(after: next)...]
        }
        self = parts.joined() + rest
    }
}
