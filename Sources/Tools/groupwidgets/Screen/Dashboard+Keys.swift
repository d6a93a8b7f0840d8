import FoundationEssentials
import WidgetArchive
import WidgetRecords
import WidgetScreens
import WidgetTerminal

// MARK: Keys

extension Dashboard {
    /// Handles what a person typed or clicked.
    func orders(for keys: [KeyPress]) -> [Order] {
        guard !keys.isEmpty else { return [] }
        message = nil
        let wasShown = pictures.isShown
        let removal = pictures.remove()
        if wasShown {
            _ = taken.output.write(removal)
            shown = nil
            return keys.contains(.letter("q")) ? [.quit] : []
        }
        let orders = keys.compactMap(order)
        isPlacing = orders.contains(where: \.places)
        return orders
    }

    private func order(for key: KeyPress) -> Order? {
        if key == .redraw {
            shown = nil
        } else if typing != nil {
            return type(key)
        } else if panel != nil {
            return choose(key)
        } else if key == .letter("q") {
            return .quit
        } else if let order = orderOfPanel(for: key) {
            return order
        } else if !scroll(key) {
            return wish(for: key).map(Order.wish)
        }
        return nil
    }

    /// The order that opens a panel.
    private func orderOfPanel(for key: KeyPress) -> Order? {
        if key == .letter("a") { return .menu(.kinds) }
        guard let id = current?.instance.id, !id.isEmpty else { return nil }
        switch key {
        case .letter("e"): return .menu(.configuration(of: id))
        case .letter("d"): return .menu(.removal(of: id))
        case .letter("w"): return .read(.reloads, of: id)
        case .letter("o"): return .read(.output, of: id)
        default: return nil
        }
    }

    private func choose(_ key: KeyPress) -> Order? {
        guard let outcome = panel?.take(key, rows: Terminal.size.rows), outcome != .stays else { return nil }
        panel = nil
        guard case .chose(let number) = outcome, outcomes.indices.contains(number) else { return nil }
        return order(for: outcomes[number])
    }

    private func order(for outcome: Menu.Outcome) -> Order? {
        switch outcome {
        case .wish(let wish): .wish(wish)
        case .change(let wish, let request): .change(wish, then: request)
        case .more(let request): .menu(request)
        case .nothing: nil
        }
    }

    /// Handles a key in a text field. An invalid value is reported, and stays to be corrected.
    private func type(_ key: KeyPress) -> Order? {
        switch typing?.panel.take(key) {
        case .stays, nil: return nil
        case .closes: typing = nil
        case .typed(let words):
            do {
                let outcome = try typing?.entry.outcome(ofTyping: words)
                typing = nil
                return outcome.flatMap(order)
            } catch {
                message = "\(error)"
            }
        }
        return nil
    }

    func show(_ menu: Menu) {
        if let entry = menu.entry {
            typing = (TextPanel(entry.title, text: entry.text, hint: entry.hint), entry)
        } else {
            outcomes = menu.items.map(\.outcome)
            panel = Panel(menu.title, menu.items.map(\.title), chosen: menu.current, isFiltered: menu.isLong)
        }
    }

    func read(_ lines: [String], titled title: String) {
        panel = Panel(title, lines.isEmpty ? ["nothing yet"] : lines, startsAtEnd: true)
    }

    /// Scrolls or chooses by a key; returns false for other keys.
    private func scroll(_ key: KeyPress) -> Bool {
        switch key {
        case .right, .tab, .letter("l"): view.choose(view.chosen + 1)
        case .left, .backTab, .letter("h"): view.choose(view.chosen - 1)
        case .down, .letter("j"): view.chooseBelow()
        case .up, .letter("k"): view.chooseAbove()
        case .pageDown, .letter(" "): view.page(by: 1)
        case .pageUp: view.page(by: -1)
        case .home: view.choose(0)
        case .end: view.choose(-1)
        case .wheel(let distance): view.scroll(by: distance)
        default: return false
        }
        return true
    }

    private func wish(for key: KeyPress) -> Wish? {
        switch key {
        case .letter("?"): panel = Panel("Keys", Dashboard.keys)
        case .letter("R"): return .reload(kind: nil)
        case .letter("r"): return current.map { .reload(kind: $0.instance.kind) }
        case .letter("p"): askForPicture()
        case .letter("s"): return current?.stack.map { .turn(stack: $0.stack, by: 1) }
        case .letter("S"): return current?.stack.map { .turn(stack: $0.stack, by: -1) }
        case .letter("<"): return current.map { .move(id: $0.instance.id, by: -1) }
        case .letter(">"): return current.map { .move(id: $0.instance.id, by: 1) }
        case .letter("E"): return current.map { .chooseNext(id: $0.instance.id) }
        case .enter: return tap(number: nil)
        case .letter(let digit): if let number = digit.wholeNumberValue, number > 0 { return tap(number: number) }
        case .click(let column, let row): return click(column, row)
        default: break
        }
        return nil
    }

    private func tap(number: Int?) -> Wish? {
        guard let current else { return nil }
        let scene = current.scene(at: Date(), in: terminal.theme.isDark ? .dark : .light)
        let actions = scene.root.actions
        if let number {
            guard actions.indices.contains(number - 1) else { return tell("\(current.title) has no link \(number)") }
            return .tap(id: current.instance.id, actions[number - 1])
        }
        guard let action = scene.url.map({ Action.open(url: $0) }) ?? actions.first else {
            return tell("\(current.title) has no link")
        }
        return .tap(id: current.instance.id, action)
    }

    private func click(_ column: Int, _ row: Int) -> Wish? {
        guard row < Terminal.size.rows - 1, let met = board.tile(atColumn: column, row: row + view.top) else {
            return nil
        }
        view.choose(met.index)
        let widget = widgets[met.index]
        return tile(at: met.index).hit(column: met.column, row: met.row)
            .map { .tap(id: widget.instance.id, $0) }
    }

    private func tell(_ words: String) -> Wish? {
        message = words
        return nil
    }
}

extension Dashboard.Order {
    fileprivate var places: Bool {
        if case .wish(.place) = self { true } else { false }
    }
}
