import CommandLineKit
import GroupStore
import GroupSync

extension Command {
    static let status = Command(
        name: "status", summary: SyncVerb.status.summary, options: Option.sync("json"),
        run: { invocation in
            let directory = try SyncDirectory(in: invocation.root)
            let status = try SyncStatus(directory)
            Output.standard.write(invocation.has("json") ? status.value.json(onOneLine: false) + "\n" : status.text)
        })
}

/// The known state of a run and of each suite.
private struct SyncStatus {
    private let settings: Settings
    private let isRunning: Bool
    private let state: Members
    private let suites: [(name: SuiteName, ledger: Ledger, conflicts: Int)]
    /// Why suites are not in step, though they should be.
    private let troubles: [SuiteName: String]

    init(_ directory: SyncDirectory) throws {
        settings = try Settings.known(directory)
        isRunning = directory.isRunning
        state = try directory.state.snapshot().members
        suites = try settings.suites.keys.sorted().map { name in
            let members = try directory.ledger(of: name).snapshot().members
            return (name, Ledger(members), members.count { $0.key.text.hasPrefix("conflict/") })
        }
        troubles = Dictionary(
            uniqueKeysWithValues: settings.suites.keys.compactMap { name in
                var tracker = SuiteTracker(name, in: directory.root)
                return switch tracker.look() {
                case .absent(let error), .failed(let error): (name, SuiteRunner.words(error, of: name))
                case .unchanged, .changed, .removed: nil
                }
            })
    }

    private var connection: String {
        guard isRunning else { return "'groupdefaults sync run' is not running" }
        if let address = state.text("connected") {
            return "connected to \(address)" + (roundTrip.map { ", round trip \($0.formatted(places: 1)) ms" } ?? "")
        }
        return "not connected" + (state.text("problem").map { ": \($0)" } ?? "")
    }

    private var roundTrip: Double? { if case .real(let time)? = state["round-trip"] { time } else { nil } }

    var text: String {
        var text = "\(connection)\n"
        for (name, ledger, conflicts) in suites {
            var parts = troubles[name].map { ["stopped: \($0)"] } ?? []
            if ledger.revision == nil { parts.append("never in step yet") }
            if let since = ledger.pendingSince {
                parts.append("\(ledger.pendingCount) waiting since \(LocalStamp(milliseconds: since))")
            }
            if !ledger.unsent.isEmpty { parts.append("\(ledger.unsent.count) not sent") }
            if conflicts > 0 { parts.append("\(conflicts) lost, see 'groupdefaults sync conflicts'") }
            text += "\(name): \(parts.isEmpty ? "in step" : parts.joined(separator: ", "))\n"
            text += SyncStatus.problems(of: ledger)
        }
        return text
    }

    private static func problems(of ledger: Ledger) -> String {
        var text = ""
        for (key, reason) in ledger.unsent.sorted(by: { $0.key < $1.key }) {
            text += "  '\(key)' is not sent: \(reason)\n".withControlsEscaped
        }
        for (key, refused) in ledger.refused.sorted(by: { $0.key < $1.key }) {
            text += "  '\(key)' of the cluster is not taken: \(refused.reason)\n".withControlsEscaped
        }
        if let split = ledger.split {
            text += "  \(split.keys) keys that changed at once, \(LocalStamp(milliseconds: split.milliseconds)), "
            text += "were sent in parts: a transaction takes 127 keys, or 1 MB\n"
        }
        return text
    }

    var value: Value {
        var members: Members = ["running": .boolean(isRunning), "prefix": .string(settings.prefix)]
        if isRunning { members["connected"] = state["connected"] }
        if isRunning { members["problem"] = state["problem"] }
        if isRunning { members["roundTrip"] = state["round-trip"] }
        members["suites"] = .dictionary(
            Members(suites.map { (Key($0.name.text), value(of: $0.name, $0.ledger, $0.conflicts)) }))
        return .dictionary(members)
    }

    private func value(of name: SuiteName, _ ledger: Ledger, _ conflicts: Int) -> Value {
        var members: Members = [
            "waiting": .integer(Int64(ledger.pendingCount)), "conflicts": .integer(Int64(conflicts)),
            "refused": .dictionary(Members(ledger.refused.map { ($0.key, .string($0.value.reason)) })),
            "unsent": .dictionary(Members(ledger.unsent.map { ($0.key, .string($0.value)) })),
        ]
        members["split"] = ledger.split.map { split in
            .dictionary([
                "keys": .integer(Int64(split.keys)), "time": .date(Timestamp(milliseconds: split.milliseconds)),
            ])
        }
        members["stopped"] = troubles[name].map(Value.string)
        members["revision"] = ledger.revision.map(Value.integer)
        members["since"] = ledger.pendingSince.map { .date(Timestamp(milliseconds: $0)) }
        return .dictionary(members)
    }
}
