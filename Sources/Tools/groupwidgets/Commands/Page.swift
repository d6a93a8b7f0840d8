import CommandLineKit
import GroupSystem
import HTTPServer
import WidgetPage
import WidgetRecords

extension Command {
    static let page = Command(
        name: "page",
        summary: "show the placed widgets in browsers, live",
        details: """
            Prints an address that lets one browser in, and another one whenever it has been used. Widgets are \
            redrawn as they are reloaded; links, buttons and toggles work; a menu of each says why it shows what it \
            shows, and what it showed before. Browsers that were let in stay so when the server is started again. With \
            --open, a page that is served already is opened. It is a process of its own: a host has to run for anything to be reloaded. Only this machine is served, \
            unless --listen names another of its addresses. Then browsers are let in by a pass phrase too, and \
            whoever reads the network on the way can read both it and the widgets: better is a proxy with TLS on this \
            machine, whose address --origin names.
            """,
        options: [
            .init(name: "port", argument: "N", summary: "the port (default \(PageSession.usualPort); 0 = any)"),
            .init(name: "open", summary: "open the page in a browser"),
            .init(name: "read-only", summary: "show widgets only: no taps, no changes"),
            .init(name: "listen", argument: "ADDRESS", summary: "serve an address of this machine, not only itself"),
            .init(name: "phrase-file", argument: "FILE", summary: "a file of yours alone, with the pass phrase"),
            .init(name: "origin", argument: "URL", summary: "the origin at which a proxy offers the page"),
        ],
        examples: [
            .init(line: "groupwidgets page --open", meaning: "the placed widgets in a browser"),
            .init(
                line: "groupwidgets page --origin https://home.example", meaning: "behind a proxy of that name"),
        ],
        of: { invocation in
            let widgets = try invocation.widgets
            try widgets.make()
            let entry = PageEntry(of: widgets)
            guard let lock = try PageLock(widgets) else { return try openServed(widgets, entry, invocation) }
            try PageSession(invocation, widgets, entry, lock).run()
        })

    private static func openServed(_ widgets: WidgetsDirectory, _ entry: PageEntry, _ invocation: Invocation) throws {
        let place = SmallFile.text(PageLock.path(in: widgets)).onOneLine
        guard invocation.has("open") else {
            throw Failure.store(
                "the page is served already, at \(place)", hint: "'groupwidgets page --open' opens it in a browser")
        }
        Output.standard.print("the page is served already, at \(place)")
        try entry.open()
    }
}

/// Serves the page until it is told to end.
private final class PageSession {
    static let usualPort: UInt16 = 4_780

    private let loop = EventLoop()
    private let entry: PageEntry
    private let page: PageServer
    private let door: PageDoor
    private let lock: PageLock
    private let manager = ServiceManager.take()
    private let opens: Bool
    private var isOver = false

    init(
        _ invocation: Invocation, _ widgets: WidgetsDirectory, _ entry: PageEntry, _ lock: consuming PageLock
    ) throws {
        self.entry = entry
        self.lock = lock
        let origins = try PageSession.origins(invocation)
        ResourceLimit.openFiles.raise()
        let phrase = try PageSession.phrase(invocation)
        let sockets = try PageSession.sockets(invocation)
        page = try PageServer(widgets.screen, isReadOnly: invocation.has("read-only"), in: loop)
        door = try PageDoor(to: page, of: widgets, sockets, origins: origins, phrase: phrase, in: loop)
        opens = invocation.has("open")
        self.lock.note(door.origin + "/")
    }

    func run() throws {
        let signals = try SignalQueue.ofEnds()
        loop.add(signals.descriptor) { [unowned self] in
            while let signal = signals.next() { isOver = isOver || signal != .child }
        }
        door.entered = { [unowned self] in try? offer("for another browser: ") }
        try offer()
        if opens { try entry.open() }
        manager?.tell(.ready, .status("serving \(door.origin)"))
        manager?.reassure { loop.every($0, $1) }
        while !isOver { loop.turn() }
        manager?.tell(.stopping)
    }

