import AppGroups
import Foundation
import GroupStore
import PropertyLists
import TestSupport
import Testing

struct OldStyleTests {
    private func value(_ text: String) throws -> Value {
        try PropertyList.value(of: Array(text.utf8))
    }

    @Test(arguments: [
        "{}", "()", "<>", "{ a = b; }", "{a=(1, \"b c\", <00ff>);}", "(a, b,)", "{ 'a b' = c; d = { e = <>; }; }",
        "/* first */ ( a // second\n, b )", "(\"tab\\tquote\\\"\\\\ \\U00e9 \\101\", /usr/bin, a.b-c_d$:)",
        "<00ff 0a\n0b>", "{ a; b = c; }", "(\"없음 😀\")",
    ])
    func `A list means what it means to Foundation`(text: String) throws {
        let object = try PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)
        #expect(try value(text) == Value(propertyList: object))
    }

    @Test func `A backslash before a letter of another alphabet is dropped`() throws {
        #expect(try value("(\"l\\’a\\é\")") == .array([.string("l’aé")]))
    }

    @Test(arguments: [
        ("{ a = b", "';' is missing here"), ("{ a = ; }", "a value is missing here"), ("{ = b; }", "a key is missing"),
        ("(a b)", "',' or ')' is missing here"), ("(", "a value is missing here"), ("<0>", "this is not data in hex"),
        ("(\n\"a", "line 2, column 1: this text has no end"), ("() x", "something follows the list"),
        ("{ a = 1; a = 2; }", "a key appears twice"), ("(\"\\Ud83d\")", "unpaired surrogate"),
        ("(\"\\351\")", "NeXT's own encoding"), ("(/* ", "a comment has no end"), ("", "a value is missing here"),
        (String(repeating: "(", count: 50_000), "more than 512 levels deep"),
    ])
    func `What is wrong is said, with its place`(text: String, words: String) throws {
        let problem = try #require(throws: PropertyList.Problem.self) { try value(text) }
        #expect(problem.description.contains(words), "\(problem)")
    }

    @Test func `Damage does no harm`() throws {
        var generator = SeededGenerator(seed: 81)
        let text = Array("{ a = (1, \"b \\U00e9 \\n\", <00ff>); /* x */ 'c d' = { e = f; }; } // end".utf8)
        var refused = 0
        for _ in 0..<20_000 {
            var bytes = text
            for _ in 0..<3 {
                bytes[Int.random(in: bytes.indices, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            if (try? PropertyList.value(of: bytes)) == nil { refused += 1 }
        }
        #expect(refused > 1_000)
    }
}
