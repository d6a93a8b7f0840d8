import FoundationEssentials
import WidgetArchive
import WidgetRecords

// A share of a reload as described in archives and the log.
extension Schedule.Share {
    /// Its first few causes, in words.
    var words: String {
        let named = causes.prefix(4).map(\.description).joined(separator: "; ")
        return causes.count > 4 ? "\(named); and \(causes.count - 4) more" : named
    }

    func archive(_ timeline: SealedTimeline, of answer: SealedAnswer) -> SealedArchive {
        SealedArchive(
            of: placed.instance, generation: generation, made: began.date, cause: words, timeline,
            reads: answer.reads, files: Array(answer.files.prefix(ReadFileWatch.most)), notes: answer.notes)
    }

    func placeholder(_ timeline: SealedTimeline, of answer: SealedAnswer) -> SealedArchive {
        SealedArchive(
            of: placed.instance, generation: 0, made: Now.current.date, cause: words, isPlaceholder: true, timeline,
            notes: answer.notes)
    }

    func record(_ outcome: ReloadRecord.Outcome, _ reason: String? = nil) -> ReloadRecord {
        let milliseconds = Double(Now.current.sinceBoot - began.sinceBoot) / 1e6
        var words = causes.prefix(20).map(\.description)
        if causes.count > 20 { words.append("and \(causes.count - 20) more") }
        return ReloadRecord(
            date: began.date, widget: placed.id, kind: placed.instance.kind, causes: words, outcome: outcome,
            reason: reason, milliseconds: (milliseconds * 1_000).rounded() / 1_000, generation: generation,
            isFree: causes.contains(where: \.isFree))
    }
}

extension ReloadRecord {
    /// A reload that the budget does not allow before a date.
    init(refused placed: PlacedWidget, _ generation: Int, _ causes: [Cause], until: Date, budget: Int) {
        self.init(
            date: Now.current.date, widget: placed.id, kind: placed.instance.kind, causes: causes.map(\.description),
            outcome: .refused,
            reason: "the budget of \(budget) reloads a day is used up until \(until.formatted(.iso8601))",
            milliseconds: 0, generation: generation)
    }
}

extension SealedAnswer {
    /// The timeline that it was asked for.
    var timeline: SealedTimeline {
        get throws(ProgramFailure) {
            switch result {
            case .timeline(let timeline) where timeline.dates.isEmpty: throw .noEntries
            case .timeline(let timeline): return timeline
            case .failure(let words): throw .reported(words)
            case .description, .choices, .performed, .previews, .preview: throw .rubbish("it is not a timeline")
            }
        }
    }

    /// The URL that the performed intent wants opened.
    var opened: String? {
        get throws(ProgramFailure) {
            switch result {
            case .performed(let url): return url
            case .failure(let words): throw .reported(words)
            case .description, .timeline, .choices, .previews, .preview: throw .rubbish("nothing was performed")
            }
        }
    }
}
