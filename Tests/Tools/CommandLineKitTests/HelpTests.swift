import Testing

@testable import CommandLineKit

/// What help and manual page make of the table's words.
struct HelpTests {
    private func page(_ details: String) -> String {
        Help(SampleProgram.program()).page(of: Command(name: "ring", summary: "ring", details: details, run: { _ in }))
    }

    @Test func `Long explanations are broken into lines`() throws {
        let lines = page(String(repeating: "dong ", count: 60)).split(separator: "\n").filter { $0.hasPrefix("dong") }
        #expect(lines.count > 1)
        #expect(lines.allSatisfy { $0.count <= 96 && $0.last == "g" })
        #expect(lines.joined(separator: " ").split(separator: " ").count == 60)
    }

    @Test func `A word that is longer than a line stays whole`() {
        let word = String(repeating: "o", count: 120)
        #expect(page("a \(word) b").contains("\na\n\(word)\nb\n"))
    }

    @Test func `A command for programs alone is not in the overview, but has a page`() throws {
        let program = SampleProgram.program([SampleProgram.ring, SampleProgram.toll])
        #expect(!Help(program).overview.contains("toll"))
        #expect(!Manual(program).page.contains("toll"))
        #expect(
            Help(program).page(of: try program.command(named: "toll")).hasPrefix(
                "usage: belfry toll\n\nRing for programs.\n"))
    }

    @Test func `An example that begins with another program stays as it is`() {
        let (own, other) = (
            Command.Example(line: "ring big", meaning: ""), Command.Example(line: "watch belfry ring", meaning: "")
        )
        #expect(Help.line(of: own, in: SampleProgram.program()) == "belfry ring big")
        #expect(Help.line(of: other, in: SampleProgram.program()) == "watch belfry ring")
    }

    @Test(arguments: [
        ("a-b", #"a\-b"#), (#"a\b"#, #"a\\b"#), ("more …", "more ..."), ("é", #"\[u00E9]"#), ("🔔", #"\[u1F514]"#),
        (".TH", #"\&.TH"#), ("'x", #"\&'x"#), ("a.b", "a.b"),
    ])
    func `A manual page shows every character as it is`(text: String, source: String) {
        #expect(Manual.escaped(text) == source)
    }
}
