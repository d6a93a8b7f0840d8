import GroupStore
import SwiftUI
import TestSupport
import Testing

private enum Mood: String {
    case calm, loud
}

private struct Settings: View {
    @AppStorage var name: String
    @AppStorage var count: Int
    @AppStorage var mood: Mood
    @AppStorage var nickname: String?

    init(_ store: UserDefaults) {
        _name = AppStorage(wrappedValue: "nobody", "name", store: store)
        _count = AppStorage(wrappedValue: 7, "count", store: store)
        _mood = AppStorage(wrappedValue: .calm, "mood", store: store)
        _nickname = AppStorage("nickname", store: store)
    }

    var body: some View { Text(verbatim: "\(name) \(count) \(mood) \(nickname ?? "-")") }
}

private struct Plain: View {
    @AppStorage("AppStorageTests.never.set") private var isNew = true
    @AppStorage("AppStorageTests.neither") private var day: Date?

    var body: some View { Text(verbatim: "\(isNew) \(day == nil)") }
}

@MainActor struct AppStorageTests {
    private let root = TemporaryRoot()

    private func store() throws -> UserDefaults {
        let store = UserDefaults(try SuiteName("group.test"), in: root.root)
        root.beforeRemoval { _ = store.synchronize() }
        return store
    }

    @Test func `Without a stored value the view's default is shown`() throws {
        #expect(sketch(Settings(try store())) == "text 'nobody 7 calm -' 17 primary")
        #expect(sketch(Plain()) == "text 'true true' 17 primary")
    }

    @Test func `A value that another process stored is shown`() throws {
        let suite = try store()
        suite.set("Minsu", forKey: "name")
        suite.set(3, forKey: "count")
        suite.set("loud", forKey: "mood")
        suite.set("M", forKey: "nickname")
        #expect(suite.synchronize())
        #expect(sketch(Settings(try store())) == "text 'Minsu 3 loud M' 17 primary")
    }

    @Test func `A value that the view sets is stored in the group, and can be removed`() throws {
        let settings = Settings(try store())
        settings.name = "Jo"
        settings.$mood.wrappedValue = .loud
        settings.nickname = "J"
        #expect(try store().string(forKey: "name") == "Jo")
        #expect(try store().string(forKey: "mood") == "loud")
        settings.nickname = nil
        #expect(try store().object(forKey: "nickname") == nil)
        #expect(try store().synchronize())
    }

    @Test func `A case that may be missing is stored as its raw value`() throws {
        let mood = AppStorage<Mood?>("mood", store: try store())
        #expect(mood.wrappedValue == nil)
        mood.wrappedValue = .loud
        #expect(mood.wrappedValue == .loud && mood.projectedValue.wrappedValue == .loud)
        #expect(try store().string(forKey: "mood") == "loud")
        try store().set("none of them", forKey: "mood")
        #expect(mood.wrappedValue == nil)
        mood.wrappedValue = nil
        #expect(try store().object(forKey: "mood") == nil && store().synchronize())
    }

    @Test func `A URL is stored as other processes store it`() throws {
        let storage = AppStorage(wrappedValue: URL(fileURLWithPath: "/"), "page", store: try store())
        let page = try #require(URL(string: "https://example.com/a"))
        try store().set(page, forKey: "page")
        #expect(storage.wrappedValue == page)
        storage.wrappedValue = URL(fileURLWithPath: "/tmp")
        #expect(try store().url(forKey: "page")?.path == "/tmp")
        #expect(try store().synchronize())
    }
}
