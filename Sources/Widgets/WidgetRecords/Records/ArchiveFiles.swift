import FoundationEssentials
import GroupSystem
import GroupText
package import WidgetArchive

/// The archives of the placed widgets. They are caches, which need not survive a power cut.
package struct ArchiveFiles: Sendable {
    package let directory: String

    func path(of id: String) -> String { "\(directory)/\(id).json" }

    /// The widgets that have archives.
    package var ids: [String] {
        DirectoryListing.names(in: directory).filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
    }

    /// Removes the files of all other widgets.
    package func keepOnly(where isKept: (String) -> Bool) {
        for name in DirectoryListing.names(in: directory) {
            let whole = name.hasSuffix(".new") || name.hasSuffix(".old") ? name.dropLast(4) : name[...]
            guard let dot = whole.lastIndex(of: "."), [".json", ".basis", ".late", ".past"].contains(whole[dot...]),
                !isKept(String(whole[..<dot]))
            else { continue }
            try? FileSystem.remove("\(directory)/\(name)")
        }
    }

    /// Nil if there is no archive. Throws if there is one that cannot be read.
    package func read(_ id: String) throws -> Archive? {
        let bytes: [UInt8]
        do throws(Errno) {
            bytes = try SmallFile.bytes(path(of: id))
        } catch .noSuchFileOrDirectory {
            return nil
        }
        // A power cut may leave an empty file.
        return bytes.isEmpty ? nil : try ArchiveCoding.value(from: Data(bytes))
    }

    /// On one line, except for sealed entries, each of which keeps a line of its own. Returns the text's digest.
    @discardableResult package func write<Timeline>(_ archive: ArchiveOf<Timeline>) throws -> String {
        let path = path(of: archive.widget.id)
        let bytes = try [UInt8](ArchiveCoding.line(archive))
        do {
            try renew(path, with: bytes)
        } catch {
            throw WidgetError.cannotWrite(path: path, reason: "\(error)")
        }
        return ArchiveFiles.digest(ofText: bytes)
    }

    /// Makes the directory if someone has removed it.
    private func renew(_ path: String, with bytes: [UInt8]) throws(Errno) {
        do throws(Errno) {
            try SmallFile.renew(path, with: bytes)
        } catch {
            guard error == .noSuchFileOrDirectory else { throw error }
            _ = try FileDescriptor(makingDirectoryAt: directory)
            try SmallFile.renew(path, with: bytes)
        }
    }

    package func remove(_ id: String) {
        guard PlacedWidget.canBeID(id) else { return }
        let archive = path(of: id)
        for path in [archive, SmallFile.spare(of: archive), baselinePath(of: id), latePath(of: id), pastPath(of: id)] {
            try? FileSystem.remove(path)
        }
    }
}

// MARK: Earlier states

extension ArchiveFiles {
    private func pastPath(of id: String) -> String { "\(directory)/\(id).past" }

    /// The lines in which the page's server keeps what a widget has shown, the oldest first.
    package func past(of id: String) -> [UInt8] { (try? SmallFile.bytes(pastPath(of: id))) ?? [] }

    /// In one write, on a line of its own also after one that was cut short. If it fails, the state is missing after
    /// the server's next start.
    package func appendPast(_ line: [UInt8], of id: String) {
        let file = try? FileDescriptor(opening: pastPath(of: id), .writeOnly | .append | .create | .noFollow)
        try? file?.writeAll([UInt8(ascii: "\n")] + line)
    }

    package func replacePast(_ lines: [UInt8], of id: String) {
        try? SmallFile.replace(pastPath(of: id), with: lines)
    }
}

// MARK: Late widgets

extension ArchiveFiles {
    private func latePath(of id: String) -> String { "\(directory)/\(id).late" }

    /// Whether a widget was late in answering the last request.
    package func isLate(_ id: String) -> Bool { (try? FileStatus(of: latePath(of: id))) != nil }

    /// If this fails, other kinds of its program wait a moment at the next start.
    package func noteLate(_ id: String) { try? SmallFile.replace(latePath(of: id), with: []) }

    package func forgetLate(_ id: String) { try? FileSystem.remove(latePath(of: id)) }
}

// MARK: Baselines

extension ArchiveFiles {
    /// A baseline: which values an archive was made from, so that a starting host can tell what changed while none ran.
    package struct Baseline: Hashable {
        package var generation: Int
        /// A digest of all values that the widget had read.
        package var values: String
        /// A digest of the archive's text, which a power failure may have mixed with an earlier one; empty if the archive
        /// is too large for that.
        package var text: String

        package init(generation: Int, values: String, text: String) {
            (self.generation, self.values, self.text) = (generation, values, text)
        }
    }

    /// The digest of an archive's text; nil if it cannot be read.
    package func textDigest(of id: String) -> String? {
        (try? SmallFile.bytes(path(of: id))).map(ArchiveFiles.digest)
    }

    private static func digest(ofText bytes: [UInt8]) -> String {
        SmallFile.isKeptTwice(bytes) ? StableHash.text(bytes) : ""
    }

    private func baselinePath(of id: String) -> String { "\(directory)/\(id).basis" }

    package func baseline(of id: String) -> Baseline? {
        try? ArchiveCoding.value(from: Data(SmallFile.bytes(baselinePath(of: id))))
    }

    /// If this fails, the widget is reloaded at the next start, which does no harm. So it is written in place, at a
    /// fraction of what a new file costs.
    package func write(_ baseline: Baseline, of id: String) {
        guard let line = try? ArchiveCoding.line(baseline),
            let file = try? FileDescriptor(opening: baselinePath(of: id), .writeOnly | .create | .noFollow)
        else { return }
        // Covers whatever was there before.
        let spaces = repeatElement(UInt8(ascii: " "), count: max(0, ArchiveFiles.baselineSize - line.count))
        try? file.writeAll([UInt8](line) + spaces)
    }

    /// More than any baseline takes.
    private static let baselineSize = 128
}

extension ArchiveFiles.Baseline: ArchiveRecord {
    package static var blank: Self { Self(generation: 0, values: "", text: "") }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("generation", &generation)
        try visitor.member("values", &values)
        try visitor.member("text", &text)
    }
}
