package import WidgetArchive

/// The size of symbols beside letters: their artwork's ink, and the room that iOS leaves around it.
package enum SymbolBox {
    package static func size(of name: String, _ letters: Double) -> Size {
        let (ink, room) = (ink(of: name), room(around: RenamedSymbols.older(name)))
        return Size(width: (ink.width + 2 * room.width) * letters, height: (ink.height + 2 * room.height) * letters)
    }

    /// The ink alone, which is the whole of a resizable symbol.
    package static func ink(of name: String, _ letters: Double) -> Size {
        let ink = ink(of: name)
        return Size(width: ink.width * letters, height: ink.height * letters)
    }

    /// In ems; about a square for names that the table does not have.
    private static func ink(of name: String) -> Size {
        // Names come from programs, and may be of any length.
        var words = RenamedSymbols.older(name).split(separator: ".", maxSplits: 12, omittingEmptySubsequences: false)
        while !words.isEmpty {
            if let size = SymbolTable.inks[words.joined(separator: ".")] { return size }
            if let last = words.last, forms.contains(last) { break }
            words.removeLast()
        }
        return Size(width: 1, height: 1)
    }

    /// On each side, in ems, as measured on iOS.
    private static func room(around name: String) -> Size {
        let words = name.split(separator: ".")
        if words.first == "chevron" { return Size(width: 0.06, height: 0.057) }
        return words.contains(where: forms.contains)
            ? Size(width: 0.098, height: 0.093) : Size(width: 0.1176, height: 0.057)
    }

    /// The forms that enclose other symbols.
    private static let forms: Set<Substring> = ["circle", "square", "app"]
}
