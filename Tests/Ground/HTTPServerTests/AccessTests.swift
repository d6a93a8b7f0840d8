import GroupSystem
import HTTPServer
import Testing

/// The rules of who may ask for what, over all that browsers say of a request.
struct AccessTests {
    private let loopback = [InternetAddress.loopback4(port: 8_080), .loopback6(port: 8_080)]

    private func request(
        _ method: HTTPHead.Method = .get, host: String = "localhost:8080", origin: String? = nil, site: String? = nil,
        cookie: String? = nil, body: String = ""
    ) throws -> HTTPRequest {
        let fields = [("Origin", origin), ("Sec-Fetch-Site", site), ("Cookie", cookie)].compactMap { name, value in
            value.map { "\(name): \($0)\r\n" }
        }.joined()
        let length = method == .post ? "Content-Length: \(body.utf8.count)\r\n" : ""
        let text = "\(method.rawValue) / HTTP/1.1\r\nHost: \(host)\r\n\(fields)\(length)\r\n"
        guard case .head(let head, _) = HTTPHead.read(Array(text.utf8)) else { throw Malformed() }
        return HTTPRequest(head, body: Array(body.utf8))
    }

    private struct Malformed: Error {}

    private func method(of use: WebAccess.Use) -> HTTPHead.Method { use == .entering || use == .writing ? .post : .get }

