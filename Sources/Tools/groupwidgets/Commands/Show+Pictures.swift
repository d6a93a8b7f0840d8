import CommandLineKit
import FoundationEssentials
import PictureClient
import Snapshots
import WidgetArchive
import WidgetRecords
import WidgetScreens

extension Invocation {
    /// Whether to write files rather than to the terminal.
    var wantsPicture: Bool { ["png", "svg", "film", "picture"].contains(where: has) }

    /// Writes the requested pictures of widgets.
    func writePictures(of widgets: [ShownWidget]) throws {
        if widgets.areOneActivity { return try writePictures(ofActivity: widgets) }
        guard let widget = widgets.first, widgets.count == 1 else {
            let problem = widgets.isEmpty ? "no widget is named" : "these are \(widgets.count) widgets"
            throw misused("a picture shows one widget; \(problem)")
        }
        if let problem = widget.problem { throw Failure.store(problem) }
        guard widget.archive != nil else { throw Failure.notFound("\(widget.title) has nothing to show yet") }
        let options = try PictureOptions(self)
        let program = try PictureProgram.installed()
        let scene = widget.scene(at: options.date, in: options.look.appearance)
        var request = options.request(scene, widget.instance.family, format: .png)
        request.title = widget.instance.kind
        try writePictures(of: request, program)
        if let path = argument("film") { try File.replace(path, with: film(of: widget, options, program)) }
    }

    /// Writes all presentations of an activity in one picture.
    private func writePictures(ofActivity widgets: [ShownWidget]) throws {
        if let problem = widgets.lazy.compactMap(\.problem).first { throw Failure.store(problem) }
        guard widgets.contains(where: { $0.archive != nil }) else {
            throw Failure.notFound("the activity has nothing to show yet", hint: "'groupwidgets run' shows it")
        }
        if has("film") { throw misused("a film shows one presentation of an activity: choose one with --family") }
        let options = try PictureOptions(self)
        let scene = widgets.activityScene(at: options.date, in: options.look.appearance)
        var request = options.request(scene, .activityLockScreen, format: .png)
        request.size = scene.size
        try writePictures(of: request, PictureProgram.installed())
    }

    private func writePictures(of request: PictureRequest, _ program: PictureProgram) throws {
        var request = request
        var said: Set<String> = []
        for (name, format) in [("png", PictureRequest.Format.png), ("svg", .svg)] {
            guard let path = argument(name) else { continue }
            request.format = format
            let picture = try program.picture(request)
            tell(picture.notes, besides: &said)
            try File.replace(path, with: picture.bytes)
        }
        if has("picture") { try showPicture(request, program, &said) }
    }

    /// Prints notes, each once, since a note about a font applies to all pictures.
    private func tell(_ notes: [String], besides said: inout Set<String>) {
        for words in notes where said.insert(words).inserted { note("note: \(words.onOneLine)\n") }
    }

    private func showPicture(_ request: PictureRequest, _ program: PictureProgram, _ said: inout Set<String>) throws {
        guard let kind = PictureProtocol.ofTerminal() else {
            throw Failure.store("this terminal shows no pictures", hint: "--png FILE writes one")
        }
        var request = request
        request.format = kind.format
        let picture = try program.picture(request)
        tell(picture.notes, besides: &said)
        Output.standard.print(kind.sequence(for: picture.bytes))
    }

    /// The film of a timeline's entries, without the changes that happen by themselves between them.
    private func film(of widget: ShownWidget, _ options: PictureOptions, _ program: PictureProgram) throws -> [UInt8] {
        var film = AnimatedPNG()
        for entry in widget.archive?.timeline.entries ?? [] {
            let scene = entry.scenes[options.look.appearance]
            var request = options.request(scene, widget.instance.family, format: .png)
            request.date = entry.date
            guard film.add(try program.picture(request).bytes, for: 1) else {
                throw Failure.store("the pictures of \(widget.title) are of different kinds")
            }
        }
        return film.bytes()
    }
}

extension PictureStore {
    func result(_ request: PictureRequest, drawnBy program: PictureProgram) throws(Failure) -> Result {
        do throws(PictureFailure) {
            return try picture(request, drawnBy: program)
        } catch {
            throw Failure(error)
        }
    }
}

extension PictureProgram {
    static func installed(patience: Duration = usualPatience) throws(Failure) -> PictureProgram {
        do throws(PictureFailure) {
            return try PictureProgram(patience: patience)
        } catch {
            throw Failure(error)
        }
    }

    func texts(of request: PictureRequest) throws(Failure) -> [ExaminedText] {
        do throws(PictureFailure) {
            return try examine(request)
        } catch {
            throw Failure(error)
        }
    }

    func picture(_ request: PictureRequest) throws(Failure) -> Picture {
        do throws(PictureFailure) {
            return try draw(request)
        } catch {
            throw Failure(error)
        }
    }
}
