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

    private func state(_ number: Int, notes: [String] = []) -> Archive {
        var archive = Archive.blank
        archive.widget.id = "Coffee-1"
        archive.made = Date(timeIntervalSince1970: Double(number))
        archive.notes = notes
        return archive
    }

    private func record(_ numbers: some Sequence<Int>) {
        var recorder = FlightRecorder(files)
        for number in numbers { recorder.record(state(number), light: "light \(number)", dark: "dark \(number)") }
    }

    /// What a recorder that starts now has once it is told of a state.
    private func found(with number: Int) -> [Int] {
        var recorder = FlightRecorder(files)
        recorder.record(state(number), light: "", dark: "")
        return recorder.states(of: "Coffee-1").map { Int($0.date.timeIntervalSince1970) }
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
        var generator = SeededGenerator(seed: 1)
        for number in 1...60 {
            let noise = (0..<100_000).map { _ in
                Character(Unicode.Scalar(UInt8.random(in: 32...126, using: &generator)))
            }
            recorder.record(state(number, notes: [String(noise)]), light: "", dark: "")
        }
        let kept = recorder.states(of: "Coffee-1").map { Int($0.date.timeIntervalSince1970) }
        #expect(kept.count > 10 && kept == Array(61 - kept.count...60))
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int ?? .max < 8 << 20)
    }
}
