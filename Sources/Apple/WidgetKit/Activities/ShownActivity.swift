import ActivityKit
import Foundation
import SwiftUI
import WidgetArchive

/// A program's presentation of activities whose attributes have one type.
@MainActor protocol ShownActivity {
    /// The name of the attributes' type.
    var type: String { get }
    /// An activity's scenes in a family, now and once its content is out of date.
    func timeline(_ instance: Instance) throws -> SceneTimeline
}

/// The views of an activity configuration.
@MainActor struct ActivityViews<Attributes: ActivityAttributes>: ShownActivity {
    let content: @MainActor (ActivityViewContext<Attributes>) -> AnyView
    let island: @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland

    nonisolated init(
        content: @escaping @MainActor (ActivityViewContext<Attributes>) -> AnyView,
        island: @escaping @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
        (self.content, self.island) = (content, island)
    }

    var type: String { "\(Attributes.self)" }

    func timeline(_ instance: Instance) throws -> SceneTimeline {
        guard let given = ActivityInstance(instance.parameters) else {
            throw ActivityFailure(description: "an activity of '\(type)' is shown by its attributes and its state")
        }
        let attributes: Attributes = try given.decoded(given.attributes, type)
        let state: Attributes.ContentState = try given.decoded(given.state, "\(type).ContentState")
        let now = Date()
        let dates = [now] + [given.staleDate].compactMap(\.self).filter { $0 > now }
        let entries = dates.map { date in
            let context = ActivityViewContext(
                activityID: given.id, attributes: attributes, state: state,
                isStale: given.staleDate.map { $0 <= date } ?? false)
            return entry(of: context, in: instance.family, at: date)
        }
        return SceneTimeline(entries, policy: .never)
    }

    func entry(
        of context: ActivityViewContext<Attributes>, in family: Family, at date: Date
    ) -> SceneTimeline.Entry {
        let surroundings = ActivitySurroundings(family, date)
        guard family.isIsland else { return surroundings.entry(of: content(context)) }
        let island = island(context)
        return surroundings.entry(of: island.content(in: surroundings)) { island.finished($0, as: family) }
    }
}

extension ActivityInstance {
    fileprivate func decoded<Value: Decodable>(_ text: String, _ type: String) throws -> Value {
        if text.isEmpty { return try SampleDecoder.value(Value.self) }
        do {
            return try JSONDecoder().decode(Value.self, from: Data(text.utf8))
        } catch {
            throw ActivityFailure(
                description: "the app's activity does not fit this program's '\(type)': \(error); both are built from "
                    + "the same source")
        }
    }
}

private struct ActivityFailure: Error, CustomStringConvertible {
    let description: String
}
