import CommandLineKit
import GroupSystem

/// The host, or the page, as a user service.
struct WidgetsService {
    let part: ServicePart
    let manager: UserManager
    /// The path of our unit among the user's own, whether or not it exists.
    let path: String

    init(_ part: ServicePart = .host) throws(Failure) {
        self.part = part
        manager = UserManager(part: part)
        let home = ProcessEnvironment.words("HOME")
        let configuration = ProcessEnvironment.words("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
        guard let base = configuration ?? home.map({ $0 + "/.config" }) else {
            throw .usage("neither HOME nor XDG_CONFIG_HOME says where units belong")
        }
        path = "\(base)/systemd/user/\(part.unitName)"
    }

    /// The unit at our path.
    enum Own {
        case nothing
        /// Unchanged since `service install` wrote it.
        case ours(ServiceUnit)
        case edited

        var isThere: Bool { if case .nothing = self { false } else { true } }
    }

    func own() throws(Failure) -> Own {
        guard let status = try? FileStatus(of: path) else { return .nothing }
        guard status.isRegularFile else { return .edited }
        let text = String(decoding: try File.read(path), as: UTF8.self)
        return ServiceUnit(text: text, part: part).flatMap { $0.text == text ? .ours($0) : nil } ?? .edited
    }

    /// Throws if a person has edited the unit.
    func requireOurs(_ own: Own, isForced: Bool, _ verb: ServiceVerb) throws(Failure) {
        guard case .edited = own, !isForced else { return }
        throw .store(
            "\(path) is not as '\(part.command(.install))' writes it",
            hint: "keep it and use systemctl, or \(verb.rawValue) with '\(part.command(verb)) --force'")
    }
}

// MARK: Installing

extension WidgetsService {
    /// Installs a unit that serves a root, or uses a package's unit, and returns its path.
    func install(_ unit: ServiceUnit, isUsualRoot: Bool, isForced: Bool) throws(Failure) -> String {
        let before = try manager.state()
        let own = try own()
        try requireOurs(own, isForced: isForced, .install)
        if !own.isThere, isUsualRoot, let packaged = before.unitPath, runs(unit.program, packaged) {
            try start()
            return packaged
        }
        if case .ours(unit) = own {
            try start()
            return path
        }
        try write(unit)
        try manager.order("daemon-reload")
        try start(again: before.isActive)
        return path
    }

    private func start(again isRunning: Bool = false) throws(Failure) {
        do throws(Failure) {
            try manager.order("enable", "--now", part.unitName)
            if isRunning { try manager.order("restart", part.unitName) }
        } catch {
            guard let state = try? manager.state(), state.hasFailed else { throw error }
            throw .store(
                "the service is installed, but does not start: \(manager.lastWords() ?? state.words)",
                hint: "'\(part.command(.status))' shows its state, and '\(part.command(.remove))' removes it")
        }
    }

    private func runs(_ program: String, _ unitPath: String) -> Bool {
        ServiceUnit(text: SmallFile.text(unitPath), part: part) == ServiceUnit(part: part, program: program, root: nil)
    }

    private func write(_ unit: ServiceUnit) throws(Failure) {
        do throws(Errno) {
            let directory = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
            try FileSystem.makeDirectories(directory)
            try SmallFile.replace(path, with: Array(unit.text.utf8))
        } catch {
            throw .store("\(path) cannot be written: \(error)")
        }
    }
}

// MARK: Removing

extension WidgetsService {
    enum Removed {
        case nothing
        case own
        case packaged(String)
    }

    /// Reverts `install`. A package's unit is only disabled.
    func remove(isForced: Bool) throws(Failure) -> Removed {
        let state = try manager.state()
        let own = try own()
        try requireOurs(own, isForced: isForced, .remove)
        if state.isEnabled || state.isActive { try manager.order("disable", "--now", part.unitName) }
        guard own.isThere else {
            guard let packaged = state.unitPath, state.isEnabled || state.isActive else { return .nothing }
            return .packaged(packaged)
        }
        do throws(Errno) {
            try FileSystem.remove(path)
        } catch {
            throw .store("\(path) cannot be removed: \(error)")
        }
        try manager.order("daemon-reload")
        // systemd would go on listing a failed unit that is gone. There may be none.
        try? manager.order("reset-failed", part.unitName)
        return .own
    }
}
