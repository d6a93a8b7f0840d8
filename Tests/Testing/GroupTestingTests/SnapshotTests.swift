import Foundation
import GroupTesting
import SwiftUI
import Synchronization
import Testing
import WidgetKit

@MainActor struct SnapshotTests {
    private static func picture(_ words: String, scale: Double = 1) throws -> WidgetPicture {
        try WidgetScene(of: Text(words), family: .systemSmall).picture(scale: scale, at: Date(timeIntervalSince1970: 0))
    }

    @Test func `A snapshot is recorded, and then expected`() throws {
        let tests = Tests()
        try tests.expect(Self.picture("Minsu"), record: .all)
        let title = "The-widget-shows-1-2-names.minsu"
        #expect(tests.names.sorted() == ["\(title).png", "\(title).tree.json"])
        let written = try tests.dateOfWriting()
        for recording in [SnapshotRecording.never, .missing, .all] {
            try tests.expect(Self.picture("Minsu"), record: recording)
        }
        #expect(try tests.dateOfWriting() == written)
        try tests.expect(Self.picture("Kim"), record: .all)
        try tests.expect(Self.picture("Kim"), record: .never)
    }

    @Test func `A missing snapshot fails, and says how it is recorded`() throws {
        let tests = Tests()
        let issue = try tests.issue { try tests.expect(Self.picture("Minsu"), record: .never) }
        #expect(issue.hasPrefix("there is no snapshot 'The-widget-shows-1-2-names.minsu'\n"))
        #expect(issue.contains("the snapshot: \(tests.directory)/__Snapshots__/NameTests/The-widget-"))
        #expect(issue.contains("to record it: run the tests with GROUPTESTING_RECORD=missing"))
        #expect(tests.names.isEmpty)
        try tests.expect(Self.picture("Minsu"), record: .missing)
        #expect(tests.names.count == 2)
    }

    @Test func `A difference fails, with pictures of it, and is accepted by recording`() throws {
        let tests = Tests()
        try tests.expect(Self.picture("Minsu"), record: .all)
        let picture = try Self.picture("Minsa")
        let issue = try tests.issue { try tests.expect(picture, record: .missing) }
        let match = issue.prefixMatch(
            of:
                /the picture is not its snapshot '.*': 'Minsa' stands where 'Minsu' stood\nits pixels: (0\.\d+) % of the pixels differ by more than ΔE 2, by up to (\d+)/
        )
        #expect(try #require(match.flatMap { Double($0.1) }) < 1)
        #expect(try #require(match.flatMap { Int($0.2) }) > 20)
        #expect(issue.contains("the snapshot: \(tests.directory)/__Snapshots__/NameTests/The-widget-"))
        let files = try ["the picture", "the difference"].map { try file($0, in: issue) }
        #expect(files[0] == picture.png && files[1].pixelSize == [158, 158])
        #expect(issue.contains("to record it: run the tests with GROUPTESTING_RECORD=1"))
        try tests.expect(picture, tolerance: 0.01, record: .missing)
        try tests.expect(picture, record: .all)
        try tests.expect(picture, record: .missing)
    }

    @Test func `A picture of another size fails at any tolerance`() throws {
        let tests = Tests()
        try tests.expect(Self.picture("Minsu"), record: .all)
        let issue = try tests.issue { try tests.expect(Self.picture("Minsu", scale: 2), tolerance: 1, record: .never) }
        #expect(issue.contains("': it was drawn at a scale of 2, and the earlier one at 1\n"))
        try tests.removeTree()
        let other = try tests.issue { try tests.expect(Self.picture("Minsu", scale: 2), tolerance: 1, record: .never) }
        #expect(other.contains("': it has 316 × 316 pixels, not 158 × 158\n"))
    }

