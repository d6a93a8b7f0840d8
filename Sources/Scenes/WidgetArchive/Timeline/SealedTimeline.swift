package import FoundationEssentials

/// A timeline as its program wrote it. A host reads its dates and its policy, and passes the scenes on: they are valid
/// JSON, but only a reader that shows them checks that they are scenes.
package struct SealedTimeline: Hashable, Sendable {
    /// The dates of its entries, sorted.
    package let dates: [Date]
    package let policy: SceneTimeline.Policy
    package let minimumDistance: Double?
    /// JSON, one entry per line, in the order of their dates.
    private let text: [UInt8]
}

/// The timeline of an answer or an archive: opened as scenes, or sealed.
package protocol ArchivedTimeline: ArchiveValue, Hashable, Sendable {
    static var blank: Self { get }
}

extension SceneTimeline: ArchivedTimeline {}

extension SealedTimeline: ArchivedTimeline {
    package static var blank: Self { Self([], policy: .never, occasions: [], minimumDistance: nil) }

    package init(from json: JSONValue) throws(ArchiveError) {
        var entries: [Entry] = []
        for entry in try json.elements("entries") { entries.append(try Entry(entry)) }
        try self.init(
            entries, policy: json.value("policy"), occasions: json.value("occasions", or: []),
            minimumDistance: json.optional("minimumDistance"))
    }

    package func write(to json: inout JSONWriter) { json.written(text) }

    private init(
        _ entries: [Entry], policy: SceneTimeline.Policy, occasions: [SceneTimeline.Occasion], minimumDistance: Double?
    ) {
        let areSorted = zip(entries, entries.dropFirst()).allSatisfy { $0.date <= $1.date }
        let sorted = areSorted ? entries : entries.sorted { $0.date < $1.date }
        dates = sorted.map(\.date)
        self.policy = policy
        self.minimumDistance = minimumDistance
        var json = JSONWriter(reserving: sorted.reduce(256) { $0 + $1.written.count + 2 })
        json.object { json in
            json.member("policy", policy)
            json.member("entries", Lines(entries: sorted))
            json.member("occasions", occasions, unless: [])
            if let minimumDistance { json.member("minimumDistance", minimumDistance) }
        }
        text = json.bytes
    }

    /// The scenes, which are parsed only now.
    package func opened() throws(ArchiveError) -> SceneTimeline { try SceneTimeline(from: JSONText(text).root) }

    private struct Entry {
        let date: Date
        let written: ArraySlice<UInt8>

        init(_ json: JSONValue) throws(ArchiveError) {
            date = try json.value("date")
            _ = try json.optional("relevance") as SceneTimeline.Relevance?
            let version1 = try json.member("scene")
            guard let scenes = try json.member("scenes") ?? version1 else { throw json.error(.missing("scenes")) }
            guard scenes.isObject else { throw scenes.error(.expected("an object")) }
            written = json.written
        }
    }

    private struct Lines: ArchiveWritable {
        let entries: [Entry]

        func write(to json: inout JSONWriter) { json.lines(entries.lazy.map(\.written)) }
    }
}

extension SealedAnswer {
    /// The answer with its scenes, which are parsed only now.
    package func opened() throws(ArchiveError) -> Answer {
        let result: Answer.Result =
            switch result {
            case .description(let description): .description(description)
            case .timeline(let timeline): try .timeline(timeline.opened())
            case .choices(let choices): .choices(choices)
            case .performed(let url): .performed(opening: url)
            case .previews(let previews): .previews(previews)
            case .preview(let scenes): .preview(scenes)
            case .failure(let reason): .failure(reason)
            }
        return Answer(to: number, result, reads: reads, files: files, writes: writes, notes: notes)
    }
}

extension SealedArchive {
    /// The archive with its scenes, which are parsed only now.
    package func opened() throws(ArchiveError) -> Archive {
        try Archive(
            of: widget, generation: generation, made: made, cause: cause, isPlaceholder: isPlaceholder,
            timeline.opened(), reads: reads, files: files, notes: notes)
    }
}
