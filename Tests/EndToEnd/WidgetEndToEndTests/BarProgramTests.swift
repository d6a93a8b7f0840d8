import Foundation
import GroupTesting
import TestSupport
import Testing

/// The recipes for bars, in the real programs that run without a display.
struct BarProgramTests {
    private let group: TestGroup
    private let host: TestProcess
    private let suite = "group.com.example.app"

    init() throws {
        let tools = (try TestGroup.path(ofProgram: "groupwidgets") as NSString).deletingLastPathComponent
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        group = try TestGroup(environment: [
            "NO_COLOR": "1", "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "\(tools):\(path)",
        ])
        try group.run("groupwidgets", "add", TestGroup.path(ofProgram: "CoffeeWidget"))
        try group.run("groupwidgets", "place", "Coffee", "--family", "small")
        try group.run("groupdefaults", "set", "-s", suite, "--int", "cups", "3")
        host = try group.start("groupwidgets", ["run", "--plain"])
        try host.wait(forOutput: "Coffee-1")
    }

    private static func isInstalled(_ program: String) -> Bool {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
        }
    }

    private func write(_ text: String, to name: String) throws -> String {
        let path = "\(group.path)/\(name)"
        try Files.writeInPlace(text, to: path)
        return path
    }

    @Test(.enabled(if: isInstalled("i3blocks"), "i3blocks is not installed"))
    func `i3blocks shows a widget and a key, and each change of them`() throws {
        let blocks = """
            [coffee]
            command=exec groupwidgets stream Coffee-1 --format i3blocks
            interval=persist
            format=json

            [cups]
            command=exec groupdefaults watch -s \(suite) cups --format i3blocks --template '<b>{text}</b>'
            interval=persist
            format=json

            """
        let bar = try group.start("i3blocks", ["-c", try write(blocks, to: "i3blocks.conf")])
        try bar.wait(forOutput: "\"full_text\":\"You 3 cups 3 of 8 cups\"")
        try bar.wait(forOutput: "\"full_text\":\"<b>3</b>\"")
        try group.run("groupdefaults", "set", "-s", suite, "cups", "4")
        try bar.wait(forOutput: "\"full_text\":\"You 4 cups 4 of 8 cups\"")
        try bar.wait(forOutput: "\"full_text\":\"<b>4</b>\"")
    }

    @Test(.enabled(if: isInstalled("conky"), "conky is not installed"))
    func `conky shows a widget at each of its updates`() throws {
        // Where it finds no screen to draw on, it prints only if it is not asked to draw.
        let settings = """
            conky.config = { out_to_x = false, out_to_console = true, update_interval = 0.2, total_run_times = 0 }
            conky.text = [[${execi 0.2 groupwidgets stream Coffee-1 --once}]]
            """
        let bar = try group.start("conky", ["-c", try write(settings, to: "conky.conf")])
        try bar.wait(forOutput: "You 3 cups 3 of 8 cups\n")
        try group.run("groupdefaults", "set", "-s", suite, "cups", "4")
        try bar.wait(forOutput: "You 4 cups 4 of 8 cups\n")
    }

    @Test(.enabled(if: isInstalled("tmux"), "tmux is not installed"))
    func `tmux shows a widget's words as they are, and ends the stream with itself`() throws {
        let settings = """
            set -g status-interval 1
            set -g status-right-length 80
            set -g status-right '#(exec groupwidgets stream Coffee-1 --format tmux --template "<{text} ##{class}>")'
            """
        let socket = group.path + "/tmux"
        let words = ["-S", socket, "-f", try write(settings, to: "tmux.conf")]
        let tmux = try group.start(
            "script",
            [
                "-qfc", "stty cols 120 rows 5; exec tmux \(words.joined(separator: " ")) new-session sleep 600",
                "/dev/null",
            ])
        try tmux.wait(forOutput: "<You 3 cups 3 of 8 cups #")
        try group.run("groupdefaults", "set", "-s", suite, "cups", "4")
        try tmux.wait(forOutput: "<You 4 cups")
        try group.run("tmux", "-S", socket, "kill-server")
        _ = try tmux.wait()
    }
}
