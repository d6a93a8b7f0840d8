package import FoundationEssentials
package import WidgetArchive
import WidgetRecords

/// A widget as a screen shows it.
package struct ShownWidget: Sendable {
    package let instance: Instance
    package var archive: Archive?
    /// The display name of its kind.
    package var name: String?
    /// Why there is no archive to show, if that is a fault.
    package var problem: String?
    /// Its place in a stack, if it is in one.
    package var stack: StackPlace?
    /// A number that differs for each archive that was read.
    package var reading = 0

    package init(_ instance: Instance, archive: Archive? = nil) {
        self.instance = instance
        self.archive = archive
    }

    /// The same widget after a reload.
    package func showing(_ archive: Archive) -> ShownWidget {
        var widget = ShownWidget(instance, archive: archive)
        (widget.name, widget.stack) = (name, stack)
        return widget
    }

    /// Its name in commands.
    package var title: String {
        if instance.family.isActivity { return "\(instance.kind) \(instance.family.rawValue)" }
        return instance.id.isEmpty ? instance.kind : instance.id
    }

    package func scene(at date: Date, in appearance: Appearance) -> Scene {
        guard let entry = archive?.timeline.entry(at: date) else { return Scene(.nothing) }
        return entry.scenes[appearance]
    }

    /// When the next entry of its timeline is shown, or its stack may turn.
    package func nextEntry(after date: Date) -> Date? {
        let entry = archive?.timeline.entries.first { $0.date > date }?.date
        return [entry, stack?.top.until].compactMap(\.self).filter { $0 > date }.min()
    }
}

extension [ShownWidget] {
    /// When any of them shows its next entry. Until then, only live texts change by themselves.
    package func nextEntry(after date: Date) -> Date? {
        lazy.compactMap { $0.nextEntry(after: date) }.min()
    }
}
