package import FoundationEssentials
package import WidgetArchive

/// The output of a script, in whichever form: the noun between its output and a scene.
///
/// The first byte tells the form: `{` and `[` begin JSON, anything else a menu.
package struct PrintedWidget: Hashable, Sendable {
    private let form: Form
    /// Things that were understood and are not shown, in words.
    package let notes: [String]

    private enum Form: Hashable, Sendable {
        case menu(Menu, dark: Menu?)
        case status(PrintedStatus)
        case tree(PrintedTree)
        /// Lines that are shown as they are.
        case lines([String])
    }

    /// Reads an output. It never fails: text that cannot be understood is shown as it is, with a note.
    package init(_ output: [UInt8]) {
        (form, notes) = PrintedWidget.isJSON(output) ? PrintedWidget.json(output) : PrintedWidget.menu(output)
    }

    /// Whether there is nothing to show.
    package var isEmpty: Bool {
        switch form {
        case .menu(let menu, _): menu.isEmpty
        case .status(let status): status.isEmpty
        case .tree(let tree): tree.isEmpty
        case .lines(let lines): lines.isEmpty
        }
    }

    /// When it wants to be printed again.
    package var next: Date? { if case .tree(let tree) = form { tree.next } else { nil } }

    /// The entries of a widget of a family, the first of which is for now. A complaint is a sentence about the run, such
    /// as that a command is missing, and is shown below the rest.
    package func entries(in family: Family, complaint: String? = nil, now: Date) -> [SceneTimeline.Entry] {
        let isMenu = !family.isAccessory && !family.isControl && family != .systemSmall
        var (listing, dark): (Listing, Listing?)
        switch form {
        case .tree(let tree): return tree.entries(in: family, complaint: complaint?.shown ?? notes.first, now: now)
        case .menu(let menu, let other):
            (listing, dark) = (menu.listing(isMenu: isMenu), other?.listing(isMenu: isMenu))
        case .status(let status): (listing, dark) = (status.listing, nil)
        case .lines(let lines):
            (listing, dark) = (Listing(rows: lines.map { MenuRow(StyledText($0)) }, complaint: notes.first), nil)
        }
        if let complaint = complaint?.shown {
            listing.complaint = complaint
            dark?.complaint = complaint
        }
        return [.init(date: now, scenes: Scenes(listing.scene(in: family), dark: dark?.scene(in: family)))]
    }
}

extension PrintedWidget {
    private static func menu(_ output: [UInt8]) -> (Form, [String]) {
        let text = String(decoding: output, as: UTF8.self)
        let menu = Menu(text)
        return (.menu(menu, dark: menu.hasPairs ? Menu(text, isDark: true) : nil), menu.notes)
    }

    /// Whether it begins as JSON does. A menu may begin with `[3] mails`, too.
    private static func isJSON(_ output: [UInt8]) -> Bool {
        let letters = output.lazy.filter { $0 > 0x20 }.prefix(2)
        let (first, second) = (letters.first, letters.dropFirst().first)
        let open = UInt8(ascii: "[")
        guard first == UInt8(ascii: "{") || first == open else { return false }
        guard let second else { return true }
        let beginnings = Array((first == open ? "{[\"]" : "\"}").utf8)
        return beginnings.contains(second)
    }

    private static func json(_ output: [UInt8]) -> (Form, [String]) {
        do throws(ArchiveError) {
            return form(try JSONValue(of: output))
        } catch {
            if let last = lastState(output) { return form(last) }
            let text = String(decoding: output, as: UTF8.self)
            let lines = text.split(whereSeparator: \.isNewline).prefix(200).map { $0.shown }
            return (.lines(lines), ["this is not JSON: \(error.withPlaceAtEnd)"])
        }
    }

    /// The last line that is whole, of a program that prints its state in one line each time.
    private static func lastState(_ output: [UInt8]) -> JSONValue? {
        let lines = output.split(separator: UInt8(ascii: "\n")).filter { $0.contains { $0 > 0x20 } }
        guard lines.count > 1, let first = lines.first, (try? JSONValue(of: Array(first))) != nil else { return nil }
        return lines.reversed().lazy.compactMap { try? JSONValue(of: Array($0)) }.first
    }

    private static func form(_ json: JSONValue) -> (Form, [String]) {
        if let members = json.membersIfAny, isStatus(Set(members.map(\.key))) {
            let status = PrintedStatus(members)
            return (.status(status), status.notes)
        }
        let tree = PrintedTree(json)
        return (.tree(tree), tree.problems)
    }

    /// Whether an object is one of waybar's. `text` is a word of trees, too, among others that only they have.
    private static func isStatus(_ words: Set<String>) -> Bool {
        guard !words.isDisjoint(with: PrintedStatus.words) else { return false }
        let isOnlyText = words.isDisjoint(with: PrintedStatus.words.subtracting(["text"]))
        return !isOnlyText || words.isDisjoint(with: TreeWord.all.filter { $0 != "text" })
    }
}
