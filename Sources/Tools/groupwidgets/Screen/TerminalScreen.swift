import FoundationEssentials
import GroupSystem
import WidgetArchive
import WidgetRecords
import WidgetScreens
import WidgetTerminal

/// The live screen of a terminal, in an event loop: it draws visible changes, and carries out a person's wishes. The
/// terminal is restored when it goes away.
final class TerminalScreen {
    let dashboard: Dashboard
    private let live: LiveWidgets
    private let end: () -> Void
    private let replies: AlarmQueue<Reply>
    private let resizes: SignalQueue
    private var sources: [EventLoop.Source] = []
    /// The next time to draw because something has changed, and because something will look different by itself.
    private var nextFrame: MonotonicTime?
    private var lastFrame: (end: MonotonicTime, took: Duration)?
    private var nextChange: WakeUp?

    /// A program's reply.
    private enum Reply: Sendable {
        case words(String)
        case menu(Menu)
    }

    /// Makes a screen that calls `end` when a person wants to leave, or the terminal is gone.
    init(
        of screen: WidgetScreen, in loop: EventLoop, _ wishes: TerminalWishes,
        choosing choose: @escaping ([ShownWidget]) -> [ShownWidget] = \.onTop, end: @escaping () -> Void
    ) throws {
        self.end = end
        replies = try AlarmQueue()
        resizes = try SignalQueue.ofResizes()
        live = try LiveWidgets(screen, in: loop)
        dashboard = Dashboard(live, in: loop, wishes, choosing: choose)
        nextChange = try WakeUp(in: loop) { [unowned self] in needsDrawing() }
        live.changed = { [unowned self] in needsDrawing() }
        dashboard.needsDrawing = { [unowned self] in needsDrawing() }
        sources = [
            loop.add(resizes.descriptor) { [unowned self] in
                while resizes.next() != nil {}
                needsDrawing()
            },
            loop.add(replies) { [unowned self] in $0.forEach(take) },
            loop.add(FileDescriptor.standardInput) { [unowned self] in follow() },
            // The terminal accepts a limited amount at a time.
            loop.add(interests: { [unowned self] in dashboard.taken.output.interests }) { [unowned self] in draw() },
            // Last, so that it shows all changes of a turn of the loop.
            loop.add(.patient, deadline: { [unowned self] in nextFrame }) { [unowned self] in draw() },
        ]
        needsDrawing()
    }

    deinit { sources.forEach { $0.cancel() } }
}

// MARK: Drawing

extension TerminalScreen {
    /// However fast changes come, drawing takes at most a tenth of the time.
    private static let pause = (least: Duration.milliseconds(16), share: 9)

    /// Draws soon.
    func needsDrawing() {
        let now = MonotonicTime.now
        guard let last = lastFrame else { return nextFrame = now }
        let (least, share) = TerminalScreen.pause
        nextFrame = nextFrame ?? max(now, last.end + max(least, last.took * share))
    }

    private func draw() {
        nextFrame = nil
        let start = MonotonicTime.now
        nextChange?.date = dashboard.draw()
        lastFrame = (.now, .now - start)
    }
}

// MARK: Input

extension TerminalScreen {
    private func follow() {
        guard let keys = KeyPress.waiting() else {
            // Otherwise it would be ready for ever.
            sources.forEach { $0.cancel() }
            return end()
        }
        dashboard.orders(for: keys).forEach(carryOut)
        draw()
    }

    private func carryOut(_ order: Dashboard.Order) {
        switch order {
        case .quit: end()
        case .wish(.chooseNext(let id)): ask { .words(try $0.fulfil(.chooseNext(id: id)) ?? "") }
        case .wish(let wish): attempt { dashboard.message = try live.fulfil(wish) }
        case .menu(let request): ask { .menu(try $0.menu(request)) }
        case .change(let wish, let request):
            attempt {
                dashboard.message = try live.fulfil(wish)
                ask { .menu(try $0.menu(request)) }
            }
        case .read(let reading, let id):
            attempt { dashboard.overlay = Overlay(try reading.lines(of: id, in: live.screen.directory), titled: id) }
        }
    }

    private func attempt(_ body: () throws -> Void) {
        do {
            try body()
        } catch {
            dashboard.message = "\(error)"
        }
    }

    /// Asks on another thread, since a program may take its time to answer.
    private func ask(_ question: @escaping @Sendable (WidgetScreen) throws -> Reply) {
        dashboard.message = "asking what there is to choose …"
        Task.detached { [replies, screen = live.screen] in
            do {
                replies.add(try question(screen))
            } catch {
                replies.add(.words("\(error)"))
            }
        }
    }

    private func take(_ reply: Reply) {
        switch reply {
        case .words(let words): dashboard.message = words
        case .menu(let menu):
            dashboard.message = nil
            dashboard.overlay = Overlay(menu)
        }
        draw()
    }
}

extension KeyPress {
    /// The keys waiting on the standard input; nil at its end.
    static func waiting() -> [KeyPress]? {
        guard let bytes = try? FileDescriptor.readSome(FileDescriptor.standardInput), !bytes.isEmpty else { return nil }
        return keys(in: bytes)
    }
}
