import AppIntents
import Foundation
import Testing

private actor Tally {
    static let shared = Tally()
    private(set) var amounts: [Int] = []

    func add(_ amount: Int) { amounts.append(amount) }
}

struct AddIntent: AppIntent {
    static var title: LocalizedStringResource = "Add"

    @Parameter(title: "Amount") var amount: Int

    init() {}

    init(amount: Int) { self.amount = amount }

    func perform() async throws -> some IntentResult {
        await Tally.shared.add(amount)
        return .result()
    }
}

struct DoubledIntent: AppIntent {
    static var title: LocalizedStringResource = "Doubled"

    @Parameter(title: "Number", default: 21) var number: Int

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        .result(value: number * 2, dialog: "It is \(number * 2)")
    }
}

enum Shop {
    struct ShowIntent: AppIntent {
        static var title: LocalizedStringResource = "Show"

        @Parameter(title: "Item") var item: String

        func perform() async throws -> some IntentResult & OpensIntent {
            .result(opensIntent: OpenURLIntent(URL(string: "shop://\(item)")!))
        }
    }
}

extension Shop {
    final class Till {
        struct Drawer {
            final class OpenIntent: AppIntent {
                static let title: LocalizedStringResource = "Open"

                func perform() async throws -> some IntentResult { .result() }
            }
        }

        enum PayIntent: AppIntent {
            static var title: LocalizedStringResource { "Pay" }

            case now

            init() { self = .now }

            func perform() async throws -> some IntentResult { .result() }
        }
    }
}

struct AppIntentsTestsIntent: AppIntent {
    static let title: LocalizedStringResource = "Test"

    func perform() async throws -> some IntentResult { .result() }
}

struct 인사Intent: AppIntent {
    static let title: LocalizedStringResource = "인사"

    func perform() async throws -> some IntentResult { .result() }

    struct GrößeÄndern: AppIntent {
        static let title: LocalizedStringResource = "Größe"

        func perform() async throws -> some IntentResult { .result() }
    }

    struct 問候: AppIntent {
        static let title: LocalizedStringResource = "問候"

        func perform() async throws -> some IntentResult { .result() }
    }
}

private struct HiddenIntent: AppIntent {
    static let title: LocalizedStringResource = "Hidden"

    func perform() async throws -> some IntentResult { .result() }
}

struct PerformingTests {
    @Test func `An intent is performed by its name`() async throws {
        let url = try await perform("AppIntentsTests.AddIntent", with: ["amount": .integer(7)])
        #expect(url == nil)
        #expect(await Tally.shared.amounts.contains(7))
    }

    @Test func `Performing returns the URL that an intent opens`() async throws {
        let url = try await perform("AppIntentsTests.Shop.ShowIntent", with: ["item": .text("tea")])
        #expect(url?.absoluteString == "shop://tea")
    }

    @Test func `A registered intent is called by its module and name`() async throws {
        let registry = IntentRegistry()
        #expect(registry.register(AddIntent.self) == "AppIntentsTests.AddIntent")
        #expect(registry.type(of: "AppIntentsTests.AddIntent") == AddIntent.self)
    }

    @Test func `A private intent is found once it is registered`() {
        let registry = IntentRegistry()
        let identifier = String(reflecting: HiddenIntent.self)
        #expect(registry.type(of: identifier) == nil)
        #expect(registry.register(HiddenIntent.self) == identifier)
        #expect(registry.type(of: identifier) == HiddenIntent.self)
    }

    /// Where the runtime reads another mangling, `MangledType` has to be told.
    @Test(
        arguments: [
            AddIntent.self, Shop.ShowIntent.self, Shop.Till.PayIntent.self, Shop.Till.Drawer.OpenIntent.self,
            인사Intent.self, 인사Intent.GrößeÄndern.self, 인사Intent.問候.self,
        ] as [any AppIntent.Type])
    func `An intent is found by its name wherever it is declared`(type: any AppIntent.Type) {
        #expect(IntentRegistry().type(of: String(reflecting: type)) == type)
    }

    @Test func `An intent whose module's name is in its own is found`() {
        #expect(_mangledTypeName(AppIntentsTestsIntent.self)?.contains("AppIntentsTestsIntent") == false)
        #expect(IntentRegistry().type(of: "AppIntentsTests.AppIntentsTestsIntent") == AppIntentsTestsIntent.self)
    }

    @Test(arguments: [
        "", ".", "AddIntent", "AppIntentsTests", "AppIntentsTests.", "AppIntentsTests..AddIntent",
        "AppIntentsTests.Nothing",
        "AppIntentsTests.Shop", "AppIntentsTests.Shop.AddIntent", "Other.AddIntent", "AppIntentsTests.9AddIntent",
        "AppIntentsTests.AddIntentV", "Swift.Int", String(repeating: "AppIntentsTests.", count: 1000),
    ])
    func `Other names find nothing`(name: String) {
        #expect(IntentRegistry().type(of: name) == nil)
    }

    @Test func `An unknown intent is refused`() async throws {
        await #expect(throws: ParameterError.unknownIntent("AppIntentsTests.Nothing")) {
            try await perform("AppIntentsTests.Nothing", with: [:])
        }
    }

    @Test func `A missing parameter is refused before the intent is performed`() async throws {
        await #expect(throws: ParameterError.missing(parameter: "amount", intent: "AddIntent")) {
            try await perform("AppIntentsTests.AddIntent", with: [:])
        }
    }

    @Test func `A result returns its value`() async throws {
        #expect(try await DoubledIntent().perform().value == 42)
    }

    @Test func `Reading a parameter without a value names it`() async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = AddIntent().amount
        }
        let complaint = String(decoding: exit?.standardErrorContent ?? [], as: UTF8.self)
        #expect(complaint.contains("the parameter 'Amount' was read, but has no value"))
    }
}
