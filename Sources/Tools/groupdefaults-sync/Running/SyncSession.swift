import CommandLineKit
import EtcdClient
import GroupStore
import GroupSync
import GroupSystem
import GroupWatch
import InotifyTools

/// A run from start to end, on one thread: it waits for the suites, the settings, the cluster, timers and signals.
final class SyncSession {
    let loop = EventLoop()
    let directory: SyncDirectory
    private let endsInStep: Bool
    private var isOver = false
    /// Whether the end was requested, even if the loop has not noticed yet.
    private(set) var isEnding: () -> Bool = { false }
    var settings = Settings()
    var link: ClusterLink?
    var runners: [SuiteName: (runner: SuiteRunner, timer: EventLoop.Source)] = [:]
    let suiteEvents: AlarmQueue<WatchEvent>
    var watcher: (scope: Watcher.Scope, watcher: Watcher)?
    private var header: EtcdClient.Header?
    private var roundTrip: Duration?
    private var clockAhead: Int64?
    private var lastProblem = ""
    /// The number of failed connections since anything was sent or received.
    private var failures = 0
    private var hasRisen = false
    private var failure: Failure?
    private let manager: ServiceManager?
    private let tellsProgress = TerminalDevice.isBehind(FileDescriptor.standardOutput)

    init(_ directory: SyncDirectory, endsInStep: Bool, tells manager: ServiceManager?) throws {
        (self.directory, self.endsInStep, self.manager) = (directory, endsInStep, manager)
        suiteEvents = try AlarmQueue()
    }

    func run() throws {
        let signals = try SignalQueue.ofEnds()
        let descriptor = signals.descriptor
        loop.add(descriptor, .reading, .urgent) { [unowned self] in isOver = true }
        isEnding = { Readiness.wait(for: [Interest(descriptor)], until: .now)[0] }
        loop.add(suiteEvents) { [unowned self] in hear($0) }
        let settingsWatcher = try watchSettings()
        defer { settingsWatcher.stop() }
        watchTrust()
        try follow()
        begin(serving: manager)
        if settings.isEmpty { say("no suite is kept in step yet; 'groupdefaults sync add' is waited for") }
        let result = Result { try work() }
        manager?.tell(.stopping)
        watcher?.watcher.stop()
        for (runner, _) in runners.values { runner.end() }
        try result.get()
        try noteState(connected: nil)
    }

    private func work() throws {
        while !isOver, !(endsInStep && isInStep) {
            loop.turn()
            if endsInStep { try checkTrouble() }
        }
        if let failure { throw failure }
    }

    func end(with failure: Failure) { (self.failure, isOver) = (failure, true) }

    private var isInStep: Bool { header != nil && runners.values.allSatisfy(\.runner.isInStep) }

    /// `--once` fails instead of waiting for trouble that may never end.
    private func checkTrouble() throws {
        if let failure { throw failure }
        for (name, held) in runners {
            if let trouble = held.runner.trouble { throw Failure.store("\(name): \(trouble)") }
        }
    }

    /// Counts failures until every member was tried, and a member that was connected once more.
    private func count(_ error: EtcdError) {
        failures += 1
        guard endsInStep, failures >= settings.endpoints.count + (hasRisen ? 1 : 0) else { return }
        switch error {
        case .refused, .unauthenticated: failure = .store("the cluster refuses: \(error)")
        default:
            failure = .store(
                "no member of the cluster answers; \(link?.address ?? ""): \(error)",
                hint: "the next run sends what waits; 'groupdefaults sync add --to URL,… SUITE' changes the addresses")
        }
    }

    /// Reports progress to a person, and writes it to the log.
    func record(_ entry: LogEntry) {
        if [.sent, .received].contains(entry.event) { failures = 0 }
        directory.log.append(Array((entry.value.json() + "\n").utf8))
        guard tellsProgress else { return }
        Output.standard.print(entry.line)
        try? Output.standard.flush()
    }

    private func say(_ words: String) {
        note("note: \(words)\n".withControlsEscaped)
    }

    private func hear(_ events: [WatchEvent]) {
        for event in events {
            switch event {
            case .changed(let change):
                if let runner = runners[change.suite]?.runner { runner.look() } else { meet(change.suite) }
            case .mended(let name): if let runner = runners[name]?.runner, runner.trouble != nil { runner.begin() }
            case .damaged(let name, _): runners[name]?.runner.look()
            case .note(let text): say("\(text)")
            }
        }
    }
}

// MARK: The cluster

extension SyncSession {
    func connect() throws {
        _ = try settings.password()
        let new = ClusterLink(settings, password: settings.password, in: loop)
        new.listen { [unowned self] in hear($0) }
        link = new
        new.connect()
    }

    func disconnect() {
        link?.close()
        (link, header, lastProblem) = (nil, nil, "")
    }

    private func hear(_ news: ClusterLink.News) {
        switch news {
        case .up(let header): rise(header)
        case .down(let error): fall(error)
        case .clock(let ahead):
            clockAhead = ahead
            for (runner, _) in runners.values { runner.tell(.clock(ahead: ahead)) }
        case .roundTrip(let duration): take(roundTrip: duration)
        }
    }

    private func rise(_ header: EtcdClient.Header) {
        (self.header, lastProblem, hasRisen) = (header, "", true)
        record(LogEntry(.connected, reason: link?.address, at: SuiteRunner.now))
        try? noteState(connected: link?.address)
        tellStatus()
        for (runner, _) in runners.values { welcome(runner) }
    }

    func welcome(_ runner: SuiteRunner) {
        guard let header else { return }
        if let clockAhead { runner.tell(.clock(ahead: clockAhead)) }
        // The end of a watch's news is never known; a full read has an end.
        runner.tell(.connected(cluster: header.cluster, revision: header.revision, readsAll: endsInStep))
    }

    private func fall(_ error: EtcdError) {
        header = nil
        count(error)
        for (runner, _) in runners.values { runner.tell(.disconnected) }
        guard "\(error)" != lastProblem else { return }
        lastProblem = "\(error)"
        note("warning: \(link?.address ?? ""): \(error)\n".withControlsEscaped)
        record(LogEntry(.disconnected, reason: "\(error)", at: SuiteRunner.now))
        try? noteState(connected: nil, problem: "\(error)")
        tellStatus()
    }

    private func noteState(connected: String?, problem: String? = nil) throws {
        roundTrip = nil
        try directory.state.write { draft in
            draft["connected"] = connected.map(Value.string)
            draft["problem"] = problem.map(Value.string)
            draft["since"] = .date(.now)
            draft["round-trip"] = nil
        }
    }

    /// Saves a round trip if it differs much from the last saved one: an idle run writes nothing.
    private func take(roundTrip new: Duration) {
        if let old = roundTrip, new < old * 2, new > old / 2 { return }
        roundTrip = new
        try? directory.state.set(.real(new / .milliseconds(1)), for: "round-trip")
    }
}

// MARK: The service manager

extension SyncSession {
    /// Reports ready as soon as the suites are watched: the cluster may be away for days.
    private func begin(serving manager: ServiceManager?) {
        guard let manager else { return }
        manager.tell(.ready, .status(status))
        manager.reassure(every: loop.every)
    }

    func tellStatus() {
        manager?.tell(.status(status))
    }

    private var status: String {
        if settings.isEmpty { return "no suite is kept in step" }
        let suites = settings.suites.count == 1 ? "a suite" : "\(settings.suites.count) suites"
        if header != nil { return "keeping \(suites) in step with \(link?.address ?? "")" }
        return "waiting for the cluster" + (lastProblem.isEmpty ? "" : ": \(lastProblem)")
    }
}
