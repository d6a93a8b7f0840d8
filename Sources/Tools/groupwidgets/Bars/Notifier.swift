import CommandLineKit
import GroupSystem

/// One desktop notification, which is shown and then replaced, by the commands of the session bus that are there.
struct Notifier {
    private let sender: Sender
    /// The notification's number; 0 before the first.
    private var number = 0

    private enum Sender {
        case busctl, notifySend
    }

    struct Message: Hashable {
        /// Plain text.
        var title: String
        /// In the markup of notifications.
        var body: String
        var percentage: Int?
    }

    /// Throws if nothing shows notifications.
    init() throws(Failure) {
        guard Notifier.hasBus else {
            throw .store(
                "there is no session bus, through which notifications are sent",
                hint: "start it in your desktop's session, which sets DBUS_SESSION_BUS_ADDRESS")
        }
        let question = Notifier.call + ["GetServerInformation"]
        if let answer = try Notifier.run(question) {
            sender = .busctl
            if !answer.isDone { throw Notifier.refusal(answer) }
        } else {
            sender = .notifySend
            guard try Notifier.run(["notify-send", "--version"]) != nil else {
                throw .store(
                    "neither busctl nor notify-send is installed", hint: "Debian has them in systemd and libnotify-bin")
            }
        }
    }

    /// Shows a message in place of the last one.
    mutating func show(_ message: Message) throws(Failure) {
        let words = sender == .busctl ? busctl(message) : notifySend(message)
        guard let answer = try Notifier.run(words) else { throw .store("\(words[0]) is not there any more") }
        guard answer.isDone else { throw Notifier.refusal(answer) }
        // busctl prints `u 7`, and notify-send `7`.
        number = answer.output.split(whereSeparator: \.isWhitespace).last.flatMap { Int($0) } ?? number
    }
}

extension Notifier {
    private static let call = [
        "busctl", "--user", "--timeout=5", "--", "call", "org.freedesktop.Notifications",
        "/org/freedesktop/Notifications",
        "org.freedesktop.Notifications",
    ]

    private func busctl(_ message: Message) -> [String] {
        let hints = message.percentage.map { ["1", "value", "i", "\($0)"] } ?? ["0"]
        return Notifier.call
            + ["Notify", "susssasa{sv}i", "groupwidgets", "\(number)", "", message.title, message.body, "0"] + hints + [
                "-1"
            ]
    }

    private func notifySend(_ message: Message) -> [String] {
        let hint = message.percentage.map { ["--hint=int:value:\($0)"] } ?? []
        let replaced = number > 0 ? ["--replace-id=\(number)"] : []
        return ["notify-send", "--print-id", "--app-name=groupwidgets"] + replaced + hint + [
            "--", message.title, message.body,
        ]
    }

    /// Nil if there is no such command.
    private static func run(_ words: [String]) throws(Failure) -> CapturedRun? {
        do throws(Errno) {
            return try CapturedRun(words)
        } catch {
            if error == .noSuchFileOrDirectory { return nil }
            throw .store("\(words[0]) cannot be run: \(error)")
        }
    }

    private static func refusal(_ answer: CapturedRun) -> Failure {
        let reason = answer.errorOutput.split(separator: "\n").first.map { ": \($0)" } ?? ""
        return .store(
            "no notification can be shown\(reason)", hint: "a desktop, or a program such as dunst, shows them")
    }

    private static var hasBus: Bool {
        if let address = ProcessEnvironment.words("DBUS_SESSION_BUS_ADDRESS"), !address.isEmpty { return true }
        guard let directory = ProcessEnvironment.words("XDG_RUNTIME_DIR") else { return false }
        return (try? FileStatus(of: directory + "/bus")) != nil
    }
}

extension Notifier.Message {
    init(_ record: BarRecord) {
        title = BarFormat.plain.escaped(record.text)
        body = record.details.map(BarFormat.waybar.escaped).joined(separator: "\n")
        percentage = record.percentage
    }
}
