import AppIntents
import Foundation
import Testing

/// An intent with a parameter about which it says nothing.
private struct Boost: AppIntent {
    static let title: LocalizedStringResource = "Boost"

    @Parameter private var activity: String?

    var words: String { activity ?? "none" }

    init() {}

    init(activity: String) { self.activity = activity }

    func perform() async throws -> some IntentResult { .result() }
}

struct WordsTests {
    @Test func `A parameter needs no words`() {
        #expect(Boost().words == "none" && Boost(activity: "a").words == "a")
    }

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

    @Test func `A resource names its bundle`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("words-\(UUID().uuidString)")
        let language = folder.appendingPathComponent("en.lproj")
        try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(#""Hello" = "Good day";"#.utf8).write(to: language.appendingPathComponent("Localizable.strings"))
        let english = Locale(identifier: "en_US")
        let ours = LocalizedStringResource("Hello", locale: english, bundle: .atURL(folder))
        #expect(String(localized: ours) == "Good day")
        for bundle in [LocalizedStringResource.BundleDescription.main, .forClass(Bundle.self)] {
            let resource = LocalizedStringResource("Hello", locale: english, bundle: bundle)
            #expect(String(localized: resource) == "Hello")
        }
        #expect(
            LocalizedStringResource("Hello", bundle: .main) == LocalizedStringResource("Hello", bundle: Bundle.main))
    }
}
