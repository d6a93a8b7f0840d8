package import FoundationEssentials
package import SceneLayout
package import WidgetArchive
import WidgetRecords

/// A widget in words at a moment, for bars and notifications.
package struct WidgetSummary: Hashable, Sendable {
    /// Its visible words on one line: all of a small widget, and the first line of a larger one.
    package var text = ""
    /// Its other lines.
    package var rest: [String] = []
    /// From 0 to 1, as its first gauge shows.
    package var fraction: Double?
    /// When and why it shows this, and what is wrong with it.
    package var remarks: [String] = []
    package var states: [State] = []
    /// The URL that it opens as a whole.
    package var url: String?
    /// In the order in which `groupwidgets tap` counts them.
    package var targets: [Target] = []
    /// The next date at which its words change by themselves.
    package var nextChange: Date?

    package enum State: String, Sendable {
        /// There is no timeline yet.
        case placeholder
        /// The last reload failed.
        case failed
        /// No host runs, so that nothing is reloaded.
        case stale
    }

    /// Something in it that can be tapped.
    package struct Target: Hashable, Sendable {
        package var title: String
        package var action: Action
    }

    package init() {}

    /// The effect of a click on all of it.
    package var action: Action? { targets.first?.action ?? url.map { .open(url: $0) } }
}

extension ShownWidget {
    /// The widget in words. `failure` says why its last reload failed.
    package func summary(at moment: Moment, failure: String? = nil, hasHost: Bool = true) -> WidgetSummary {
        var summary = WidgetSummary()
        let failure = problem ?? failure
        summary.remarks = [
            archive.flatMap { $0.isPlaceholder ? nil : "\(moment.at($0.made).time) \($0.cause)" },
            failure.map { "failed: \($0)" }, hasHost ? nil : "no host is running",
        ].compactMap(\.self)
        if problem == nil, archive?.isPlaceholder ?? true { summary.states.append(.placeholder) }
        if failure != nil { summary.states.append(.failed) }
        if !hasHost { summary.states.append(.stale) }
        guard let archive, !archive.isPlaceholder, archive.timeline.entry(at: moment.date) != nil else {
            return summary
        }
        summary.describe(scene(at: moment.date, in: .light), as: instance.family, at: moment)
        return summary
    }
}

extension WidgetSummary {
    /// The longest line.
    private static let longest = 300

    fileprivate mutating func describe(_ scene: Scene, as family: Family, at moment: Moment) {
        let composition = Composition(
            of: scene, in: scene.size ?? family.size, metrics: .pixels(scale: 2), measurer: TableMeasurer(scale: 2),
            at: moment)
        let spoken = composition.lines.isEmpty ? composition.accessibility.flatMap { [$0.label, $0.value] } : []
        let lines = (composition.lines + spoken).flatMap(WidgetSummary.lines)
        let count = family.showsManyLines ? 1 : lines.count
        text = WidgetSummary.cut(lines.prefix(count).joined(separator: " "))
        rest = lines.dropFirst(count).map(WidgetSummary.cut)
        fraction = composition.fraction
        nextChange = composition.nextChange
        url = scene.url
        targets = scene.root.targets.map {
            Target(title: $0.content.words.joined(separator: " "), action: $0.action)
        }
    }

    private static func lines(of text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).map { $0.split(separator: " ").joined(separator: " ") }
            .filter { !$0.isEmpty }
    }

    private static func cut(_ line: String) -> String {
        line.count > longest ? line.prefix(longest - 1) + "…" : line
    }
}

extension Family {
    /// Whether there is room for more than one would read in a bar.
    fileprivate var showsManyLines: Bool {
        switch self {
        case .systemMedium, .systemLarge, .systemExtraLarge, .activityLockScreen, .islandExpanded: true
        default: false
        }
    }
}
