import CommandLineKit
import FoundationEssentials
import GroupSystem
import Snapshots
import WidgetArchive

extension Option {
    static let report = Option(
        name: "report", argument: "DIR",
        summary: "the folder of differences (default: \(SnapshotComparison.directory))",
        completes: .directory)
}

extension Command {
    static let compare = Command(
        name: "compare",
        operands: "[OLD NEW]",
        summary: "show how pictures differ, on a page",
        details: """
            OLD and NEW are two directories with pictures of the same names, such as 'gallery' and 'previews' write, two \
            PNG files, or two trees, as tests write them beside their pictures. What differs is printed, and written to \
            a folder with a page: before, after, a slider, the difference, and what the trees say. Without OLD and NEW, \
            the page shows what failing tests have left. Exit 0 if nothing differs, 1 if something does, and 3 if some \
            pictures cannot be compared.
            """,
        options: [.report, .json],
        examples: [
            .init(line: "groupwidgets compare", meaning: "the failures of the last 'swift test'"),
            .init(
                line: "groupwidgets compare before after --report differences",
                meaning: "two directories; look at differences/index.html"),
        ],
        completes: [.file, .file],
        of: { invocation in
            let operands = try invocation.operands(0...2)
            guard operands.count != 1 else { throw invocation.missing(2) }
            let folder = invocation.comparisons
            if operands.count == 2, operands.allSatisfy({ $0.hasSuffix(".tree.json") }) {
                return try compareTrees(operands[0], operands[1])
            }
            let count = try operands.count == 2 ? PictureSetComparison(operands[0], operands[1], in: folder).run() : nil
            try report(folder, of: count, invocation)
        })

    /// Prints the comparisons, writes their page, and ends with the exit code that says whether there are any.
    private static func report(_ folder: ComparisonFolder, of count: Int?, _ invocation: Invocation) throws {
        let comparisons = folder.comparisons
        if invocation.has("json") {
            Output.standard.write(try json(listing: comparisons))
        } else {
            for comparison in comparisons { Output.standard.print(comparison.lines) }
        }
        guard !comparisons.isEmpty else {
            // A page of an earlier time shows nothing any more; a new folder would be of no use.
            if FileSystem.allows(.reading, to: folder.path) { try folder.writingPage(invocation) }
            let words = count.map { $0 == 1 ? "the picture is the same" : "all \($0) pictures are the same" }
            if !invocation.has("json") {
                Output.standard.print(words ?? "no test has left a difference")
                if count == nil { reportDrawn() }
            }
            return
        }
        let page = try folder.writingPage(invocation)
        if !invocation.has("json") {
            Output.standard.print("\n\(page)")
            if count == nil { reportDrawn() }
        }
        let isIncomparable = comparisons.contains { $0.outcome == .incomparable }
        try Output.standard.flush()
        CurrentProcess.exit((isIncomparable ? ExitCode.store : ExitCode.notFound).rawValue)
    }

    /// Prints which pictures of tests were drawn, and why.
    private static func reportDrawn() {
        let snapshots = PictureStore.usualDirectory.map { PictureStore.last(DrawnSnapshot.tests, in: $0) } ?? []
        for line in snapshots.report { Output.standard.print(line.onOneLine) }
    }

    private static func compareTrees(_ oldPath: String, _ newPath: String) throws {
        func tree(_ path: String) throws -> SceneTree {
            guard let tree = SceneTree(String(decoding: try File.read(path), as: UTF8.self)) else {
                throw Failure.store("\(path) is no tree of a picture, or of another version")
            }
            return tree
        }
        let (old, new) = (try tree(oldPath), try tree(newPath))
        if let obstacle = new.obstacle(comparingWith: old) {
            throw Failure.store("\(newPath) cannot be compared: \(obstacle)")
        }
        let sentences = new.sentences(since: old)
        for sentence in sentences { Output.standard.print(sentence.onOneLine) }
        guard !sentences.isEmpty else { return }
        try Output.standard.flush()
        CurrentProcess.exit(ExitCode.notFound.rawValue)
    }
}

extension Invocation {
    var comparisons: ComparisonFolder { ComparisonFolder(at: argument("report") ?? SnapshotComparison.directory) }

    /// The option that names the folder again, for a shell.
    fileprivate var place: String { argument("report").map { " --report '\($0)'" } ?? "" }
}

extension ComparisonFolder {
    /// Writes the page, or says why that is impossible. Returns its path.
    @discardableResult
    func writingPage(_ invocation: Invocation) throws(Failure) -> String {
        do throws(Errno) {
            return try writePage(acceptedBy: invocation.place)
        } catch {
            throw Failure.store("\(path) cannot be written: \(error)")
        }
    }
}

extension SnapshotComparison {
    /// The name, then what differs, in one line each.
    fileprivate var lines: String {
        ([name + ":"] + (sentences + [summary]).map { "  " + $0.onOneLine }).joined(separator: "\n")
    }
}
