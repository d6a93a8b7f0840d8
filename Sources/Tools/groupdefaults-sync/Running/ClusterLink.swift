import CommandLineKit
import EtcdClient
import GroupStore
import GroupSync
import GroupSystem

/// The connection to the cluster: to one of its members at a time, and to the next as soon as that fails.
final class ClusterLink {
    private let settings: Settings
    private let password: () throws -> String?
    private let loop: EventLoop
    private(set) var client: EtcdClient?
    private var endpoint = 0
    private var pause = Pause()
    private var deadline: MonotonicTime?
    private var work: () -> Void = {}
    private var timer: EventLoop.Source?
    /// Since when the connection has been up.
    private var risen: MonotonicTime?
    /// Identifies the connection, so that late answers can be recognised.
    private(set) var number = 0
    private var hear: (News) -> Void = { _ in }

    enum News {
        case up(EtcdClient.Header)
        case down(EtcdError)
        /// The cluster's clock is this many milliseconds ahead of this machine's.
        case clock(ahead: Int64)
        /// The cluster took this long to answer.
        case roundTrip(Duration)
    }

    /// Makes a link; `password` is called for each connection, since the password may change.
    init(_ settings: Settings, password: @escaping () throws -> String?, in loop: EventLoop) {
        (self.settings, self.password, self.loop) = (settings, password, loop)
        timer = loop.add(deadline: { [weak self] in self?.deadline }) { [weak self] in self?.workIfDue() }
    }

    func listen(_ hear: @escaping (News) -> Void) { self.hear = hear }

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
        hear(.up(header))
        // On an open connection, this takes just one round trip.
        ping()
    }

    /// A member that was stopped or cut off keeps its connections, but says nothing.
    private static let pingInterval = Duration.seconds(30)

    private func ping() {
        let began = ContinuousClock.now
        client?.header(seenFrom: settings.prefix + "/") { [weak self] result in
            switch result {
            case .success:
                self?.tellClock()
                self?.hear(.roundTrip(ContinuousClock.now - began))
                self?.later(ClusterLink.pingInterval) { self?.ping() }
            case .failure(let error): self?.fail(error)
            }
        }
    }

    private func tellClock() {
        if let time = client?.time { hear(.clock(ahead: time - SuiteRunner.now)) }
    }

    /// Drops this connection, and tries the next member after a pause.
    func fail(_ error: EtcdError) {
        client = nil
        number += 1
        if let risen { pause.forget(after: .now - risen) }
        risen = nil
        hear(.down(error))
        endpoint += 1
        later(pause.take()) { [weak self] in self?.connect() }
    }

    /// Closes it for good.
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
