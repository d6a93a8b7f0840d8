import Commands
import EtcdClient
import GroupStore
import GroupSync
import GroupSystem
import GroupWatch
import InotifyTools

/// A run from beginning to end, on one thread: it waits for the suites, the cluster, the time and signals.
final class SyncSession {
    private let loop = EventLoop()
    private let link: Link
    private let runners: [SuiteRunner]
    private let directory: SyncDirectory
    private let endsInStep: Bool
    private var isOver = false
    private var isConnected = false
    private var lastProblem = ""
    private let tellsProgress = TerminalDevice.isBehind(FileDescriptor.standardOutput)

    init(_ settings: Settings, _ directory: SyncDirectory, endsInStep: Bool) throws {
        let password = try settings.user.map { _ in try Password.read(file: settings.passwordFile) }
        let link = Link(settings, password: password, in: loop)
        runners = try settings.suites.keys.sorted().map { try SuiteRunner($0, settings, directory, link) }
        (self.link, self.directory, self.endsInStep) = (link, directory, endsInStep)
    }

    func run() throws {
        let signals = try SignalQueue.ofEnds()
        let descriptor = signals.descriptor
        loop.add(descriptor, .reading, .urgent) { [unowned self] in isOver = true }
        let events = try AlarmQueue<WatchEvent>()
        loop.add(events) { [unowned self] in hear($0) }
        let watcher = try Watcher(
            .suites(Set(runners.map(\.name))), in: directory.root, on: .library
        ) { events.add($0) }
        defer { watcher.stop() }
        for runner in runners { prepare(runner) }
        // What was written since the values were read.
        for runner in runners { runner.look() }
        link.onUp = { [unowned self] in rise($0) }
        link.onDown = { [unowned self] in fall($0) }
        link.onRoundTrip = { [unowned self] in take(roundTrip: $0) }
        link.connect()
        while !isOver, !(endsInStep && isInStep) { loop.turn() }
        for runner in runners { runner.tell(.ending) }
        try noteState(connected: nil)
    }

    private var isInStep: Bool { isConnected && runners.allSatisfy(\.isInStep) }

    private func prepare(_ runner: SuiteRunner) {
        runner.report = { note("warning: \(runner.name): \($0)\n".withControlsEscaped) }
        loop.add(deadline: { runner.deadline }) { runner.tellTime() }
    }

    private func hear(_ events: [WatchEvent]) {
        for event in events {
            switch event {
            case .changed(let change): runner(of: change.suite)?.look()
            case .mended(let name): if let runner = runner(of: name), runner.recover() { welcome(runner) }
            case .damaged(let name, _): runner(of: name)?.look()
            case .note(let text): note("note: \(text)\n")
            }
        }
    }

    private func runner(of name: SuiteName) -> SuiteRunner? { runners.first { $0.name == name } }

    // MARK: The cluster

    private var header: EtcdClient.Header?
    private var roundTrip: Duration?

    private func rise(_ header: EtcdClient.Header) {
        (self.header, isConnected, lastProblem) = (header, true, "")
        if tellsProgress { note("connected to \(link.address)\n") }
        try? noteState(connected: link.address)
        for runner in runners { welcome(runner) }
    }

    private func welcome(_ runner: SuiteRunner) {
        guard let header, isConnected else { return }
        // A watch never tells that it has told all; a full read does.
        runner.tell(.connected(cluster: header.cluster, revision: header.revision, readsAll: endsInStep))
    }

    private func fall(_ error: EtcdError) {
        isConnected = false
        for runner in runners { runner.tell(.disconnected) }
        guard "\(error)" != lastProblem else { return }
        lastProblem = "\(error)"
        note("warning: \(link.address): \(error)\n".withControlsEscaped)
        try? noteState(connected: nil, problem: "\(error)")
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

    /// Saves a round trip that is quite different from the last that was saved: an idle run writes nothing.
    private func take(roundTrip new: Duration) {
        if let old = roundTrip, new < old * 2, new > old / 2 { return }
        roundTrip = new
        try? directory.state.set(.real(new / .milliseconds(1)), for: "round-trip")
    }
}
