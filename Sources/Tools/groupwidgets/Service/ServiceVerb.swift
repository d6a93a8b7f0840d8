import CommandLineKit
import GroupText

enum ServiceVerb: String, CaseIterable {
    case install, status, remove

    var meaning: String {
        switch self {
        case .install: "enables and starts it"
        case .status: "shows whether it runs"
        case .remove: "stops it, and takes back what install did"
        }
    }

    static func failure(_ word: String) -> Failure {
        let verbs = allCases.map(\.rawValue)
        let like = verbs.first { $0.hasPrefix(word) } ?? closest(to: word, among: verbs)
        return .usage(
            "service: there is no verb '\(word)'; there are \(verbs.joined(separator: ", "))",
            hint: advice(on: word) ?? like.map { "did you mean '\($0)'?" } ?? "usage: groupwidgets service VERB")
    }

    /// Advice on words that users of systemctl may type.
    private static func advice(on word: String) -> String? {
        switch word {
        case "start", "stop", "restart", "try-restart", "kill":
            "'systemctl --user \(word) groupwidgets' does that to the installed service"
        case "enable", "add", "up": "did you mean 'install'? It enables and starts the service"
        case "disable", "uninstall", "delete", "rm", "down": "did you mean 'remove'? It stops and disables the service"
        case "reload":
            "'groupwidgets reload' reloads widgets; 'systemctl --user restart groupwidgets' restarts the service"
        case "show", "list", "is-active", "info", "check": "did you mean 'status'?"
        case "log", "logs", "journal": "'journalctl --user -u groupwidgets' has its log"
        case "edit", "cat", "mask", "unmask", "reset-failed": "'systemctl --user \(word) groupwidgets' does that"
        default: nil
        }
    }
}
