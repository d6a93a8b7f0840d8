import Testing

@testable import CommandLineKit

/// How words become options and operands.
struct OptionTests {
    private let program = SampleProgram.program([
        SampleProgram.ring, SampleProgram.chime, SampleProgram.wait, SampleProgram.toll,
    ])

    private func failure(_ words: [String]) throws -> Failure {
        Failure(try #require(throws: (any Error).self) { try program.run(words) })
    }

    @Test(arguments: [
        (["ring", "-"], "- once"), (["ring", "-5"], "-5 once"), (["ring", "-.5"], "-.5 once"),
        (["ring", "-inf"], "-inf once"), (["ring", ""], " once"), (["ring", "--times=", "big"], "big "),
        (["ring", "--times=a=b", "big"], "big a=b"), (["ring", "-n", "--loud", "big"], "big --loud"),
        (["ring", "-n", "1", "-n", "2", "big"], "big 2"), (["ring", "--", "-n", "3"], "-n once"),
        (["toll"], "tolled"), (["ring", "-ln3", "big"], "big 3 loud"), (["ring", "-ln", "3", "big"], "big 3 loud"),
        (["ring", "-ll", "big"], "big once loud"), (["ring", "-l", "--", "-ln"], "-ln once loud"),
    ])
    func `Words with dashes are options only where they look like some`(words: [String], told: String) throws {
        #expect(try failure(words).message == told)
    }

    @Test(arguments: [
        (["ring", "--loud=yes", "big"], "ring: option '--loud' takes no argument"),
        (["ring", "-q", "big"], "ring: there is no option '-q'"),
        (["ring", "-loudly", "big"], "ring: there is no option '-loudly'"),
        (["ring", "--n", "3", "big"], "ring: there is no option '--n'"),
        (["ring", "-lq", "big"], "ring: there is no option '-q' as in '-lq'"),
        (["ring", "-ql", "big"], "ring: there is no option '-q' as in '-ql'"),
        (["ring", "-ln"], "ring: option '-n' needs an argument"),
        (["--root"], "no command was given"), (["wait", "--root", "/r"], "wait: there is no option '--root'"),
        (["wait", "--for", "ever"], "wait: 'ever' is not a time such as 5s or 1h30m"),
        (["wait", "bell"], "wait: unexpected argument 'bell'"),
    ])
    func `Options that a command does not have are refused`(words: [String], message: String) throws {
        let failure = try failure(words)
        #expect(failure.message == message)
        #expect(failure.code == .usage)
    }

    @Test(arguments: ["--anvil", "-anvil", "-lanvil"])
    func `A value that looks like an option is said to go after two dashes`(word: String) throws {
        #expect(try failure(["ring", word]).hint == "a value that begins with a dash goes after '--'")
    }

    @Test func `The words after two dashes are another command's, where a command runs one`() throws {
        let words = ["wait", "--for", "2s", "--", "ring", "--loud", "--"]
        #expect(try failure(words).message == #"2.0 seconds then ["ring", "--loud", "--"]"#)
    }

    @Test(arguments: [
        ("5s", Duration.seconds(5)), ("500ms", .milliseconds(500)), ("2m", .seconds(120)), ("1h", .seconds(3600)),
        ("1h30m", .seconds(5400)), ("1d", .seconds(86400)), ("1m30.5s", .milliseconds(90_500)),
        ("2s500ms", .milliseconds(2500)),
        ("1.5", .milliseconds(1500)), ("0", .zero), (".5s", .milliseconds(500)),
    ])
    func `A time is a number with a unit, or of seconds`(words: String, duration: Duration) {
        #expect(Duration(words: words) == duration)
    }

    @Test(arguments: [
        "", "s", "5x", "5 s", "-5s", "1e3", "1.2.3s", "1000000000s", "½", "5S", "30m1h", "1h30", "5s5s", "1h m",
    ])
    func `Other words are no time`(words: String) {
        #expect(Duration(words: words) == nil)
    }

    @Test func `The operands of a command are counted`() throws {
        let invocation = try Invocation(program, SampleProgram.ring, ["a", "--loud", "b"])
        #expect(try invocation.operands(atLeast: 2) == ["a", "b"])
        #expect(throws: Failure.self) { try invocation.operands(atLeast: 3) }
        #expect(throws: Failure.self) { try invocation.operands(0...1) }
    }
}
