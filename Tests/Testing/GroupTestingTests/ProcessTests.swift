import Foundation
import GroupTesting
import Testing

struct ProcessTests {
    @Test func `A program finds its groups, and is given variables and input`() throws {
        let group = try TestGroup(environment: ["COLOUR": "red"])
        let outcome = try group.run(
            "/bin/sh", "-c", "cat; echo $COLOUR $SIZE $GROUPDEFAULTS_ROOT", input: "in\n", environment: ["SIZE": "big"])
        #expect(outcome.output == "in\nred big \(group.path)\n")
    }

    @Test func `An unexpected exit code is reported with all output`() throws {
        let group = try TestGroup()
        let failure = #expect(throws: TestFailure.self) {
            try group.run("/bin/sh", "-c", "echo out; echo error >&2; exit 3")
        }
        let description = try #require(failure).description
        #expect(description.hasPrefix("sh -c echo out; echo error >&2; exit 3 exited with code 3, not 0 (at "))
        #expect(description.hasSuffix("it printed: out\nand on stderr: error"))
        try group.run("/bin/sh", "-c", "exit 3", expecting: 3)
    }

    @Test func `A program that does not end is killed`() throws {
        let process = try TestGroup().start("/bin/sleep", ["1000"])
        let failure = #expect(throws: TestFailure.self) { try process.wait(within: .milliseconds(10)) }
        #expect(failure?.summary == "sleep 1000 did not end within 0.01 seconds, and was killed")
        #expect(try process.wait().code == 137)
    }

    @Test func `A program can be signalled, and its output waited for`() throws {
        let process = try TestGroup().start("/bin/sh", ["-c", "echo ready; exec cat"], input: "")
        try process.wait(forOutput: "ready")
        process.send(SIGTERM)
        #expect([0, 143].contains(try process.wait().code))
        let failure = #expect(throws: TestFailure.self) { try process.wait(forOutput: "more") }
        #expect(failure?.description.contains("ended and did not print 'more'") == true)
        #expect(failure?.description.contains("it printed: ready") == true)
    }

    @Test func `A missing program is an error that names where it was looked for`() throws {
        let group = try TestGroup()
        let failure = #expect(throws: TestFailure.self) { try group.start("NoSuchProgram") }
        #expect(failure?.summary.hasPrefix("there is no program 'NoSuchProgram' beside the tests in /") == true)
        #expect(failure?.description.contains("let the test target depend on it") == true)
        #expect(throws: TestFailure.self) { try group.start("/nowhere/at/all") }
        #expect(throws: TestFailure.self) { try group.start("/tmp") }
    }
}
