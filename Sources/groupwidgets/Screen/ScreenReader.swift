import FoundationEssentials
import WidgetArchive
import WidgetHost

/// What a screen shows, read from the records, and what a person wants, written to them. It needs no host.
struct ScreenReader: Sendable {
    let widgets: WidgetsDirectory

    /// The placed widgets with their archives, and a record among them that cannot be read.
    func placed() throws -> (widgets: [ShownWidget], problem: String?) {
        let placed = try widgets.placedWidgets().map { current(ShownWidget(instance: $0.instance)) }
        return (placed, try widgets.damage().first.map { "\($0)" } ?? placed.lazy.compactMap(\.problem).first)
    }

    /// A widget with its archive as it is now, if it is placed.
    func current(_ widget: ShownWidget) -> ShownWidget {
        guard !widget.instance.id.isEmpty else { return widget }
        var widget = widget
        do {
            widget.archive = try widgets.archive(of: widget.instance.id)
        } catch {
            widget.problem = "the archive of \(widget.instance.id) cannot be read: \(error)"
        }
        return widget
    }

    /// Asks for what a person wants. Programs that are asked for choices may take their time to answer.
    func request(_ wish: Dashboard.Wish) throws -> String? {
        switch wish {
        case .quit: return nil
        case .reload(let kind): try widgets.requestReload(ofKind: kind)
        case .reloadAll: try widgets.requestReload(ofKind: nil)
        case .tap(let id, let action): try widgets.requestTap(id, action)
        case .edit(let id): return try chooseNext(id, in: widgets)
        }
        return WidgetsHost.holder(of: widgets) == nil ? "no host is running: groupwidgets run" : nil
    }
}
