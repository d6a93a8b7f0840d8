import Foundation
import Testing

struct ConsoleTests {
    @Test(arguments: Page.all) func `Each command prints what the document shows`(name: String) throws {
        let console = try Console()
        for step in Step.all(of: try Page(name)).flatMap(\.tried) {
            let output = try console.output(of: step.command, until: step.isExpected)
            try #require(try step.isExpected(output), "\(step.place) prints:\n\(output)")
        }
    }

    @Test func `Each exception is in a document`() throws {
        let commands = Set(try Page.all.flatMap { Step.all(of: try Page($0)).map(\.command) })
        for command in Array(Exceptions.untried.keys) + Array(Exceptions.standIns.keys) {
            #expect(commands.contains(command))
        }
    }

    @Test func `A document that shows other output is found out`() throws {
        let step = Step(command: "groupdefaults set a 1; groupdefaults list", expected: ["a: …2"], place: "here")
        #expect(try Console().output(of: step.command) { _ in true } == "a: \"1\"\n")
        #expect(try !step.isExpected("a: \"1\"\n") && step.isExpected("a: 12\n"))
    }
}
