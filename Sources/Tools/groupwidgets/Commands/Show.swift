import CommandLineKit
import FoundationEssentials
import GroupSystem
import SceneLayout
import WidgetArchive
import WidgetHost
import WidgetRecords
import WidgetScreens
import WidgetTerminal

extension Command {
    static let show = Command(
        name: "show",
        operands: "[ID|KIND …]",
        summary: "draw widgets in the terminal, and follow their changes",
        details: """
            Placed widgets and Live Activities are drawn from their archives; a stack shows the widget on its top. A kind \
            that is not placed is asked for one timeline, and so is a placed widget if --family, --set or an option of \
            its text is given. Without a terminal, or with --once, they are drawn once.
            """,
        options: [
            .init(name: "once", summary: "draw them once, and end"), .family, .set, .program, .ascii,
            .init(name: "json", summary: "print the archive instead; of several, an array"), .accessibility, .png, .svg,
            .film,
            .picture,
        ] + Option.ofDisplay + Option.ofPictures,
        examples: [
            .init(line: "groupwidgets show --once", meaning: "all placed widgets, as they are now"),
            .init(line: "groupwidgets show BasicWidget --family medium", meaning: "a kind, placed or not"),
            .init(line: "groupwidgets show BasicWidget --png nickname.png --dark", meaning: "a picture of it"),
            .init(line: "groupwidgets show BasicWidget --accessibility", meaning: "what a screen reader finds in it"),
        ],
        completes: [.widgetOrKind],
        of: { invocation in
            let widgets = try invocation.widgetsAsShown
            let asked =
                try invocation.wantsOtherDisplay && invocation.operands.isEmpty
                ? widgets.placedOnTop() : invocation.operands
            let shown =
                try asked.isEmpty
                ? widgets.screen.placed().widgets.onTop
                : asked.flatMap { try named($0, in: widgets, invocation) }
            if invocation.has("json") {
                let archives = try shown.compactMap { try $0.archive ?? widgets.archive(of: $0.instance.id) }
                let isOne = invocation.operands.count == 1 && archives.count == 1
                return Output.standard.write(try isOne ? json(archives[0]) : json(listing: archives))
            }
            if invocation.has("accessibility") {
                let date = try PictureOptions(invocation).date
                return Output.standard.write(try current(shown, in: widgets).accessibilityText(at: date))
            }
            if invocation.wantsPicture {
                return try invocation.writePictures(of: current(shown, in: widgets))
            }
            if invocation.has("once") || !Terminal.isTerminal {
                return try drawOnce(shown, in: widgets, invocation.terminalWishes)
            }
            let names = Set(asked)
            try follow(in: widgets, invocation.terminalWishes) { placed in
                // Widgets made just for viewing stay; placed ones come and go.
                let made = shown.filter(\.instance.id.isEmpty)
                if names.isEmpty { return placed.onTop }
                let ids = Set(shown.filter { !$0.isTop(ofAny: names) }.map(\.instance.id))
                return placed.filter {
                    !invocation.wantsOther && names.contains($0.instance.id) || ids.contains($0.instance.id)
                        || made.isEmpty && names.contains($0.instance.kind) || $0.isTop(ofAny: names)
                } + made
            }
        })

    /// The placed widgets of a name, or else one made just for viewing.
    private static func named(
        _ name: String, in widgets: WidgetsDirectory, _ invocation: Invocation
    ) throws -> [ShownWidget] {
        let activity = try widgets.shownWidgets(ofActivity: name, family: invocation.argument("family"))
        if !activity.isEmpty {
            if invocation.has("set") {
                throw invocation.misused("an activity has no parameters that --set could change")
            }
            guard invocation.wantsOtherDisplay else { return activity.map { ShownWidget($0.instance) } }
            return try activity.flatMap { try asked(name, $0.instance, of: $0.program, in: widgets) }
        }
        let placed = try widgets.placedWidgets().filter { $0.id == name || $0.instance.kind == name }
        if placed.isEmpty, let top = try widgets.shownOnTop(ofStack: name) { return [top] }
        if !placed.isEmpty, !invocation.wantsOther {
            let places = try widgets.screen.placed().widgets.map { ($0.instance.id, $0.stack) }
            let stacks = Dictionary(places) { first, _ in first }
            return placed.map { widget in
                var shown = ShownWidget(widget.instance)
                shown.stack = stacks[widget.id] ?? nil
                return shown
            }
        }
        // A placed widget is shown as it would be with these options.
        let model = placed.first { $0.id == name }
        let offered: (program: RegisteredProgram, kind: KindDescription)
        do {
            offered = try widgets.kind(
                model?.instance.kind ?? name, program: model?.program ?? invocation.argument("program"))
        } catch let error as WidgetError {
            if name.contains("-") { _ = try widgets.widget(name) }
            throw error
        }
        let family = try offered.kind.family(invocation.argument("family") ?? model?.instance.family.rawValue)
        let parameters = try widgets.parameters(try invocation.assignments(), of: offered)
        let instance = Instance(
            kind: offered.kind.kind, family: family,
            parameters: (model?.instance.parameters ?? [:]).merging(parameters) { $1 })
        return try asked(name, instance, of: offered.program.name, in: widgets)
    }

