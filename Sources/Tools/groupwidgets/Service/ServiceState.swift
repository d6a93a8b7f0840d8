/// systemd's state of our unit.
struct ServiceState {
    private let values: [String: String]

    static let properties = [
        "LoadState", "FragmentPath", "UnitFileState", "ActiveState", "Result", "ExecMainStatus", "MainPID",
        "StatusText", "ActiveEnterTimestamp", "InactiveEnterTimestamp", "NRestarts",
    ]

    /// Parses lines such as `ActiveState=active`.
    init(properties text: String) {
        let pairs = text.split(separator: "\n").compactMap { line -> (String, String)? in
            guard let equals = line.firstIndex(of: "=") else { return nil }
            return (String(line[..<equals]), String(line[equals...].dropFirst()))
        }
        values = Dictionary(pairs) { $1 }
    }

    private func value(_ name: String) -> String? {
        values[name].flatMap { $0.isEmpty || $0 == "0" || $0 == "n/a" ? nil : $0 }
    }

    /// The path of the unit that systemd uses, if any.
    var unitPath: String? { value("FragmentPath") }
    var isMasked: Bool { value("LoadState") == "masked" }
    var isEnabled: Bool { ["enabled", "enabled-runtime"].contains(value("UnitFileState")) }
    /// Whether it runs, or is about to.
    var isActive: Bool { ["active", "activating", "reloading"].contains(value("ActiveState")) }
    var isRunning: Bool { value("ActiveState") == "active" }
    /// Whether it failed, and either stays so or is about to be restarted.
    var hasFailed: Bool { !isRunning && value("Result").map { $0 != "success" } ?? false }

    /// The state in plain words.
    var words: String {
        if isRunning {
            let process = value("MainPID").map { ", process \($0)" } ?? ""
            let said = value("StatusText").map { ": \($0)" } ?? ""
            return "running\(since("ActiveEnterTimestamp"))\(process)\(said)"
        }
        if hasFailed { return "failed\(since("InactiveEnterTimestamp")): \(reason)\(restarts)" }
        return isActive ? "starting" : "not running"
    }

    private func since(_ name: String) -> String { value(name).map { " since \($0)" } ?? "" }

    private var reason: String {
        switch value("Result") ?? "" {
        case "exit-code": "it exited with code \(value("ExecMainStatus") ?? "0")"
        case "signal", "core-dump": "signal \(value("ExecMainStatus") ?? "") ended it"
        case "timeout": "it took too long to start or to stop"
        case "watchdog": "it hung"
        case "start-limit-hit": "it was started too often"
        case "oom-kill": "memory ran out"
        case let other: other
        }
    }

    private var restarts: String {
        guard let count = value("NRestarts") else { return "" }
        return count == "1" ? ", and was started again once" : ", and was started again \(count) times"
    }
}
