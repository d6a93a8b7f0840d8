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

private struct Receipt: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Receipt"
    @Property(title: "Cups") var cups: Int

    init() {}

    init(cups: Int) { self.cups = cups }

    var displayRepresentation: DisplayRepresentation { "\(cups) cups" }
}

private struct Asking: AppIntent {
    static let title: LocalizedStringResource = "Ask"
    @Parameter(title: "Cups") var cups: Int

    func perform() async throws -> some IntentResult & ReturnsValue<Receipt> {
        guard cups > 0 else { throw $cups.needsValueError("How many?") }
        try await requestConfirmation(
            result: .result(value: cups, dialog: "Order \(cups) cups"), confirmationActionName: .order)
        return .result(value: Receipt(cups: cups))
    }
}

struct ResultTests {
    @Test(arguments: [(0, "How many?"), (2, "Order 2 cups")])
    func `A question ends an intent, since nobody can be asked`(cups: Int, words: String) async {
        let intent = Asking()
        intent.cups = cups
        let error = await #expect(throws: (any Error).self) { _ = try await intent.perform() }
        #expect(error?.localizedDescription == "the intent asks a person '\(words)', and a widget can ask nobody")
    }

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
