import CommandLineKit
import FoundationEssentials
import GroupSystem
import GroupText
import PictureClient
import Snapshots
import WidgetArchive

/// A directory of pictures, and a page that shows them all.
struct PicturePage {
    private let directory: String
    let scale: Double
    private let pictures: PictureProgram
    private let store: PictureStore?
    /// A record of each picture that may be kept.
    private var drawn: [DrawnSnapshot] = []
    /// Where the scenes of the next pictures come from.
    var origin: PictureOrigin?
    private var problems: [String] = []
    /// Notes that were already printed; each applies to many pictures.
    private var said: Set<String> = []
    private var names: Set<String> = []
    private var count = 0
    private var body = ""

    init(in directory: String, scale: Double, drawingAll drawsAll: Bool) throws {
        self.directory = directory
        self.scale = scale
        let program = try PictureProgram.installed()
        pictures = program
        store = PictureStore.usualDirectory.flatMap { PictureStore(in: $0, of: program, drawingAll: drawsAll) }
        do throws(Errno) {
            _ = try FileDescriptor(makingDirectoryAt: directory)
        } catch {
            throw Failure.store("\(directory) cannot be made: \(error)")
        }
    }

    /// The title of a picture.
    struct Caption {
        var title: String
        var detail: String

        fileprivate func fileName(isDark: Bool) -> String {
            "\(detail.isEmpty ? title : "\(title)-\(detail)")\(isDark ? "-dark" : "")".asFileName
        }
    }

    /// Begins a section.
    mutating func begin(_ title: String, _ summary: String) {
        body += "<h2>\(title.escaped)</h2>\n<p>\(summary.escaped)</p>\n<div>\n"
    }

    mutating func end() { body += "</div>\n" }

    /// Draws something whose failure affects nothing else, and whose pictures stay side by side. Returns whether
    /// anything was drawn.
    @discardableResult
    mutating func attempt(_ name: String, _ draw: (inout PicturePage) throws -> Void) -> Bool {
        let before = body.endIndex
        do {
            try draw(&self)
        } catch {
            problems.append("\(name): \((error as? Failure)?.message ?? "\(error)")")
        }
        guard body.endIndex > before else { return false }
        body = "\(body[..<before])<section>\n\(body[before...])</section>\n"
        return true
    }

    mutating func draw(_ request: PictureRequest, _ caption: Caption) throws {
        var request = request
        request.hasTree = true
        let result = try store.map { try $0.result(request, drawnBy: pictures) }
        let picture = try result?.picture ?? pictures.picture(request)
        for words in picture.notes where said.insert(words).inserted {
            problems.append("\(caption.title) \(caption.detail): \(words)")
        }
        let name = unused(caption.fileName(isDark: request.isDark))
        try File.replace("\(directory)/\(name)", with: picture.bytes)
        if let tree = picture.tree {
            let path = SceneTree.fileName(besidePicture: "\(directory)/\(name)")
            try File.replace(path, with: Array(tree.utf8))
        }
        if let result { keepRecord(of: result, String(name.dropLast(4))) }
        count += 1
        let size = request.drawnSize
        let shade = request.isDark ? "dark" : "light"
        let words = "\(caption.title), \(caption.detail), \(shade)".escaped
        body += """
            <figure class="\(shade)"><img src="\(name)" alt="\(words)" width="\(Int(size.width))" \
            height="\(Int(size.height))"><figcaption>\(caption.detail.escaped)</figcaption></figure>

            """
    }

    private mutating func keepRecord(of result: PictureStore.Result, _ name: String) {
        var snapshot = DrawnSnapshot(name)
        snapshot.isKept = result.isKept
        if let place = placeInPackage, let store = PictureStore.usualDirectory {
            var inputs = result.inputs
            if let origin {
                inputs?.program = origin.program
                inputs?.values = StableHash.text(origin.values.utf8)
            }
            snapshot = PictureStore.note("pictures/\(place)/\(name)", isKept: result.isKept, inputs, in: store)
            snapshot.name = name
        }
        drawn.append(snapshot)
    }

    /// Its path in the directory of the package. Nobody asks twice for pictures that are elsewhere.
    private var placeInPackage: Substring? {
        guard let here = FileSystem.realPath("."), let path = FileSystem.realPath(directory),
            path.hasPrefix("\(here)/")
        else { return nil }
        return path.dropFirst(here.count + 1)
    }

    private mutating func unused(_ name: String) -> String {
        var file = "\(name).png"
        var number = 2
        while !names.insert(file).inserted {
            file = "\(name)-\(number).png"
            number += 1
        }
        return file
    }

    /// Writes the page, and reports its pictures and all problems.
    func finish() throws {
        let path = "\(directory)/index.html"
        try File.replace(path, with: Array(page.utf8))
        for problem in problems { note("note: \(problem.onOneLine)\n") }
        Output.standard.print("\(path): \(count) pictures")
        for line in drawn.report { Output.standard.print(line.onOneLine) }
        if count == 0 { throw Failure.store("nothing could be drawn") }
    }

    private var page: String {
        """
        <!DOCTYPE html>
        <html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
        <title>Widgets</title>
        <style>
        body { font: 15px Inter, system-ui, sans-serif; margin: 2rem; color-scheme: light dark }
        h2 { margin: 2rem 0 0 } p { margin: .25rem 0 1rem; opacity: .6 }
        div, section { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 1rem }
        figure { margin: 0; padding: 1.25rem; border-radius: 1rem; background: #e5e9f0; color: #333 }
        figure.dark { background: #20242c; color: #ccc }
        figcaption { margin-top: .75rem; font-size: 12px; opacity: .7 }
        </style>
        \(body)
        """
    }
}

extension String {
    /// The text with HTML's special characters escaped.
    fileprivate var escaped: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }

    /// A name for use in files and URLs.
    fileprivate var asFileName: String {
        String(map { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) ? $0 : "_" })
    }
}
