@testable import AppIntents
import Foundation
import Testing

import enum WidgetArchive.Parameter
import struct WidgetArchive.Choice

struct ConfigurationTests {
    @Test func `An unset parameter is the default of its entity's query`() async throws {
        let intent = try await configured(SelectCharacterIntent.self, with: [:])
        #expect(intent.character.id == "Power Panda")
    }

    @Test func `An entity is found by its identifier`() async throws {
        let intent = try await configured(SelectCharacterIntent.self, with: ["character": .text("Spouty")])
        #expect(intent.character.healthLevel == 0.83)
    }

    @Test func `An unknown identifier is refused, with the valid ones`() async throws {
        let error = await #expect(throws: ParameterError.self) {
            try await configured(SelectCharacterIntent.self, with: ["character": .text("Nobody")])
        }
        #expect(
            error?.localizedDescription
                == "'Nobody' is not a value for the parameter 'character' of SelectCharacterIntent, which takes one of: "
                + "Power Panda, Unipony, Spouty")
    }

    @Test func `An unknown parameter is refused, with the existing ones`() async throws {
        let error = await #expect(throws: ParameterError.self) {
            try await configured(SelectCharacterIntent.self, with: ["colour": .text("red")])
        }
        #expect(
            error?.localizedDescription == "SelectCharacterIntent has no parameter 'colour'; it has: character")
    }

    @Test func `Every kind of parameter has a default value`() async throws {
        let intent = try await configured(ClockIntent.self, with: [:])
        #expect(!intent.hasSeconds)
        #expect(intent.look == .square)
        #expect(intent.city == "Hanoi")
        #expect(intent.shift == 2)
        #expect(intent.note == nil)
        #expect(intent.scale == 1.5)
        #expect(intent.alarm == nil)
        #expect(intent.friends == nil)
    }

    @Test func `Every kind of parameter can be set`() async throws {
        let intent = try await configured(
            ClockIntent.self,
            with: [
                "hasSeconds": .boolean(true), "look": .text("round"), "city": .text("Seoul"), "shift": .integer(4),
                "note": .text("late"), "scale": .integer(2), "alarm": .text("2026-11-20T10:00:00Z"),
                "friends": .list([.text("Unipony")]),
            ])
        #expect(intent.hasSeconds)
        #expect(intent.look == .round)
        #expect(intent.city == "Seoul")
        #expect(intent.shift == 4)
        #expect(intent.note == "late")
        #expect(intent.scale == 2)
        #expect(intent.alarm == Date(timeIntervalSince1970: 1_795_168_800))
        #expect(intent.friends?.map(\.id) == ["Unipony"])
        let again = try await configured(ClockIntent.self, with: parameters(of: intent))
        #expect(parameters(of: again) == parameters(of: intent))
    }

    @Test(arguments: [
        ("shift", Parameter.text("four"), "a whole number"), ("hasSeconds", .integer(1), "true or false"),
        ("look", .text("oval"), "one of: round, square"), ("alarm", .text("soon"), "a date in ISO 8601"),
    ])
    func `A value of the wrong kind is refused`(name: String, value: Parameter, accepted: String) async throws {
        let error = await #expect(throws: ParameterError.self) {
            try await configured(ClockIntent.self, with: [name: value])
        }
        #expect(error?.localizedDescription.contains(accepted) == true)
        #expect(error?.localizedDescription.contains("'\(name)' of ClockIntent") == true)
    }

    @Test func `Parameters are described in the order of declaration`() async throws {
        let descriptions = await parameterDescriptions(of: ClockIntent.self)
        #expect(
            descriptions.map(\.name) == ["hasSeconds", "look", "city", "shift", "note", "scale", "alarm", "friends"])
        #expect(descriptions.map(\.isOptional) == [false, false, false, false, true, false, true, true])
        #expect(descriptions[1].title == "Look")
        #expect(descriptions[1].standard?.title == "Square")
        #expect(descriptions[1].cases.map(\.subtitle) == [nil, "With corners"])
        #expect(descriptions[2].standard?.value == .text("Hanoi"))
        #expect(descriptions[2].hasChoices)
        #expect(!descriptions[1].hasChoices)
        #expect(descriptions[3].standard == Choice(.integer(2), title: "2"))
        #expect(descriptions[4].standard == nil)
        #expect(descriptions.map(\.minimum) == [nil, nil, nil, .integer(0), nil, nil, nil, nil])
        #expect(descriptions.map(\.maximum) == [nil, nil, nil, .integer(12), nil, nil, nil, nil])
    }

    @Test func `The choices of an entity are its query's suggestions`() async throws {
        let choices = try await choices(for: "character", of: SelectCharacterIntent.self)
        #expect(choices.map(\.title) == ["🐼 Power Panda", "🦄 Unipony", "🐳 Spouty"])
        #expect(choices.map(\.value) == [.text("Power Panda"), .text("Unipony"), .text("Spouty")])
    }

    @Test func `The choice for a value need not be a suggestion`() async throws {
        let found = try await choices(for: "friends", of: ClockIntent.self, matching: .text("Ghost"))
        #expect(found.map(\.title) == ["👻 Ghost"])
        #expect(try await choices(for: "friends", of: ClockIntent.self, matching: .text("Nobody")).isEmpty)
        #expect(try await choices(for: "city", of: ClockIntent.self, matching: .text("Seoul")).count == 1)
        #expect(try await choices(for: "city", of: ClockIntent.self, matching: .text("Rome")).isEmpty)
    }

    @Test func `A summary with several cases does not change the intent`() async throws {
        #expect(await parameterDescriptions(of: FaceIntent.self).map(\.name) == ["look", "friend"])
    }

    @Test func `The choices of a provider are its results`() async throws {
        #expect(try await choices(for: "city", of: ClockIntent.self).map(\.title) == ["Seoul", "Hanoi"])
        #expect(try await choices(for: "note", of: ClockIntent.self).isEmpty)
    }
}
