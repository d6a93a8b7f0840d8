import CommandLineKit
import EtcdClient
import GroupStore
import GroupSync
import GroupSystem

/// Reads some suites from a cluster, and rehearses keeping them in step. Nothing is changed.
final class FirstContact {
    private let loop = EventLoop()
    private let link: ClusterLink
    private let settings: Settings
    private let directory: SyncDirectory
    private var header: EtcdClient.Header?
    private var failures: [EtcdError] = []

    init(_ settings: Settings, _ directory: SyncDirectory) throws {
        _ = try settings.password()
        link = ClusterLink(settings, password: settings.password, in: loop)
        (self.settings, self.directory) = (settings, directory)
    }

    func plans(of names: [SuiteName]) throws -> [MergePlan] {
        link.listen { [unowned self] news in
            switch news {
            case .up(let header): self.header = header
            case .down(let error): failures.append(error)
            case .clock, .roundTrip: break
            }
        }
        link.connect()
        while header == nil {
            try checkFailures()
            loop.turn()
        }
        return try names.map(plan)
    }

    /// Throws once every member has failed, or one has refused, as all others then would.
    private func checkFailures() throws {
        guard let last = failures.last else { return }
        switch last {
        case .refused, .unauthenticated: throw Failure.store("the cluster refuses: \(last)")
        default: break
        }
        if failures.count >= settings.endpoints.count {
            throw Failure.store("no member of the cluster answers: \(last)", hint: "use --to to change its addresses")
        }
    }

    private func plan(of name: SuiteName) throws -> MergePlan {
        let place = RemotePlace(prefix: settings.prefix, suite: name)
        let (events, revision) = try read(place)
        var tracker = SuiteTracker(name, in: directory.root)
        let sync = try SuiteRunner.begin(
            name, settings, Suite(name, in: directory.root), directory.ledger(of: name), &tracker)
        let news = place.news(events.map(RemoteEvent.init))
        let values = tracker.snapshot.members
        let rehearsal = Rehearsal(
            sync, values, cluster: header?.cluster ?? "", news, revision: revision, at: SuiteRunner.now)
        return MergePlan(name, values, news, rehearsal)
    }

    private func read(_ place: RemotePlace) throws -> ClusterLink.Page {
        failures = []
        var result: Result<ClusterLink.Page, EtcdError>?
        link.readAll(place) { result = $0 }
        while result == nil, failures.isEmpty { loop.turn() }
        switch result {
        case .success(let page)?: return page
        case .failure(let error)?: throw Failure.store("the cluster refuses: \(error)")
        case nil: throw Failure.store("the cluster does not answer: \(failures[0])")
        }
    }
}
