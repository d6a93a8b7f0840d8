import FoundationEssentials
import GroupText
import PictureClient
import WidgetArchive
import WidgetScreens

/// A placed widget as a page shows it: all that is pushed to pages, in a few hundred bytes.
struct Card: Hashable {
    var id = ""
    /// The widget in addresses, which its id may not fit into.
    var ref = ""
    var title = ""
    var family = ""
    var width = 0.0
    var height = 0.0
    var isRightToLeft = false
    var generation = 0
    var made = Date.distantPast
    /// Why it was last reloaded.
    var cause = ""
    var isPlaceholder = true
    /// Why there is nothing to show.
    var problem: String?
    /// Why its last reload failed.
    var failure: String?
    /// Its stack, and its place in that, such as `2/3`.
    var stack: String?
    var place: String?
    var entries: [Entry] = []

    /// A scene that is shown from a date on, by the keys of its documents.
    struct Entry: Hashable {
        var date = Date.distantPast
        var light = ""
        var dark = ""
        /// The mark of the action of a tap outside of links and buttons, and its address if it is a link.
        var tap: String?
        var url: String?
        /// Whether its documents differ from second to second.
        var ticks = false
        /// The seconds after which a bar moves visibly.
        var step: Double?
    }
}

extension Card {
    /// More entries than a page can fetch ahead.
    static let mostEntries = 24

    init(_ widget: ShownWidget, _ scenes: [(light: PageScene, dark: PageScene)], failure: String?) {
        let instance = widget.instance
        (id, ref) = (instance.id, Card.ref(of: instance.id))
        (title, family) = (widget.name ?? widget.title, instance.family.rawValue)
        (problem, self.failure) = (widget.problem, failure)
        if let stack = widget.stack { (self.stack, place) = (stack.stack, "\(stack.number)/\(stack.count)") }
        (width, height) = (instance.family.size.width, instance.family.size.height)
        guard let archive = widget.archive else { return }
        (generation, made, cause) = (archive.generation, archive.made, archive.cause)
        isPlaceholder = archive.isPlaceholder
        entries = scenes.map { light, dark in
            var entry = Entry(date: light.request.date, light: light.key, dark: dark.key)
            let action = light.scene.wholeAction
            entry.tap = action?.mark
            if case .open(let url)? = action { entry.url = url }
            (entry.ticks, entry.step) = (light.scene.root.ticks || dark.scene.root.ticks, light.scene.root.step)
            return entry
        }
        guard let scene = scenes.first?.light.scene else { return }
        isRightToLeft = scene.direction == .rightToLeft
        if let size = scene.size { (width, height) = (size.width, size.height) }
    }

    static func ref(of id: String) -> String { StableHash.text(id.utf8) }
}

extension Card: ArchiveRecord {
    static var blank: Self { Self() }

    mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("id", &id)
        try visitor.member("ref", &ref)
        try visitor.member("title", &title)
        try visitor.member("family", &family)
        try visitor.member("width", &width)
        try visitor.member("height", &height)
        try visitor.member("isRightToLeft", &isRightToLeft, or: false)
        try visitor.member("generation", &generation)
        try visitor.member("made", &made)
        try visitor.member("cause", &cause)
        try visitor.member("isPlaceholder", &isPlaceholder, or: false)
        try visitor.member("problem", &problem)
        try visitor.member("failure", &failure)
        try visitor.member("stack", &stack)
        try visitor.member("place", &place)
        try visitor.member("entries", &entries)
    }
}

extension Card.Entry: ArchiveRecord {
    static var blank: Self { Self() }

    mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("date", &date)
        try visitor.member("light", &light)
        try visitor.member("dark", &dark)
        try visitor.member("tap", &tap)
        try visitor.member("url", &url)
        try visitor.member("ticks", &ticks, or: false)
        try visitor.member("step", &step)
    }
}
