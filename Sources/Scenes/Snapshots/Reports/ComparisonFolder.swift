import FoundationEssentials
package import GroupSystem
import WidgetArchive

/// A folder of differences: a record of each, the pictures that it is about, and a page of all.
package struct ComparisonFolder {
    package let path: String

    package init(at path: String) {
        self.path = path
    }

    package typealias Files = [SnapshotComparison.File: [UInt8]]

    /// Writes a comparison in the place of an earlier one of that name. The record comes last, so that one which is read
    /// has its pictures.
    package func add(_ comparison: SnapshotComparison, _ files: Files) throws(Errno) {
        try remove(comparison)
        for (file, bytes) in files { try write(bytes, to: comparison.path(of: file, in: path)) }
        // A record has no values that cannot be written.
        let record = (try? ArchiveCoding.file(comparison)) ?? Data()
        try write([UInt8](record), to: comparison.path(of: .record, in: path))
    }

    /// Removes a comparison, if it is there.
    package func remove(_ comparison: SnapshotComparison) throws(Errno) {
        for file in SnapshotComparison.File.allCases.reversed() {
            do throws(Errno) {
                try FileSystem.remove(comparison.path(of: file, in: path))
            } catch {
                guard error == .noSuchFileOrDirectory else { throw error }
            }
        }
    }

    /// The comparisons that are there, by name. A record that cannot be read is left out.
    package var comparisons: [SnapshotComparison] {
        files(endingIn: SnapshotComparison.File.record.rawValue).compactMap { name in
            guard let bytes = try? SmallFile.bytes("\(path)/\(name)"),
                let comparison = try? ArchiveCoding.value(SnapshotComparison.self, from: Data(bytes))
            else { return nil }
            // A record elsewhere than its name says would name files outside of the folder.
            return comparison.name + SnapshotComparison.File.record.rawValue == name ? comparison : nil
        }
    }

    /// The files of the folder and those below it, by their paths in it, in order.
    package func files(endingIn ending: String) -> [String] {
        var (files, directories): ([String], [String]) = ([], [""])
        while let directory = directories.popLast() {
            guard let listing = try? DirectoryListing(of: "\(path)/\(directory)") else { continue }
            for entry in listing.entries where entry.isText && !entry.name.hasPrefix(".") {
                if entry.isDirectory {
                    directories.append("\(directory)\(entry.name)/")
                } else if entry.name.hasSuffix(ending) {
                    files.append(directory + entry.name)
                }
            }
        }
        return files.sorted()
    }

    /// Writes the page of all comparisons, and returns its path.
    @discardableResult
    package func writePage(acceptedBy place: String = "") throws(Errno) -> String {
        let page = "\(path)/index.html"
        try write(Array(ComparisonPage(comparisons, acceptedBy: place).html.utf8), to: page)
        return page
    }

    /// Replaces what a picture was compared with by the new picture and its tree, and removes the comparison.
    ///
    /// Records come from elsewhere, too, such as a run on another machine: they replace pictures only.
    package func accept(_ comparison: SnapshotComparison) throws(Errno) {
        guard comparison.reference.hasSuffix(".png") else { throw .notPermitted }
        for (file, target) in [
            (SnapshotComparison.File.after, comparison.reference), (.tree, comparison.referenceTree),
        ] {
            if let bytes = try? SmallFile.bytes(comparison.path(of: file, in: path)) {
                try write(bytes, to: target)
            } else {
                // A tree of another picture would explain nothing.
                try? FileSystem.remove(target)
            }
        }
        try remove(comparison)
    }

    private func write(_ bytes: [UInt8], to path: String) throws(Errno) {
        if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
            try FileSystem.makeDirectories(String(path[..<slash]))
        }
        let file = try FileDescriptor(opening: path, .writeOnly | .create, mode: 0o666)
        try file.truncate()
        try file.writeAll(bytes)
    }
}
