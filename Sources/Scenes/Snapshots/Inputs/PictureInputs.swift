import FoundationEssentials
import GroupSystem
import GroupText
import PictureClient
import WidgetArchive

/// The inputs of a picture, as text: two requests with the same ones have the same picture where the fonts, the time zone
/// and the locale are the same.
struct PictureInputs: Hashable, Sendable {
    /// Scale, size, appearance and the like.
    let settings: String
    /// The scene, in which image files have digests in the place of their paths.
    let scene: String
    /// The drawing program.
    let program: String
    /// The contents of its image files.
    let assets: [String]

    /// Nil if they cannot be known: a file that is not there, or an image for which the drawing program loads more than
    /// it names, as it may for SVG.
    init?(of request: PictureRequest, drawnBy program: String) {
        var assets = Assets()
        var settings = request
        settings.scene = Scene(.nothing)
        // A picture that changes with time says so.
        settings.date = Date(timeIntervalSince1970: 0)
        var scene = request.scene
        scene.root = assets.replacingFiles(in: scene.root)
        scene.background = scene.background.map { assets.replacingFiles(in: $0) }
        guard assets.areKnown, let settings = try? ArchiveCoding.line(settings),
            let line = try? ArchiveCoding.line(scene)
        else { return nil }
        self.settings = String(decoding: settings, as: UTF8.self)
        self.scene = String(decoding: line, as: UTF8.self)
        self.program = program
        self.assets = assets.digests
    }

    /// All of it. The lines of JSON end in line feeds, and have none within.
    var text: String { "\(settings)\(scene)\(assets.joined(separator: " "))\n\(program)\n" }

    /// The digests, with those of what a picture has used of fonts, zone and locale.
    func digests(_ picture: PictureProgram.Picture, _ identity: DrawingIdentity) -> InputDigests {
        var digests = InputDigests()
        digests.settings = StableHash.text(settings.utf8)
        digests.scene = StableHash.text(scene.utf8)
        digests.assets = StableHash.text(assets.joined().utf8)
        digests.fonts = picture.letters?.digest ?? identity.fonts
        digests.place = picture.isLocal ? identity.place : ""
        digests.drawing = program
        return digests
    }
}

/// The image files of a scene.
private struct Assets {
    var digests: [String] = []
    var areKnown = true

    mutating func replacingFiles(in node: Node) -> Node {
        guard case .image(var picture) = node else { return node.mapping { replacingFiles(in: $0) } }
        switch picture.source {
        case .file(let path, let dark, let size):
            picture.source = .file(path: replaced(path), dark: dark.map { replaced($0) }, size: size)
        case .bytes(let bytes, _): check(bytes.bytes)
        case .drawing: return node.mapping { replacingFiles(in: $0) }
        case .symbol, .missing: break
        }
        return .image(picture)
    }

    /// A path by which the file is drawn as it is, wherever it is: notes and trees name it without its directories.
    private mutating func replaced(_ path: String) -> String {
        guard let status = try? FileStatus(of: path, followsLinks: true), status.isRegularFile,
            let bytes = try? SmallFile.bytes(path)
        else {
            areKnown = false
            return path
        }
        check(bytes)
        let digest = "\(StableHash.text(bytes))-\(bytes.count)"
        digests.append(digest)
        return path.split(separator: "/").last.map(String.init) ?? ""
    }

    /// Whether it is a PNG, JPEG or WebP. Each holds all that it shows.
    private mutating func check(_ bytes: [UInt8]) {
        let beginnings: [[UInt8]] = [[0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("RIFF".utf8)]
        if !beginnings.contains(where: { bytes.starts(with: $0) }) { areKnown = false }
    }
}
