import AppGroups

// Another program, as tests need one, on the suite that its argument names. It does what each line of input says, and
// answers with one line:
//
//   KEY            reads a value
//   KEY=VALUE      sets one
//   !synchronize   says whether all is on disk
//   !suite NAME    goes on with another suite
//   !fork LINE     forks a child that does the same and ends by itself, and tells the child's exit code
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
        case "fork": return "\(exitCode(ofChildThatAnswers: operand))"
        case "exit":
            // Into a buffer, which the end flushes.
            print("ends")
            exit(Int32(operand) ?? 0)
        default: return "no such command"
        }
    }

    private mutating func exitCode(ofChildThatAnswers line: String) -> Int32 {
        // Swift hides the function, since little may be done in such a child: what may be done is what is tested.
        typealias Fork = @convention(c) () -> pid_t
        let fork = unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)
        let child = fork()
        if child == 0 {
            if !line.isEmpty { _ = answer(to: line) }
            exit(0)
        }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        return status & 0x7F == 0 ? status >> 8 : 128 + status & 0x7F
    }
}

var reader = Reader(suite: CommandLine.arguments.dropFirst().first ?? "")
while let line = readLine() {
    FileHandle.standardOutput.write(Data("\(reader.answer(to: line))\n".utf8))
}