    @Test func `A picture whose letters are of another font is not compared, and says so at any tolerance`() throws {
        let tests = Tests()
        try tests.expect(Self.picture("Minsu"), record: .all)
        let tree = try #require(tests.files.first { $0.path.hasSuffix(".tree.json") })
        let text = try String(contentsOf: tree, encoding: .utf8)
        let fonts = try #require(text.firstMatch(of: /"fonts":\["(.*?)"\]/)?.1)
        try text.replacing(fonts, with: "Arial 7.0").write(to: tree, atomically: true, encoding: .utf8)
        let issue = try tests.issue { try tests.expect(Self.picture("Minsa"), tolerance: 1, record: .never) }
        #expect(issue.contains("': its letters are of \(fonts), and those of the earlier one of Arial 7.0\n"))
    }

    @Test func `A picture's tree has its words and their place, and is the same for the same picture`() throws {
        let (one, other) = (try Self.picture("Minsu"), try Self.picture("Minsu"))
        #expect(one.tree == other.tree)
        #expect(one.tree.contains("{\"kind\":\"text\",\"content\":\"Minsu\",\"frame\":["))
    }

    @Test func `A difference is in the package's folder until the test passes`() throws {
        let tests = Tests(isPackage: true)
        try tests.expect(Self.picture("Minsu"), record: .all)
        _ = try tests.issue { try tests.expect(Self.picture("Minsa"), record: .never) }
        let title = "The-widget-shows-1-2-names.minsu"
        #expect(
            Set(tests.reported) == [
                "\(title).after.png", "\(title).after.tree.json", "\(title).before.png", "\(title).comparison.json",
                "\(title).difference.png",
            ])
        let record = try String(
            contentsOfFile: tests.directory + "/.build/snapshots/NameTests/\(title).comparison.json", encoding: .utf8)
        #expect(record.contains("\"reference\": \"__Snapshots__/NameTests/\(title).png\""))
        #expect(record.contains("'Minsa' stands where 'Minsu' stood"))
        try tests.expect(Self.picture("Minsu"), record: .never)
        #expect(tests.reported.isEmpty)
    }

    @Test func `A damaged snapshot is named`() throws {
        let tests = Tests()
        try tests.expect(Self.picture("Minsu"), record: .all)
        try Data("x".utf8).write(to: try #require(tests.files.first { $0.path.hasSuffix(".png") }))
        let issue = try tests.issue { try tests.expect(Self.picture("Minsu"), record: .never) }
        #expect(issue.hasPrefix("the picture to compare it with is no image that can be drawn"))
        #expect(issue.contains("the snapshot: \(tests.directory)/__Snapshots__/NameTests/The-"))
    }

    @Test func `Where no test is running, as in XCTest, a failure is thrown with its place`() async throws {
        let tests = Tests()
        let picture = try Self.picture("Minsu")
        let failure = await #expect(throws: TestFailure.self) {
            try await Task.detached { try tests.expect(picture, record: .never) }.value
        }
        let words = try #require(failure).description
        tests.cleanUp(after: words)
        #expect(words.hasPrefix("there is no snapshot '"))
        #expect(words.contains("' (at NameTests/NameTests.swift:7)\n"))
    }

    @Test func `The environment says what is recorded`() async {
        await #expect(processExitsWith: .success) {
            for (word, count) in [("1", 1), ("all", 1), ("missing", 1)] {
                setenv("GROUPTESTING_RECORD", word, 1)
                let tests = Tests()
                try await tests.expect(SnapshotTests.picture("Minsu"), record: nil)
                try #require(tests.names.count == 2 * count)
            }
            setenv("GROUPTESTING_RECORD", "some", 1)
            let failure = await #expect(throws: TestFailure.self) {
                try await Tests().expect(SnapshotTests.picture("Minsu"), record: nil)
            }
            let words = "GROUPTESTING_RECORD is 'some'; it is 1 to record all snapshots, or 'missing'"
            try #require(failure?.summary == words)
        }
    }

    @Test func `Tests whose names are too long for a file have snapshots of their own`() throws {
        let tests = Tests()
        let names = ["하나", "둘"].map { String(repeating: "위젯 ", count: 60) + $0 }
        for name in names { try tests.expect(Self.picture(name), named: name, record: .all) }
        #expect(tests.names.count == 4 && tests.names.allSatisfy { $0.utf8.count < 250 })
        for name in names { try tests.expect(Self.picture(name), named: name, record: .never) }
    }

    @Test func `Pictures are compared with each other too`() throws {
        let (picture, other) = (try Self.picture("Minsu"), try Self.picture("Minsa"))
        #expect(try picture.matches(picture) && !picture.matches(other) && picture.matches(other, tolerance: 0.01))
        let difference = try picture.difference(from: other)
        #expect(difference.share > 0 && difference.largest > 2 && difference.isSameSize)
        #expect(difference.isWithin(difference.share) && !difference.isWithin(difference.share / 2))
        #expect(try !picture.difference(from: Self.picture("Minsu", scale: 2)).isWithin(1))
        let same = try picture.difference(from: picture.png)
        #expect(same.share == 0 && same.largest == 0)
        #expect("\(same)" == "0 % of the pixels differ by more than ΔE 2, by up to 0.0")
    }

    @Test func `Tests draw and compare at once`() async throws {
        let scenes = (0..<12).map { WidgetScene(of: Text("\($0 % 3)"), family: .systemSmall) }
        let first = try scenes[0].picture(scale: 1)
        let matches = try await withThrowingTaskGroup(of: Bool.self) { group in
            for scene in scenes { group.addTask { try scene.picture(scale: 1).matches(first) } }
            var count = 0
            for try await isMatch in group where isMatch { count += 1 }
            return count
        }
        #expect(matches == 4)
    }

    private func file(_ title: String, in issue: String) throws -> Data {
        let line = try #require(issue.split(separator: "\n").first { $0.hasPrefix(title + ": ") })
        return try Data(contentsOf: URL(fileURLWithPath: String(line.dropFirst(title.count + 2))))
    }
}

