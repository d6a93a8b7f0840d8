import FoundationEssentials
import GroupSystem
import GroupText
package import PictureClient
import WidgetArchive

/// Pictures that were drawn before, each beside all that it was drawn from.
///
/// It belongs to the thread that uses it. Processes may share its directory: a picture that is damaged, or half written,
/// is drawn again.
package final class PictureStore {
    private let directory: String
    private let identity: DrawingIdentity
    /// Whether pictures are drawn even if they are kept.
    private let drawsAll: Bool

    /// Of pictures that this drawing program draws; nil if it cannot say what it draws with, or nothing can be written.
    package init?(in directory: String, of program: PictureProgram, drawingAll drawsAll: Bool = false) {
        let known = "\(directory)/known-files"
        guard (try? FileSystem.makeDirectories("\(directory)/last")) != nil,
            let (identity, files) = try? program.identity(knownFiles: known)
        else { return nil }
        if (try? SmallFile.bytes(known)) != files { try? SmallFile.replace(known, with: files) }
        (self.directory, self.identity, self.drawsAll) = (directory, identity, drawsAll)
        tidy()
    }

    private static let mostPictures = 5_000

    /// Removes the older half of the pictures if there are too many.
    private func tidy() {
        let files = (try? DirectoryListing(of: directory))?.entries.filter {
            !$0.isDirectory && $0.name.utf8.count == 16
        }
        guard let files, files.count > PictureStore.mostPictures else { return }
        let dated = files.map { file in
            let path = "\(directory)/\(file.name)"
            return (path: path, written: (try? FileStatus(of: path))?.modified ?? 0)
        }
        for file in dated.sorted(by: { $0.written < $1.written }).prefix(files.count / 2) {
            try? FileSystem.remove(file.path)
        }
    }

    /// Where pictures are kept: in the directory of a package, in its build directory; nil in another.
    package static var usualDirectory: String? {
        if let directory = ProcessEnvironment.words(variable) { return directory }
        return FileSystem.allows(.writing, to: ".build") ? ".build/pictures" : nil
    }

    /// The environment variable that names another directory.
    package static let variable = "GROUPWIDGETS_PICTURES"

    package struct Result: Sendable {
        package let picture: PictureProgram.Picture
        package let isKept: Bool
        /// Nil if they cannot be known, so that it is always drawn.
        package let inputs: InputDigests?

        init(picture: PictureProgram.Picture, isKept: Bool, inputs: InputDigests?) {
            (self.picture, self.isKept, self.inputs) = (picture, isKept, inputs)
        }

        /// Without a store.
        package init(drawn picture: PictureProgram.Picture) { self.init(picture: picture, isKept: false, inputs: nil) }
    }

    /// The picture that was drawn from the same, or else a new one.
    package func picture(
        _ request: PictureRequest, drawnBy program: PictureProgram
    ) throws(PictureFailure) -> Result {
        var request = request
        request.hasLetters = true
        guard let inputs = PictureInputs(of: request, drawnBy: identity.program) else {
            return Result(drawn: try program.draw(request))
        }
        let text = inputs.text
        let path = "\(directory)/\(StableHash.text(text.utf8))"
        func keep(_ picture: PictureProgram.Picture, of date: Date) {
            let kept = KeptPicture(inputs: text, date: date, identity: identity, picture: picture)
            try? SmallFile.replace(path, with: kept.file)
        }
        if !drawsAll, let kept = KeptPicture(at: path, of: text), kept.isValid(at: request.date),
            try kept.holds(with: identity, program)
        {
            if kept.identity != identity { keep(kept.picture, of: kept.date) }
            return Result(picture: kept.picture, isKept: true, inputs: inputs.digests(kept.picture, identity))
        }
        let picture = try program.draw(request)
        // An image file that changed meanwhile may be in the picture or not.
        if PictureInputs(of: request, drawnBy: identity.program) == inputs { keep(picture, of: request.date) }
        return Result(picture: picture, isKept: false, inputs: inputs.digests(picture, identity))
    }
}

/// A file of the store: a checksum of the rest, the inputs, the date, the fonts and the like that were there, and the
/// drawing program's answer.
private struct KeptPicture {
    let inputs: String
    let date: Date
    let identity: DrawingIdentity
    let picture: PictureProgram.Picture

