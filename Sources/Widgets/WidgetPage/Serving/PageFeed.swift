import FoundationEssentials
import HTTPServer
import WidgetArchive

/// The pages that are open, and what each was told last. Nothing is queued: a page that returns is told what is.
final class PageFeed {
    private var viewers: [Viewer] = []
    private var latest = News()

    /// All that pages are told.
    struct News: Hashable {
        var cards: [Card] = []
        var hasHost = false
        /// Records that cannot be read.
        var problems: [String] = []
    }

    private final class Viewer {
        let stream: HTTPStream
        /// Nil for all.
        let chosen: Set<String>?

        init(_ stream: HTTPStream, chosen: Set<String>?) {
            (self.stream, self.chosen) = (stream, chosen)
        }

        func shows(_ card: Card) -> Bool {
            chosen.map { $0.contains(card.id) || card.stack.map($0.contains) ?? false } ?? true
        }
    }

    func add(_ stream: HTTPStream, chosen: Set<String>?, _ greeting: Greeting) {
        let viewer = Viewer(stream, chosen: chosen)
        viewers.append(viewer)
        stream.closed = { [weak self, weak viewer] in self?.viewers.removeAll { $0 === viewer } }
        let cards = latest.cards.filter(viewer.shows)
        let events = [PageFeed.event("hello", greeting), PageFeed.layout(latest, cards)]
        stream.send((events + cards.map { PageFeed.event("card", $0) }).flatMap(\.self))
    }

    /// Tells each page what has changed of that which it shows.
    func tell(_ news: News) {
        guard news != latest else { return }
        let before = latest
        latest = news
        let known = Dictionary(before.cards.map { ($0.id, $0) }) { first, _ in first }
        let changed = news.cards.filter { known[$0.id] != $0 }
        let events = Dictionary(changed.map { ($0.id, PageFeed.event("card", $0)) }) { first, _ in first }
        for viewer in viewers {
            let (old, new) = (before.cards.filter(viewer.shows), news.cards.filter(viewer.shows))
            let isSame =
                old.map(\.id) == new.map(\.id) && (before.hasHost, before.problems) == (news.hasHost, news.problems)
            let own = changed.filter(viewer.shows).compactMap { events[$0.id] }
            let all = (isSame ? [] : [PageFeed.layout(news, new)]) + own
            if !all.isEmpty { viewer.stream.send(all.flatMap(\.self)) }
        }
    }

    private static func layout(_ news: News, _ cards: [Card]) -> [UInt8] {
        event("layout", Layout(ids: cards.map(\.id), hasHost: news.hasHost, problems: news.problems))
    }

    private static func event(_ name: String, _ value: some ArchiveWritable) -> [UInt8] {
        let line = (try? ArchiveCoding.line(value)).map { [UInt8]($0) } ?? []
        return Array("event: \(name)\ndata: ".utf8) + line + Array("\n".utf8)
    }
}

/// The first event of a stream.
struct Greeting: Hashable {
    /// By which a page tells how wrong its own clock is.
    var date = Date.distantPast
    var isReadOnly = false
}

extension Greeting: ArchiveRecord {
    static var blank: Self { Self() }

    mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("date", &date)
        try visitor.member("isReadOnly", &isReadOnly, or: false)
    }
}

private struct Layout {
    var ids: [String] = []
    var hasHost = false
    var problems: [String] = []
}

extension Layout: ArchiveRecord {
    static var blank: Self { Self() }

    mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("ids", &ids)
        try visitor.member("hasHost", &hasHost)
        try visitor.member("problems", &problems)
    }
}
