import FoundationEssentials
import GroupText
import PictureClient
import WidgetArchive

/// A scene as a page shows it in one appearance, and the key of its document.
struct PageScene {
    /// For the date of its entry.
    let request: PictureRequest
    /// A hash of all that the document is drawn from, unless it ticks: then the second counts, too.
    let key: String

    var scene: Scene { request.scene }

    private init(_ scene: Scene, _ archive: Archive, isDark: Bool, at date: Date, drawnBy program: String) {
        var request = PictureRequest(
            scene, family: archive.widget.family, format: .page, look: PictureLook(isDark: isDark), date: date)
        let line = (try? ArchiveCoding.line(request)) ?? Data()
        key = StableHash.text(line + Data(program.utf8))
        request.prefix = "d\(key)-"
        self.request = request
    }

    /// The scenes of an archive's entries, from the one that is shown at a date. Another version of the drawing program
    /// makes other documents.
    static func all(
        of archive: Archive, from date: Date, drawnBy program: String, atMost count: Int = .max
    ) -> [(light: PageScene, dark: PageScene)] {
        let entries = archive.timeline.entries
        let first = entries.lastIndex { $0.date <= date } ?? entries.startIndex
        return entries[first...].prefix(count).map { entry in
            func scene(isDark: Bool) -> PageScene {
                PageScene(
                    entry.scenes[isDark ? .dark : .light], archive, isDark: isDark, at: entry.date, drawnBy: program)
            }
            return (scene(isDark: false), scene(isDark: true))
        }
    }
}

extension Scene {
    /// The action of a tap outside of links and buttons.
    var wholeAction: Action? {
        root.targets.first(where: \.coversWidget)?.action ?? url.map { .open(url: $0) }
    }

    /// All actions that someone who sees it may ask for.
    var actions: [Action] {
        root.targets.map(\.action) + root.spokenActions + (url.map { [.open(url: $0)] } ?? [])
    }
}

extension Node {
    /// Whether a text changes from second to second.
    var ticks: Bool {
        if case .text(let paragraph) = self { return paragraph.runs.contains { $0.content.ticks } }
        return step != nil || parts.contains(where: \.ticks)
    }

    /// The seconds after which the fastest of its bars moves visibly.
    var step: Double? {
        var steps = parts.compactMap(\.step)
        if case .gauge(let gauge) = self, case .timer(let from, let to, _, _, _)? = gauge.interval {
            steps.append(max(1, to.timeIntervalSince(from) / 200))
        }
        return steps.min()
    }

    /// The actions that links in texts and accessibility name, which are no targets.
    fileprivate var spokenActions: [Action] {
        var own: [Action] = []
        if case .text(let paragraph) = self { own = paragraph.runs.compactMap(\.link).map { .open(url: $0) } }
        if case .label(let label) = self { own = label.properties.actions.map(\.action) }
        return own + parts.flatMap(\.spokenActions)
    }
}

extension Paragraph.Content {
    fileprivate var ticks: Bool {
        switch self {
        case .date(_, .relative), .date(_, .offset), .date(_, .timer), .timer(_, _, _, nil, _): true
        default: false
        }
    }
}