    /// Asks a program for a widget just for viewing.
    private static func asked(
        _ name: String, _ instance: Instance, of program: String, in widgets: WidgetsDirectory,
        because cause: String = "not placed"
    ) throws -> [ShownWidget] {
        do {
            let answer = try widgets.ask(program, .timeline(instance))
            guard case .timeline(let timeline) = answer.result else { return [] }
            let archive = Archive(
                of: instance, generation: 0, made: Date(), cause: cause, timeline, reads: answer.reads,
                notes: answer.notes)
            return [ShownWidget(instance, archive: archive)]
        } catch let failure as ProgramFailure {
            throw Failure.store("\(name) cannot be shown: \(failure)")
        }
    }

    /// The current state of the widgets; without a host, the programs of widgets that were never loaded are asked. One
    /// that fails is marked, unless all do.
    private static func current(_ shown: [ShownWidget], in widgets: WidgetsDirectory) throws -> [ShownWidget] {
        let programs = Dictionary(try widgets.shownWidgets().map { ($0.id, $0.program) }) { first, _ in first }
        let hasHost = widgets.host != nil
        var wasAsked = false
        var failures: [Failure] = []
        let current = try shown.map(widgets.screen.current).map { widget in
            guard widget.archive == nil, widget.problem == nil, !hasHost, let program = programs[widget.instance.id]
            else { return widget }
            wasAsked = true
            do {
                let asked = try asked(
                    widget.instance.id, widget.instance, of: program, in: widgets, because: "no host runs"
                ).first
                return asked?.archive.map(widget.showing) ?? widget
            } catch let failure as Failure {
                failures.append(failure)
                var widget = widget
                widget.problem = failure.message
                return widget
            }
        }
        if let failure = failures.first, failures.count == shown.count { throw failure }
        if wasAsked { note("no host is running; 'groupwidgets run' starts one, which keeps widgets up to date\n") }
        return current
    }

    private static func drawOnce(
        _ shown: [ShownWidget], in widgets: WidgetsDirectory, _ wishes: TerminalWishes
    ) throws {
        let terminal = Terminal(wishes)
        let columns = Terminal.isTerminal ? Terminal.size.columns : 100
        let shown = try current(shown, in: widgets)
        let canvas = CellGrid(showing: shown.map { ($0, $0.caption) }, theme: terminal.theme, columns: columns)
        Output.standard.write(terminal.text(of: canvas))
        // The notes of placed widgets are printed by `why`, which does not know the others.
        for widget in shown where widget.instance.id.isEmpty {
            for words in widget.archive?.notes ?? [] { note("note: \(words.onOneLine)\n") }
        }
        for problem in shown.compactMap(\.problem) + (try widgets.damage().map { "\($0)" }) {
            note("note: \(problem.onOneLine)\n")
        }
        if shown.isEmpty { note("no widget is placed; 'groupwidgets place KIND' places one\n") }
    }

    private static func follow(
        in widgets: WidgetsDirectory, _ wishes: TerminalWishes, _ shown: @escaping ([ShownWidget]) -> [ShownWidget]
    ) throws {
        let signals = try SignalQueue.ofEnds()
        let loop = EventLoop()
        var isOver = false
        let screen = try TerminalScreen(of: widgets.screen, in: loop, wishes, choosing: shown) { isOver = true }
        screen.dashboard.host = { widgets.host.map(HostState.words) ?? "no host runs" }
        screen.dashboard.message = shown([]).first.map {
            "as it is now; a placed one is followed: groupwidgets place \($0.instance.kind)"
        }
        loop.add(signals.descriptor) { isOver = isOver || signals.next() != nil }
        while !isOver { loop.turn() }
    }
}

extension ShownWidget {
    fileprivate func isTop(ofAny names: Set<String>) -> Bool {
        !isCovered && stack.map { names.contains($0.stack) } ?? false
    }
}

extension WidgetsDirectory {
    /// The ids of the placed widgets that no other covers.
    fileprivate func placedOnTop() throws -> [String] {
        try screen.placed().widgets.onTop.map(\.instance.id)
    }

    /// The widget on top of a stack; nil if the stack does not exist.
    fileprivate func shownOnTop(ofStack name: String) throws -> ShownWidget? {
        guard try recordedStacks().contains(where: { $0.id == name }) else { return nil }
        return try screen.placed().widgets.onTop.first { $0.stack?.stack == name }
    }
}

extension Invocation {
    /// Whether widgets are to be drawn differently than placed.
    fileprivate var wantsOther: Bool { has("family") || has("set") || wantsOtherDisplay }
}
