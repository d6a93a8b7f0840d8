import CommandLineKit
import GroupStore
import GroupSystem

extension Command {
    static let service = Command(
        name: "service",
        operands: "[VERB]",
        summary: "have the host run whenever you are logged in, as a service of systemd",
        details: """
            'install' writes a unit for this program and this root into ~/.config/systemd/user, or uses the unit of a \
            package, then enables and starts it. 'status', or no verb, shows where it is installed, whether it runs, \
            and which root it serves; the exit code is 0 only if it runs. 'remove' stops it, and takes back what \
            'install' did. In between, 'systemctl --user' starts and stops it, and 'journalctl --user -u groupwidgets' \
            has its log. With --page all this is about the page that 'groupwidgets page' serves, in a unit of its own, \
            groupwidgets-page, and with --desktop about 'groupwidgets desktop', which runs as long as the graphical \
            session. To have them run from boot on, before you log in: 'loginctl enable-linger'.
            """,
        options: [
            .init(name: "page", summary: "the page in browsers instead of the host"),
            .init(name: "desktop", summary: "the desktop instead of the host"),
            .init(name: "force", summary: "replace or remove a unit that was edited"),
        ],
        examples: [
            .init(line: "groupwidgets service install", meaning: "serves the widgets from now on"),
            .init(line: "groupwidgets service install --page", meaning: "and to browsers"),
            .init(line: "groupwidgets service install --desktop", meaning: "and on the desktop"),
            .init(line: "groupwidgets service", meaning: "shows whether it runs"),
        ],
        completes: [.found { _ in ServiceVerb.allCases.map { .init($0.rawValue, meaning: $0.meaning) } }, .nothing],
        of: { invocation in
            let word = try invocation.operands(0...1).first ?? ServiceVerb.status.rawValue
            guard let verb = ServiceVerb(rawValue: word) else { throw ServiceVerb.failure(word) }
            let service = try WidgetsService(try part(invocation))
            switch verb {
            case .install: try install(service, invocation)
            case .status: try tell(service)
            case .remove: try remove(service, isForced: invocation.has("force"))
            }
        })

    private static func part(_ invocation: Invocation) throws -> ServicePart {
        let named = ServicePart.allCases.filter { $0 != .host && invocation.has($0.rawValue) }
        guard named.count < 2 else { throw invocation.misused("--page and --desktop exclude each other") }
        return named.first ?? .host
    }

    private static func install(_ service: WidgetsService, _ invocation: Invocation) throws {
        let (program, root) = (CurrentProcess.program, try invocation.root.path)
        guard !program.utf8.contains(where: { $0 < 0x20 || "\"'\\".utf8.contains($0) }) else {
            throw Failure.store(
                "systemd starts no program whose path has a quote or a backslash in it: \(program)",
                hint: "move it to another directory")
        }
        let unit = ServiceUnit(part: service.part, program: program, root: root)
        let place = try service.install(unit, isUsualRoot: root == usualRoot, isForced: invocation.has("force"))
        Output.standard.print("installed: \(place.onOneLine)")
        Output.standard.print(
            "It runs now, and whenever you are logged in; '\(service.part.command(.status))' shows its state.")
        if service.part == .page { Output.standard.print("'groupwidgets page --open' opens it in a browser.") }
    }

    /// The root that a service uses by default.
    private static var usualRoot: String? {
        ProcessEnvironment.words("HOME").map { Root(path: $0 + "/.local/share/group-containers").path }
    }

    private static func tell(_ service: WidgetsService) throws {
        let state = try service.manager.state()
        guard !state.isMasked else {
            throw Failure.store(
                "the service is masked", hint: "'systemctl --user unmask \(service.part.unit)' lets it be installed")
        }
        guard let path = state.unitPath else {
            throw Failure.notFound(
                "the service is not installed", hint: "'\(service.part.command(.install))' does that")
        }
        let unit = ServiceUnit(text: SmallFile.text(path), part: service.part)
        Output.standard.print("installed: \(path.onOneLine)")
        let not = state.isEnabled ? "" : "not "
        Output.standard.print("\(not)enabled: it is \(not)started when you log in")
        Output.standard.print("serves: \((unit?.root ?? usualRoot ?? "").onOneLine)")
        Output.standard.print(state.words.onOneLine)
        guard !state.isRunning else { return }
        if state.hasFailed {
            throw Failure.store(
                service.manager.lastWords() ?? "the journal has no entries of the service",
                hint: "'journalctl --user -u \(service.part.unit)' shows more")
        }
        throw Failure.notFound(
            "the service is not running", hint: "'systemctl --user start \(service.part.unit)' starts it")
    }

    private static func remove(_ service: WidgetsService, isForced: Bool) throws {
        switch try service.remove(isForced: isForced) {
        case .nothing: Output.standard.print("the service is not installed")
        case .own: Output.standard.print("removed; the widgets and all values are still there")
        case .packaged(let path):
            Output.standard.print("stopped and disabled; the unit belongs to a package and stays: \(path.onOneLine)")
        }
    }
}
