import Foundation

/// Words that would be code, if what they are written into did not keep them as words. The code would name `canary`.
public enum HostileText {
    public static let payloads = [
        "x\") ; canary() //", "x\\(canary())", "x\"\ncanary()\n\"", "x\u{2028}canary()\u{2028}", "x\rcanary()\r",
        "x*/ canary() /*", "`canary()`", "\"\"\"\ncanary()\n\"\"\"", "#\"x\"# + canary()", "x\\", "", " ",
        "\u{0}canary()", "${canary}", "$(canary)", "\u{1B}]0;canary\u{7}", "a\u{301}\u{202E}canary()",
        "x\u{85}canary()\u{B}\u{C}", "x\\u{22}canary()", "a = 5; static let canary = 1; case b", "a: canary",
        "A {} struct canary", "/*", "//", "#if canary", "_", "$0", "1st", "x y", "x-y", "cаnary", "\u{200D}x", "“x”",
        "\n#include \"canary\"\nCANARY = 1\n", "\u{FEFF}x", "\u{1F600}", "x)\n@main struct canary {}", "Int?, canary",
        "self", "default", "init", "Type", "Any", "class", "import", "größe", "이름",
    ]

    /// What Swift's own parser makes of declarations: nothing, if it refuses them, and else each line of the tree that
    /// names `canary`.
    public static func code(in sources: [String], isLibrary: Bool = true) throws -> [String]? {
        let directory = TemporaryDirectory()
        let file = directory.path + "/Made.swift"
        try sources.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
        let parsed = try ChildProcess(
            "/usr/bin/env", ["swiftc", "-frontend", "-dump-parse"] + (isLibrary ? ["-parse-as-library"] : []) + [file],
            environment: ProcessInfo.processInfo.environment
        ).wait()
        guard parsed.code == 0 else { return nil }
        return parsed.output.split(separator: "\n").map(String.init).filter {
            $0.lowercased().contains("canary") && !$0.contains("string_literal")
        }
    }
}
