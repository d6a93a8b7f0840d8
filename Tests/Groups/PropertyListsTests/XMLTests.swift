import AppGroups
import Foundation
import GroupStore
import PropertyLists
import TestSupport
import Testing

struct XMLTests {
    private func value(_ xml: String) throws -> Value {
        try PropertyList.value(of: Array(xml.utf8))
    }

    /// A value that XML can hold, and whose keys are different ones to Foundation too.
    private func expressible(_ generator: inout SeededGenerator) throws -> (value: Value, xml: [UInt8])? {
        let value = try #require(Value(propertyList: Members.random(using: &generator).propertyList)).inWholeSeconds
        return (try? XMLWriter.list(value)).map { (value, $0) }
    }

    @Test func `What is written is read back unchanged`() throws {
        var generator = SeededGenerator(seed: 71)
        var count = 0
        for _ in 0..<4_000 {
            guard let (value, xml) = try expressible(&generator) else { continue }
            count += 1
            #expect(try PropertyList.value(of: xml) == value)
        }
        #expect(count > 500)
    }

    @Test func `Foundation reads what we write, and we read what it writes`() throws {
        var generator = SeededGenerator(seed: 72)
        for _ in 0..<1_000 {
            guard let (value, xml) = try expressible(&generator) else { continue }
            // Foundation drops this character from the start of a text.
            if String(decoding: xml, as: UTF8.self).unicodeScalars.contains("\u{FEFF}") { continue }
            let object = try PropertyListSerialization.propertyList(from: Data(xml), options: [], format: nil)
            #expect(Value(propertyList: object) == value)
            let theirs = try PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
            let again = try PropertyListSerialization.propertyList(from: theirs, options: [], format: nil)
            #expect(
                try PropertyList.value(of: Array(theirs)) == Value(propertyList: again),
                "\(String(decoding: theirs, as: UTF8.self))")
        }
    }

    @Test func `A list looks as Apple's tools write it`() throws {
        let xml = try XMLWriter.list(
            .dictionary([
                "data": .data(Array(0..<60)), "list": .array([.integer(1), .real(0.5), .boolean(true), .array([])]),
                "none": .dictionary([:]), "when": .date(Timestamp(secondsSinceReferenceDate: 0.5)), "<": .string("a&b"),
            ]))
        #expect(
            String(decoding: xml, as: UTF8.self) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
                <plist version="1.0">
                <dict>
                \t<key>&lt;</key>
                \t<string>a&amp;b</string>
                \t<key>data</key>
                \t<data>
                \tAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISIjJCUmJygpKissLS4vMDEy
                \tMzQ1Njc4OTo7
                \t</data>
                \t<key>list</key>
                \t<array>
                \t\t<integer>1</integer>
                \t\t<real>0.5</real>
                \t\t<true/>
                \t\t<array/>
                \t</array>
                \t<key>none</key>
                \t<dict/>
                \t<key>when</key>
                \t<date>2001-01-01T00:00:00Z</date>
                </dict>
                </plist>

                """)
    }

    @Test(arguments: [
        ("<integer>-0x1F</integer>", Value.integer(-31)), ("<integer> +7 </integer>", .integer(7)),
        ("<integer>18446744073709551615</integer>", .unsigned(.max)),
        ("<integer>-9223372036854775808</integer>", .integer(.min)), ("<real>-Infinity</real>", .real(-.infinity)),
        ("<real>1</real>", .real(1)), ("<real>1e-3</real>", .real(0.001)), ("<true></true>", .boolean(true)),
        ("<string/>", .string("")), ("<string>&#x1F600;&#65;&quot;&apos;</string>", .string("😀A\"'")),
        ("<string>a<![CDATA[<b>&amp;]]>c<!-- no -->d</string>", .string("a<b>&amp;cd")), ("<data/>", .data([])),
        ("<data>\n\tAP8=\n</data>", .data([0, 255])),
        ("<date>2026-11-20T10:00:00.25Z</date>", .date(Timestamp(secondsSinceReferenceDate: 816_861_600.25))),
        ("<array><!-- none --></array>", .array([])), ("<dict>\n</dict>", .dictionary([:])),
    ])
    func `A value is read`(xml: String, expected: Value) throws {
        #expect(try value(xml) == expected)
        let whole =
            "\u{FEFF}<?xml version='1.0' encoding='utf-8'?><!-- x --><!DOCTYPE plist [<!ELEMENT a>]><plist>\(xml)</plist >\n"
        #expect(try value(whole) == expected)
    }

    @Test(arguments: [
        ("<plist><string>a", "line 1, column 17: </string> is missing here"),
        ("<plist>\n<nil/>", "line 2, column 1: <nil> is not a value"),
        ("<plist/>", "the list is empty"), ("<plist>oh", "a value is missing here"),
        ("<plist><true/>", "</plist> is missing here"), ("<true/><true/>", "something follows the list"),
        ("<string>&a;</string>", "'&a;' is not a valid reference"),
        ("<string>&#xD800;</string>", "is not a valid reference"),
        ("<integer>1.5</integer>", "<integer> does not hold one"), ("<integer>--1</integer>", "does not hold one"),
        ("<integer>18446744073709551616</integer>", "does not hold one"),
        ("<integer>-9223372036854775809</integer>", "does not hold one"), ("<real>x</real>", "does not hold one"),
        ("<date>2026-11-20</date>", "does not hold one"), ("<data>A</data>", "does not hold one"),
        ("<true>x</true>", "<true> holds text"), ("<dict><true/></dict>", "<key> is missing here"),
        ("<dict><key>a</key></dict>", "a value is missing here"),
        ("<dict><key>a</key><true/><key>a</key><true/></dict>", "a key appears twice"),
        ("<array></dict>", "</array> is missing here"), ("<string>a<b/></string>", "</string> is missing here"),
        ("<?xml version=\"1.0\" encoding=\"utf-16\"?><true/>", "the encoding is utf-16"),
        ("<!DOCTYPE plist [", "the document type has no end"), ("<!-- ", "a comment has no end"),
        (
            String(repeating: "<array>", count: 513) + String(repeating: "</array>", count: 513),
            "more than 512 levels deep"
        ),
    ])
    func `What is wrong is said, with its place`(xml: String, words: String) throws {
        let problem = try #require(throws: PropertyList.Problem.self) { try value(xml) }
        #expect(problem.description.hasPrefix("this is not a property list: "))
        #expect(problem.description.contains(words), "\(problem)")
    }

    @Test func `A keyed archive is named as one`() throws {
        let problem = try #require(throws: PropertyList.Problem.self) {
            try value("<array><dict><key>CF$UID</key><integer>3</integer></dict></array>")
        }
        #expect(problem.description == "it holds a UID (a keyed archive), which a suite cannot")
    }

    @Test func `Damage does no harm`() throws {
        var generator = SeededGenerator(seed: 73)
        var refused = 0
        for round in 0..<5_000 {
            guard var (_, bytes) = try expressible(&generator) else { continue }
            for _ in 0...(round % 4) {
                bytes[Int.random(in: bytes.indices, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            if round % 5 == 0 { bytes.removeLast(Int.random(in: 0...bytes.count, using: &generator)) }
            if (try? PropertyList.value(of: bytes)) == nil { refused += 1 }
        }
        #expect(refused > 500)
    }
}

extension Value {
    /// XML has no fractions of a second.
    fileprivate var inWholeSeconds: Value {
        switch self {
        case .date(let date):
            .date(Timestamp(secondsSinceReferenceDate: date.secondsSinceReferenceDate.rounded(.down)))
        case .array(let values): .array(values.map(\.inWholeSeconds))
        case .dictionary(let members): .dictionary(Members(members.map { ($0.key, $0.value.inWholeSeconds) }))
        default: self
        }
    }
}
