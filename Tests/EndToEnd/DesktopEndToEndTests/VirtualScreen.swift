import Foundation
import TestSupport
import Testing

/// An X server that nobody sees.
final class VirtualScreen {
    static let isInstalled = ["Xvfb", "xdotool", "import", "xprop"].allSatisfy(Tool.isInstalled)
    static let isMissing: Comment = "Xvfb or its tools are missing: apt-get install xvfb xdotool imagemagick x11-utils"

    let environment: [String: String]
    private let server: ChildProcess
    private let directory = TemporaryDirectory()

    init() throws {
        let own = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": directory.path]
        let server = try ChildProcess(
            "Xvfb", ["-displayfd", "1", "-screen", "0", "1280x720x24", "-nolisten", "tcp"], environment: own)
        try #require(eventually { server.output.contains("\n") }, "\(server.errorOutput)")
        environment = own.merging(["DISPLAY": ":\(server.output.prefix { $0 != "\n" })"]) { $1 }
        self.server = server
    }

    func kill() { server.send(SIGKILL) }

    func run(_ program: String, _ words: [String]) throws -> Outcome {
        try ChildProcess(program, words, environment: environment, limit: 60).wait()
    }

    func picture() throws -> Pixels {
        let path = directory.path + "/picture.ppm"
        let outcome = try run("import", ["-window", "root", "-depth", "8", path])
        try #require(outcome.code == 0, "\(outcome)")
        return try #require(Pixels(portable: try Data(contentsOf: URL(fileURLWithPath: path))))
    }
}
