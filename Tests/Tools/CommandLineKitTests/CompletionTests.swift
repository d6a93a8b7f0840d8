import Testing

@testable import CommandLineKit

/// What could complete a line that is being typed.
struct CompletionTests {
    private let program = SampleProgram.program([
        SampleProgram.ring, SampleProgram.chime, SampleProgram.wait, SampleProgram.toll,
    ])

    private func words(_ line: String...) -> [String] {
        Completions(program).candidates(for: line).map(\.word)
    }

    @Test func `Commands that people see are offered first`() {
        #expect(words("") == ["ring", "chime", "wait", "help", "completions"])
        #expect(words() == words(""))
        #expect(words("help", "") == words(""))
    }

    @Test func `Options are those of the command, less those that it does without`() {
        #expect(words("ring", "-") == ["--times", "--loud", "--root", "--color", "--help"])
        #expect(words("wait", "--") == ["--for", "--color", "--help"])
        #expect(words("nothing", "--") == ["--root", "--color", "--help", "--version"])
    }

    @Test func `An argument that is attached to its option is completed with it`() {
        let directory = Completions(program).candidates(for: ["ring", "--root="])
        #expect(directory.map(\.word) == [""])
        #expect(directory.map(\.meaning) == ["directories"])
        #expect(words("ring", "--times=") == [])
        #expect(words("--color=") == ["--color=auto", "--color=always", "--color=never"])
        #expect(words("ring", "--nothing=") == ["--times", "--loud", "--root", "--color", "--help"])
    }

    @Test func `A command that runs another completes a program, then its files`() {
        let meanings = { (line: [String]) in Completions(program).candidates(for: line).map(\.meaning) }
        #expect(meanings(["wait", "--", ""]) == ["commands"])
        #expect(meanings(["wait", "--", "cat", "a", ""]) == ["files"])
    }

    @Test func `What cannot be found completes nothing`() {
        let lost = Command(
            name: "lost", summary: "find nothing", completes: [.found { _ in throw Failure.notFound("lost") }],
            run: { _ in })
        #expect(Completions(SampleProgram.program([lost])).candidates(for: ["lost", ""]).isEmpty)
    }
}
