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
            forgetShown()
            return keys.contains(.letter("q")) ? [.quit] : []
        }
        let orders = keys.compactMap(order)
        board.isPlacing = orders.contains(where: \.places)
        return orders
    }

    private func order(for key: KeyPress) -> Order? {
        if key == .redraw {
            forgetShown()
        } else if overlay.isOpen {
            do {
                return try overlay.take(key, rows: Terminal.size.rows).flatMap(order)
            } catch {
                message = "\(error)"
            }
        } else if key == .letter("q") {
            return .quit
        } else if let order = orderOfPanel(for: key) {
            return order
        } else if !board.scroll(key) {
            return wish(for: key).map(Order.wish)
        }
        return nil
    }

    private func orderOfPanel(for key: KeyPress) -> Order? {
        if key == .letter("a") { return .menu(.kinds) }
        guard let id = board.current?.instance.id, !id.isEmpty else { return nil }
        switch key {
        case .letter("e"): return .menu(.configuration(of: id))
        case .letter("d"): return .menu(.removal(of: id))
        case .letter("w"): return .read(.reloads, of: id)
        case .letter("o"): return .read(.output, of: id)
        default: return nil
        }
    }

    private func order(for outcome: Menu.Outcome) -> Order? {
        switch outcome {
        case .wish(let wish): .wish(wish)
        case .change(let wish, let request): .change(wish, then: request)
        case .more(let request): .menu(request)
        case .nothing: nil
        }
    }

    private func wish(for key: KeyPress) -> Wish? {
        switch key {
        case .letter("?"): overlay = .panel(Panel("Keys", Dashboard.keys), [])
        case .letter("R"): return .reload(kind: nil)
        case .letter("r"): return board.current.map { .reload(kind: $0.instance.kind) }
        case .letter("p"): askForPicture()
        case .letter("v"): readAloud()
        case .letter("s"): return board.current?.stack.map { .turn(stack: $0.stack, by: 1) }
        case .letter("S"): return board.current?.stack.map { .turn(stack: $0.stack, by: -1) }
        case .letter("<"): return board.current.map { .move(id: $0.instance.id, by: -1) }
        case .letter(">"): return board.current.map { .move(id: $0.instance.id, by: 1) }
        case .letter("E"): return board.current.map { .chooseNext(id: $0.instance.id) }
        case .enter: return tap(number: nil)
        case .letter(let digit): if let number = digit.wholeNumberValue, number > 0 { return tap(number: number) }
        case .click(let column, let row): return click(column, row)
        default: break
        }
        return nil
    }

    /// Shows what a screen reader says of the chosen widget.
    private func readAloud() {
        guard let current = board.current else { return }
        let appearance = terminal.theme.isDark ? Appearance.dark : .light
        let lines = current.speech(at: Date(), in: appearance)
        overlay = .panel(Panel(current.title, lines.isEmpty ? ["nothing is read of it"] : lines), [])
    }

    private func tap(number: Int?) -> Wish? {
        guard let current = board.current else { return nil }
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
        guard row < Terminal.size.rows - 1 else { return nil }
        return board.hit(column: column, row: row).map { .tap(id: $0.widget.instance.id, $0.action) }
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
