import Foundation
import TestSupport
import Testing

/// Directories of pictures, compared by `groupwidgets`, and taken by it.
struct CompareTests {
    private let tool = Tool("groupwidgets")

    init() throws {
        try tool.run("add", Tool.path("CoffeeWidget"))
    }

    private var place: String { tool.temporary.directory.path }

    private func gallery(_ name: String, _ options: String...) throws -> String {
        let directory = "\(place)/\(name)"
        let outcome = try tool.start(["gallery", directory] + options).wait()
        #expect(outcome.code == 0, "\(outcome.error)")
        return directory
    }

    private func compare(_ old: String, _ new: String, environment: [String: String] = [:]) throws -> Outcome {
        try tool.run("compare", old, new, "--report", "\(place)/report", environment: environment)
    }

    @Test func `Pictures of two runs are the same, and so are the bytes of their trees`() throws {
        let (old, new) = (try gallery("old"), try gallery("new"))
        let outcome = try compare(old, new)
        #expect(outcome.code == 0 && outcome.output.contains("pictures are the same"), "\(outcome)")
        let trees = try FileManager.default.contentsOfDirectory(atPath: old).filter { $0.hasSuffix(".tree.json") }
        #expect(trees.count > 1)
        for tree in trees {
            let contents = [old, new].map { FileManager.default.contents(atPath: "\($0)/\(tree)") }
            #expect(contents[0] == contents[1])
        }
    }

    @Test func `What differs is told in words, shown on a page, and accepted`() throws {
        let (old, new) = (try gallery("old"), try gallery("new", "--bold-text"))
        let extra = "\(new)/Coffee-extra.png"
        let picture = try #require(
            FileManager.default.contentsOfDirectory(atPath: new).sorted().first { $0.hasSuffix(".png") })
        try FileManager.default.copyItem(atPath: "\(new)/\(picture)", toPath: extra)
        let outcome = try compare(old, new)
        #expect(outcome.code == 1, "\(outcome)")
        #expect(outcome.output.contains("Coffee-extra:\n  there is no old picture\n"))
        #expect(outcome.output.contains(#/ is set in .* bold, not /#))
        let page = try String(contentsOfFile: "\(place)/report/index.html", encoding: .utf8)
        #expect(page.contains("pictures differ</h1>") && page.contains("src=\"Coffee-extra.after.png\""))
        #expect(page.contains("<code>groupwidgets accept --all --report '\(place)/report'</code>"))

        let accepted = try tool.run("accept", "Coffee-extra", "--report", "\(place)/report")
        #expect(accepted.code == 0 && accepted.output == "\(old)/Coffee-extra.png\n", "\(accepted)")
        #expect(try tool.run("accept", "Coffee-extra", "--report", "\(place)/report").code == 1)
        #expect(try tool.run("accept", "--all", "--report", "\(place)/report").code == 0)
        #expect(try compare(old, new).code == 0)
    }

    @Test func `Without a difference there is no folder, and a tree alone can be compared`() throws {
        let none = try tool.run("compare", "--report", "\(place)/none")
        #expect(none.code == 0 && none.output == "no test has left a difference\n", "\(none)")
        #expect(!FileManager.default.fileExists(atPath: "\(place)/none"))
        let (old, new) = (try gallery("old"), try gallery("new", "--bold-text"))
        let trees = [old, new].map { "\($0)/Coffee-systemSmall.tree.json" }
        let outcome = try tool.run("compare", trees[0], trees[1])
        #expect(outcome.code == 1 && outcome.output.contains("' is set in 17 bold, not 17 semibold\n"), "\(outcome)")
        #expect(try tool.run("compare", trees[0], trees[0]).code == 0)
    }

    @Test func `What cannot be compared fails, and says why`() throws {
        let (old, new) = (try gallery("old"), try gallery("new", "--scale", "1"))
        let outcome = try compare(old, new)
        #expect(outcome.code == 3 && outcome.output.contains("it was drawn at a scale of 1, and the earlier one at 2"))
        for (one, other) in [(old, "\(place)/nothing"), (place + "/empty", place + "/empty")] {
            try FileManager.default.createDirectory(atPath: place + "/empty", withIntermediateDirectories: true)
            let outcome = try compare(one, other)
            #expect(outcome.code == 3 && outcome.error.hasPrefix("error: "), "\(outcome)")
        }
        let lost = try compare(old, new, environment: ["GROUPWIDGETS_DRAW": "/nowhere/draw"])
        #expect(lost.code == 3, "\(lost)")
    }

    @Test func `A picture that is damaged or drawn in other fonts is not compared`() throws {
        let (old, new) = (try gallery("old"), try gallery("new", "--bold-text"))
        let files = try FileManager.default.contentsOfDirectory(atPath: old).sorted().filter { $0.hasSuffix(".png") }
        try Data("no picture".utf8).write(to: URL(fileURLWithPath: "\(old)/\(files[0])"))
        let tree = URL(fileURLWithPath: "\(old)/\(files[1].dropLast(4)).tree.json")
        let text = try String(contentsOf: tree, encoding: .utf8)
        try text.replacing("\"fonts\":[\"", with: "\"fonts\":[\"Arial ").write(
            to: tree, atomically: true, encoding: .utf8)
        let outcome = try compare(old, new)
        #expect(outcome.code == 3, "\(outcome)")
        #expect(outcome.output.contains("is no image that can be drawn"))
        #expect(outcome.output.contains(#/its letters are of .*, and those of the earlier one of Arial /#))
    }
}
