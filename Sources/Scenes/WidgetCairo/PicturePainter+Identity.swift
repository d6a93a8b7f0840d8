import CCairo
import GroupSystem
package import PictureClient
import SymbolArtwork

extension PicturePainter {
    /// Digests of what pictures are drawn with: this program, its libraries, symbols and fonts, and the
    /// variables that they read. None if a file cannot be read, as a library that was replaced since the start.
    package func identify(_ knownFiles: String) -> (bytes: [UInt8], PictureAnswer) {
        var digests = FileDigests(knownIn: knownFiles)
        let zone = ["/etc/localtime"].filter { FileSystem.allows(.reading, to: $0) }
        guard let libraries = digests.lines(of: PicturePainter.programFiles + artwork.files + zone),
            let files = digests.lines(of: fonts.files)
        else { return ([], PictureAnswer()) }
        var answer = PictureAnswer(byteCount: digests.known.count)
        answer.identity = DrawingIdentity(
            program: Digest(of: libraries + PicturePainter.variables).text, fonts: Digest(of: files).text)
        return (digests.known, answer)
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

    /// The variables that the libraries read, with their values, besides those which only say where files are.
    private static var variables: [String] {
        let beginnings = [
            "LANG", "LC_", "TZ", "PANGO", "CAIRO", "PIXMAN_", "FREETYPE", "HB_", "FC_", "FONTCONFIG_", "G_",
        ]
        return SmallFile.text("/proc/self/environ").split(separator: "\0").map(String.init)
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

    private static func digest(ofContentsOf path: String) -> String? {
        guard let file = try? FileDescriptor(opening: path, .nonBlocking) else { return nil }
        let digest = Digest()
        while let bytes = file.readWhatIsThere(), !bytes.isEmpty { digest.add(bytes) }
        return digest.text
    }
}