    /// Enters, and returns the cookie as a browser sends it.
    private func enter(
        _ access: inout WebAccess, host: String = "localhost:8080", origin: String = "http://localhost:8080"
    )
        throws -> String
    {
        let token = try #require(access.token)
        let reply = access.enter(try request(.post, host: host, origin: origin, site: "same-origin", body: token))
        #expect(reply.status == 204)
        return String(try #require(reply.headers.first { $0.name == "Set-Cookie" }).value.prefix { $0 != ";" })
    }

    // MARK: Hosts

    @Test(arguments: ["localhost:8080", "LOCALHOST:8080", "127.0.0.1:8080", "[::1]:8080"])
    func `This machine's names are known, with the port`(host: String) throws {
        let access = WebAccess(at: loopback)
        #expect(access.refusal(of: try request(host: host), for: .page) == nil)
    }

    @Test(arguments: [
        "localhost", "localhost:80", "localhost:8081", "localhost:08080", "127.0.0.1", "127.0.0.2:8080", "[::1]",
        "::1:8080", "evil.example:8080", "localhost.:8080", "localhost.evil.example:8080", "evil-localhost:8080",
        "127.1:8080", "0.0.0.0:8080", "2130706433:8080", "[::ffff:127.0.0.1]:8080", "[0:0:0:0:0:0:0:1]:8080",
    ])
    func `Any other host is refused in every use, whatever else is right`(host: String) throws {
        var access = WebAccess(at: loopback)
        let cookie = try enter(&access)
        for use in WebAccess.Use.allCases {
            guard
                let request = try? request(
                    method(of: use), host: host, origin: "http://localhost:8080", site: "same-origin", cookie: cookie)
            else { continue }
            #expect(access.refusal(of: request, for: use)?.status == 421, "\(use)")
        }
    }

    @Test func `On the usual port its number may be left out, as browsers do`() throws {
        let access = WebAccess(at: [.loopback4(port: 80)], origins: [try #require(WebOrigin("https://home.example"))])
        for host in ["localhost", "localhost:80", "home.example", "home.example:443"] {
            #expect(access.refusal(of: try request(host: host), for: .page) == nil, "\(host)")
        }
        for host in ["home.example:80", "localhost:443"] {
            #expect(access.refusal(of: try request(host: host), for: .page)?.status == 421, "\(host)")
        }
    }

    @Test func `A server for the network goes by its address; one at all addresses by configured names only`() throws {
        let address = try #require(InternetAddress("192.168.1.5", port: 8_080))
        let named = WebAccess(at: [address])
        #expect(named.refusal(of: try request(host: "192.168.1.5:8080"), for: .page) == nil)
        #expect(named.refusal(of: try request(host: "localhost:8080"), for: .page)?.status == 421)
        let all = WebAccess(
            at: [try #require(InternetAddress("0.0.0.0", port: 8_080))],
            origins: [try #require(WebOrigin("http://home.lan:8080"))])
        for host in ["localhost:8080", "home.lan:8080"] {
            #expect(all.refusal(of: try request(host: host), for: .page) == nil, "\(host)")
        }
        for host in ["0.0.0.0:8080", "192.168.1.5:8080"] {
            #expect(all.refusal(of: try request(host: host), for: .page)?.status == 421, "\(host)")
        }
    }

    // MARK: Origins

    private static let origins: [String?] = [
        nil, "http://localhost:8080", "https://home.example", "null", "http://evil.example", "http://localhost:8081",
        "https://localhost:8080", "http://home.example", "http://localhost", "http://LOCALHOST:8080",
        "http://localhost:8080/", "http://localhost:8080.evil.example", "http://loca\u{2113}host:8080", "",
    ]
    private static let sites: [String?] = [
        nil, "same-origin", "same-site", "cross-site", "none", "Same-Origin", "", "other",
    ]

    @Test(arguments: WebAccess.Use.allCases)
    func `Of all origins and sites, only the page's own are let through`(_ use: WebAccess.Use) throws {
        let configured = try #require(WebOrigin("https://home.example"))
        var access = WebAccess(at: loopback, origins: [configured])
        let cookie = try enter(&access)
        for origin in Self.origins {
            for site in Self.sites {
                let isOurs = origin == "http://localhost:8080" || origin == "https://home.example"
                let expected =
                    switch use {
                    case .page: true
                    case .reading: (origin == nil || isOurs) && [nil, "same-origin", "none"].contains(site)
                    case .streaming: (origin == nil || isOurs) && site == "same-origin" || isOurs && site == nil
                    case .entering, .writing: isOurs && [nil, "same-origin"].contains(site)
                    }
                let request = try request(method(of: use), origin: origin, site: site, cookie: cookie)
                let status = access.refusal(of: request, for: use)?.status
                #expect(status == (expected ? nil : 403), "\(origin ?? "no origin"), \(site ?? "no site")")
            }
        }
    }

    @Test func `A stream that is asked for by POST shows its origin, also where browsers do not name sites`() throws {
        var access = WebAccess(at: loopback)
        let cookie = try enter(&access)
        func status(_ origin: String?) throws -> Int? {
            access.refusal(of: try request(.post, origin: origin, cookie: cookie), for: .streaming)?.status
        }
        #expect(try status("http://127.0.0.1:8080") == nil)
        #expect(try status("http://evil.example") == 403)
        #expect(try status(nil) == 403)
    }

    @Test func `The origin is compared with what was configured, not with the host`() throws {
        let access = WebAccess(at: loopback)
        let rebound = try request(
            .post, host: "evil.example:8080", origin: "http://evil.example:8080", site: "same-origin")
        #expect(access.refusal(of: rebound, for: .entering)?.status == 421)
        let mixed = try request(.post, host: "localhost:8080", origin: "http://evil.example:8080")
        #expect(access.refusal(of: mixed, for: .entering)?.status == 403)
    }

    @Test(arguments: WebAccess.Use.allCases) func `Each use has its methods`(_ use: WebAccess.Use) throws {
        var access = WebAccess(at: loopback)
        let cookie = try enter(&access)
        for method in [HTTPHead.Method.get, .head, .post] {
            let request = try request(method, origin: "http://localhost:8080", site: "same-origin", cookie: cookie)
            let isServed =
                switch use {
                case .page, .reading: method != .post
                case .streaming: method != .head
                case .entering, .writing: method == .post
                }
            #expect((access.refusal(of: request, for: use)?.status == 405) != isServed, "\(method)")
        }
    }

    // MARK: Sessions

    @Test(arguments: [WebAccess.Use.reading, .streaming, .writing])
    func `Without the cookie, or with another, nothing is had`(_ use: WebAccess.Use) throws {
        var access = WebAccess(at: loopback)
        let cookie = try enter(&access)
        let value = String(cookie.dropFirst("groupwidgets-8080=".count))
        func status(_ cookie: String?) throws -> Int? {
            let request = try request(
                method(of: use), origin: "http://localhost:8080", site: "same-origin", cookie: cookie)
            return access.refusal(of: request, for: use)?.status
        }
        #expect(try status(cookie) == nil)
        #expect(try status("a=b; \(cookie); c") == nil)
        // Another server of this machine can set a cookie of the same name, which must not lock us out.
        #expect(try status("groupwidgets-8080=x; \(cookie)") == nil)
        for wrong in [
            nil, "", "groupwidgets-8080", "groupwidgets-8080=", "groupwidgets-8081=\(value)", "x=\(value)",
            "groupwidgets-8080=\(value.dropLast())", "groupwidgets-8080=\(value)x",
            "groupwidgets-8080=\(value.lowercased())",
            "Groupwidgets-8080=\(value)", "groupwidgets-8080=\"\(value)\"",
        ] { #expect(try status(wrong) == 401, "\(wrong ?? "no cookie")") }
    }

    @Test func `The token is taken once`() throws {
        var access = WebAccess(at: loopback)
        let token = try #require(access.token)
        func status(_ body: String) throws -> Int {
            access.enter(try request(.post, origin: "http://localhost:8080", body: body)).status
        }
        for wrong in ["", String(token.dropLast()), token + "\n", Secret.random()] { #expect(try status(wrong) == 403) }
        #expect(try status(token) == 204)
        #expect(try status(token) == 403)
        #expect(try status("") == 403)
        #expect(try status(access.renewToken()) == 204)
    }

    @Test func `The cookie is of this host alone, and of no script`() throws {
        let proxy = try #require(WebOrigin("https://home.example"))
        var access = WebAccess(at: loopback, origins: [proxy])
        func cookie(_ host: String, _ origin: String) throws -> String? {
            let body = access.renewToken()
            return access.enter(try request(.post, host: host, origin: origin, body: body)).headers.first?.value
        }
        let attributes = "; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict"
        #expect(try cookie("localhost:8080", "http://localhost:8080")?.hasSuffix(attributes) == true)
        #expect(try cookie("home.example", "https://home.example")?.hasSuffix(attributes + "; Secure") == true)
    }

    @Test func `Sessions are bounded, outlive a restart if they are kept, and are of one server`() throws {
        var access = WebAccess(at: loopback)
        var cookies: [String] = []
        for _ in 0..<100 {
            _ = access.renewToken()
            cookies.append(try enter(&access))
        }
        #expect(access.sessions.count == 64)
        let again = WebAccess(at: loopback, sessions: access.sessions)
        #expect(again.token != access.token)
        #expect(again.session(of: try request(cookie: cookies[99])) != nil)
        #expect(again.session(of: try request(cookie: cookies[36])) != nil)
        #expect(again.session(of: try request(cookie: cookies[35])) == nil)
        #expect(WebAccess(at: loopback).session(of: try request(cookie: cookies[99])) == nil)
    }

    @Test func `Whoever leaves is out, with this cookie in any place, and nobody else`() throws {
        var access = WebAccess(at: loopback)
        let first = try enter(&access)
        _ = access.renewToken()
        let second = try enter(&access)
        let origin = "http://localhost:8080"
        #expect(access.leave(try request(.post, cookie: first)).status == 403)
        #expect(access.leave(try request(.post, origin: origin)).status == 401)
        let reply = access.leave(try request(.post, origin: origin, cookie: first))
        #expect(reply.status == 204)
        #expect(reply.headers.first?.value == "groupwidgets-8080=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict")
        #expect(access.session(of: try request(cookie: first)) == nil)
        #expect(access.sessions.count == 1)
        #expect(access.session(of: try request(cookie: second)) != nil)
    }

    // MARK: The pass phrase

    @Test func `Guesses are answered ever later, right ones too`() throws {
        var phrase = try #require(PassPhrase("correct horse"))
        var now = MonotonicTime.now
        var delays: [Duration] = []
        for _ in 0..<10 {
            guard case .wrong(let delay) = phrase.judge(Array("correct hors".utf8), at: now) else { break }
            delays.append(delay)
            now = now + delay
        }
        #expect(delays == [100, 200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000, 10_000].map { .milliseconds($0) })
        #expect(phrase.judge(Array("correct horse".utf8), at: now) == .right(after: .seconds(10)))
        #expect(phrase.judge(Array("correct horse".utf8), at: now + .seconds(601)) == .right(after: .milliseconds(100)))
    }

    @Test func `Only a few guesses wait at once`() throws {
        var phrase = try #require(PassPhrase("correct horse"))
        let now = MonotonicTime.now
        for _ in 0..<8 { #expect(phrase.judge([], at: now) != .tooMany) }
        #expect(phrase.judge(Array("correct horse".utf8), at: now) == .tooMany)
        // The first of them has been answered.
        #expect(phrase.judge(Array("correct horse".utf8), at: now + .milliseconds(100)) != .tooMany)
        #expect(phrase.judge([], at: now + .milliseconds(100)) == .tooMany)
    }

    @Test func `The pass phrase is taken from our own page, and a wrong one ends its connection`() throws {
        var access = WebAccess(at: loopback)
        var phrase = try #require(PassPhrase("correct horse"))
        let now = MonotonicTime.now
        func enter(_ body: String, origin: String = "http://localhost:8080") throws -> HTTPReply {
            access.enter(try request(.post, origin: origin, body: body), with: &phrase, at: now).reply
        }
        #expect(try enter("correct horse", origin: "http://evil.example").status == 403)
        let wrong = try enter("wrong horse")
        #expect(wrong.status == 403)
        #expect(wrong.endsConnection)
        let right = try enter("correct horse")
        #expect(right.status == 204)
        #expect(access.sessions.count == 1)
        #expect(PassPhrase("too short") == nil)
    }

    // MARK: Words

    @Test(arguments: [
        ("http://localhost:8080", "http://localhost:8080"), ("https://Home.Example/", "https://home.example"),
        ("https://home.example:443", "https://home.example"), ("http://[::1]:80", "http://[::1]"),
    ])
    func `An origin is read`(text: String, origin: String) {
        #expect(WebOrigin(text)?.description == origin)
    }

    @Test(arguments: [
        "", "home.example", "ftp://a", "http://", "http://a/b", "http://a//", "http://u@a", "http://a:0",
        "http://a:65536",
        "http://a:", "http://a b", "http://a?b", "http://a#b", "https:/a", "null", "http://\u{E9}", "http://[::1",
    ])
    func `Nothing else is an origin`(text: String) {
        #expect(WebOrigin(text) == nil)
    }

    @Test func `Secrets are of 32 random bytes, and equal only to themselves`() {
        let secrets = (0..<1_000).map { _ in Secret.random() }
        #expect(Set(secrets).count == 1_000)
        for secret in secrets {
            #expect(secret.utf8.count == 43)
            #expect(secret.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") })
        }
        #expect(Secret.equal("ab".utf8, "ab".utf8))
        for other in ["", "a", "abc", "aB", "ba"] { #expect(!Secret.equal("ab".utf8, other.utf8)) }
    }
}
