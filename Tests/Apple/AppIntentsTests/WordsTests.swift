import AppIntents
import Foundation
import Testing

struct WordsTests {
    @Test func `A value known only later has a placeholder`() {
        let type = TypeDisplayRepresentation(name: "List", numericFormat: "\(placeholder: .int) lists")
        #expect(type.numericFormat?.key == "%lld lists")
    }

    @Test func `A resource keeps its key apart from the values in it`() {
        let name = "Minsu"
        let resource: LocalizedStringResource = "Hello, \(name): \(3) of 100%"
        #expect(resource.key == "Hello, %@: %lld of 100%%")
        #expect(String(localized: resource) == "Hello, Minsu: 3 of 100%")
    }

    @Test func `A specifier formats a number`() {
        let resource: LocalizedStringResource = "\(2.5, specifier: "%.2f") of \(7, specifier: "%03d")"
        #expect(String(localized: resource) == "2.50 of 007")
    }

    @Test func `A default value replaces missing translations`() {
        let resource = LocalizedStringResource("greeting", defaultValue: "Good day")
        #expect(resource.key == "greeting")
        #expect(String(localized: resource) == "Good day")
    }
}
