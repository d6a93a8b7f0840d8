import AppGroups
import AppIntents
import Foundation
import SwiftUI
import WidgetArchive

/// Answers requests from a host or from a person.
@MainActor final class Responder {
    let kinds: [WidgetSetup]
    let activities: [any ShownActivity]
    let session: ProgramSession
    private let notes: [String]
    private var reads = ReadLedger()

    /// For these widgets. The notes are for the person who adds the program.
    init(_ widgets: [any Widget], notes: [String] = [], in session: ProgramSession = .current) {
        kinds = widgets.compactMap { $0.body.resolved }
        activities = widgets.compactMap { $0.body.resolvedActivity }
        self.session = session
        self.notes = notes
        session.activities = activities
    }

    /// The answer to a request, with the reads, writes and notes that it caused.
    func answer(to request: Request) async -> Answer {
        let kind = request.ask.kind
        reads.note(AccessRecorder.takeReads(), of: nil)
        session.writes.begin()
        UserDefaults.expectChanges()
        let result = await ProgramSession.$display.withValue(request.display) { @MainActor in
            await session.run { await self.result(of: request.ask) }
        }
        reads.note(AccessRecorder.takeReads(), of: kind)
        return Answer(
            to: request.number, result, reads: reads.reads(of: kind), writes: session.writes.end(),
            notes: session.notes.take())
    }

    private func result(of ask: Request.Ask) async -> Answer.Result {
        do {
            switch ask {
            case .describe:
                return .description(try await description())
            case .placeholder(let instance):
                return .timeline(try await timeline(.placeholder, instance, isPreview: false))
            case .snapshot(let instance, let isPreview):
                return .timeline(try await timeline(.snapshot, instance, isPreview: isPreview))
            case .timeline(let instance):
                return .timeline(try await timeline(.timeline, instance, isPreview: false))
            case .choices(let kind, let parameter, let value):
                return .choices(try await setup(kind).source.choices(for: parameter, matching: value))
            case .perform(let intent, let parameters):
                return .performed(opening: try await perform(intent, with: parameters)?.absoluteString)
            case .previews:
                return .previews(ProgramPreviews().descriptions)
            case .preview(let place):
                return .preview(try await ProgramPreviews().scenes(of: place))
            }
        } catch {
            return .failure((error as? any LocalizedError)?.errorDescription ?? "\(error)")
        }
    }

    func description() async throws -> ProgramDescription {
        var (descriptions, notes) = ([KindDescription](), notes)
        for kind in kinds {
            guard !descriptions.contains(where: { $0.kind == kind.kind }) else {
                notes.append("several widgets of this program are of the kind '\(kind.kind)', and the first is shown")
                continue
            }
            descriptions.append(try await kind.description())
        }
        return ProgramDescription(descriptions, activities: activities.map(\.type), notes: notes)
    }

    private func timeline(
        _ question: WidgetQuestion, _ instance: Instance, isPreview: Bool
    ) async throws -> SceneTimeline {
        if instance.family.isActivity { return try activity(instance.kind).timeline(instance) }
        let setup = try setup(instance.kind)
        let context = TimelineProviderContext(family: WidgetFamily(instance.family), isPreview: isPreview)
        // Views too may ask for a reload when they appear.
        return try await session.center.whileAnswering(instance.kind) {
            let answer = try await setup.source.answer(question, in: context, with: instance.parameters)
            guard !answer.moments.isEmpty else { throw ProviderFailure.noEntries(instance.kind) }
            var surroundings = WidgetSurroundings(
                instance.family, hasContentMargins: setup.hasContentMargins, isPlaceholder: question == .placeholder)
            let occasions = question == .timeline ? await setup.source.occasions(with: instance.parameters) : []
            return SceneTimeline(
                answer.moments.map { surroundings.entry($0) }, policy: answer.policy.policy, occasions: occasions)
        }
    }

    func setup(_ kind: String) throws -> WidgetSetup {
        if let setup = kinds.first(where: { $0.kind == kind }) { return setup }
        let known = kinds.map { "'\($0.kind)'" }.joined(separator: ", ")
        throw UnknownKind(description: "this program has no widget of the kind '\(kind)'; it has \(known)")
    }

    func activity(_ type: String) throws -> any ShownActivity {
        if let activity = activities.first(where: { $0.type == type }) { return activity }
        let known = activities.map { "'\($0.type)'" }.joined(separator: ", ")
        throw UnknownKind(
            description: "this program shows no activities of '\(type)'; it shows \(known.isEmpty ? "none" : known)")
    }
}

struct UnknownKind: Error, CustomStringConvertible {
    let description: String
}

extension Request.Ask {
    var isOfActivity: Bool {
        switch self {
        case .placeholder(let instance), .snapshot(let instance, _), .timeline(let instance): instance.family.isActivity
        case .describe, .choices, .perform, .previews, .preview: false
        }
    }

    /// The kind that the request is about; nil if it is about none, or all.
    var kind: String? {
        switch self {
        case .describe, .perform, .previews, .preview: nil
        case .placeholder(let instance), .snapshot(let instance, _), .timeline(let instance): instance.kind
        case .choices(let kind, _, _): kind
        }
    }
}
