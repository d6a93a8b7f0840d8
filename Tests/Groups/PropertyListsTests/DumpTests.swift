import GroupStore
import PropertyLists
import TestSupport
import Testing

/// The output of `dconf dump`.
struct DumpTests {
    private func value(_ text: String) throws -> Value { try PropertyList.value(of: Array(text.utf8)) }

    @Test(arguments: [
        ("[/]\nclock='24h'\n", #"{"clock": "24h"}"#),
        ("[/]\na=true\nb=-3\nc=uint32 7\nd=0x1f\n", #"{"a": true, "b": -3, "c": 7, "d": 31}"#),
        ("[/]\ne=0.5\nf=1e3\n", #"{"e": 0.5, "f": 1e3}"#),
        (
            "[org/gnome]\nn=1\n\n[org/gnome/mouse]\nspeed=-0.25\n",
            #"{"org": {"gnome": {"n": 1, "mouse": {"speed": -0.25}}}}"#
        ),
        ("[/]\na=['x', 'y']\nb=@as []\nc=(1, 'two', true)\n", #"{"a": ["x", "y"], "b": [], "c": [1, "two", true]}"#),
        ("[/]\na={'x': <1>, 'y': <'z'>}\nb=[{uint32 4, 'v'}]\n", #"{"a": {"x": 1, "y": "z"}, "b": [{"4": "v"}]}"#),
        ("[/]\na=@ms nothing\nb=just 'x'\nc=@ms 'y'\n", #"{"b": "x", "c": "y"}"#),
        (
            "[/]\na=\"it's\"\nb='it\\'s \\u00e9\\n'\nc=b'\\001a'\n",
            #"{"a": "it's", "b": "it's é\n", "c": {"$data": "AWE="}}"#
        ),
        (
            "[/]\na=18446744073709551615\nb=int64 -9223372036854775808\nc=objectpath '/a'\n",
            #"{"a": 18446744073709551615, "b": -9223372036854775808, "c": "/a"}"#
        ),
    ])
    func `A dump means what its values mean`(text: String, json: String) throws {
        #expect(try value(text) == Value(json: Array(json.utf8)))
        #expect(try value(text.replacing("\n", with: "\r\n")) == Value(json: Array(json.utf8)))
    }

    @Test(arguments: [
        ("[/]\na\n", "'=' is missing"), ("[/]\na=\n", "'' is not a value"), ("[/]\na=tru\n", "'tru' is not a value"),
        ("[/]\na='x\n", "this text has no end"), ("[/]\na=1 2\n", "something follows the value"),
        ("[/]\na=[1 2]\n", "',' or a closing bracket"), ("[/", "the name of a directory has no end"),
        ("[/]\na={'x'}\n", "':' is missing"),
        ("[/]\na=\(String(repeating: "[", count: 50_000))", "nested too deeply"),
        ("[/]\na=\(String(repeating: "<", count: 50_000))", "nested too deeply"),
        ("[\(String(repeating: "a/", count: 50_000))]\n", "nested too deeply"),
        ("[/]\na='\\ud800'\n", "not a character"),
    ])
    func `What is wrong is said, with its place`(text: String, words: String) throws {
        let problem = try #require(throws: PropertyList.Problem.self) { try value(text) }
        #expect(problem.description.contains(words), "\(problem)")
    }

    @Test func `Damage does no harm`() throws {
        var generator = SeededGenerator(seed: 27)
        let text = Array(
            "[/]\na={'x': <[1, 2]>, 'y': <@as []>}\n[b/c]\nd=b'\\001'\ne=(1, \"\\u00e9\", uint32 4)\n".utf8)
        var refused = 0
        for _ in 0..<20_000 {
            var damaged = text
            for _ in 0..<3 {
                damaged[Int.random(in: damaged.indices, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            if (try? PropertyList.value(of: damaged)) == nil { refused += 1 }
        }
        #expect(refused > 1_000)
    }
}
