import CGTK
import CommandLineKit
import GroupSystem
import WidgetArchive
import WidgetDesk
import WidgetRecords
import WidgetScreens

/// What a right click on a widget offers, and the panels that follow from it.
final class WidgetMenus {
    private unowned let screen: DesktopScreen
    private let widgets: WidgetScreen
    private let replies: AlarmQueue<Reply>
    private var menu: Object?
    private var items: [MenuItem] = []
    private var panel: Panel?

    private enum Reply: Sendable {
        case words(String)
        case menu(Menu)
    }

    init(_ screen: DesktopScreen, _ widgets: WidgetScreen) throws {
        (self.screen, self.widgets) = (screen, widgets)
        replies = try AlarmQueue()
        screen.loop.add(replies) { [unowned self] in $0.forEach(take) }
    }

    /// Shows the menu of a widget at the pointer.
    func show(for widget: ShownWidget, problem: String?, in window: DesktopWindow, at event: Object) {
        let id = widget.instance.id
        if let menu { gtk_widget_destroy(menu) }
        (menu, items) = (gtk_menu_new(), [])
        gtk_menu_attach_to_widget(menu, window.area, nil)
        add(widget.heading)
        if let problem { add(problem) }
        add("Why it was reloaded …") { [unowned self] in show(.reasons(of: id)) }
        add("Reload") { [unowned self] in wish(.reload(kind: widget.instance.kind)) }
        if let stack = widget.stack {
            add("Next of the stack") { [unowned self] in wish(.turn(stack: stack.stack, by: 1)) }
        }
        if !widget.instance.family.isActivity {
            add("Next value") { [unowned self] in ask { .words(try $0.fulfil(.chooseNext(id: id)) ?? "") } }
            add("Edit …") { [unowned self] in show(.configuration(of: id)) }
            add("Size …") { [unowned self] in show(.sizes(of: id)) }
            add("Remove …") { [unowned self] in show(.removal(of: id)) }
        }
        gtk_menu_shell_append(menu, gtk_separator_menu_item_new())
        add("Place a widget …") { [unowned self] in show(.kinds) }
        gtk_widget_show_all(menu)
        gtk_menu_popup_at_pointer(menu, event)
    }

    /// Adds a line; one without an action is only to be read.
    private func add(_ title: String, _ action: (() -> Void)? = nil) {
        let item = gtk_menu_item_new_with_label(title)
        gtk_menu_shell_append(menu, item)
        guard let action else { return gtk_widget_set_sensitive(item, 0) }
        let made = MenuItem(action)
        items.append(made)
        let handler: @convention(c) (Object?, Object?) -> Void = { owner($1, as: MenuItem.self)?.action() }
        connect(item, "activate", to: made, handler)
    }

    private final class MenuItem {
        let action: () -> Void

        init(_ action: @escaping () -> Void) { self.action = action }
    }
}

// MARK: Outcomes

extension WidgetMenus {
    /// Shows a menu of choices in a panel.
    func show(_ request: MenuRequest) { ask { .menu(try $0.menu(request)) } }

    private func open(_ menu: Menu) {
        panel?.close()
        panel = Panel(menu, inLayer: screen.hasLayerShell) { [unowned self] outcome in
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
        screen.attempt { if let words = try screen.desk?.live.fulfil(wish) { screen.tell(words) } }
    }

    /// Asks on another thread, since a program may take its time to answer.
    private func ask(_ question: @escaping @Sendable (WidgetScreen) throws -> Reply) {
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
