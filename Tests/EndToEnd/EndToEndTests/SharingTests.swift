import Foundation
import GroupStore
import TestSupport
import Testing

/// An app process and another program really share data.
struct SharingTests {
    private let tool = Tool()

    @Test func `A running Swift program reads what another process has just set`() throws {
        let reader = try Conversation(with: Tool("ReaderProgram", in: tool.temporary), "group.shared")
        #expect(try reader.ask("SampleName") == "(none)")
        for number in 0..<100 {
            try tool.run("-s", "group.shared", "set", "--no-sync", "SampleName", "Minsu \(number)")
            #expect(try reader.ask("SampleName") == "Minsu \(number)")
        }
    }

    @Test func `What a Swift program set is on disk when it ends, without synchronize`() throws {
        let reader = Tool("ReaderProgram", in: tool.temporary)
        for number in 0..<20 {
            let input = (0..<50).map { "key\($0)=\(number)\n" }.joined()
            #expect(try reader.start(["group.shared"], input: input).wait().code == 0)
            #expect(try tool.run("-s", "group.shared", "get", "key49").output == "\(number)\n")
        }
    }

    @Test func `Two Swift programs see each other's values`() throws {
        let program = Tool("ReaderProgram", in: tool.temporary)
        let (app, widget) = (
            try Conversation(with: program, "group.shared"), try Conversation(with: program, "group.shared")
        )
        for number in 0..<50 {
            #expect(try app.ask("nickname=\(number)") == "set")
            #expect(try eventually { try widget.ask("nickname") == "\(number)" })
        }
    }

    @Test func `Shells that set at once lose nothing`() throws {
        let loop = #"for i in $(seq 150); do "$tool" set --no-sync k$0-$i v || exit 1; done"#
        let shells = try (0..<4).map { number in
            let script = "sh -c '\(loop)' \(number)"
            return try ChildProcess(
                "/bin/sh", ["-c", script],
                environment: tool.environment.merging(["tool": Tool.path("groupdefaults")]) { $1 })
        }
        for shell in shells {
            let outcome = shell.wait()
            #expect(outcome.code == 0, "\(outcome)")
        }
        #expect(try tool.temporary.suite("group.default").snapshot().count == 600)
    }
}

/// A program that answers each line with one.
final class Conversation {
    private let process: ChildProcess
    private let toProgram: FileHandle
    private var answers = 0

    var errorOutput: String { process.errorOutput }

    init(with tool: Tool, _ arguments: String...) throws {
        let pipe = "\(tool.temporary.directory.path)/\(UUID().uuidString)"
        try #require(mkfifo(pipe, 0o600) == 0)
        let start = #"pipe=$1; shift; exec "$0" "$@" < "$pipe""#
        process = try ChildProcess(
            "/bin/sh", ["-c", start, tool.program, pipe] + arguments, environment: tool.environment)
        // Open for reading too, which waits for nobody.
        let descriptor = open(pipe, O_RDWR | O_CLOEXEC)
        try #require(descriptor >= 0)
        toProgram = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    func ask(_ line: String) throws -> String {
        try toProgram.write(contentsOf: Data("\(line)\n".utf8))
        answers += 1
        try #require(eventually { process.output.count { $0.isNewline } == answers })
        return process.output.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
    }

    /// Has the program end by itself.
    func end() throws -> Outcome {
        try toProgram.write(contentsOf: Data("!exit 0\n".utf8))
        return process.wait()
    }
}
