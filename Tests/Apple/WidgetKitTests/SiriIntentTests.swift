import Foundation
import Intents
import Synchronization
import SwiftUI
import Testing
import WidgetArchive

@testable import WidgetKit

/// Offers beans and names, as an intents extension does.
final class CoffeeExtension: INExtension {
    override func handler(for intent: INIntent) -> Any { CoffeeHandler() }
}

final class CoffeeHandler: NSObject, ChooseCoffeeIntentHandling {
    func provideBeanOptionsCollection(
        for intent: ChooseCoffeeIntent, with completion: @escaping (INObjectCollection<Bean>?, Error?) -> Void
    ) {
        let beans = [("ar", "Arabica", 2), ("ro", "Robusta", 5)].map { identifier, name, strength in
            let bean = Bean(identifier: identifier, display: name, subtitle: "Strength \(strength)", image: nil)
            bean.strength = NSNumber(value: strength)
            return bean
        }
        DispatchQueue.global().async { completion(INObjectCollection(items: beans), nil) }
    }

    func provideNamesOptionsCollection(
        for intent: ChooseCoffeeIntent, searchTerm: String?
    ) async throws -> INObjectCollection<NSString> {
        let names = ["Minsu", "Yuna"] + [searchTerm].compactMap { $0 }
        return INObjectCollection(sections: [INObjectSection(title: "Guests", items: names.map { $0 as NSString })])
    }

    func defaultBean(for intent: ChooseCoffeeIntent) -> Bean? { Bean(identifier: "ar", display: "Arabica") }
}

private struct CoffeeEntry: TimelineEntry {
    let date = hour(0)
    let words: String
}

private struct CoffeeProvider: IntentTimelineProvider {
    var isSilent = false

    func placeholder(in context: TimelineProviderContext) -> CoffeeEntry { CoffeeEntry(words: "placeholder") }

    func getSnapshot(
        for configuration: ChooseCoffeeIntent, in context: TimelineProviderContext,
        completion: @escaping (CoffeeEntry) -> ()
    ) {
        completion(CoffeeEntry(words: "snapshot of \(configuration.bean?.displayString ?? "none")"))
    }

    func getTimeline(
        for configuration: ChooseCoffeeIntent, in context: TimelineProviderContext,
        completion: @escaping (Timeline<CoffeeEntry>) -> ()
    ) {
        if isSilent { return }
        let words: [String?] = [
            configuration.bean?.displayString, configuration.bean?.strength?.stringValue, "\(configuration.size)",
            configuration.milk as? Bool == true ? "milk" : "black", configuration.names?.joined(separator: "+"),
        ]
        let entry = CoffeeEntry(words: words.compactMap(\.self).joined(separator: " "))
        completion(Timeline(entries: [entry], policy: .atEnd))
    }

    func recommendations() -> [IntentRecommendation<ChooseCoffeeIntent>] {
        let intent = ChooseCoffeeIntent()
        intent.size = .large
        return [IntentRecommendation(intent: intent, description: "A large one")]
    }
}

/// Widgets that are configured by an intent of a definition.
@MainActor struct SiriIntentTests {
    private func coffee(isSilent: Bool = false) -> Program {
        Program(
            IntentConfiguration(
                kind: "Coffee", intent: ChooseCoffeeIntent.self, provider: CoffeeProvider(isSilent: isSilent)
            ) { entry in
                Text(verbatim: entry.words)
            })
    }

    private func words(_ parameters: [String: WidgetArchive.Parameter] = [:]) async throws -> [String] {
        try await coffee().timeline(of: "Coffee", parameters).words
    }

