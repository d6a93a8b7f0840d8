import FoundationEssentials
import WidgetArchive
import WidgetRecords
import WidgetScreens

/// The reasons for what a widget shows.
struct WhyReport {
    var reloads: [ReloadRecord] = []
    /// The keys and files that wake it, in words.
    var reads: [String] = []
    var notes: [String] = []
    /// The last lines of its program's log.
    var log: [String] = []
    /// The sizes that it may have; none for an activity, which nobody has placed.
    var families: [String] = []
    /// Its last states, newest first.
    var states: [State] = []

    struct State {
        var date = Date.distantPast
        var cause = ""
        var light = ""
        var dark = ""
    }

    private static let mostReloads = 50
    private static let mostLines = 30

    init(of widget: ShownWidget, in widgets: WidgetsDirectory, _ states: [FlightRecorder.State]) throws {
        let placed = try widgets.widget(widget.instance.id)
        reloads = widgets.why(placed.id).suffix(WhyReport.mostReloads).reversed()
        reads = widget.archive?.sources ?? []
        notes = widget.archive?.notes ?? []
        log = widgets.programLog(placed.program).lines.suffix(WhyReport.mostLines).map(\.text)
        if !placed.instance.family.isActivity {
            families = try widgets.kind(placed.instance.kind, program: placed.program).kind.families.map(\.rawValue)
        }
        self.states = states.reversed().map {
            State(date: $0.date, cause: $0.cause, light: $0.light, dark: $0.dark)
        }
    }
}

extension WhyReport: ArchiveRecord {
    static var blank: Self { Self() }
    private init() {}

    mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("reloads", &reloads)
        try visitor.member("reads", &reads)
        try visitor.member("notes", &notes)
        try visitor.member("log", &log)
        try visitor.member("families", &families)
        try visitor.member("states", &states)
    }
}

extension WhyReport.State: ArchiveRecord {
    static var blank: Self { Self() }

    mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("date", &date)
        try visitor.member("cause", &cause)
        try visitor.member("light", &light)
        try visitor.member("dark", &dark)
    }
}
