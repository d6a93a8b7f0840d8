import CommandLineKit
import GroupSystem
import PictureClient
import Snapshots
import WidgetArchive

/// Compares two sets of pictures, and keeps what differs in a folder.
struct PictureSetComparison {
    private let old: PictureSet
    private let new: PictureSet
    private let oldPath: String
    private let folder: ComparisonFolder
    private let pictures: PictureProgram

    init(_ oldPath: String, _ newPath: String, in folder: ComparisonFolder) throws {
        (old, new) = (try PictureSet(oldPath), try PictureSet(newPath))
        guard old.isFile == new.isFile else {
            throw Failure.usage("\(oldPath) and \(newPath) are a file and a directory; compare two of a kind")
        }
        (self.oldPath, self.folder) = (oldPath, folder)
        pictures = try PictureProgram.installed()
    }

    /// Compares all pictures, and returns their number. The folder then has what differs, and nothing else.
    func run() throws -> Int {
        let names = old.isFile ? old.names : Set(old.names + new.names).sorted()
        guard !names.isEmpty else {
            throw Failure.store("there is no picture to compare", hint: "a picture's name ends in .png")
        }
        do {
            for earlier in folder.comparisons { try folder.remove(earlier) }
            for name in names { try compare(name) }
        } catch let error as Errno {
            throw Failure.store("\(folder.path) cannot be written: \(error)")
        }
        return names.count
    }

    private func compare(_ name: String) throws {
        let reference = old.path(name) ?? "\(oldPath)/\(name).png"
        let tree = new.tree(name)
        var files: ComparisonFolder.Files = [:]
        if let bytes = tree?.bytes { files[.tree] = bytes }
        guard let after = try new.picture(name) else {
            files[.before] = try old.picture(name)
            let words = "there is no new picture; to accept that is to remove the old one"
            return try folder.add(SnapshotComparison(name, .missing, words, reference: reference), files)
        }
        files[.after] = after
        guard let before = try old.picture(name) else {
            let words = "there is no old picture"
            return try folder.add(SnapshotComparison(name, .added, words, reference: reference), files)
        }
        guard before != after else { return }
        files[.before] = before
        if var comparison = try comparison(name, before, after, reference: reference, &files) {
            if comparison.outcome == .changed, let tree, let earlier = old.tree(name) {
                comparison.sentences = tree.tree.sentences(since: earlier.tree)
            }
            try folder.add(comparison, files)
        }
    }

    /// Compares pictures whose bytes differ; nil if nobody could see that.
    private func comparison(
        _ name: String, _ before: [UInt8], _ after: [UInt8], reference: String, _ files: inout ComparisonFolder.Files
    ) throws -> SnapshotComparison? {
        func incomparable(_ reason: String) -> SnapshotComparison {
            SnapshotComparison(name, .incomparable, "it cannot be compared: \(reason)", reference: reference)
        }
        if let tree = new.tree(name), let earlier = old.tree(name),
            let obstacle = tree.tree.obstacle(comparingWith: earlier.tree)
        {
            return incomparable(obstacle)
        }
        guard let picture = PictureBytes(after), let earlier = PictureBytes(before) else {
            return incomparable("it has more than \(PictureBytes.limit >> 20) MiB")
        }
        do throws(PictureFailure) {
            let (found, marked) = try pictures.compare(PictureComparison(picture, reference: earlier))
            if found.share == 0, found.size == found.referenceSize { return nil }
            files[.difference] = marked
            return SnapshotComparison(name, .changed, found.words, reference: reference)
        } catch {
            guard case .refused(let reason) = error else { throw Failure(error) }
            return incomparable(reason)
        }
    }
}

extension PictureDifference {
    fileprivate var words: String {
        guard size == referenceSize else { return "it has \(size.inPixels) pixels, not \(referenceSize.inPixels)" }
        let percent = max(share * 100, 0.001).formatted(places: 3)
        return "\(percent) % of the pixels differ by more than ΔE 2, by up to \(largest.formatted(places: 1))"
    }
}

extension Size {
    fileprivate var inPixels: String { "\(Int(width)) × \(Int(height))" }
}
