import GroupStore
import GroupSystem
import WidgetArchive

extension WidgetsDirectory {
    /// Throws unless the directory belongs to this process's user and nobody else can change what is in it: it says
    /// which programs are run, and what opens a URL.
    func requireTrust() throws(WidgetError) {
        var trust = Trust()
        guard let directory = try trust.check(wayTo: path), let status = try? FileStatus(of: directory) else { return }
        if status.owner != trust.user {
            try trust.refuse(path, .owned(by: Accounts.ofMachine.name(ofUser: status.owner)))
        }
        try trust.check(directory)
        for suite in [programs, placements, requests, settings] {
            for part in suite.parts { try trust.check("\(directory)/\(part)") }
        }
        for name in ["archives", "log", "host.lock"] { try trust.check("\(directory)/\(name)") }
    }
}

extension Suite {
    /// Its directories and file, relative to the root.
    fileprivate var parts: [String] {
        let container = name.text
        let preferences = container + "/Library/Preferences"
        return [container, container + "/Library", preferences, "\(preferences)/\(name.text).json"]
    }
}
