import EtcdClient
import GroupSync

extension ClusterLink {
    typealias Page = (events: [EtcdClient.Event], revision: Int64)

    /// Reads everything in a place at one revision. Answers after the connection has failed are ignored.
    func readAll(_ place: RemotePlace, _ done: @escaping (Result<Page, EtcdError>) -> Void) {
        readPage(of: place, after: ([], 0), from: Array(place.prefix.utf8), atMost: 500, done)
    }

    private func readPage(
        of place: RemotePlace, after before: Page, from first: [UInt8], atMost count: Int,
        _ done: @escaping (Result<Page, EtcdError>) -> Void
    ) {
        guard let client else { return }
        let number = number
        client.read(from: first, to: place.end, atMost: count, at: before.revision) { [weak self] result in
            guard let self, number == self.number else { return }
            switch result {
            case .success(let page):
                let revision = before.revision == 0 ? page.header.revision : before.revision
                let all = (before.events + page.events, revision)
                guard page.hasMore, let last = page.events.last else { return done(.success(all)) }
                readPage(of: place, after: all, from: last.name + [0], atMost: count, done)
            // Values are large: read fewer of them at a time.
            case .failure(.unreadable) where count > 10:
                readPage(of: place, after: before, from: first, atMost: 10, done)
            case .failure(let error): done(.failure(error))
            }
        }
    }
}
