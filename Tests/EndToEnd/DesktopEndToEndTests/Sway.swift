import Foundation
import TestSupport
import Testing

/// A compositor with outputs that nobody sees.
final class Sway {
    static let isMissing: Comment = "sway or grim is missing: apt-get install sway grim"
    static let isInstalled =
        ["sway", "grim", "setpriv"].allSatisfy(Tool.isInstalled)
        && (geteuid() != 0 || OtherUser.isPossible)

    let environment: [String: String]
    /// The colour of the wallpaper.
    static let wallpaper: [UInt8] = [0x33, 0x66, 0x99]

    private let directory = TemporaryDirectory()
    private let process: ChildProcess

    /// In another compositor, it has an output there besides, which can be unplugged.
    init(in outer: Sway? = nil) throws {
        let configuration = directory.path + "/config"
        let lines = [
            "output * bg #336699 solid_color", "output * resolution 1280x720", "output HEADLESS-1 position 0 0",
            "output WL-1 position 1280 0", "default_border none", "xwayland disable",
        ]
        try lines.joined(separator: "\n").write(toFile: configuration, atomically: false, encoding: .utf8)
        var environment = [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": directory.path,
            "XDG_RUNTIME_DIR": directory.path, "SWAYSOCK": directory.path + "/ipc", "LANG": "C.UTF-8",
        ]
        var own = ["WLR_BACKENDS": "headless", "WLR_RENDERER": "pixman", "WLR_LIBINPUT_NO_DEVICES": "1"]
        if let outer {
            own["WLR_BACKENDS"] = "headless,wayland"
            own["WAYLAND_DISPLAY"] = outer.directory.path + "/wayland-1"
        }
        var words = ["sway", "-c", configuration]
        if geteuid() == 0 {
            // sway refuses to be root.
            OtherUser.give(directory.path)
            let user = String(OtherUser.identifier)
            words = ["setpriv", "--reuid", user, "--regid", user, "--clear-groups"] + words
        }
        process = try ChildProcess(
            words[0], Array(words.dropFirst()), environment: environment.merging(own) { $1 })
        environment["WAYLAND_DISPLAY"] = "wayland-1"
        self.environment = environment
        let isReady = try eventually {
            guard !process.isOver else { throw Failure(words: "sway has ended: \(process.errorOutput)") }
            return try run("swaymsg", ["-t", "get_outputs"]).code == 0
        }
        guard isReady else { throw Failure(words: "sway does not answer: \(process.errorOutput)") }
    }

    func kill() {
        process.send(SIGKILL)
        _ = process.wait()
    }

    struct Failure: Error, CustomStringConvertible {
        let words: String
        var description: String { words }
    }

    private func run(_ program: String, _ words: [String]) throws -> Outcome {
        try ChildProcess(program, words, environment: environment, limit: 60).wait()
    }

    /// Gives a command to the compositor.
    func tell(_ words: String...) throws {
        let outcome = try run("swaymsg", words)
        guard outcome.code == 0 else { throw Failure(words: "swaymsg \(words): \(outcome)") }
    }

    /// The names of the outputs that are on, with their places in the layout.
    func outputs() throws -> [String: (x: Int, y: Int, width: Int, height: Int)] {
        let text = try run("swaymsg", ["-r", "-t", "get_outputs"]).output
        let outputs = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]] ?? []
        return outputs.reduce(into: [:]) { places, output in
            guard output["active"] as? Bool == true, let name = output["name"] as? String,
                let rect = output["rect"] as? [String: Int]
            else { return }
            places[name] = (rect["x"] ?? 0, rect["y"] ?? 0, rect["width"] ?? 0, rect["height"] ?? 0)
        }
    }

    /// An output's picture, in its own pixels.
    func picture(of output: String = "HEADLESS-1") throws -> Pixels {
        let path = directory.path + "/\(UUID().uuidString).ppm"
        let outcome = try run("grim", ["-t", "ppm", "-o", output, path])
        guard outcome.code == 0 else { throw Failure(words: "grim: \(outcome)") }
        defer { try? FileManager.default.removeItem(atPath: path) }
        return try #require(Pixels(portable: try Data(contentsOf: URL(fileURLWithPath: path))))
    }

    /// Keeps a picture where a person can look at it.
    func keepPicture(_ path: String) throws { _ = try run("grim", [path]) }
}
