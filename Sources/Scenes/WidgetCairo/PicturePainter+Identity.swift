import CCairo
import GroupSystem
package import PictureClient
import SymbolArtwork

extension PicturePainter {
    /// Digests of what pictures are drawn with: this program, its libraries, symbols and fonts, the variables that they
    /// read, and the time zone. None if a file cannot be read, as a library that was replaced since the start.
    package func identify(_ knownFiles: String) -> (bytes: [UInt8], PictureAnswer) {
        var digests = FileDigests(knownIn: knownFiles)
        guard let libraries = digests.lines(of: PicturePainter.programFiles + artwork.files),
            let rules = digests.lines(of: fonts.rules), let files = digests.lines(of: fonts.files),
            let zone = digests.lines(of: PicturePainter.zoneFiles)
        else { return ([], PictureAnswer()) }
        for line in files {
            let parts = line.split(separator: " ", maxSplits: 1)
            fontDigests[String(parts[1])] = String(parts[0])
        }
        let local = PicturePainter.variables(beginningWith: ["LANG", "LC_", "TZ"])
        let others = PicturePainter.variables(
            beginningWith: ["PANGO", "CAIRO", "PIXMAN_", "FREETYPE", "HB_", "FC_", "FONTCONFIG_", "G_"])
        var answer = PictureAnswer(byteCount: digests.known.count)
        answer.identity = DrawingIdentity(
            program: Digest(of: libraries + others).text, fonts: Digest(of: rules + files).text,
            place: Digest(of: zone + local).text)
        return (digests.known, answer)
    }

    /// The letters with a digest of what they are drawn from now; nil if a font file cannot be read.
    package func shape(_ letters: DrawnLetters) -> DrawnLetters? {
        let digest = Digest(of: letters.families.map { "\($0) \(fonts.has($0))" })
        for text in letters.texts {
            for run in fonts.shape(text.words, text.font).glyphs {
                guard let file = fontDigests[run.file] ?? FileDigests.digest(ofContentsOf: run.file) else { return nil }
                fontDigests[run.file] = file
                digest.add(Array("\(file) \(run.file) \(run.glyphs)\n".utf8))
            }
        }
        var letters = letters
        letters.digest = digest.text
        return letters
    }

    /// The files whose code is in this process.
    private static var programFiles: [String] {
        let lines = SmallFile.text("/proc/self/maps").split(separator: "\n")
        return Set(
            lines.compactMap { line in
                let isCode = line.split(separator: " ", maxSplits: 2).dropFirst().first?.contains("x") == true
                return isCode ? line.firstIndex(of: "/").map { String(line[$0...]) } : nil
            }
        ).sorted()
    }

    /// The files of the time zone.
    private static var zoneFiles: [String] {
        let zone = ProcessEnvironment.words("TZ").map { $0.drop { $0 == ":" } } ?? ""
        let folder = ProcessEnvironment.words("TZDIR") ?? "/usr/share/zoneinfo"
        let path = zone.isEmpty ? "/etc/localtime" : zone.hasPrefix("/") ? String(zone) : "\(folder)/\(zone)"
        // Others, such as 'UTC+3', are rules themselves.
        return [path].filter { (try? FileStatus(of: $0, followsLinks: true))?.isRegularFile == true }
    }

    /// Variables that the libraries read, with their values, besides those which only say where files are.
    private static func variables(beginningWith beginnings: [String]) -> [String] {
        SmallFile.text("/proc/self/environ").split(separator: "\0").map(String.init)
            .filter { variable in beginnings.contains(where: variable.hasPrefix) }.sorted()
    }
}

/// SHA-256.
private struct Digest: ~Copyable {
    private let checksum = g_checksum_new(Int32(ccairo_sha256))

    init() {}

    init(of lines: [String]) {
        for line in lines { add(Array(line.utf8) + [UInt8(ascii: "\n")]) }
    }

    deinit { g_checksum_free(checksum) }

    func add(_ bytes: [UInt8]) { g_checksum_update(checksum, bytes, bytes.count) }

    /// Nothing can be added after it.
    var text: String { g_checksum_get_string(checksum).map { String(cString: $0) } ?? "" }
}

/// Digests of files. A known one is taken as it is while the kernel knows of no change: not even a program that
/// sets the time of a file back can hide one.
private struct FileDigests {
    private let earlier: [String: Substring]
    private var lines: [String] = []

    /// How old a change must be to be known for good: two in one tick of the kernel's clock have the same time.
    private static let tick: Int64 = 2_000_000_000

    init(knownIn path: String) {
        // A line is a digest, the state that it is of, and the path.
        let lines = SmallFile.text(path).split(separator: "\n").map { $0.split(separator: " ", maxSplits: 2) }
        earlier = Dictionary(
            lines.filter { $0.count == 3 }.map { ("\($0[1]) \($0[2])", $0[0]) }, uniquingKeysWith: { first, _ in first }
        )
    }

    /// The file of known digests.
    var known: [UInt8] { Array(lines.map { $0 + "\n" }.joined().utf8) }

    /// A line for each file; nil if one cannot be read.
    mutating func lines(of paths: [String]) -> [String]? {
        var found: [String] = []
        for path in paths {
            guard let digest = digest(of: path) else { return nil }
            found.append("\(digest) \(path)")
        }
        return found
    }

    private mutating func digest(of path: String) -> String? {
        guard let status = try? FileStatus(of: path, followsLinks: true), status.isRegularFile else { return nil }
        let state = "\(status.identity.device):\(status.version):\(status.changed) \(path)"
        let digest = earlier[state].map(String.init) ?? FileDigests.digest(ofContentsOf: path)
        let isSettled = KernelClock.realTime - status.changed > FileDigests.tick
        if let digest, isSettled { lines.append("\(digest) \(state)") }
        return digest
    }

    static func digest(ofContentsOf path: String) -> String? {
        guard let file = try? FileDescriptor(opening: path, .nonBlocking) else { return nil }
        let digest = Digest()
        while let bytes = file.readWhatIsThere(), !bytes.isEmpty { digest.add(bytes) }
        return digest.text
    }
}
