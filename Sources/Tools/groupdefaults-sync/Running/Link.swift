import Commands
import EtcdClient
import GroupStore
import GroupSync
import GroupSystem

/// The way to the cluster: one of its members at a time, the next one as soon as this one fails.
final class Link {
    private let settings: Settings
    private let password: () throws -> String?
    private let loop: EventLoop
    private(set) var client: EtcdClient?
    private var endpoint = 0
    private var pause = Pause()
    private var deadline: MonotonicTime?
    private var work: () -> Void = {}
    private var timer: EventLoop.Source?
    /// Since when there is a connection.
    private var risen: MonotonicTime?
    /// Which connection is meant by answers that come late.
    private(set) var number = 0
    var onUp: (EtcdClient.Header) -> Void = { _ in }
    var onDown: (EtcdError) -> Void = { _ in }
    /// Told how far the cluster's clock is ahead of this machine's, in milliseconds.
    var onClock: (Int64) -> Void = { _ in }
    /// Told how long the cluster took to answer a question.
    var onRoundTrip: (Duration) -> Void = { _ in }

    /// The password is asked for with each connection, since it may change.
    init(_ settings: Settings, password: @escaping () throws -> String?, in loop: EventLoop) {
        (self.settings, self.password, self.loop) = (settings, password, loop)
        timer = loop.add(deadline: { [weak self] in self?.deadline }) { [weak self] in self?.workIfDue() }
    }

    var address: String { settings.endpoints[endpoint % settings.endpoints.count] }

    func connect() {
        number += 1
        let new = EtcdClient(address, settings.security, in: loop)
        client = new
        do {
            guard let user = settings.user, let password = try password() else { return greet() }
            new.logIn(user, password) { [weak self] result in
                switch result {
                case .success: self?.greet()
                case .failure(let error): self?.fail(error)
                }
            }
        } catch {
            fail(.unavailable(Failure(error).message))
        }
    }

    private func greet() {
        client?.header(seenFrom: settings.prefix + "/") { [weak self] result in
            switch result {
            case .success(let header): self?.rise(header)
            case .failure(let error): self?.fail(error)
            }
        }
    }

    private func rise(_ header: EtcdClient.Header) {
        risen = .now
        tellClock()
        onUp(header)
        // On a connection that is open by now, this takes no more than the way there and back.
        ping()
    }

    /// A member that was stopped or cut off keeps its connections, and says nothing.
    private static let pingInterval = Duration.seconds(30)

    private func ping() {
        let began = ContinuousClock.now
        client?.header(seenFrom: settings.prefix + "/") { [weak self] result in
            switch result {
            case .success:
                self?.tellClock()
                self?.onRoundTrip(ContinuousClock.now - began)
                self?.later(Link.pingInterval) { self?.ping() }
            case .failure(let error): self?.fail(error)
            }
        }
    }

    private func tellClock() {
        if let time = client?.time { onClock(time - SuiteRunner.now) }
    }

    /// Gives up this connection, and tries the next member after a while.
    func fail(_ error: EtcdError) {
        client = nil
        number += 1
        if let risen { pause.forget(after: .now - risen) }
        risen = nil
        onDown(error)
        endpoint += 1
        later(pause.take()) { [weak self] in self?.connect() }
    }

    /// Ends it for good.
    func close() {
        number += 1
        client = nil
        timer?.cancel()
    }

    private func later(_ duration: Duration, _ work: @escaping () -> Void) {
        (deadline, self.work) = (.now + duration, work)
    }

    private func workIfDue() {
        guard let deadline, deadline <= .now else { return }
        self.deadline = nil
        work()
    }
}
