import CommandLineKit
import FoundationEssentials
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
            Activities are drawn from the previews in their source. What is not drawn is named; the others are.
            """,
        options: [.program, .scale, .palette, .font] + Option.ofDisplay,
        examples: [
            .init(line: "groupwidgets gallery pictures", meaning: "all kinds; look at pictures/index.html"),
            .init(line: "groupwidgets gallery docs BasicWidget", meaning: "one kind"),
        ],
        completes: [.directory, .kind],
        of: { invocation in
            let operands = try invocation.operands(atLeast: 1)
            let widgets = try invocation.widgetsAsShown
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
            var gallery = try Gallery(in: operands[0], PictureOptions(invocation))
            for (program, kind) in kinds { gallery.draw(kind, of: program, in: widgets) }
            for program in programs { gallery.drawActivities(of: program, in: widgets) }
            try gallery.page.finish()
        })
}

/// A page with the gallery views of kinds.
private struct Gallery {
    private(set) var page: PicturePage
    private let options: PictureOptions

    init(in directory: String, _ options: PictureOptions) throws {
        page = try PicturePage(in: directory, scale: options.scale)
        self.options = options
    }

    mutating func draw(_ kind: KindDescription, of program: RegisteredProgram, in widgets: WidgetsDirectory) {
        page.begin(kind.name.isEmpty ? kind.kind : kind.name, kind.summary)
        for family in kind.families {
            let instance = Instance(
                kind: kind.kind, family: family, parameters: kind.recommendations.first?.parameters ?? [:])
            page.attempt("\(kind.kind) \(family.rawValue)") { [options] page in
                let answer = try widgets.ask(program.name, .snapshot(instance, isPreview: true))
                guard case .timeline(let timeline) = answer.result, let entry = timeline.entries.first else { return }
                for isDark in [false, true] {
                    let look = PictureLook(
                        isDark: isDark, palette: options.look.palette, font: options.look.font)
                    let caption = PicturePage.Caption(title: kind.kind, detail: family.rawValue)
                    try page.draw(
                        PictureRequest(
                            entry.scenes[look.appearance], family: family, scale: page.scale, look: look, date: Date()),
                        caption)
                }
            }
        }
        page.end()
    }

    mutating func drawActivities(of program: RegisteredProgram, in widgets: WidgetsDirectory) {
        let types = program.description.activities.joined(separator: ", ")
        page.begin("Live Activities of \(program.name)", types)
        page.attempt(program.name) { [options] page in
            let previewed = try PreviewedProgram(program.path, in: widgets)
            for (place, preview) in try previewed.previews(named: []) {
                // Its widgets have previews, too.
                for scenes in try previewed.scenes(of: place) where scenes.family?.isActivity == true {
                    page.draw(scenes, of: preview, options)
                }
            }
        }
        page.end()
    }
}
