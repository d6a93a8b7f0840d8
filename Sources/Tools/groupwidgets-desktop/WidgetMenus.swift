import CGTK
import CommandLineKit
import GroupSystem
import WidgetArchive
import WidgetDesk
import WidgetRecords
import WidgetScreens

/// The panels that a right click on a widget opens, and their outcomes.
final class WidgetMenus {
    private unowned let screen: DesktopScreen
    private let widgets: WidgetScreen
    private let replies: AlarmQueue<Reply>
    private var panel: Panel?
    /// Where panels are, and the title of the next one if it has another than its menu.
    private var corner: Panel.Corner?
    private var title: String?

    private enum Reply: Sendable {
        case words(String)
        case menu(Menu)
    }

    init(_ screen: DesktopScreen, _ widgets: WidgetScreen) throws {
        (self.screen, self.widgets) = (screen, widgets)
        replies = try AlarmQueue()
        screen.loop.add(replies) { [unowned self] in $0.forEach(take) }
    }

    /// Shows what there is to do with a widget.
    func show(for widget: ShownWidget, problem: String?, at corner: Panel.Corner) {
        self.corner = corner
        let instance = widget.instance
        ask(titled: [widget.heading, problem].compactMap(\.self).joined(separator: "\n")) {
            .menu(try $0.menu(.widget(id: instance.id, kind: instance.kind, stack: widget.stack?.stack)))
        }
    }

    var isOpen: Bool { panel != nil }

    /// Closes the panel. Returns whether there was one.
    @discardableResult
    func close() -> Bool {
        guard let panel else { return false }
        panel.close()
        self.panel = nil
        return true
    }
}

// MARK: Outcomes

extension WidgetMenus {
    /// Shows a menu of choices in a panel.
    func show(_ request: MenuRequest) { ask { .menu(try $0.menu(request)) } }

    private func open(_ menu: Menu) {
        close()
        var menu = menu
        menu.title = title ?? menu.title
        panel = Panel(menu, at: corner, of: screen.monitors, inLayer: screen.hasLayerShell) { [unowned self] outcome in
            panel = nil
            take(outcome)
        }
    }

    private func take(_ outcome: Menu.Outcome) {
        switch outcome {
        case .wish(let wish): self.wish(wish)
        case .change(let wish, let request):
            self.wish(wish)
            show(request)
        case .more(let request): show(request)
        case .nothing: break
        }
    }

    private func wish(_ wish: Wish) {
        // A program may be asked what there is to choose.
        if case .chooseNext = wish { return ask { .words(try $0.fulfil(wish) ?? "") } }
        screen.attempt { if let words = try screen.desk?.live.fulfil(wish) { screen.tell(words) } }
    }

    /// Asks on another thread, since a program may take its time to answer.
    private func ask(titled title: String? = nil, _ question: @escaping @Sendable (WidgetScreen) throws -> Reply) {
        self.title = title
        Task.detached { [replies, widgets] in
            do {
                replies.add(try question(widgets))
            } catch {
                replies.add(.words("\(error)"))
            }
        }
    }

    private func take(_ reply: Reply) {
        switch reply {
        case .words(let words): if !words.isEmpty { screen.tell(words) }
        case .menu(let menu): open(menu)
        }
    }
}
