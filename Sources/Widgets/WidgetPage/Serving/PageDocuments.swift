import FoundationEssentials
import GroupSystem
import HTTPServer
import PictureClient

/// The documents of the scenes on pages: each drawn when it is first asked for, and compressed once for all pages.
final class PageDocuments {
    typealias Handler = (Result<HTTPBody, PictureFailure>) -> Void

    /// Part of the keys: a new drawing program draws anew.
    let program: String
    private let queue: PictureQueue
    private var finished: [Name: Finished] = [:]
    private var awaited: [Name: [Handler]] = [:]
    private var bytes = 0
    private var uses = 0

    /// More than fifty pages of different widgets.
    private static let mostBytes = 8 << 20

    private struct Name: Hashable {
        let key: String
        let second: Int?
    }

    private struct Finished {
        let body: HTTPBody
        var use: Int
    }

    init(in loop: EventLoop) throws {
        let path = try PictureProgram.path()
        program = (try? FileStatus(of: path, followsLinks: true))?.version ?? ""
        queue = PictureQueue(PictureProgram(path: path), in: loop)
    }

    /// Passes on the document of a scene, at a second since 1970 if it ticks.
    func document(of scene: PageScene, second: Int?, _ handler: @escaping Handler) {
        let name = Name(key: scene.key, second: second)
        uses += 1
        if let body = finished[name]?.body {
            finished[name]?.use = uses
            return handler(.success(body))
        }
        awaited[name, default: []].append(handler)
        guard awaited[name]?.count == 1 else { return }
        var request = scene.request
        if let second { request.date = Date(timeIntervalSince1970: Double(second)) }
        queue.draw(request) { [unowned self] result in take(result, name) }
    }

    private func take(_ result: Result<PictureProgram.Picture, PictureFailure>, _ name: Name) {
        let outcome = result.map { HTTPBody($0.bytes, compressing: true) }
        if case .success(let body) = outcome { keep(body, name) }
        for handler in awaited.removeValue(forKey: name) ?? [] { handler(outcome) }
    }

    private static func size(of body: HTTPBody) -> Int { body.bytes.count + (body.compressed?.count ?? 0) }

    private func keep(_ body: HTTPBody, _ name: Name) {
        finished[name] = Finished(body: body, use: uses)
        bytes += PageDocuments.size(of: body)
        guard bytes > PageDocuments.mostBytes else { return }
        for (name, document) in finished.sorted(by: { $0.value.use < $1.value.use }) {
            guard bytes > PageDocuments.mostBytes / 2 else { return }
            finished[name] = nil
            bytes -= PageDocuments.size(of: document.body)
        }
    }
}
