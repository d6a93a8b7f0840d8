package import FoundationEssentials
import WidgetArchive
package import WidgetRecords

extension ShownWidget {
    /// A widget's place in a stack.
    package struct StackPlace: Hashable, Sendable {
        package var stack: String
        /// Counted from 1.
        package var number: Int
        package var count: Int
        package var top: StackTop
    }

    /// Whether another widget of the stack covers it.
    package var isCovered: Bool { stack.map { $0.top.widget != instance.id } ?? false }

    /// Its title for people, and its place in a stack.
    package var heading: String {
        let name = name ?? title
        return stack.map { "\(name)  \($0.number)/\($0.count)" } ?? name
    }
}

extension [ShownWidget] {
    /// The widgets that no other covers.
    package var onTop: [ShownWidget] { filter { !$0.isCovered } }

    /// Whether any stack may have turned by a date.
    package func mayTurn(by date: Date) -> Bool {
        contains { $0.stack?.top.until.map { $0 <= date } ?? false }
    }

    /// The widgets with their places in stacks. Those of one stack are together, at the position of the first.
    func stacked(_ stacks: [WidgetStack], at date: Date) -> [ShownWidget] {
        stacks.reduce(self) { widgets, stack in widgets.gathered(stack, at: date) }
    }

    private func gathered(_ stack: WidgetStack, at date: Date) -> [ShownWidget] {
        guard let stack = stack.present(among: map(\.instance)) else { return self }
        let members = stack.widgets.compactMap { id in first { $0.instance.id == id } }
        guard let top = stack.top(at: date, of: members.timelines) else { return self }
        let placed = members.enumerated().map { place, widget in
            var widget = widget
            widget.stack = .init(stack: stack.id, number: place + 1, count: members.count, top: top)
            return widget
        }
        let ids = Set(stack.widgets)
        let start = prefix { !ids.contains($0.instance.id) }
        return start + placed + dropFirst(start.count).filter { !ids.contains($0.instance.id) }
    }

    private var timelines: [String: SceneTimeline] {
        reduce(into: [:]) { timelines, widget in
            guard let archive = widget.archive, !archive.isPlaceholder else { return }
            timelines[widget.instance.id] = archive.timeline
        }
    }
}