    @Test func `A widget tells the parameters of its definition, with defaults and cases`() async throws {
        let described = try #require(try await coffee().description().first)
        #expect(
            described.parameters == [
                ParameterDescription(
                    "bean", title: "Bean", type: .entity, isOptional: true,
                    standard: Choice(.text("ar"), title: "Arabica"), hasChoices: true),
                ParameterDescription(
                    "size", title: "Size", type: .choice, isOptional: true,
                    cases: [Choice(.text("large"), title: "Large cup")]),
                ParameterDescription(
                    "milk", title: "With milk", type: .boolean, isOptional: true,
                    standard: Choice(.boolean(true), title: "true")),
                ParameterDescription(
                    "names", title: "names", type: .list, elements: .text, isOptional: true, hasChoices: true),
            ])
        #expect(described.intent == "ChooseCoffeeIntent")
        #expect(described.recommendations == [.init("A large one", parameters: ["size": .text("large")])])
    }

    @Test func `What nobody has set is the handler's default, or else the definition's`() async throws {
        #expect(try await words() == ["Arabica unknown milk"])
    }

    @Test func `What is set is passed to the provider, an object with all that its handler knows of it`() async throws {
        let set: [String: WidgetArchive.Parameter] = [
            "bean": .text("ro"), "size": .text("large"), "milk": .boolean(false),
            "names": .list([.text("Yuna"), .text("Minsu")]),
        ]
        #expect(try await words(set) == ["Robusta 5 large black Yuna+Minsu"])
        #expect(try await words(["bean": .text("gone")]) == ["gone unknown milk"])
    }

    @Test func `A snapshot is configured too, and a placeholder is not`() async throws {
        let instance = Instance(kind: "Coffee", family: .systemSmall, parameters: ["bean": .text("ro")])
        #expect(try await coffee().timeline(.snapshot(instance, isPreview: true)).words == ["snapshot of Robusta"])
        #expect(try await coffee().timeline(.placeholder(instance)).words == ["placeholder"])
    }

    @Test func `A handler offers choices, and finds others by a word`() async throws {
        let beans = await coffee().answer(.choices(kind: "Coffee", parameter: "bean")).result
        #expect(
            beans
                == .choices([
                    Choice(.text("ar"), title: "Arabica", subtitle: "Strength 2"),
                    Choice(.text("ro"), title: "Robusta", subtitle: "Strength 5"),
                ]))
        let names = await coffee().answer(.choices(kind: "Coffee", parameter: "names")).result
        #expect(names == .choices([Choice(.text("Minsu"), title: "Minsu"), Choice(.text("Yuna"), title: "Yuna")]))
        let found = await coffee().answer(.choices(kind: "Coffee", parameter: "names", matching: .text("Ara"))).result
        #expect(found == .choices([Choice(.text("Ara"), title: "Ara")]))
    }

    @Test func `What does not fit is refused, and a case that is gone is told`() async throws {
        let stranger = Instance(kind: "Coffee", family: .systemSmall, parameters: ["sugar": .boolean(true)])
        #expect(await coffee().failure(.timeline(stranger))?.contains("'sugar'") == true)
        let unfit = Instance(kind: "Coffee", family: .systemSmall, parameters: ["milk": .text("much")])
        #expect(await coffee().failure(.timeline(unfit))?.contains("true or false") == true)
        let gone = Instance(kind: "Coffee", family: .systemSmall, parameters: ["size": .text("tiny")])
        let answer = await coffee().answer(.timeline(gone))
        #expect(answer.notes.contains { $0.contains("'tiny'") && $0.contains("as if nothing had been chosen") })
    }

    @Test func `A provider that never completes is told by its method`() async throws {
        let reason = await coffee(isSilent: true).failure(.timeline("Coffee"))
        #expect(reason?.contains("getTimeline(for:in:completion:)") == true)
    }

    @Test func `Objects and copies of intents are equal by what they hold`() {
        #expect(Bean(identifier: "a", display: "b") == Bean(identifier: "a", display: "b"))
        #expect(Bean(identifier: "a", display: "b") != Bean(identifier: "c", display: "b"))
        let intent = ChooseCoffeeIntent()
        intent.names = ["Yuna"]
        let copy = intent.copy() as? ChooseCoffeeIntent
        intent.names = nil
        #expect(copy?.names == ["Yuna"] && intent.names == nil)
    }
}
