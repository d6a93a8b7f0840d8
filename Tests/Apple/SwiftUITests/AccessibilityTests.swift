import AppIntents
import Foundation
import SceneLayout
import Testing
import WidgetArchive

@testable import SwiftUI

@MainActor struct AccessibilityTests {
    /// The elements of a view in a medium widget, one a line, without their frames.
    private func read(_ view: some View) -> [String] {
        let scene = evaluate(view, in: EnvironmentValues()).scene
        let elements = scene.accessibility(in: .systemMedium, at: Moment(.now))
        return elements.flatMap { $0.lines() }.map { $0.components(separatedBy: " at ")[0] }
    }

    struct Drink: AppIntent {
        static let title: LocalizedStringResource = "Drink"
        func perform() async throws -> some IntentResult { .result() }
    }

    @Test func `Buttons, links and toggles are one element each`() throws {
        #expect(read(Button("Add", intent: Drink())) == ["button \"Add\" performs Drink"])
        #expect(read(Button("Add", systemImage: "plus", intent: Drink())) == ["button \"Add\" performs Drink"])
        #expect(read(Button(intent: Drink()) { Image(systemName: "plus") }) == ["button \"Add\" performs Drink"])
        #expect(read(Button("Add", intent: Drink()).disabled(true)) == ["button \"Add\" disabled"])
        #expect(read(Toggle("Light", isOn: true, intent: Drink())) == ["toggle \"Light\" value \"on\" performs Drink"])
        let url = try #require(URL(string: "https://example.org"))
        #expect(read(Link("More", destination: url)) == ["link \"More\" opens \"https://example.org\""])
    }

    @Test func `A label is read as its title, shown or not`() {
        #expect(read(Label("Rain", systemImage: "cloud.rain")) == ["text \"Rain\""])
        #expect(read(Label("Rain", systemImage: "cloud.rain").labelStyle(.iconOnly)) == ["image \"Rain\""])
        #expect(
            read(Button("Add", systemImage: "plus", intent: Drink()).labelStyle(.iconOnly))
                == ["button \"Add\" performs Drink"])
    }

    @Test func `Images have the label that they are given, or none`() {
        #expect(sketch(Image("gone", label: Text("Map"))).hasPrefix("label Map\n"))
        #expect(read(Image(decorative: "gone")).isEmpty)
        #expect(read(Image(systemName: "star")) == ["image \"Favorite\""])
    }

    @Test func `Gauges and progress views have a value`() {
        #expect(read(Gauge(value: 0.5) { Text("Water") }) == ["gauge \"Water\" value \"50%\""])
        #expect(
            read(
                Gauge(value: 4, in: 0...8) {
                    Text("Cups")
                } currentValueLabel: {
                    Text("4")
                })
                == ["gauge \"Cups\" value \"4\""])
        #expect(read(ProgressView("Loading", value: 0.25)) == ["gauge \"Loading\" value \"25%\""])
    }

    @Test func `Modifiers say what a view is`() {
        #expect(
            read(Text("a").accessibilityValue("1").accessibilityHint("h").accessibilityIdentifier("i"))
                == ["text \"a\" value \"1\" hint \"h\" identifier \"i\""])
        #expect(read(Text("a").accessibilityAddTraits([.isHeader, .isSelected])) == ["header \"a\" selected"])
        #expect(read(Text("a").accessibilityHeading(.h2)) == ["header \"a\" level 2"])
        #expect(read(Text("a").accessibilityHeading(.unspecified)) == ["header \"a\""])
        #expect(read(Text("a").accessibilityRemoveTraits(.isStaticText)) == ["element \"a\""])
        #expect(read(Text("a").accessibilityLabel("b", isEnabled: false)) == ["text \"a\""])
        let sum = Text("1") + Text("e4 ").bold().accessibilityLabel("king's pawn ").italic() + Text("e5")
        #expect(read(sum) == ["text \"1king's pawn e5\""])
        // Neither a text that moves nor one that is hidden is read by its parts' labels.
        let moving = Text("dep. ").accessibilityLabel("departs ") + Text(Date(), style: .relative)
        #expect(!sketch(moving).contains("label") && sketch(sum).contains("label"))
        #expect(!sketch(sum.redacted(reason: .placeholder)).contains("label"))
        #expect(read(Text("a").accessibilityInputLabels(["b", "c"])) == ["text \"a\" called \"b\", \"c\""])
        #expect(read(Text("a").accessibilityHidden(true)).isEmpty)
        #expect(
            read(
                VStack {
                    Text("a").accessibilitySortPriority(-1); Text("b")
                }) == ["text \"b\"", "text \"a\""])
    }

    @Test func `Elements are combined, contained and represented`() {
        let row = HStack {
            Text("4"); Text("cups")
        }
        #expect(read(row.accessibilityElement(children: .combine)) == ["text \"4, cups\""])
        #expect(read(row.accessibilityElement().accessibilityLabel("four")) == ["element \"four\""])
        #expect(
            read(row.accessibilityElement(children: .contain).accessibilityLabel("Day"))
                == ["group \"Day\"", "  text \"4\"", "  text \"cups\""])
        #expect(read(Color.red.accessibilityRepresentation { Text("red") }) == ["text \"red\""])
        #expect(
            read(Color.red.accessibilityChildren { row }) == ["group", "  text \"4\"", "  text \"cups\""])
    }

    @Test func `Actions perform intents`() {
        #expect(read(Text("a").accessibilityAction(intent: Drink())) == ["text \"a\" performs Drink"])
        #expect(
            read(Text("a").accessibilityAction(named: "Drink up", intent: Drink())) == [
                "text \"a\" actions \"Drink up\""
            ]
        )
        #expect(
            read(Text("a").accessibilityActions { Button("Sip", intent: Drink()) }) == ["text \"a\" actions \"Sip\""])
        let closure = evaluate(Text("a").accessibilityAction {}, in: EnvironmentValues())
        #expect(closure.notes.count == 1)
    }

    @Test func `A label may be made of the one so far`() {
        #expect(
            read(
                Text("4").accessibilityLabel { label in
                    Text("Now"); label
                }) == ["text \"Now, 4\""])
    }

    @Test func `Modifiers of iOS 13 do the same`() {
        #expect(
            read(
                Text("a").accessibility(label: Text("b")).accessibility(value: Text("1")).accessibility(hint: Text("h"))
                    .accessibility(addTraits: .isHeader).accessibility(identifier: "i"))
                == ["header \"b\" value \"1\" hint \"h\" identifier \"i\""])
    }
}
