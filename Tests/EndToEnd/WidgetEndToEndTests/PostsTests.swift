import Foundation
import GroupTesting
import Testing
import WidgetKit

/// A widget that shows what a server has, and leads into the app.
struct PostsTests {
    private let posts = """
        [{"id": 1, "title": "Hello world", "body": "First"}, {"id": 2, "title": "한국어 / 50 %", "body": "Second"}]
        """

    private func group(_ server: LoopbackServer) throws -> TestGroup {
        try TestGroup(environment: ["POSTS_SERVER": server.url])
    }

    @Test func `It shows the posts of the server`() throws {
        let server = try LoopbackServer(["/posts": posts])
        let widget = try group(server).host(programs: ["Posts"]).place("MyWidget")
        #expect(try widget.shown?.texts == ["Hello world", "First", "한국어 / 50 %", "Second"])
    }

    @Test(arguments: [
        ("First", "myapp://PostSummary/Hello%20world"),
        ("Second", "myapp://PostSummary/%ED%95%9C%EA%B5%AD%EC%96%B4%20/%2050%20%25"),
    ])
    func `A tap on a post opens it in the app`(body: String, url: String) throws {
        let server = try LoopbackServer(["/posts": posts])
        let host = try group(server).host(programs: ["Posts"])
        let widget = try host.place("MyWidget")
        try widget.tap(body)
        #expect(try host.nextOpenedURL().absoluteString == url)
    }

    @Test func `A timeline that has ended already is asked for again only after the least time`() throws {
        let server = try LoopbackServer(["/posts": posts])
        let widget = try group(server).host(programs: ["Posts"]).place("MyWidget")
        let reload = try #require(widget.reloads.last)
        #expect(try reload.playback().isReloadDue)
        let due = try #require(try widget.nextReloadDate)
        #expect(due.timeIntervalSince(reload.date) == 300)
        #expect(server.requests.count == 1)
    }

    @Test func `With a shorter least time it is reloaded again and again`() throws {
        let server = try LoopbackServer(["/posts": posts])
        let host = try group(server).host(programs: ["Posts"], .init(minimumDistance: .milliseconds(50)))
        let widget = try host.place("MyWidget")
        #expect(try widget.nextReload().causes == ["the timeline ended"])
        #expect(try widget.nextReload().causes == ["the timeline ended"])
    }

    @Test func `A server that does not answer fails the widget, which keeps what it shows and tries again`() throws {
        let server = try LoopbackServer(["/posts": posts])
        let widget = try group(server).host(programs: ["Posts"]).place("MyWidget")
        server.answer("/posts", with: "no JSON")
        try widget.requestReload()
        #expect(try widget.nextFailure().contains("released its completion handler without calling it"))
        #expect(widget.log.contains("Failed to decode JSON"))
        #expect(try widget.shown?.text.contains("Hello world") == true)
        server.answer("/posts", with: "[]")
        let mended = try widget.nextReloadAfterFailures()
        #expect(mended.causes.first?.hasPrefix("tried again after") == true)
    }
}

extension TestWidget {
    /// Passes over the failures before the next reload.
    fileprivate func nextReloadAfterFailures() throws -> WidgetReload {
        for _ in 0..<20 {
            if let reload = try? nextReload() { return reload }
        }
        return try nextReload()
    }
}
