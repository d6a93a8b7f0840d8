package import GroupSystem

/// The rules of who may ask a page's server, and for what. They know no connection and no clock: they judge requests.
///
/// A name in the request is never trusted to say where the request came from: another name may lead to this machine
/// (DNS rebinding), and other pages, ports and users of this machine reach the port as well. So the host must be one of
/// a list, the origin too, and a secret must be known.
package struct WebAccess {
    private let hosts: Set<String>
    private let secureHosts: Set<String>
    private let origins: [String]
    private let cookie: String
    /// The secret that the next viewer shows; nil when it has been used.
    package private(set) var token: String?
    /// The secrets of the viewers that have entered, the oldest first. Keep them for these to be known after a restart.
    package private(set) var sessions: [String]
    private static let mostSessions = 64

    package enum Use: CaseIterable, Sendable {
        /// The page itself, in which there is nothing of anyone, so that it can be linked to.
        case page
        /// Coming in with a secret.
        case entering
        /// Asking for anything of a widget.
        case reading
        case streaming
        case writing
    }

    /// `addresses` are where the server listens, and `configured` where a proxy offers it. The names of this machine come
    /// with its addresses; a server that listens at all addresses has no name but these and the configured ones.
    package init(at addresses: [InternetAddress], origins configured: [WebOrigin] = [], sessions: [String] = []) {
        let port = addresses.first?.port ?? 0
        let reachesLoopback = addresses.contains { $0.isLoopback || $0.isWildcard }
        let named = addresses.filter { !$0.isLoopback && !$0.isWildcard }
        let all = (reachesLoopback ? WebOrigin.onLoopback(port: port) : []) + named.map { WebOrigin($0) } + configured
        hosts = Set(all.flatMap(\.hosts))
        secureHosts = Set(configured.filter(\.isSecure).flatMap(\.hosts))
        origins = all.map(\.description)
        cookie = "groupwidgets-\(port)"
        token = Secret.random()
        self.sessions = Array(sessions.suffix(WebAccess.mostSessions))
    }
}

// MARK: Judging

extension WebAccess {
    /// The reply to a request that may not have what it asks for; nil if it may.
    package func refusal(of request: HTTPRequest, for use: Use) -> HTTPReply? {
        guard hosts.contains(request.host.lowercased()) else {
            return .text(421, "this server does not go by that name: use --origin URL to add one")
        }
        guard use.methods.contains(request.method) else {
            let allowed = use.methods.map(\.rawValue).joined(separator: ", ")
            return .text(405, "only \(allowed) is served here", [("Allow", allowed)])
        }
        guard isFromOurPage(request, for: use) else { return .text(403, "only this server's own page may ask this") }
        if use.needsSession, session(of: request) == nil {
            return .text(401, "no session: open the page's address again")
        }
        return nil
    }

    /// Whether the page that asks is ours, by what browsers say of it, which no page can change.
    private func isFromOurPage(_ request: HTTPRequest, for use: Use) -> Bool {
        let site = request.header("sec-fetch-site")
        // Byte for byte, where strings are equal also to others that look alike.
        let isOurs = request.header("origin").map { origin in
            origins.contains { $0.utf8.elementsEqual(origin.utf8) }
        }
        switch use {
        case .page: return true
        // Of requests without an origin, browsers say where they come from. Other programs have no cookie by accident.
        case .reading: return isOurs != false && (site == nil || site == "same-origin" || site == "none")
        case .streaming where request.method == .get:
            return isOurs != false && (site == "same-origin" || site == nil && isOurs == true)
        case .streaming, .entering, .writing: return isOurs == true && (site == nil || site == "same-origin")
        }
    }

    /// The session that the viewer has entered; nil if none.
    package func session(of request: HTTPRequest) -> String? {
        request.cookies(named: cookie).first { value in
            // All are compared, so that the time does not say which is close.
            sessions.reduce(false) { Secret.equal($1.utf8, value.utf8) || $0 }
        }
    }
}

extension WebAccess.Use {
    var methods: [HTTPHead.Method] {
        switch self {
        case .page, .reading: [.get, .head]
        // Browsers say of a POST where it comes from also on a plain connection to another machine.
        case .streaming: [.get, .post]
        case .entering, .writing: [.post]
        }
    }

    var needsSession: Bool { self != .page && self != .entering }
}

// MARK: Entering

extension WebAccess {
    /// Takes the token, once, for a session's cookie.
    package mutating func enter(_ request: HTTPRequest) -> HTTPReply {
        if let refusal = refusal(of: request, for: .entering) { return refusal }
        guard let token, Secret.equal(token.utf8, request.body) else {
            return .text(403, "this address has been used, or is of another start")
        }
        self.token = nil
        return admit(request)
    }

    /// A token for one more viewer.
    package mutating func renewToken() -> String {
        let new = Secret.random()
        token = new
        return new
    }

    /// Begins a session. The oldest of too many ends.
    mutating func admit(_ request: HTTPRequest) -> HTTPReply {
        let session = Secret.random()
        sessions = sessions.suffix(WebAccess.mostSessions - 1) + [session]
        // Or else a screen on a wall would have to be let in at each start of its browser.
        return HTTPReply(204, [("Set-Cookie", cookie(session, age: 31_536_000, for: request))])
    }

    /// Ends the session of a viewer, and has the browser forget it.
    package mutating func leave(_ request: HTTPRequest) -> HTTPReply {
        if let refusal = refusal(of: request, for: .writing) { return refusal }
        let ended = session(of: request)
        sessions.removeAll { $0 == ended }
        return HTTPReply(204, [("Set-Cookie", cookie("", age: 0, for: request))])
    }

    private func cookie(_ session: String, age: Int, for request: HTTPRequest) -> String {
        let secure = secureHosts.contains(request.host.lowercased()) ? "; Secure" : ""
        return "\(cookie)=\(session); Path=/; Max-Age=\(age); HttpOnly; SameSite=Strict\(secure)"
    }
}
