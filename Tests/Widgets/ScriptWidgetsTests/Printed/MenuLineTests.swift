@testable import ScriptWidgets
import Testing

struct MenuLineTests {
    @Test(
        arguments: [
            ("Text", "Text", [:]),
            ("Text | color=red size=12", "Text ", ["color": "red", "size": "12"]),
            ("Text | color=red | size=12", "Text ", ["color": "red", "size": "12"]),
            ("Text |color=red|size=12", "Text ", ["color": "red", "size": "12"]),
            ("A | B", "A | B", [:]),
            ("A | B | color=red", "A | B ", ["color": "red"]),
            ("curl x | sh", "curl x | sh", [:]),
            ("Text |", "Text ", [:]),
            (
                "Text | bash='/a b' param1=\"c d\" param2='it''s'", "Text ",
                ["bash": "/a b", "param1": "c d", "param2": "its"]
            ),
            (#"Text | param1="say \"hi\" \\ \n""#, "Text ", ["param1": #"say "hi" \ \n"#]),
            ("Text | tooltip=it's late color=red", "Text ", ["tooltip": "it's late", "color": "red"]),
            ("Text | font=Helvetica Neue size=12", "Text ", ["font": "Helvetica Neue", "size": "12"]),
            ("Text | href=https://example.com/?a=b|c&d=e", "Text ", ["href": "https://example.com/?a=b|c&d=e"]),
            ("Text |color:red", "Text ", ["color": "red"]),
            ("Text | Size = 12", "Text ", ["size": "12"]),
            ("Text |\u{A0}refresh=true", "Text ", ["refresh": "true"]),
            ("Text | param1=\"open color=red", "Text ", ["param1": "\"open", "color": "red"]),
            ("Text | image=aGk= refresh=", "Text ", ["image": "aGk=", "refresh": ""]),
            ("", "", [:]),
            ("|", "", [:]),
        ] as [(String, String, [String: String])])
    func `A line is text and keys`(_ line: String, text: String, keys: [String: String]) {
        let read = MenuLine(title: line[...])
        #expect(read.text == text)
        #expect(read.keys == keys)
    }

    @Test(arguments: [
        ("Text", 0, false), ("--Text", 1, false), ("----Text", 2, false), ("-- Text", 1, false), ("---", 0, true),
        ("-----", 1, true), ("-------", 2, true), ("--- ", 0, true), ("-Text", 0, false), ("--", 1, false),
    ])
    func `Dashes are submenus and separators`(_ line: String, level: Int, isSeparator: Bool) {
        let read = MenuLine(row: line[...])
        #expect(read.level == level)
        #expect(read.isSeparator == isSeparator)
        #expect(!read.text.hasPrefix("--"))
    }

    @Test func `In the header, dashes are text`() {
        #expect(MenuLine(title: "--x").text == "--x")
    }

    @Test func `Numbers may have units`() {
        let line = MenuLine(title: "x | size=12px length=999999999999999999999999 width=wide")
        #expect(line[number: "size"] == 12)
        #expect(line[number: "length"] == 10_000)
        #expect(line[number: "width"] == nil)
    }
}
