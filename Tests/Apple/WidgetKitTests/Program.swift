import WidgetArchive

@testable import WidgetKit

/// A program of some widgets, in a session of its own.
@MainActor struct Program {
    let session: ProgramSession
    private let responder: Responder

    init(_ configurations: (any WidgetConfiguration)..., session: ProgramSession = ProgramSession(log: { _ in })) {
        self.init(configurations.map { MadeWidget($0) }, session: session)
    }

    init(
        _ widgets: [any Widget], notes: [String] = [], session: ProgramSession = ProgramSession(log: { _ in })
    ) {
        self.session = session
        responder = Responder(widgets, notes: notes, in: session)
    }

    func answer(_ ask: Request.Ask, _ display: DisplaySettings = DisplaySettings()) async -> Answer {
        await responder.answer(to: Request(number: 1, ask, display: display))
    }

    /// The timeline of a kind; what went wrong instead is recorded as a failure of the test.
    func timeline(_ ask: Request.Ask) async throws -> SceneTimeline {
        switch await answer(ask).result {
        case .timeline(let timeline): return timeline
        case let other: throw Unexpected(description: "\(other)")
        }
    }

    func timeline(
        of kind: String, in family: Family = .systemSmall, _ parameters: [String: WidgetArchive.Parameter] = [:]
    )
        async throws -> SceneTimeline
    {
        try await timeline(.timeline(Instance(kind: kind, family: family, parameters: parameters)))
    }

    /// Why a request cannot be answered; nil if it can.
    func failure(_ ask: Request.Ask) async -> String? {
        if case .failure(let reason) = await answer(ask).result { return reason }
        return nil
    }

    func description() async throws -> [KindDescription] {
        switch await answer(.describe).result {
        case .description(let description): return description.kinds
        case let other: throw Unexpected(description: "\(other)")
        }
    }
}

struct Unexpected: Error, CustomStringConvertible {
    let description: String
}

extension SceneTimeline {
    var words: [String] { entries.map { $0.scene.root.words.joined(separator: " ") } }
}

extension Request.Ask {
    static func timeline(_ kind: String) -> Request.Ask { .timeline(Instance(kind: kind, family: .systemSmall)) }
}
