import Commands
import FoundationEssentials
import WidgetArchive
import WidgetPictures
import WidgetScreens

extension Invocation {
    /// Whether files are to be written rather than a terminal.
    var wantsPicture: Bool { ["png", "svg", "film", "picture"].contains(where: has) }

    /// Writes what a widget shows as the pictures that are asked for.
    func writePictures(of widgets: [ShownWidget]) throws {
        guard let widget = widgets.first, widgets.count == 1 else {
            let problem = widgets.isEmpty ? "no widget is named" : "these are \(widgets.count) widgets"
            throw misused("a picture shows one widget; \(problem)")
        }
        if let problem = widget.problem { throw Failure.store(problem) }
        guard widget.archive != nil else { throw Failure.notFound("\(widget.title) has nothing to show yet") }
        let options = try PictureOptions(self)
        let program = try PictureProgram.installed()
        let scene = widget.scene(at: options.date, in: options.look.appearance)
        for (name, format) in [("png", PictureRequest.Format.png), ("svg", .svg)] {
            guard let path = argument(name) else { continue }
            var request = options.request(scene, widget.instance.family, format: format)
            request.title = widget.instance.kind
            let picture = try program.picture(request)
            for words in picture.notes { note("note: \(words.onOneLine)\n") }
            try File.replace(path, with: picture.bytes)
        }
        if has("picture") { try showPicture(scene, widget.instance.family, options, program) }
        if let path = argument("film") { try File.replace(path, with: film(of: widget, options, program)) }
    }

    private func showPicture(
        _ scene: Scene, _ family: Family, _ options: PictureOptions, _ program: PictureProgram
    ) throws {
        guard let kind = PictureProtocol.ofTerminal() else {
            throw Failure.store("this terminal shows no pictures", hint: "--png FILE writes one")
        }
        let picture = try program.picture(options.request(scene, family, format: kind.format))
        for words in picture.notes { note("note: \(words.onOneLine)\n") }
        Output.standard.print(kind.sequence(for: picture.bytes))
    }

    /// All entries of a timeline, and nothing for what changes by itself between them.
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

extension PictureProgram {
    static func installed() throws(Failure) -> PictureProgram {
        do throws(PictureFailure) {
            return try PictureProgram()
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
