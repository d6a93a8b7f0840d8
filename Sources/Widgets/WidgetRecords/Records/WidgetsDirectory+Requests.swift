import GroupStore
import GroupSystem
package import WidgetArchive

extension WidgetsDirectory {
    /// Asks the host, now or when one starts, to reload a kind or all widgets.
    package func requestReload(ofKind kind: String?) throws {
        let key = Key(kind ?? RequestRecord.everyKind)
        let value = try WidgetsDirectory.request().value
        try requests.write(.withoutSync) { $0[key] = value }
    }

    /// Asks the running host to follow a tap.
    package func requestTap(_ id: String, _ action: Action) throws {
        let request = WidgetsDirectory.request(action)
        let value = try request.value
        try requests.write(.withoutSync) { $0[Key("\(ReloadRequest.tapPrefix)\(id):\(request.at)")] = value }
    }

    private static func request(_ action: Action? = nil) -> ReloadRequest {
        let now = Now.current
        let name = CommandLine.arguments.first?.split(separator: "/").last ?? "a program"
        return ReloadRequest(at: now.sinceBoot, by: "\(name) (\(CurrentProcess.id))", date: now.date, action: action)
    }

    /// The latest reload request for each kind, where nil stands for all.
    package var pendingRequests: [(kind: String?, request: ReloadRequest)] {
        guard let members = try? requests.snapshot().members else { return [] }
        return members.compactMap { member in
            let key = member.key.text
            guard !key.hasPrefix(ReloadRequest.tapPrefix), let request = try? ReloadRequest(member.value)
            else { return nil }
            return (key == RequestRecord.everyKind ? nil : key, request)
        }
    }

    /// The command that opens URLs. A setting must be a command, or the URL would be run as one.
    package var opener: [String] {
        get throws {
            let words: [String]
            switch try settings.value(for: "opener") {
            case nil: return ["xdg-open"]
            case .string(let command): words = command.split(separator: " ").map(String.init)
            case .array(let values):
                words = values.map { if case .string(let word) = $0 { word } else { "" } }
            default: words = []
            }
            guard let program = words.first, !program.isEmpty else { throw WidgetError.badOpener(path: settings.path) }
            return words
        }
    }
}
