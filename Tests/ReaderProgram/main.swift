import AppGroups

// Another program, as tests need one, on the suite that its argument names. It does what each line of input says, and
// answers with one line:
//
//   KEY            reads a value
//   KEY=VALUE      sets one
//   !synchronize   says whether all is on disk
//   !suite NAME    goes on with another suite
//   !exit CODE     ends by itself, as it does with 0 at the end of the input
//
// It calls synchronize() only when it is told to.

struct Reader {
    var suite: String

    mutating func answer(to line: String) -> String {
        guard let defaults = AppGroups.UserDefaults(suiteName: suite) else { return "no suite" }
        if line.hasPrefix("!") {
            let words = line.dropFirst().split(separator: " ", maxSplits: 1).map(String.init)
            return obey(words[0], words.count > 1 ? words[1] : "", defaults)
        }
        let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return defaults.string(forKey: line) ?? "(none)" }
        defaults.set(parts[1], forKey: parts[0])
        return "set"
    }

    private mutating func obey(_ command: String, _ operand: String, _ defaults: AppGroups.UserDefaults) -> String {
        switch command {
        case "synchronize": return "\(defaults.synchronize())"
        case "suite":
            suite = operand
            return "suite"
        case "exit":
            // Into a buffer, which the end flushes.
            print("ends")
            exit(Int32(operand) ?? 0)
        default: return "no such command"
        }
    }
}

var reader = Reader(suite: CommandLine.arguments.dropFirst().first ?? "")
while let line = readLine() {
    FileHandle.standardOutput.write(Data("\(reader.answer(to: line))\n".utf8))
}
