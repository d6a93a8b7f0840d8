import FoundationEssentials
import WidgetArchive

/// A tree in SwiftUI's words: `{"vstack": [{"text": "VPN", "font": "headline"}, {"gauge": 0.62}]}`.
struct PrintedTree: Hashable, Sendable {
    /// In the order in which they were printed; there is always one.
    private(set) var moments: [Moment] = []
    /// When the script wants to be run again.
    private(set) var next: Date?
    /// Mistakes, with their places.
    private(set) var problems: [String] = []

    /// A tree from a date on.
    struct Moment: Hashable {
        /// Nil for now.
        var date: Date?
        private var usual: Scenes?
        private var families: [Family: Scenes] = [:]
    }

    init(_ json: JSONValue) {
        var reader = TreeReader()
        let document = TreeDocument(json, &reader)
        let first = Moment(document, &reader)
        moments = document.timeline.map { tree in
            Moment(TreeDocument(tree, &reader, within: document), &reader)
        }
        if !first.isEmpty || moments.isEmpty { moments.insert(first, at: 0) }
        next = document.after
        problems = reader.problems
    }

    var isEmpty: Bool { moments.allSatisfy(\.isEmpty) && problems.isEmpty }

    func entries(in family: Family, complaint: String?, now: Date) -> [SceneTimeline.Entry] {
        let entries = moments.map { moment in
            SceneTimeline.Entry(date: moment.date ?? now, scenes: moment.scenes(in: family, complaint: complaint))
        }.sorted { $0.date < $1.date }
        let past = entries.prefix { $0.date <= now }.count
        // Without one for now, the first is shown until its time comes.
        return entries.dropFirst(max(past - 1, 0)).enumerated().map { place, entry in
            var entry = entry
            if place == 0 { entry.date = now }
            return entry
        }
    }
}

extension PrintedTree.Moment {
    init(_ document: TreeDocument, _ reader: inout TreeReader) {
        date = document.date
        usual = reader.scenes(of: document)
        for (names, tree) in document.families {
            let scenes = reader.scenes(of: TreeDocument(tree, &reader, within: document))
            for name in names.split(separator: " ") {
                guard let family = Family.ofWidgets.first(where: { $0.isCalled(String(name)) }) else {
                    reader.add(unknown: "family", String(name), among: Family.ofWidgets.map(\.shortName), at: tree)
                    continue
                }
                families[family] = scenes
            }
        }
    }

    var isEmpty: Bool { usual == nil && families.isEmpty }

    func scenes(in family: Family, complaint: String?) -> Scenes {
        guard let scenes = families[family] ?? usual else {
            return Scenes(Listing(rows: [], complaint: complaint).scene(in: family))
        }
        guard family.isAccessory || family.isControl else { return scenes.mapping { $0.complaining(complaint) } }
        guard families[family] == nil else { return scenes.mapping(\.ofAccessory) }
        // The tree is meant for more space, but its words fit.
        var listing = Listing(of: scenes.light.root)
        listing.complaint = complaint
        return Scenes(listing.scene(in: family))
    }
}

/// The members of a tree's outermost object that describe the widget.
struct TreeDocument {
    private(set) var tree: JSONValue
    /// The other members, which describe the tree; nil if it is not an object.
    private(set) var members: [TreeMember]?
    private(set) var background: JSONValue?
    private(set) var dark: JSONValue?
    private(set) var url: String?
    private(set) var margins: Double?
    private(set) var families: [(names: String, tree: JSONValue)] = []
    /// Documents for later.
    private(set) var timeline: [JSONValue] = []
    /// From when on it is shown, in a timeline.
    private(set) var date: Date?
    /// When the script is to run again.
    private(set) var after: Date?

    static let words = ["after", "at", "background", "dark", "families", "margins", "timeline", "url"]

    init(_ json: JSONValue, _ reader: inout TreeReader, within outer: TreeDocument? = nil) {
        tree = json
        (background, url, margins) = (outer?.background, outer?.url, outer?.margins)
        guard let all = json.membersIfAny else { return }
        members = all.filter { !TreeDocument.words.contains($0.key) }
        for (key, value) in all {
            switch key {
            case "background": background = value
            case "dark": dark = value
            case "url": url = value.words.shownOnOneLine
            case "margins": margins = reader.number(value)
            case "at" where outer != nil: date = reader.date(value)
            case "after" where outer == nil: after = reader.date(value)
            case "timeline" where outer == nil: timeline = value.elementsIfAny ?? []
            case "families":
                families = value.membersIfAny?.map { (names: $0.key, tree: $0.value) } ?? []
            default: break
            }
        }
    }
}

extension Scenes {
    fileprivate func mapping(_ change: (Scene) -> Scene) -> Scenes { Scenes(change(light), dark: dark.map(change)) }
}

extension Scene {
    fileprivate func complaining(_ complaint: String?) -> Scene {
        guard let complaint else { return self }
        var scene = self
        scene.root = .column([root.framed(width: nil, height: nil, .center), Listing.caption(complaint)])
        return scene
    }

    /// Accessories have neither margins nor a background.
    fileprivate var ofAccessory: Scene {
        var scene = self
        scene.margins = Edges()
        scene.background = nil
        return scene
    }
}

extension Listing {
    /// The words of a tree, and its first gauge.
    fileprivate init(of node: Node) {
        self.init(rows: [])
        gather(node)
        if !rows.isEmpty { title = rows.removeFirst() }
    }

    private mutating func gather(_ node: Node) {
        switch node {
        case .text(let paragraph):
            var row = MenuRow(StyledText(paragraph.words))
            if case .tone(let tone)? = paragraph.runs.first?.paint { row.tone = tone }
            if !row.isBlank { rows.append(row) }
        case .gauge(let gauge):
            fraction = fraction ?? gauge.fraction
            node.parts.forEach { gather($0) }
        default: node.parts.forEach { gather($0) }
        }
    }
}
