import Testing
import WidgetArchive

/// The elements of a list, from a line of words.
struct ElementTests {
    private func elements(_ words: String, choices: Set<String> = []) -> [String] {
        ParameterDescription.elements(inWords: words, isChoice: choices.contains)
    }

    @Test(
        arguments: [
            ("", []), ("Seoul", ["Seoul"]), ("Seoul,Busan", ["Seoul", "Busan"]),
            (" Seoul , New York ", ["Seoul", "New York"]),
            (",Seoul,", ["Seoul"]), (" , ", ["", ""]),
        ] as [(String, [String])])
    func `Commas part them, and spaces around them do not count`(words: String, expected: [String]) {
        #expect(elements(words) == expected)
    }

    @Test func `A comma in the name of a choice parts nothing`() {
        let choices: Set = ["Washington, D.C.", "Seoul", "Seoul,Washington"]
        #expect(elements("Seoul, Washington, D.C.", choices: choices) == ["Seoul", "Washington, D.C."])
        #expect(elements("Washington, D.C.,Seoul", choices: choices) == ["Washington, D.C.", "Seoul"])
        #expect(elements("Seoul,Washington", choices: choices) == ["Seoul,Washington"])
        #expect(elements("Paris, Washington, D.C.", choices: choices) == ["Paris", "Washington, D.C."])
    }
}
