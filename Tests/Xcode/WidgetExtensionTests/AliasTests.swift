import AppGroups
import Foundation
import Testing

struct AliasTests {
    @Test func `Source that imports only Foundation gets our UserDefaults`() {
        #expect(type(of: NicknameStore().defaults) == AppGroups.UserDefaults.self)
        #expect(NicknameStore.shared.map { type(of: $0) == AppGroups.UserDefaults.self } == true)
    }

    @Test func `So does source that imports both`() {
        let defaults: UserDefaults = .standard
        #expect(type(of: defaults) == AppGroups.UserDefaults.self)
    }
}

struct FoundationPartTests {
    @Test func `Source that imports only Foundation has networking and XML`() async throws {
        let feed = Feed()
        let parser = XMLParser(data: Data("<feed><entry/></feed>".utf8))
        parser.delegate = feed
        #expect(parser.parse() && feed.names == ["feed", "entry"])
        await #expect(throws: (any Error).self) { try await feed.load(request("/no such file")) }
    }
}
