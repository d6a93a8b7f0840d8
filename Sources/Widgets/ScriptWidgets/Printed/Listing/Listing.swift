import WidgetArchive

/// A title and rows: what a menu or an object comes down to, for any family.
struct Listing: Hashable, Sendable {
    var title: MenuRow?
    var rows: [MenuRow]
    /// From 0 to 1, for a gauge.
    var fraction: Double?
    var complaint: String?

    func scene(in family: Family) -> Scene {
        let scene =
            switch family {
            case .accessoryInline: Scene(inline)
            case .accessoryCircular: Scene(circular)
            case .accessoryRectangular: Scene(rectangular)
            case .controlSmall, .controlMedium, .controlLarge:
                Scene(control(family), background: .fill(SystemTone.backgrounds[0], .fill(SystemTone.fills[2])))
            default:
                Scene(
                    board(Board(family)), background: .fill(SystemTone.backgrounds[0]),
                    margins: Edges(all: Board.margin))
            }
        return tapped(scene)
    }

    /// A click on the title is one on the whole widget.
    private func tapped(_ scene: Scene) -> Scene {
        var scene = scene
        switch title?.action {
        case .open(let url)?: scene.url = url
        case let action?: scene.root = .target(.init(action, coversWidget: true, scene.root))
        case nil: break
        }
        return scene
    }

    /// The title, or else the first thing that says anything.
    var head: MenuRow? {
        if let title { return title }
        if let first = rows.first(where: { !$0.isSeparator }) { return first }
        return complaint.map { MenuRow(StyledText($0), picture: MenuPicture(symbol: Listing.warning)) }
    }

    /// The rows below `head`.
    var body: [MenuRow] {
        let lines = rows.filter { !$0.isSeparator }
        return title == nil ? Array(lines.dropFirst()) : lines
    }

    /// Whether it says anything besides its complaint.
    var isSpoken: Bool { title != nil || !rows.isEmpty }

    static let warning = "exclamationmark.triangle"
}
