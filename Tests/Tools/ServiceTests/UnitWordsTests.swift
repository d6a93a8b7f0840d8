import TestSupport
import Testing

@testable import groupwidgets

struct UnitWordsTests {
    @Test(arguments: [
        (["/usr/bin/groupwidgets", "run", "--plain"], "/usr/bin/groupwidgets run --plain"),
        (["/my tools/x", "--root", "/a b"], #""/my tools/x" --root "/a b""#),
        (["/x", "100% of $HOME"], #"/x "100%% of $$HOME""#),
        (["/price $5/x", "$5"], #""/price $5/x" $$5"#),
        (["/x", #"a"b\c"#], #"/x "a\"b\\c""#),
        ([#"/it's "mine"\x"#, "$5"], #"/usr/bin/env "/it's \"mine\"\\x" $$5"#),
        (["/x", "", ";", "#"], ##"/x "" ";" "#""##),
        (["/x", "a\nb\r\u{7F}"], #"/x "a\x0ab\x0d\x7f""#),
        (["/x", "ça va? 🐼\u{301}"], "/x \"ça va? 🐼\u{301}\""),
    ])
    func `Words are written so that systemd takes them as they are`(words: [String], line: String) {
        #expect(UnitWords.line(words) == line)
        #expect(UnitWords.words(of: line) == words)
    }

    @Test func `A line that a person wrote is read too`() {
        let line = #"  '/my tools/x'  --root=/a\x20b  run"#
        #expect(UnitWords.words(of: line) == ["/my tools/x", "--root=/a b", "run"])
    }

    @Test func `Whatever the words are, they are read as they were written`() {
        var generator = SeededGenerator(seed: 7)
        let letters = Array("a b\t\n\r\"'\\%$;#{}é🐼\u{301}x0")
        for _ in 0..<2_000 {
            let words = (0..<3).map { place in
                let count = Int.random(in: 0...8, using: &generator)
                let word = (0..<count).map { _ in letters[Int.random(in: letters.indices, using: &generator)] }
                return (place == 0 ? "/" : "") + String(word)
            }
            let line = UnitWords.line(words)
            #expect(!line.contains { $0.isNewline })
            #expect(UnitWords.words(of: line) == words)
        }
    }
}
