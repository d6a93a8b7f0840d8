import Foundation
import Testing
import WidgetArchive

struct ErrorTests {
    @Test(arguments: [
        ("", "line 1, column 1: the text ends too early"), ("nil", "line 1, column 1: not the beginning of a value"),
        (#"{"spacer": {}"#, "line 1, column 14: expected a comma or the end"),
        ("{\n  \"spacer\": {} 1}", "line 2, column 16: expected a comma or the end"),
        (#"{"spacer": {},}"#, "line 1, column 15: nothing follows the comma"),
        (#"{"spacer" {}}"#, "line 1, column 11: expected a colon"), ("{1: 2}", "line 1, column 2: expected a key"),
        (#"{"spacer"#, "line 1, column 9: unterminated string"), (#""\"#, "line 1, column 3: unterminated string"),
        ("{} {}", "line 1, column 4: unexpected text after the end"),
        ("[tru", "line 1, column 2: not the beginning of a value"),
    ])
    func `A damaged text is refused with the place of the damage`(text: String, words: String) {
        #expect(complaint(Node.self, text)?.description == words)
        #expect(complaint(Node.self, text)?.needsNewerTools == false)
    }

    @Test(arguments: [
        ("[]", "expected an object with one key"), ("7", "expected an object with one key"),
        ("{}", "expected an object with one key"),
        (#"{"spacer": {}, "divider": {}}"#, "expected an object with one key"),
        (#""spacer""#, "expected an object with the key 'spacer'"),
        (#"{"divider": {}}"#, "'paint' is missing"), (#"{"divider": {"paint": null}}"#, "'paint' is missing"),
        (##"{"divider": {"paint": "#12"}}"##, "expected a colour such as #1E90FF"),
        (#"{"spacer": {"minimum": "8"}}"#, "expected a number"),
        (#"{"text": {"runs": {}}}"#, "expected an array"),
        (
            #"{"effect": {"kind": {"offset": [1]}, "content": {"spacer": {}}}}"#,
            "expected an array of two numbers"
        ),
        (#"{"frame": {"alignment": "top", "content": {"spacer": {}}}}"#, "an alignment such as 'leading top'"),
        (#"{"text": {"runs": [], "lineLimit": 1.5}}"#, "expected an integer of 64 bits"),
    ])
    func `A value of another form is refused with what should be there`(text: String, words: String) throws {
        let error = try #require(complaint(Node.self, text))
        #expect(error.description.contains(words), "\(error)")
        #expect(!error.needsNewerTools)
    }

    @Test(arguments: [
        (#"{"hologram": {}}"#, "unknown Node 'hologram'"), (#""hologram""#, "unknown Node 'hologram'"),
        (#"{"effect": {"kind": "sparkling", "content": {"spacer": {}}}}"#, "unknown Node.Effect.Kind 'sparkling'"),
        (#"{"divider": {"paint": {"plasma": 1}}}"#, "unknown Paint 'plasma'"),
        (#"{"stack": {"axis": "diagonal"}}"#, "unknown Axis 'diagonal'"),
        (#"{"surface": {"outline": "star"}}"#, "unknown Outline 'star'"),
        (
            #"{"frame": {"alignment": "leading middle", "content": {"spacer": {}}}}"#,
            "unknown Alignment.Vertical 'middle'"
        ),
        (#"{"padding": {"insets": "wide", "content": {"spacer": {}}}}"#, "unknown Node.Padding.Inset 'wide'"),
    ])
    func `What is unknown asks for newer tools`(text: String, words: String) throws {
        let error = try #require(complaint(Node.self, text))
        #expect(error.description.contains(words + ": a newer version of the tools is needed"))
        #expect(error.needsNewerTools)
    }

    @Test(arguments: [
        #"{"size":12,"weight":700,"design":"serif","family":"A"}"#,
        #"{"family":"A","design":"serif","weight":700,"size":12}"#,
        #"{"new":{"size":1},"weight":700,"isItalic":null,"size":12,"other":[],"family":"A","design":"serif"}"#,
    ])
    func `Members are read in any order, with others between them`(_ text: String) throws {
        #expect(try value(Font.self, text) == Font(size: 12, weight: 700, design: .serif, family: "A"))
    }

    @Test func `Members that are unknown are passed over`() throws {
        let text = #"{"spacer": {"minimum": 8, "since": {"version": [1, {}]}}}"#
        #expect(try value(Node.self, text) == .spacer(.init(minimum: 8)))
    }

    @Test func `Escapes in names and words are resolved`() throws {
        #expect(try value(Node.self, #"{"sp\u0061cer": {"minimum": 8}}"#) == .spacer(.init(minimum: 8)))
        #expect(try value(String.self, #""\u00e9\ud83d\ude00\/\b\f\r\n\t\"\\é""#) == "é😀/\u{8}\u{c}\r\n\t\"\\é")
    }

    @Test(arguments: [#""\ud83d""#, #""\ude00\ud83d""#, #""\u12""#, #""\u+123""#, #""\x41""#])
    func `Escapes that stand for no letter are refused`(text: String) { #expect(complaint(String.self, text) != nil) }

    @Test func `Bytes that are no UTF-8 are refused`() {
        #expect(throws: ArchiveError.self) {
            try ArchiveCoding.value(String.self, from: Data([0x22, 0xC3, 0x28, 0x22]))
        }
    }

    @Test func `An archive that is cut short anywhere is refused, and never misread`() throws {
        var generator = SceneGenerator(seed: 11)
        let whole = try ArchiveCoding.line(generator.timeline()).dropLast()
        for end in 0..<whole.count {
            #expect(throws: ArchiveError.self) {
                try ArchiveCoding.value(SceneTimeline.self, from: Data(whole.prefix(end)))
            }
        }
    }

    @Test func `An archive with any byte changed is read or refused`() throws {
        var generator = SceneGenerator(seed: 12)
        let whole = try ArchiveCoding.line(generator.scene())
        var answers = 0
        for place in whole.indices {
            for byte in [0, 0x22, 0x5C, 0x7B, 0x5D, 0x39, 0xFF] as [UInt8] {
                var changed = whole
                changed[place] = byte
                let refused = complaint(Scene.self, String(decoding: changed, as: UTF8.self))
                answers += refused == nil ? 0 : 1
            }
        }
        #expect(answers > whole.count)
    }
}
