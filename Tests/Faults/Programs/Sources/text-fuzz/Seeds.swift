/// What mutation begins with: suites as we write them, and as others might.
let seedTexts: [[UInt8]] = [
    "{}\n",
    "{\n  \"a\": 1\n}\n",
    #"{"a":1,"b":-2.5e3,"c":[1,2,[3,{"d":true}]],"e":{"$date":"2026-11-20T10:00:00.5Z"},"f":{"$data":"AAEC"}}"#,
    #"{ "SampleName": "Minsu", "x": {"$real": "nan"}, "y": {"$dict": {"$date": "no", "z": []}} }"#,
    #"{"한\u0041": "\ud83d\ude00 \"q\"\n", "b": "\u0000"}"#,
    "\u{FEFF}{ \"b\" : { } , \"a\" : [ ] ,\r\n\t\"c\" : \"\" }",
    #"{"k":18446744073709551615,"l":-9223372036854775808,"m":1e308,"n":-0.0,"o":0}"#,
    #"{"d":{"$date": 12.5},"e":{"$date":"-inf"},"f":{"$date":"2001-01-01 00:00 +01:30"},"g":{"$date":9e99}}"#,
    "{" + (0..<40).map { "\"key\($0)\": \"value \($0)\"" }.joined(separator: ",\n  ") + "}",
    "{" + (0..<40).reversed().map { "\"key\($0)\": {\"n\": \($0), \"s\": [\"\($0)\"]}" }.joined(separator: ", ") + "}",
    #"{"deep":"# + String(repeating: "[", count: 300) + String(repeating: "]", count: 300) + "}",
    #"{"deep":"# + String(repeating: #"{"a":"#, count: 300) + "1" + String(repeating: "}", count: 301),
].map { Array($0.utf8) }

/// What mutation puts in: pieces that mean something, or nearly.
let tokens: [[UInt8]] =
    [
        "{", "}", "[", "]", ",", ":", "\"", "\\", #""a":"#, #""a": 1"#, "null", "true", "false", "-", "0", "00", "1e",
        "1.", ".5", "1e999", "-0", "9223372036854775808", "18446744073709551616", #"\u"#, #"\ud800"#, #"\udc00"#,
        #"\u0000"#, #""$date":"#, #""$data":"#, #""$real":"#, #""$dict":"#, #"{"$date":"2026-02-30T25:61:61Z"}"#,
        #"{"$data":"A"}"#, #"{"$real":"x"}"#, #"{"$dict":{}}"#, #"{"$dict":1}"#, " ", "\n", "\t", "\r\n", "/*", "//",
        "\u{FEFF}", "\u{2028}", "é", "😀", "NaN", "Infinity", "'", "\u{0}", "0x10", "+1", "1_000", #""\u0024date":"#,
    ].map { Array($0.utf8) }
    + [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80]]