    init(inputs: String, date: Date, identity: DrawingIdentity, picture: PictureProgram.Picture) {
        (self.inputs, self.date, self.identity, self.picture) = (inputs, date, identity, picture)
    }

    /// Nil if there is no whole one of these inputs.
    init?(at path: String, of inputs: String) {
        guard let file = try? SmallFile.bytes(path), file.count > 17,
            String(decoding: file[..<16], as: UTF8.self) == StableHash.text(file[17...])
        else { return nil }
        let text = Array(inputs.utf8)
        guard file[17...].starts(with: text) else { return nil }
        let rest = file[(17 + text.count)...].split(
            separator: UInt8(ascii: "\n"), maxSplits: 3, omittingEmptySubsequences: false)
        guard rest.count == 4, let date = try? ArchiveCoding.value(Date.self, from: Data(rest[0])),
            let identity = try? ArchiveCoding.value(DrawingIdentity.self, from: Data(rest[1])),
            let answer = try? ArchiveCoding.value(PictureAnswer.self, from: Data(rest[2])),
            answer.byteCount == rest[3].count
        else { return nil }
        let picture = PictureProgram.Picture((answer, Array(rest[3])))
        self.init(inputs: inputs, date: date, identity: identity, picture: picture)
    }

    var file: [UInt8] {
        var answer = PictureAnswer(
            byteCount: picture.bytes.count, notes: picture.notes, nextChange: picture.nextChange,
            letters: picture.letters)
        (answer.tree, answer.isLocal) = (picture.tree, picture.isLocal)
        // None has a value that cannot be written.
        let lines = [
            try? ArchiveCoding.line(date), try? ArchiveCoding.line(identity), try? ArchiveCoding.line(answer),
        ]
        let content = Array(inputs.utf8) + lines.compactMap(\.self).joined() + picture.bytes
        return Array("\(StableHash.text(content))\n".utf8) + content
    }

    /// Whether it looks the same at another time: one that will not change by itself stays as it is.
    func isValid(at other: Date) -> Bool { other == date || picture.nextChange == nil && other > date }

    /// Whether it looks the same with other fonts, or in another time zone or locale. Of fonts, that is known once its
    /// letters are shaped again, without a picture: a new font may be chosen before those that it has used.
    func holds(with other: DrawingIdentity, _ program: PictureProgram) throws(PictureFailure) -> Bool {
        guard other != identity else { return true }
        guard !picture.isLocal || other.place == identity.place, let letters = picture.letters else { return false }
        return try program.shape(letters) == letters
    }
}

// MARK: Records

extension PictureStore {
    /// Notes what became of a picture, and why it was drawn if it was not kept.
    package static func note(
        _ name: String, isKept: Bool, _ inputs: InputDigests?, in directory: String
    ) -> DrawnSnapshot {
        let path = "\(directory)/last/\(name).json"
        let earlier = (try? SmallFile.bytes(path)).flatMap {
            try? ArchiveCoding.value(DrawnSnapshot.self, from: Data($0))
        }
        var snapshot = DrawnSnapshot(name)
        snapshot.isKept = isKept
        snapshot.inputs = inputs ?? InputDigests()
        if !isKept {
            let changes = inputs.flatMap { new in earlier.map { new.changes(since: $0.inputs) } }
            snapshot.reason =
                inputs == nil
                ? "it shows an SVG, or an image file that cannot be read, and is always drawn"
                : changes.map {
                    $0.isEmpty ? "it changes with time, or was asked for anew" : $0.joined(separator: ", and ")
                }
        }
        if let slash = path.lastIndex(of: "/") { try? FileSystem.makeDirectories(String(path[..<slash])) }
        if let file = try? ArchiveCoding.file(snapshot) { try? SmallFile.replace(path, with: [UInt8](file)) }
        return snapshot
    }

    /// The records of the pictures whose names begin so.
    package static func last(_ beginning: String, in directory: String) -> [DrawnSnapshot] {
        ComparisonFolder(at: "\(directory)/last/\(beginning)").files(endingIn: ".json").compactMap { name in
            (try? SmallFile.bytes("\(directory)/last/\(beginning)/\(name)")).flatMap {
                try? ArchiveCoding.value(DrawnSnapshot.self, from: Data($0))
            }
        }
    }
}
