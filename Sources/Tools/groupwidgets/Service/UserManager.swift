import CommandLineKit
import GroupSystem

/// systemd's user manager, by `systemctl --user`.
struct UserManager {
    let part: ServicePart

    /// The state of our unit.
    func state() throws(Failure) -> ServiceState {
        let names = ServiceState.properties.joined(separator: ",")
        let outcome = try UserManager.run(["systemctl", "--user", "show", "--property=\(names)", part.unitName])
        guard outcome.isDone else { throw UserManager.absence(outcome.errorOutput) }
        return ServiceState(properties: outcome.output)
    }

    /// Runs a command such as `enable --now`.
    func order(_ words: String...) throws(Failure) {
        let outcome = try UserManager.run(["systemctl", "--user", "--quiet", "--no-pager"] + words)
        guard !outcome.isDone else { return }
        let reason = outcome.errorOutput.split(separator: "\n").first.map { ": \($0)" } ?? ""
        throw .store("'systemctl --user \(words.joined(separator: " "))' failed\(reason)")
    }

    /// The service's last error, or else its last message; nil if the journal has nothing.
    func lastWords() -> String? {
        let words = [
            "journalctl", "--quiet", "--no-pager", "--output=cat", "--lines=5", "_UID=\(CurrentProcess.user)",
            "_SYSTEMD_USER_UNIT=\(part.unitName)",
        ]
        let lines = ((try? UserManager.run(words))?.output ?? "").split(separator: "\n").map(String.init)
        let mark = "error: "
        return lines.last { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) } ?? lines.last
    }
}

extension UserManager {
    private static let alternative =
        "'groupwidgets run' serves the widgets without it: start it from your session's autostart, or in ~/.profile "
        + "as 'groupwidgets run --plain >/dev/null 2>&1 &'"

    private static func absence(_ words: String) -> Failure {
        let reason = words.split(separator: "\n").first.map { " (\($0))" } ?? ""
        let isLoggedIn = ProcessEnvironment.words("XDG_RUNTIME_DIR") != nil
        return .store(
            "a service needs systemd's manager for this user, which does not answer\(reason)",
            hint: (isLoggedIn ? "" : "log in as this user, not by su or sudo; or ") + alternative)
    }

    private static func run(_ words: [String]) throws(Failure) -> CapturedRun {
        do throws(Errno) {
            return try CapturedRun(words)
        } catch {
            guard error == .noSuchFileOrDirectory else { throw .store("\(words[0]) cannot be run: \(error)") }
            throw .store("a service needs systemd, and there is no \(words[0]) on the PATH", hint: alternative)
        }
    }
}
