import FoundationEssentials
import GroupSystem
import HTTPServer
import PictureClient

/// The documents of the scenes on pages: each drawn once for all pages, for the first that asks for it or looks.
final class PageDocuments {
    typealias Handler = (Result<Document, PictureFailure>) -> Void

    /// Part of the keys: a new drawing program draws anew.
    let program: String
    private let queue: PictureQueue
    private var finished: [DocumentName: Finished] = [:]
    private var awaited: [DocumentName: [Handler]] = [:]
    private var uses = 0

    /// More than fifty pages of different widgets.
    private static let mostBytes = 8 << 20

    private struct Finished {
        let document: Document
        var use: Int
    }

    final class Document {
        let bytes: [UInt8]
        private var fetched: HTTPBody?

        init(_ bytes: [UInt8]) {
            self.bytes = bytes
        }

        /// Compressed for the first that fetches it.
        var body: HTTPBody {
            let body = fetched ?? HTTPBody(bytes, compressing: true)
            fetched = body
            return body
        }

        var size: Int { bytes.count + (fetched?.compressed?.count ?? 0) }
    }

    init(in loop: EventLoop) throws {
        let path = try PictureProgram.path()
        program = (try? FileStatus(of: path, followsLinks: true))?.version ?? ""
        queue = PictureQueue(PictureProgram(path: path), in: loop)
    }

    /// Passes on the document of a scene, at a second since 1970 if it ticks.
    func document(of scene: PageScene, second: Int?, _ handler: @escaping Handler) {
        let name = DocumentName(key: scene.key, second: second)
        uses += 1
        if let document = finished[name]?.document {
            finished[name]?.use = uses
            return handler(.success(document))
        }
        awaited[name, default: []].append(handler)
        guard awaited[name]?.count == 1 else { return }
        var request = scene.request
        if let second { request.date = Date(timeIntervalSince1970: Double(second)) }
        queue.draw(request) { [unowned self] result in take(result, name) }
    }

    private func take(_ result: Result<PictureProgram.Picture, PictureFailure>, _ name: DocumentName) {
        let outcome = result.map { Document($0.bytes) }
        if case .success(let document) = outcome { keep(document, name) }
        for handler in awaited.removeValue(forKey: name) ?? [] { handler(outcome) }
    }

    private func keep(_ document: Document, _ name: DocumentName) {
        finished[name] = Finished(document: document, use: uses)
        var bytes = finished.values.reduce(0) { $0 + $1.document.size }
        guard bytes > PageDocuments.mostBytes else { return }
        for (name, old) in finished.sorted(by: { $0.value.use < $1.value.use }) {
            guard bytes > PageDocuments.mostBytes / 2 else { return }
            finished[name] = nil
            bytes -= old.document.size
        }
    }
}

/// The name of a document: the key of its scene, and for one that ticks the second since 1970 that it shows.
struct DocumentName: Hashable, CustomStringConvertible {
    let key: String
    let second: Int?

    var description: String { second.map { "\(key)@\($0)" } ?? key }

    init(key: String, second: Int?) {
        (self.key, self.second) = (key, second)
    }

    /// Of the last part of its address.
    init?(file: String) {
        guard file.hasSuffix(".svg") else { return nil }
        let parts = file.dropLast(4).split(separator: "@", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), parts[0].utf8.count == 16 else { return nil }
        key = String(parts[0])
        guard parts.count == 2 else {
            second = nil
            return
        }
        guard let number = Int(parts[1]), (0...253_402_300_799).contains(number) else { return nil }
        second = number
    }
}
