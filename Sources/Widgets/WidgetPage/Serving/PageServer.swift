import FoundationEssentials
package import GroupSystem
package import HTTPServer
import PictureClient
import WidgetArchive
import WidgetRecords
package import WidgetScreens

/// Serves the placed widgets to browsers. It belongs to the thread of its event loop, and needs no host in its process.
package final class PageServer {
    private let live: LiveWidgets
    private let health: WidgetHealth
    private let documents: PageDocuments
    private let feed = PageFeed()
    private let isReadOnly: Bool
    private var recorder: FlightRecorder
    /// The scenes whose documents pages may ask for, by widget and key.
    private var scenes: [String: [String: PageScene]] = [:]
    private var made: [String: (reading: Int, failure: String?, card: Card)] = [:]
    /// Since when cards may be outdated.
    private var outdated: MonotonicTime? = .now
    private var turning: WakeUp?
    private var source: EventLoop.Source?

    package init(_ screen: WidgetScreen, isReadOnly: Bool, in loop: EventLoop) throws {
        live = try LiveWidgets(screen, in: loop)
        health = try WidgetHealth(of: screen.directory, in: loop)
        documents = try PageDocuments(in: loop)
        recorder = FlightRecorder(screen.directory.archives)
        self.isReadOnly = isReadOnly
        live.changed = { [unowned self] in outdated = .now }
        health.changed = { [unowned self] in outdated = .now }
        turning = try WakeUp(in: loop) { [unowned self] in outdated = .now }
        // Once for all that the other sources have noticed in a turn of the loop.
        source = loop.add(.patient, deadline: { [unowned self] in outdated }) { [unowned self] in update() }
    }
}

// MARK: Cards

extension PageServer {
    private func update() {
        outdated = nil
        let now = Now.current.date
        var problems: [String] = []
        do {
            try live.update(at: now)
        } catch {
            problems.append("\(error)")
        }
        _ = live.read(Set(live.widgets.map(\.instance.id)))
        let top = live.widgets.onTop
        let cards = top.map { card(of: $0, at: now) }
        let ids = Set(live.widgets.map(\.instance.id))
        recorder.keepOnly(ids)
        scenes = scenes.filter { ids.contains($0.key) }
        made = made.filter { ids.contains($0.key) }
        let news = PageFeed.News(cards: cards, hasHost: health.hasHost, problems: problems + live.problems)
        for picture in feed.tell(news, at: now) { draw(picture) }
        for widget in top {
            guard let archive = widget.archive, let entry = made[widget.instance.id]?.card.entries.first else {
                continue
            }
            recorder.record(archive, light: entry.light, dark: entry.dark)
        }
        turning?.date = live.widgets.compactMap { $0.stack?.top.until }.filter { $0 > now }.min()
    }

    /// A card is made anew when its archive or its failure is another one. Its entries may begin in the past: a page shows
    /// the last that has begun.
    private func card(of widget: ShownWidget, at date: Date) -> Card {
        let id = widget.instance.id
        let failure = health.failures[id]
        let known = made[id]
        let isSame = known.map { $0.reading == widget.reading && $0.failure == failure } ?? false
        if isSame, let known, known.card.place == widget.stack.map({ "\($0.number)/\($0.count)" }) { return known.card }
        let own =
            widget.archive.map {
                PageScene.all(of: $0, from: date, drawnBy: documents.program, atMost: Card.mostEntries)
            } ?? []
        let card = Card(widget, own, failure: failure)
        made[id] = (widget.reading, failure, card)
        scenes[id] = Dictionary(own.flatMap { [($0.light.key, $0.light), ($0.dark.key, $0.dark)] }) { first, _ in first
        }
        return card
    }

    /// Draws for those who look, who need not ask.
    private func draw(_ picture: PageFeed.Picture) {
        guard let scene = scenes[picture.card.id]?[picture.name.key] else { return feed.show(picture, nil) }
        documents.document(of: scene, second: picture.name.second) { [unowned self] result in
            feed.show(picture, try? result.get().bytes)
        }
    }

    /// A scene that a page may show: one of now, or one that was shown before.
    private func scene(_ id: String, _ key: String) -> PageScene? {
        if let scene = scenes[id]?[key] { return scene }
        guard let (state, archive) = recorder.state(of: id, document: key) else { return nil }
        let scenes = PageScene.all(of: archive, from: .distantPast, drawnBy: documents.program)
        if let scene = scenes.flatMap({ [$0.light, $0.dark] }).first(where: { $0.key == key }) { return scene }
        // Another drawing program was there then.
        let first = PageScene.all(of: archive, from: state.date, drawnBy: documents.program, atMost: 1).first
        return state.dark == key ? first?.dark : first?.light
    }
}

