import AppGroups

// Another program, as tests need one: for each line of input, which is a key, it prints the value that it reads at that
// moment, and for `KEY=VALUE` it sets one. It never calls synchronize().

guard let defaults = AppGroups.UserDefaults(suiteName: CommandLine.arguments.dropFirst().first) else { exit(1) }

func answer(_ text: String) {
    FileHandle.standardOutput.write(Data("\(text)\n".utf8))
}

while let line = readLine() {
    let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
    if parts.count == 2 {
        defaults.set(parts[1], forKey: parts[0])
        answer("set")
    } else {
        answer(defaults.string(forKey: line) ?? "(none)")
    }
}