/// A file of tests elsewhere, with one test.
private final class Tests: Sendable {
    let directory = FileManager.default.temporaryDirectory.path + "/snapshot-tests-\(UUID().uuidString)"

    private let kept = Mutex<[String]>([])

    init(isPackage: Bool = false) {
        guard isPackage else { return }
        try? FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        _ = FileManager.default.createFile(atPath: directory + "/Package.swift", contents: nil)
    }

    /// The files in the folder of differences.
    var reported: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: directory + "/.build/snapshots/NameTests")) ?? []
    }

    func removeTree() throws {
        for file in files where file.path.hasSuffix(".tree.json") { try FileManager.default.removeItem(at: file) }
    }

    deinit {
        for path in kept.withLock({ $0 }) + [directory] { try? FileManager.default.removeItem(atPath: path) }
    }

    /// Removes the pictures that a failure names, at the end.
    func cleanUp(after words: String) {
        guard let path = words.firstMatch(of: /\nthe picture: (.*)\/.*/)?.1 else { return }
        kept.withLock { $0.append(String(path)) }
    }

    func expect(
        _ picture: WidgetPicture, named name: String = "minsu", tolerance: Double = 0, record: SnapshotRecording?
    ) throws {
        try picture.expectSnapshot(
            named: name, tolerance: tolerance, record: record, file: "NameTests/NameTests.swift",
            filePath: directory + "/NameTests.swift", function: "The widget shows 1/2 \"names\"(number:)", line: 7,
            column: 9)
    }

    /// The snapshots.
    var files: [URL] {
        let directory = URL(fileURLWithPath: directory + "/__Snapshots__/NameTests")
        return (try? FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)) ?? []
    }

    var names: [String] { files.map(\.lastPathComponent) }

    func dateOfWriting() throws -> Date? {
        try files.first?.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    }

    /// The one issue that is recorded meanwhile, at the place of the test.
    func issue(_ work: () throws -> Void) throws -> String {
        let issues = Mutex<[Issue]>([])
        try withKnownIssue(isIntermittent: false) {
            try work()
        } matching: { issue in
            issues.withLock { $0.append(issue) }
            return true
        }
        let issue = try #require(issues.withLock { $0 }.first)
        #expect(issues.withLock { $0.count } == 1)
        #expect(issue.sourceLocation?.line == 7 && issue.sourceLocation?.fileID == "NameTests/NameTests.swift")
        let words = issue.comments.map(\.rawValue).joined()
        cleanUp(after: words)
        return words
    }
}
