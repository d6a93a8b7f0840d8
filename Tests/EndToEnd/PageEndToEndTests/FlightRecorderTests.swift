import Foundation
import TestSupport
import Testing
import WidgetArchive

@testable import WidgetPage
@testable import WidgetRecords

struct FlightRecorderTests {
    private let directory = TemporaryDirectory()
    private var files: ArchiveFiles { ArchiveFiles(directory: directory.path) }
    private var file: String { directory.path + "/Coffee-1.past" }

    private func state(_ number: Int, of id: String = "Coffee-1", notes: [String] = []) -> Archive {
        var archive = Archive.blank
        archive.widget.id = id
        archive.made = Date(timeIntervalSince1970: Double(number))
        archive.notes = notes
        return archive
    }

    private func record(_ numbers: some Sequence<Int>) {
        var recorder = FlightRecorder(files)
        for number in numbers { recorder.record(state(number), light: "light \(number)", dark: "dark \(number)") }
    }

    /// The states that a recorder has which starts now and is given one.
    private func found(with number: Int, of id: String = "Coffee-1") -> [Int] {
        var recorder = FlightRecorder(files)
        recorder.record(state(number, of: id), light: "", dark: "")
        return recorder.states(of: id).map { Int($0.date.timeIntervalSince1970) }
    }

    /// A text that takes some 80 kB, however it is compressed.
    private func noise() -> String {
        var generator = SeededGenerator(seed: 1)
        return String(
            (0..<100_000).map { _ in Character(Unicode.Scalar(UInt8.random(in: 32...126, using: &generator))) })
    }

    @Test func `States survive, with their archives`() throws {
        record(1...3)
        #expect(found(with: 3) == [1, 2, 3])
        var recorder = FlightRecorder(files)
        recorder.record(state(3), light: "", dark: "")
        let second = try #require(recorder.state(of: "Coffee-1", document: "dark 2"))
        #expect(second.state.light == "light 2" && second.archive == state(2))
    }

    @Test func `A server that is killed in the middle of a write loses that state alone`() throws {
        record(1...2)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
        try bytes.dropLast(20).write(to: URL(fileURLWithPath: file))
        #expect(found(with: 3) == [1, 3])
        #expect(found(with: 4) == [1, 3, 4])
    }

    @Test func `The last thousand are kept, in a file that is hardly longer`() throws {
        record(1...2_500)
        #expect(found(with: 2_500) == Array(1_501...2_500))
        #expect(try Files.read(file).split(separator: "\n").count <= 1_250)
    }

    @Test func `All widgets share a few megabytes, of which the longest record gives up its oldest`() throws {
        var recorder = FlightRecorder(files)
        let noise = noise()
        for number in 1...60 { recorder.record(state(number, notes: [noise]), light: "", dark: "") }
        let kept = recorder.states(of: "Coffee-1").map { Int($0.date.timeIntervalSince1970) }
        #expect(kept.count > 10 && kept == Array(61 - kept.count...60))
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int ?? .max < 8 << 20)
    }

    @Test func `Room that is made while a record is read costs the oldest states alone`() throws {
        let noise = noise()
        for (id, count) in [("Coffee-1", 40), ("Tasks-1", 50)] {
            var recorder = FlightRecorder(files)
            for number in 1...count {
                recorder.record(state(number, of: id, notes: [noise]), light: "", dark: "")
            }
        }
        var recorder = FlightRecorder(files)
        recorder.record(state(40), light: "", dark: "")
        recorder.record(state(51, of: "Tasks-1"), light: "", dark: "")
        let kept = found(with: 51, of: "Tasks-1")
        #expect(kept.count > 20 && kept == Array(52 - kept.count...51))
    }
}
