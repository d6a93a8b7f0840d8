import Foundation
import GroupTesting
import Testing
import WidgetArchive

/// What a widget program says to its host before it is asked anything.
struct ReadinessTests {
    @Test func `A program says that it is ready, so that a host need not guess how long a start takes`() throws {
        var ends: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
        let group = try TestGroup()
        let variables = ["GROUPDEFAULTS_ROOT=\(group.path)", "\(Request.socketVariable)=\(ends[1])"]
        let environment = variables.map { strdup($0) } + [nil]
        let path = try TestGroup.path(ofProgram: "Basic")
        let words = [strdup(path), nil]
        defer { for word in environment + words { free(word) } }
        var program: pid_t = 0
        try #require(posix_spawn(&program, path, nil, nil, words, environment) == 0)
        close(ends[1])
        let line = try #require(firstLine(of: ends[0]))
        let answer = try ArchiveCoding.value(Answer.self, from: line)
        #expect(answer == Answer(to: Answer.unasked, .performed(opening: nil)))
        close(ends[0])
        var status: Int32 = 0
        #expect(waitpid(program, &status, 0) == program && status == 0)
    }

    private func firstLine(of descriptor: Int32) -> Data? {
        var line = Data()
        var byte: UInt8 = 0
        while read(descriptor, &byte, 1) == 1 {
            if byte == UInt8(ascii: "\n") { return line }
            line.append(byte)
        }
        return nil
    }
}
