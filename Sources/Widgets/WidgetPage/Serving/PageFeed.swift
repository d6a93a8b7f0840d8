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
        /// The appearance in which someone looks at it; nil if nobody does.
        let isDark: Bool?

        init(_ stream: HTTPStream, chosen: Set<String>?, isDark: Bool?) {
            (self.stream, self.chosen, self.isDark) = (stream, chosen, isDark)
        }

        func shows(_ card: Card) -> Bool {
            chosen.map { $0.contains(card.id) || card.stack.map($0.contains) ?? false } ?? true
        }
    }

    /// A picture that is drawn for those who look, unasked.
    struct Picture: Hashable {
        let card: Card
        let isDark: Bool
        let name: DocumentName
    }

    /// A longer document is fetched, compressed.
    private static let longestText = 16_384

    func add(_ stream: HTTPStream, chosen: Set<String>?, isDark: Bool?, _ greeting: Greeting) {
        let viewer = Viewer(stream, chosen: chosen, isDark: isDark)
        viewers.append(viewer)
        stream.closed = { [weak self, weak viewer] in self?.viewers.removeAll { $0 === viewer } }
        let cards = latest.cards.filter(viewer.shows)
        let events = [PageFeed.event("hello", greeting), PageFeed.layout(latest, cards)]
        stream.send((events + cards.map { PageFeed.event("card", $0) }).flatMap(\.self))
    }

    /// Tells each page what has changed on it. Returns the new pictures that someone looks at: draw each, and pass it to
    /// `show`.
    func tell(_ news: News, at date: Date) -> Set<Picture> {
        guard news != latest else { return [] }
        let before = latest
        latest = news
        let known = Dictionary(before.cards.map { ($0.id, $0) }) { first, _ in first }
        let changed = news.cards.filter { known[$0.id] != $0 }
        let events = Dictionary(changed.map { ($0.id, PageFeed.event("card", $0)) }) { first, _ in first }
        var pictures: Set<Picture> = []
        for viewer in viewers {
            let (old, new) = (before.cards.filter(viewer.shows), news.cards.filter(viewer.shows))
            let isSame =
                old.map(\.id) == new.map(\.id) && (before.hasHost, before.problems) == (news.hasHost, news.problems)
            var all = isSame ? [] : PageFeed.layout(news, new)
            for card in changed.filter(viewer.shows) {
                if let picture = viewer.isDark.flatMap({ card.picture(isDark: $0, after: known[card.id], at: date) }) {
                    pictures.insert(picture)
                    all += PageFeed.event("coming", SentDocument(ref: card.ref, name: picture.name.description))
                }
                all += events[card.id] ?? []
            }
            if !all.isEmpty { viewer.stream.send(all) }
        }
        return pictures
    }

    /// Sends a picture to those who look at it, or has them fetch it: if it could not be drawn, if it is long, or if they
    /// have not read what was sent before.
    func show(_ picture: Picture, _ bytes: [UInt8]?) {
        var document = SentDocument(ref: picture.card.ref, name: picture.name.description)
        let without = PageFeed.event("document", document)
        document.text = bytes.flatMap {
            $0.count <= PageFeed.longestText ? String(decoding: $0, as: UTF8.self) : nil
        }
        let with = PageFeed.event("document", document)
        for viewer in viewers where viewer.isDark == picture.isDark && viewer.shows(picture.card) {
            viewer.stream.send(viewer.stream.isDrained ? with : without)
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

extension Card {
    /// The picture of now, if it may be another one than before.
    fileprivate func picture(isDark: Bool, after old: Card?, at date: Date) -> PageFeed.Picture? {
        guard let entry = entries.first else { return nil }
        let key = isDark ? entry.dark : entry.light
        let before = old?.entries.last { $0.date <= date } ?? old?.entries.first
        guard entry.ticks || key != (isDark ? before?.dark : before?.light) else { return nil }
        let second = entry.ticks ? Int(date.timeIntervalSince1970.rounded(.down)) : nil
        return PageFeed.Picture(card: self, isDark: isDark, name: DocumentName(key: key, second: second))
    }
}

/// A document that comes by itself.
private struct SentDocument {
    var ref = ""
    var name = ""
    var text: String?
}

extension SentDocument: ArchiveRecord {
    static var blank: Self { Self() }

    mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("ref", &ref)
        try visitor.member("name", &name)
        try visitor.member("text", &text)
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
