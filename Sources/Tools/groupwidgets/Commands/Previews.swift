import CommandLineKit
import FoundationEssentials
import PictureClient
import WidgetArchive
import WidgetHost
import WidgetRecords

extension Command {
    static let previews = Command(
        name: "previews",
        operands: "PROGRAM DIR [NAME …]",
        summary: "draw the previews in a widget program's source, with a page that shows them",
        details: """
            PROGRAM is a file, which need not have been added. Its #Preview and PreviewProvider are drawn as PNG files, \
            each entry of a timeline as one of its own. A preview that fails or crashes is named; the others are drawn. In \
            the directory of a package, a picture is kept while nothing has changed that it is drawn from.
            """,
        options: [.scale, .dark, .light, .palette, .font, .all] + Option.ofDisplay,
        examples: [
            .init(line: "groupwidgets previews .build/debug/Basic pictures", meaning: "all; see pictures/index.html"),
            .init(line: "groupwidgets previews .build/debug/Basic pictures Empty --dark", meaning: "one of them"),
        ],
        completes: [.file, .directory],
        of: { invocation in
            let operands = try invocation.operands(atLeast: 2)
            let options = try PictureOptions(invocation)
            let (widgets, root) = (try invocation.widgetsAsShown, try invocation.root)
            let program = try PreviewedProgram(operands[0], in: widgets)
            let chosen = try program.previews(named: Array(operands.dropFirst(2)))
            var page = try PicturePage(in: operands[1], scale: options.scale, drawingAll: invocation.has("all"))
            for (place, preview) in chosen {
                page.begin(preview.name, "")
                page.attempt(preview.name) { page in
                    let (scenes, reads) = try program.answer(of: place)
                    page.origin = PictureOrigin(programPath: program.path, reads: reads, in: root)
                    for scenes in scenes { page.draw(scenes, of: preview, options) }
                }
                page.end()
            }
            try page.finish()
        })
}

/// A widget program with previews; each is evaluated in its own process, so that a crash costs only one.
struct PreviewedProgram {
    private let file: ProgramFile
    private let widgets: WidgetsDirectory
    private let previews: [PreviewDescription]

    init(_ path: String, in widgets: WidgetsDirectory) throws {
        file = try widgets.programFile(at: path)
        self.widgets = widgets
        guard case .previews(let previews) = try widgets.ask(file, .previews).result else {
            throw Failure.store("\(file.name) does not say what previews it has")
        }
        self.previews = previews
        guard !previews.isEmpty else {
            throw Failure.notFound(
                "\(file.name) has no previews", hint: "'#Preview { … }' in its source makes one; build it again after")
        }
    }

    /// The named previews; all if no name is given.
    func previews(named names: [String]) throws -> [(place: Int, PreviewDescription)] {
        for name in names where !previews.contains(where: { $0.name == name }) {
            let known = Set(previews.map(\.name)).sorted().joined(separator: ", ")
            throw Failure.notFound("\(file.name) has no preview '\(name)'", hint: "it has \(known.onOneLine)")
        }
        return Array(previews.enumerated()).filter { names.isEmpty || names.contains($0.element.name) }
            .map { ($0.offset, $0.element) }
    }

    var path: String { file.path }

    func scenes(of place: Int) throws -> [PreviewScenes] { try answer(of: place).scenes }

    /// The scenes of a preview, and what was read for them.
    func answer(of place: Int) throws -> (scenes: [PreviewScenes], reads: [Reads]) {
        let answer = try widgets.ask(file, .preview(place))
        guard case .preview(let scenes) = answer.result else { return ([], []) }
        return (scenes, answer.reads)
    }
}

extension PicturePage {
    /// Draws each entry of a preview.
    mutating func draw(_ scenes: PreviewScenes, of preview: PreviewDescription, _ options: PictureOptions) {
        let parts = [scenes.name, scenes.family?.rawValue].compactMap(\.self)
        for (number, entry) in scenes.entries.enumerated() {
            let detail = (parts + (scenes.entries.count > 1 ? ["\(number + 1)"] : [])).joined(separator: "-")
            attempt(preview.name) { page in
                let look = PictureLook(
                    isDark: scenes.isDark ?? options.look.isDark, palette: options.look.palette,
                    font: options.look.font)
                let request = PictureRequest(
                    entry.scenes[look.appearance], family: scenes.family ?? .systemSmall, size: scenes.size,
                    scale: page.scale, look: look, date: entry.date)
                try page.draw(request, Caption(title: preview.name, detail: detail))
            }
        }
    }
}
