import CommandLineKit
import GroupStore
import GroupSystem

/// A command that changes what a widget shows.
struct DemoStep {
    /// The command line as a person types it.
    let line: String
    let widget: String
    private var paths: [String: String] = [:]

    private init(_ line: String, changes widget: String = "") {
        (self.line, self.widget) = (line, widget)
    }

    /// The step with the paths of its tools.
    func by(_ tools: [String: String]) -> DemoStep {
        var step = self
        step.paths = tools
        return step
    }

    /// The steps before anything is shown.
    static let preparations = [
        DemoStep("groupdefaults set nickname Minsu"), DemoStep("groupdefaults set --int cups 2"),
    ]

    /// The steps. After the last, everything is as it was before the first.
    static let all = [
        DemoStep("groupdefaults set cups 3", changes: "Coffee-1"),
        DemoStep("groupdefaults incr cups", changes: "Coffee-1"),
        DemoStep("groupdefaults set nickname Kim", changes: "Coffee-1"),
        DemoStep("groupwidgets edit CharacterDetail-1 character=Spouty", changes: "CharacterDetail-1"),
        DemoStep("groupdefaults incr cups 3", changes: "Coffee-1"),
        DemoStep("groupdefaults set nickname Minsu", changes: "Coffee-1"),
        DemoStep("groupwidgets edit CharacterDetail-1 character=Unipony", changes: "CharacterDetail-1"),
        DemoStep("groupdefaults set cups 2", changes: "Coffee-1"),
    ]

    /// Starts the command without waiting for it.
    func launch(in root: Root) throws(Errno) {
        try silently(in: root) { (start) throws(Errno) in try start.launch() }
    }

    /// Runs the command, and waits for its end.
    func perform(in root: Root) throws {
        let child = try silently(in: root) { (start) throws(Errno) in try start.start() }
        let code = try child.wait().shellCode
        guard code == 0 else { throw Failure.store("'\(line)' ended with \(code)") }
    }

    /// Silences the command, whose output would be written over the screen.
    private func silently<Result>(
        in root: Root, _ body: (ProgramStart) throws(Errno) -> Result
    ) throws(Errno) -> Result {
        let nothing = try FileDescriptor(opening: "/dev/null", .readWrite)
        let words = line.split(separator: " ").map(String.init)
        var start = ProgramStart([paths[words[0], default: words[0]]] + words.dropFirst())
        start.environment = .ours(changing: [
            "GROUPDEFAULTS_ROOT": root.path, "GROUPDEFAULTS_SUITE": "group.com.example.app",
        ])
        (start.input, start.output, start.errorOutput) = (nothing.rawValue, nothing.rawValue, nothing.rawValue)
        return try body(start)
    }
}
