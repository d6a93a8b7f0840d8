import AppIntents
import Testing

private struct Failing: AppIntent {
    static let title: LocalizedStringResource = "Fail"

    struct Always: Error {}

    func perform() async throws -> Never { throw Always() }
}

private struct Progressing: ProgressReportingIntent, LiveActivityStartingIntent {
    static let title: LocalizedStringResource = "Progress"
    @Parameter(title: "Cups") var cups: Int?

    func perform() async throws -> some IntentResult {
        progress.totalUnitCount = 3
        return .result()
    }
}

private struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: Progressing(), phrases: ["Drink with \(.applicationName)", "Drink \(\.$cups)"],
            shortTitle: "Drink", systemImageName: "cup.and.saucer")
    }
}

struct ResultTests {
    @Test func `An intent that only throws returns never`() async {
        await #expect(throws: Failing.Always.self) { try await Failing().perform() }
    }

    @Test func `Shortcuts are collected`() async throws {
        #expect(Shortcuts.appShortcuts.count == 1)
        #expect(Shortcuts.appShortcuts[0].intent is Progressing)
        _ = try await Progressing().perform()
    }

    @Test func `A localised string takes a comment, a bundle, a table and a default`() {
        let count = 3
        #expect(String(localized: "\(count) cups") == "3 cups")
        #expect(String(localized: "\(count) cups", comment: "how many") == "3 cups")
        #expect(String(localized: "tea", bundle: .main, comment: "what") == "tea")
        #expect(String(localized: "tea", table: "Drinks") == "tea")
        #expect(String(localized: "tea.title", defaultValue: "Tea", comment: "what") == "Tea")
    }
}
