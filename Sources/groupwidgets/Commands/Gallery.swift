import Commands
import FoundationEssentials
import GroupSystem
import WidgetArchive
import WidgetHost
import WidgetPictures
import WidgetScreens

extension Command {
    static let gallery = Command(
        name: "gallery",
        operands: "DIR [KIND …]",
        summary: "draw every kind in every size, light and dark, with a page that shows them",
        details: """
            Programs are asked for what widgets show in a gallery, as when somebody chooses one on a phone. What is not \
            drawn is named; the others are.
            """,
        options: [.program, Option.ofPictures[0]],
        examples: [
            .init(line: "groupwidgets gallery pictures", meaning: "all kinds; look at pictures/index.html"),
            .init(line: "groupwidgets gallery docs BasicWidget", meaning: "one kind"),
        ],
        completes: [.directory, .kind],
        of: { invocation in
            let operands = try invocation.operands(atLeast: 1)
            let widgets = try invocation.widgets
            let kinds =
                try operands.count > 1
                ? operands.dropFirst().map { try widgets.kind($0, program: invocation.argument("program")) }
                : widgets.kinds().filter { invocation.argument("program").map($0.program.name.hasSuffix) != false }
            guard !kinds.isEmpty else {
                throw Failure.notFound("no program offers any kind", hint: "'groupwidgets add PROGRAM' adds one")
            }
            var gallery = try Gallery(in: operands[0], scale: PictureOptions(invocation).scale)
            for (program, kind) in kinds { gallery.draw(kind, of: program, in: widgets) }
            try gallery.writePage()
            for problem in gallery.problems { note("note: \(problem.onOneLine)\n") }
            Output.standard.print("\(gallery.page): \(gallery.count) pictures")
            if gallery.count == 0 { throw Failure.store("nothing could be drawn") }
        })
}

/// A directory of pictures, and a page with all of them.
private struct Gallery {
    let directory: String
    let scale: Double
    private(set) var problems: [String] = []
    private(set) var count = 0
    private var body = ""
    private let pictures: PictureProgram

    init(in directory: String, scale: Double) throws {
        self.directory = directory
        self.scale = scale
        pictures = try PictureProgram.installed()
        do throws(Errno) {
            try FileSystem.makeDirectories(directory)
        } catch {
            throw Failure.store("\(directory) cannot be made: \(error)")
        }
    }

    var page: String { "\(directory)/index.html" }

    mutating func draw(_ kind: KindDescription, of program: RegisteredProgram, in widgets: WidgetsDirectory) {
        body +=
            "<h2>\((kind.name.isEmpty ? kind.kind : kind.name).escaped)</h2>\n<p>\(kind.summary.escaped)</p>\n<div>\n"
        for family in kind.families {
            let instance = Instance(
                kind: kind.kind, family: family, parameters: kind.recommendations.first?.parameters ?? [:])
            do {
                let answer = try widgets.ask(program.name, .snapshot(instance, isPreview: true))
                guard case .timeline(let timeline) = answer.result, let entry = timeline.entries.first else { continue }
                for isDark in [false, true] { try draw(entry, kind.kind, family, isDark: isDark) }
            } catch {
                problems.append("\(kind.kind) \(family.rawValue): \(error)")
            }
        }
        body += "</div>\n"
    }

    private mutating func draw(
        _ entry: SceneTimeline.Entry, _ kind: String, _ family: Family, isDark: Bool
    ) throws {
        let look = PictureLook(isDark: isDark)
        let picture = try pictures.picture(
            PictureRequest(
                entry.scenes[look.appearance], family: family, scale: scale, look: look, date: Date()))
        problems += picture.notes.map { "\(kind) \(family.rawValue): \($0)" }
        let name = "\(kind.asFileName)-\(family.rawValue)\(isDark ? "-dark" : "").png"
        try File.replace("\(directory)/\(name)", with: picture.bytes)
        count += 1
        let words = "\(kind), \(family.rawValue), \(isDark ? "dark" : "light")".escaped
        body += """
            <figure class="\(isDark ? "dark" : "light")"><img src="\(name)" alt="\(words)" width="\(Int(family.size.width))" \
            height="\(Int(family.size.height))"><figcaption>\(family.rawValue)</figcaption></figure>

            """
    }

    func writePage() throws {
        let page = """
            <!DOCTYPE html>
            <html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
            <title>Widgets</title>
            <style>
            body { font: 15px Inter, system-ui, sans-serif; margin: 2rem; color-scheme: light dark }
            h2 { margin: 2rem 0 0 } p { margin: .25rem 0 1rem; opacity: .6 }
            div { display: flex; flex-wrap: wrap; gap: 1rem }
            figure { margin: 0; padding: 1.25rem; border-radius: 1rem; background: #e5e9f0; color: #333 }
            figure.dark { background: #20242c; color: #ccc }
            figcaption { margin-top: .75rem; font-size: 12px; opacity: .7 }
            </style>
            \(body)
            """
        try File.replace(self.page, with: Array(page.utf8))
    }
}

extension String {
    /// As text of an HTML page.
    fileprivate var escaped: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }

    /// A name that is a file's, and a URL's.
    fileprivate var asFileName: String {
        String(map { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) ? $0 : "_" })
    }
}
