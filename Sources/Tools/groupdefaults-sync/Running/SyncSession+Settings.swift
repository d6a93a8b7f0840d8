import CommandLineKit
import GroupStore
import GroupSync
import GroupSystem
import GroupWatch
import InotifyTools

/// Follows the settings, which any program may change during a run.
extension SyncSession {
    func watchSettings() throws -> Watcher {
        let events = try AlarmQueue<WatchEvent>()
        loop.add(events) { [unowned self] _ in
            guard isTrusted() else { return }
            do { try follow() } catch { warn("the settings cannot be followed: \(error)") }
        }
        let scope = Watcher.Scope.suites([try directory.settings.name])
        return try Watcher(scope, in: directory.inner, on: .library) { events.add($0) }
    }

    /// Checks the trust in the settings again whenever permissions change, or another directory takes their place.
    func watchTrust() {
        guard let watch = try? DirectoryWatch() else { return }
        let look = { [directory] in
            _ = try? watch.add(directory.root.path, [.attributes, .create, .movedTo, .onlyDirectories])
            _ = try? watch.add(directory.inner.path, [.attributes, .onlyDirectories])
        }
        look()
        loop.add(watch.descriptor, .reading) { [unowned self] in
            _ = watch.events()
            look()
            _ = isTrusted()
        }
    }

    /// Whether nobody else may change the settings; otherwise the run ends.
    private func isTrusted() -> Bool {
        do {
            try directory.requireTrust()
            return true
        } catch let failure as Failure {
            end(with: failure)
            return false
        } catch {
            // Too many open files, for example: that is reported when the settings are read.
            return true
        }
    }

    func warn(_ words: String) {
        note("warning: \(words)\n".withControlsEscaped, .warning)
    }

    func follow() throws {
        try adoptLatecomers()
        let new = try Settings.read(directory)
        if !new.isEmpty { try new.check() }
        let old = settings
        settings = new
        if !new.hasSameCluster(as: old) {
            for name in old.suites.keys { drop(name) }
            disconnect()
        }
        for (name, policy) in old.suites where new.suites[name] != policy {
            drop(name)
            if new.suites[name] == nil { try directory.forget(name) }
        }
        if link == nil, !new.isEmpty { try connect() }
        let added = new.suites.keys.filter { runners[$0] == nil }.sorted()
        for name in added { take(name) }
        try watch(new.later == nil ? .suites(Set(new.suites.keys)) : .all)
        // Take changes made since the values were read.
        for name in added { runners[name]?.runner.look() }
        tellStatus()
    }

    private func take(_ name: SuiteName) {
        guard let link else { return }
        let runner = SuiteRunner(name, settings, directory, link, isEnding: isEnding)
        runner.listen { [unowned self, unowned runner] news in
            switch news {
            case .begun: welcome(runner)
            case .done(let entry): record(entry)
            case .problem(let words): warn("\(name): \(words)")
            }
        }
        let timer = loop.add(deadline: { runner.deadline }) { runner.meetDeadline() }
        runners[name] = (runner, timer)
        runner.begin()
    }

    private func drop(_ name: SuiteName) {
        guard let (runner, timer) = runners.removeValue(forKey: name) else { return }
        timer.cancel()
        runner.end()
    }

    private func watch(_ scope: Watcher.Scope) throws {
        guard watcher?.scope != scope else { return }
        let events = suiteEvents
        let new = try Watcher(scope, in: directory.root, on: .library) { events.add($0) }
        watcher?.watcher.stop()
        watcher = (scope, new)
        // In between, either no watcher or both watched the same suites.
        for (runner, _) in runners.values { runner.look() }
    }
}

// MARK: Suites created later

extension SyncSession {
    /// Handles a change of a suite that is not in step: with `--all`, it is added now.
    func meet(_ name: SuiteName) {
        guard settings.later != nil, !settings.exceptions.contains(name) else { return }
        do { try follow() } catch { warn("\(name) cannot be added: \(error)") }
    }

    private func adoptLatecomers() throws {
        guard try Settings.read(directory).later != nil else { return }
        let all = try directory.root.suites()
        try Settings.change(in: directory) { settings in
            guard let policy = settings.later else { return }
            for name in all where settings.suites[name] == nil && !settings.exceptions.contains(name) {
                settings.suites[name] = policy
            }
        }
    }
}
