import GroupStore
import GroupSystem
package import WidgetArchive

extension WidgetsDirectory {
    /// Asks the host, now or when one starts, to reload a kind or all widgets.
    /// `asker` says who asks, if not this program.
    package func requestReload(ofKind kind: String?, by asker: String? = nil) throws {
        var request = ReloadRequest.ownNow
        if let asker { request.by = asker }
        try requests.write(.withoutSync) { $0[Key(kind ?? ReloadRequest.everyKind)] = request.value }
    }

    /// Asks the running host to follow a tap.
    package func requestTap(_ id: String, _ action: Action) throws {
        let value = try TapRequest(widget: id, action: action).value
        try taps.write(.withoutSync) { $0[Key("\(KernelClock.sinceBoot).\(CurrentProcess.id)")] = value }
    }

    /// The latest reload request for each kind, where nil stands for all.
    package var pendingRequests: [(kind: String?, request: ReloadRequest)] {
        guard let members = try? requests.snapshot().members else { return [] }
        return members.compactMap { member in
            let kind = member.key.text
            return (try? ReloadRequest(member.value)).map { (kind == ReloadRequest.everyKind ? nil : kind, $0) }
        }
    }

    /// The command that opens URLs. A setting must be a command, or else the URL would be executed.
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