// MARK: Answers

extension PageServer {
    /// The files that the page consists of, which anyone may have who may see that there is a page.
    package func asset(_ path: String) -> HTTPReply? { PageAsset.reply(path) }

    /// Answers a request of a session that was let in.
    package func answer(_ request: HTTPRequest, of session: String?, _ responder: HTTPResponder) {
        let parts = request.path.split(separator: "/").map(String.init)
        switch (request.method, parts.first, parts.count) {
        case (.get, "standing", 1): responder.reply(HTTPReply(204))
        case (_, "events", 1): addViewer(request, of: session, responder)
        case (.post, "wish", 1): responder.reply(outcome(of: request))
        case (.get, "w", 3): answer(about: parts[1], parts[2], responder)
        default: responder.reply(.text(404, "there is nothing here"))
        }
    }

    private func addViewer(_ request: HTTPRequest, of session: String?, _ responder: HTTPResponder) {
        if outdated != nil { update() }
        let chosen = request.query.flatMap { PageServer.value(of: "widgets", in: $0) }?.split(separator: ",")
            .compactMap(\.percentDecoded)
        let look = request.query.flatMap { PageServer.value(of: "look", in: $0) }
        // nginx would otherwise hold events back.
        let headers = [("Content-Type", "text/event-stream; charset=utf-8"), ("X-Accel-Buffering", "no")]
        let stream = responder.stream(headers, of: session)
        feed.add(
            stream, chosen: chosen.map(Set.init), isDark: look.map { $0 == "dark" },
            Greeting(date: Now.current.date, isReadOnly: isReadOnly))
    }

    /// A value of a query such as `widgets=ID,ID&look=dark`; nil if it has none.
    private static func value(of key: String, in query: String) -> Substring? {
        query.split(separator: "&").first { $0.hasPrefix("\(key)=") }?.dropFirst(key.count + 1)
    }

    private func answer(about ref: String, _ name: String, _ responder: HTTPResponder) {
        guard let widget = live.widgets.first(where: { Card.ref(of: $0.instance.id) == ref }) else {
            return responder.reply(.text(404, "there is no such widget"))
        }
        if name == "why" { return responder.reply(report(about: widget)) }
        guard let name = DocumentName(file: name), let scene = scene(widget.instance.id, name.key) else {
            return responder.reply(.text(404, "there is no such widget"))
        }
        documents.document(of: scene, second: name.second) { result in
            switch result {
            case .success(let document):
                let type = [("Content-Type", "image/svg+xml")]
                responder.reply(HTTPReply(200, type, document.body, isImmutable: true))
            case .failure(let failure): responder.reply(.text(503, "\(failure)"))
            }
        }
    }

    private func report(about widget: ShownWidget) -> HTTPReply {
        do {
            let states = recorder.states(of: widget.instance.id)
            let report = try WhyReport(of: widget, in: live.screen.directory, states)
            let body = HTTPBody([UInt8](try ArchiveCoding.line(report)), compressing: true)
            return HTTPReply(200, [("Content-Type", "application/json")], body)
        } catch {
            return .text(503, "\(error)")
        }
    }

    private func outcome(of request: HTTPRequest) -> HTTPReply {
        guard !isReadOnly else { return .text(403, "this page only shows") }
        guard let wish = try? ArchiveCoding.value(PageWish.self, from: Data(request.body)),
            let widget = live.widgets.first(where: { $0.instance.id == wish.id })
        else { return .text(404, "there is no such widget") }
        guard let meant = wish.meant(for: widget, { mark in action(marked: mark, in: widget) }) else {
            return .text(409, "the widget shows something else by now")
        }
        do {
            return .text(200, try live.fulfil(meant) ?? "")
        } catch {
            return .text(409, "\(error)")
        }
    }

    private func action(marked mark: String, in widget: ShownWidget) -> Action? {
        (scenes[widget.instance.id] ?? [:]).values.lazy.flatMap(\.scene.actions).first { $0.mark == mark }
    }
}

extension Substring {
    /// Nil for bytes that are no text.
    fileprivate var percentDecoded: String? {
        var (bytes, rest) = ([UInt8](), utf8[...])
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let code = UInt8(Substring(rest.prefix(2)), radix: 16) {
                bytes.append(code)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
