import Testing
import WidgetTargets

struct PropertyListTextTests {
    @Test func `Members, lists, quoted and bare words are read, and comments are not`() throws {
        let list = try PropertyListText(
            reading: """
                // !$*UTF8*$!
                { key /* what it is */ = value; "a b" = ("x\\"y\\n", path/to.swift, ); empty = (); inner = {k = 7; }; }
                """)
        #expect(list["key"]?.text == "value")
        #expect(list["a b"]?.texts == ["x\"y\n", "path/to.swift"])
        #expect(list["empty"]?.texts == [])
        #expect(list["inner"]?["k"]?.text == "7")
    }

    @Test(arguments: [
        ("{\n a = 1;\n b\n}", 4), ("{ a = \"open", 1), ("", 1), ("{\n a = (1 2); }", 2),
        ("{ a = 1; }\nb", 2), (String(repeating: "(", count: 100_000), 1), ("{}}", 1),
    ])
    func `What is no property list is named by its line`(text: String, line: Int) {
        #expect(throws: PropertyListText.Malformed(line: line)) { try PropertyListText(reading: text) }
    }
}
