import CommandLineKit
import FoundationEssentials
import GroupStore
import PictureClient
import WidgetArchive
import WidgetHost
import WidgetRecords

extension Command {
    static let gallery = Command(
        name: "gallery",
        operands: "DIR [KIND …]",
        summary: "draw every kind in every size, light and dark, with a page that shows them",
        details: """
            Programs are asked for what widgets show in a gallery, as when somebody chooses one on a phone. Live \
            Activities are drawn from the previews in their source, else with made-up values, or with a given state: that \
            one alone. A widget without a snapshot is drawn as its placeholder. What is not drawn is named; the others \
            are. In the directory of a package, a picture is kept while nothing has changed that it is drawn from.
            """,
        options: [
            .init(name: "state", argument: "JSON", summary: "draw a Live Activity with this content state"),
            .init(name: "attributes", argument: "JSON", summary: "its attributes, which never change (default: {})"),
            .program, .scale, .palette, .font, .all,
        ] + Option.ofDisplay,
        examples: [
            .init(line: "groupwidgets gallery pictures", meaning: "all kinds; look at pictures/index.html"),
            .init(line: "groupwidgets gallery docs BasicWidget", meaning: "one kind"),
            .init(
                line: "groupwidgets gallery docs ParcelAttributes --state '{\"stops\": 3}'",
                meaning: "a Live Activity, by the type of its attributes"),
        ],
        completes: [.directory, .kind],
        of: { invocation in
            let operands = try invocation.operands(atLeast: 1)
            let widgets = try invocation.widgetsAsShown
            if let state = invocation.argument("state") {
                let given = ActivityInstance(
                    id: "example", attributes: invocation.argument("attributes") ?? "{}", state: state)
                let (program, type) = try invocation.activityType(operands.dropFirst().first, in: widgets)
                var gallery = try Gallery(in: operands[0], invocation)
                gallery.draw(given, of: type, by: program, in: widgets)
                return try gallery.page.finish()
            }
            let kinds =
                try operands.count > 1
                ? operands.dropFirst().map { try widgets.kind($0, program: invocation.argument("program")) }
                : widgets.kinds().filter { invocation.argument("program").map($0.program.name.hasSuffix) != false }
            let programs =
                try operands.count > 1
                ? []
                : widgets.registeredPrograms().filter { program in
                    !program.description.activities.isEmpty
                        && invocation.argument("program").map(program.name.hasSuffix) != false
                }
            guard !kinds.isEmpty || !programs.isEmpty else {
                throw Failure.notFound("no program offers any kind", hint: "'groupwidgets add PROGRAM' adds one")
            }
            var gallery = try Gallery(in: operands[0], invocation)
            for (program, kind) in kinds { gallery.draw(kind, of: program, in: widgets) }
            for program in programs { gallery.drawActivities(of: program, in: widgets) }
            try gallery.page.finish()
        })
}

extension Invocation {
    /// A program and a type of activity that it shows; the only one, if none is named.
    fileprivate func activityType(
        _ name: String?, in widgets: WidgetsDirectory
    ) throws -> (RegisteredProgram, type: String) {
        let programs = try widgets.registeredPrograms().filter { argument("program").map($0.name.hasSuffix) != false }
        let all = programs.flatMap { program in program.description.activities.map { (program, type: $0) } }
        let meant = all.filter { name == nil || $0.type == name }
        guard meant.count != 1 else { return meant[0] }
        let known = Set(all.map(\.type)).sorted().joined(separator: ", ")
        let wanted = name.map { "Live Activities of '\($0)'" } ?? "Live Activities"
        guard meant.isEmpty else { throw misused("several programs show \(wanted): name one of \(known)") }
        throw Failure.notFound(
            "no program shows \(wanted)",
            hint: known.isEmpty ? "'groupwidgets add PROGRAM' adds one" : "there are \(known)")
    }
}

/// A page with the gallery views of kinds.
private struct Gallery {
    private(set) var page: PicturePage
    private let options: PictureOptions
    private let root: Root

    init(in directory: String, _ invocation: Invocation) throws {
        options = try PictureOptions(invocation)
        root = try invocation.root
        page = try PicturePage(in: directory, scale: options.scale, drawingAll: invocation.has("all"))
    }

    mutating func draw(_ kind: KindDescription, of program: RegisteredProgram, in widgets: WidgetsDirectory) {
        page.begin(kind.name.isEmpty ? kind.kind : kind.name, kind.summary)
        for family in kind.families {
            let instance = Instance(
                kind: kind.kind, family: family, parameters: kind.recommendations.first?.parameters ?? [:])
            let name = family.rawValue
            if draw(kind.kind, family, name, by: program, .snapshot(instance, isPreview: true), in: widgets) {
                continue
            }
            // As on a phone, whose gallery shows it until there is a snapshot.
            draw(kind.kind, family, "\(name)-placeholder", by: program, .placeholder(instance), in: widgets)
        }
        page.end()
    }

    @discardableResult
    private mutating func draw(
        _ name: String, _ family: Family, _ detail: String, by program: RegisteredProgram, _ question: Request.Ask,
        in widgets: WidgetsDirectory
    ) -> Bool {
        page.attempt("\(name) \(detail)") { [options, root] page in
            let answer = try widgets.ask(program.name, question)
            guard case .timeline(let timeline) = answer.result, let entry = timeline.entries.first else { return }
            page.origin = PictureOrigin(programPath: program.path, reads: answer.reads, in: root)
            // A Lock Screen's widget is light on what is behind it, whatever the surroundings are.
            for isDark in family.isAccessory ? [true] : [false, true] {
                let look = PictureLook(
                    isDark: isDark, mode: family.isAccessory ? .vibrant : .full, palette: options.look.palette,
                    font: options.look.font)
                try page.draw(
                    PictureRequest(
                        entry.scenes[look.appearance], family: family, scale: page.scale, look: look, date: entry.date),
                    PicturePage.Caption(title: name, detail: detail))
            }
        }
    }

    mutating func draw(
        _ activity: ActivityInstance, of type: String, by program: RegisteredProgram, in widgets: WidgetsDirectory
    ) {
        page.begin("A Live Activity of \(program.name)", activity == .sample ? "\(type), with made-up values" : type)
        for family in Family.ofActivities {
            let instance = Instance(kind: type, family: family, parameters: activity.parameters)
            draw(type, family, family.rawValue, by: program, .timeline(instance), in: widgets)
        }
        page.end()
    }

    mutating func drawActivities(of program: RegisteredProgram, in widgets: WidgetsDirectory) {
        let types = program.description.activities
        var isPreviewed = false
        page.begin("Live Activities of \(program.name)", types.joined(separator: ", "))
        page.attempt(program.name) { [options, root] page in
            let previewed = try PreviewedProgram(program.path, in: widgets)
            for (place, preview) in try previewed.previews(named: []) {
                // Its widgets have previews, too.
                let (scenes, reads) = try previewed.answer(of: place)
                page.origin = PictureOrigin(programPath: program.path, reads: reads, in: root)
                for scenes in scenes where scenes.family?.isActivity == true {
                    isPreviewed = true
                    page.draw(scenes, of: preview, options)
                }
            }
        }
        page.end()
        guard !isPreviewed else { return }
        for type in types { draw(.sample, of: type, by: program, in: widgets) }
    }
}