    /// Says at which address another browser is let in. A service does not: its log is kept.
    private func offer(_ lead: String = "") throws {
        try entry.write(door.address)
        Output.standard.print(lead + (manager == nil ? door.address : door.origin))
        // At once: whoever reads may wait for it.
        try? Output.standard.flush()
    }

    private static func phrase(_ invocation: Invocation) throws -> PassPhrase? {
        guard let file = invocation.argument("phrase-file") else {
            guard invocation.argument("listen") == nil else {
                throw invocation.misused("--listen needs a pass phrase for those who come: --phrase-file FILE")
            }
            return nil
        }
        guard let phrase = PassPhrase(try SecretFile.read(file)) else {
            throw Failure.usage("the pass phrase in \(file) is shorter than \(PassPhrase.fewestBytes) bytes")
        }
        return phrase
    }

    private static func origins(_ invocation: Invocation) throws -> [WebOrigin] {
        guard let words = invocation.argument("origin") else { return [] }
        guard let origin = WebOrigin(words) else {
            throw invocation.misused("'\(words)' is not an origin such as https://home.example")
        }
        return [origin]
    }

    private static func sockets(_ invocation: Invocation) throws -> [ListeningSocket] {
        let passed = try ListeningSocket.takePassed()
        if !passed.isEmpty { return passed }
        let port = try port(invocation)
        do {
            guard let words = invocation.argument("listen") else {
                return try ListeningSocket.onLoopback(port: port ?? usualPort)
            }
            guard let address = InternetAddress(words, port: port ?? usualPort) else {
                throw invocation.misused("'\(words)' is not an address such as 192.168.1.2")
            }
            return [try ListeningSocket(at: address)]
        } catch let failure as ListeningSocket.Failure {
            throw Failure.store("\(failure)", hint: failure.isInUse ? "choose another port: --port 0" : nil)
        }
    }

    private static func port(_ invocation: Invocation) throws -> UInt16? {
        guard let words = invocation.argument("port") else { return nil }
        guard let port = UInt16(words) else { throw invocation.misused("'\(words)' is not a port: 0 to 65535") }
        return port
    }
}

/// A file for this user alone that leads a browser to the address by which it is let in: others see the words that a
/// program is started with.
private struct PageEntry {
    private let widgets: WidgetsDirectory
    private var path: String { widgets.path + "/page.html" }

    init(of widgets: WidgetsDirectory) { self.widgets = widgets }

    func write(_ address: String) throws {
        let refresh = """
            <!DOCTYPE html><title>Widgets</title><meta http-equiv="refresh" content="0;url=\(address)">

            """
        try SmallFile.replace(path, with: Array(refresh.utf8))
    }

    func open() throws {
        let nothing = try FileDescriptor(opening: "/dev/null", .readWrite)
        var start = ProgramStart(try widgets.opener + [path])
        (start.input, start.output, start.errorOutput) = (nothing.rawValue, nothing.rawValue, nothing.rawValue)
        do throws(Errno) {
            try start.launch()
        } catch {
            note("no browser could be opened: \(error)\n", .warning)
        }
    }
}

/// The right to serve a root's page: a kernel lock on a file that says where the page is.
private struct PageLock: ~Copyable {
    private let lock: FileLock

    static func path(in widgets: WidgetsDirectory) -> String { widgets.path + "/page.lock" }

    /// Nil if another process has it.
    init?(_ widgets: WidgetsDirectory) throws {
        let path = PageLock.path(in: widgets)
        var patience = Patience(.milliseconds(100))
        do throws(Errno) {
            lock = try FileLock(FileDescriptor(opening: path, .readWrite | .create | .noFollow), &patience)
        } catch {
            guard error == .wouldBlock else { throw Failure.store("\(path) cannot be written: \(error)") }
            return nil
        }
    }

    func note(_ address: String) {
        try? lock.file.truncate()
        try? lock.file.writeAll(Array(address.utf8))
    }
}
