import Foundation
import FoundationNetworking
import GroupTesting
import TestSupport
import Testing

/// The page's server without a browser.
struct PageServerTests {
    private let stand: PageStand

    init() throws {
        stand = try PageStand("--read-only")
    }

    private func status(_ path: String, _ headers: [String: String] = [:], post body: String? = nil) async throws -> Int
    {
        var request = URLRequest(url: URL(string: "http://localhost:\(stand.port)\(path)")!)
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        if let body {
            request.httpMethod = "POST"
            request.httpBody = Data(body.utf8)
        }
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieStorage = nil
        let (_, response) = try await URLSession(configuration: configuration).data(for: request)
        return (response as? HTTPURLResponse)?.statusCode ?? 0
    }

    @Test func `Without a session there are the page's own files, and nothing of a widget`() async throws {
        for path in ["/", "/page.js", "/page.css", "/inter.ttf"] { #expect(try await status(path) == 200, "\(path)") }
        for path in ["/standing", "/w/0123456789abcdef/why", "/w/0123456789abcdef/0123456789abcdef.svg"] {
            #expect(try await status(path) == 401, "\(path)")
        }
        #expect(try await status("/events", ["Sec-Fetch-Site": "same-origin"]) == 401)
        let own = ["Origin": "http://localhost:\(stand.port)"]
        #expect(try await status("/wish", own, post: "{}") == 401)
        #expect(try await status("/enter", own, post: "guess") == 403)
        #expect(try await status("/events") == 403)
    }

    @Test func `A second server of the same root is refused, and says where the page is`() throws {
        let refused = try stand.group.run("groupwidgets", "page", "--port", "0", expecting: 3)
        #expect(refused.errorOutput.contains("served already, at http://localhost:\(stand.port)/"))
    }

    @Test func `What is served already can be opened, by a file for this user alone`() throws {
        let seen = stand.group.path + "/seen"
        try stand.group.run("groupwidgets", "opener", "sh", "-c", "cp \"$1\" \(seen)", "sh")
        try stand.group.run("groupwidgets", "page", "--open")
        #expect(eventually { (try? Files.read(seen))?.contains(stand.address) ?? false })
        #expect(Files.permissions(seen) & 0o077 == 0)
    }

    @Test func `A port that is taken, and words that are no port or origin, are refused`() throws {
        let other = try TestGroup()
        let taken = try other.run("groupwidgets", "page", "--port", "\(stand.port)", expecting: 3)
        #expect(taken.errorOutput.contains("in use by another program") && taken.errorOutput.contains("--port 0"))
        try other.run("groupwidgets", "page", "--port", "many", expecting: 2)
        try other.run("groupwidgets", "page", "--origin", "home.example", expecting: 2)
        let open = try other.run("groupwidgets", "page", "--listen", "127.0.0.2", expecting: 2)
        #expect(open.errorOutput.contains("--phrase-file FILE"))
    }

    @Test func `It ends when it is told to`() throws {
        stand.server.send(SIGTERM)
        #expect(try stand.server.wait().code == 0)
    }
}
