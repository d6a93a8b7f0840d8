import WidgetArchive
import WidgetScreens

/// A wish in the words of a page.
struct PageWish: Hashable {
    var wish = ""
    var id = ""
    /// The mark of the action to perform.
    var action: String?
    /// How far to move it, or to turn its stack.
    var by: Int?
    var family: String?
}

extension PageWish: ArchiveRecord {
    static var blank: Self { Self() }

    mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("wish", &wish)
        try visitor.member("id", &id)
        try visitor.member("action", &action)
        try visitor.member("by", &by)
        try visitor.member("family", &family)
    }
}

extension PageWish {
    /// The wish, if it is one that a page may have. A tap has to be on something that the widget shows, or has just shown.
    func meant(for widget: ShownWidget, _ actions: (String) -> Action?) -> Wish? {
        switch wish {
        case "tap": action.flatMap(actions).map { .tap(id: id, $0) }
        case "reload": .reload(kind: widget.instance.kind)
        case "move": by.map { .move(id: id, by: min(max($0, -1_000), 1_000)) }
        case "turn": widget.stack.map { .turn(stack: $0.stack, by: by ?? 1) }
        case "resize": family.map { .edit(id: id, parameters: [:], family: $0) }
        case "remove": .remove(id: id)
        default: nil
        }
    }
}
