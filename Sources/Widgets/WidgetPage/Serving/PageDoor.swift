package import GroupSystem
package import HTTPServer
package import WidgetRecords

/// Lets in those who know a secret, and passes their requests on.
package final class PageDoor {
    /// Called when an address has been used, so that another viewer needs another one.
    package var entered: () -> Void = {}

    private let page: PageServer
    private var access: WebAccess
    private var phrase: PassPhrase?
    /// Where the page is, for those who were let in.
    package let origin: String
    /// The sessions survive the server, so that pages return by themselves.
    private let memory: String
    private var server: HTTPServer?

    package init(
        to page: PageServer, of widgets: WidgetsDirectory, _ sockets: [ListeningSocket], origins: [WebOrigin],
        phrase: PassPhrase?, in loop: EventLoop
    ) throws(Errno) {
        (self.page, self.phrase) = (page, phrase)
        memory = widgets.path + "/page.sessions"
        let addresses = sockets.compactMap(\.address)
        let known = SmallFile.text(memory).split(separator: "\n").map(String.init)
        access = WebAccess(at: addresses, origins: origins, sessions: known)
        let own = addresses.first.map { $0.isLoopback ? "http://localhost:\($0.port)" : "\(WebOrigin($0))" }
        origin = origins.first?.description ?? own ?? ""
        server = try HTTPServer(listening: sockets, in: loop) { [unowned self] in answer($0, $1) }
    }

    /// The address that lets one viewer in.
    package var address: String { "\(origin)/#\(access.token ?? access.renewToken())" }

    private func answer(_ request: HTTPRequest, _ responder: HTTPResponder) {
        if request.path == "/enter" { return responder.reply(kept(access.enter(request))) }
        if request.path == "/leave" { return leave(request, responder) }
        if request.path == "/phrase", phrase != nil { return enter(request, responder) }
        let asset = page.asset(request.path)
        if let refusal = access.refusal(of: request, for: asset == nil ? request.use : .page) {
            return responder.reply(refusal)
        }
        if let asset { return responder.reply(asset) }
        page.answer(request, of: access.session(of: request), responder)
    }

    private func enter(_ request: HTTPRequest, _ responder: HTTPResponder) {
        guard var phrase else { return }
        let (reply, delay) = access.enter(request, with: &phrase, at: .now)
        self.phrase = phrase
        responder.reply(kept(reply), after: delay)
    }

    private func leave(_ request: HTTPRequest, _ responder: HTTPResponder) {
        var after = access
        let reply = after.leave(request)
        guard reply.status == 204, let session = access.session(of: request) else { return responder.reply(reply) }
        do {
            // A session that is still in the file would be back after a restart.
            try keep(after.sessions)
        } catch {
            return responder.reply(.text(503, "this browser stays in: \(memory) cannot be written: \(error)"))
        }
        access = after
        responder.reply(reply)
        server?.endStreams(of: session)
    }

    private func keep(_ sessions: [String]) throws {
        try SmallFile.replace(memory, with: Array(sessions.joined(separator: "\n").utf8))
    }

    /// Keeps the sessions, if the reply begins one.
    private func kept(_ reply: HTTPReply) -> HTTPReply {
        guard reply.status == 204 else { return reply }
        // If it cannot be kept, the page asks for an address again after a restart.
        try? keep(access.sessions)
        if access.token == nil { entered() }
        return reply
    }
}

extension HTTPRequest {
    fileprivate var use: WebAccess.Use {
        if path == "/events" { return .streaming }
        return method == .post ? .writing : .reading
    }
}
