extension Invocation {
    /// Takes the words after a command's name apart.
    init(_ command: Command, _ words: [String]) throws(Failure) {
        var parsed: [Word] = []
        var commandLine: [String] = []
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                if command.runsAnother { commandLine = Array(rest) } else { parsed += rest.map(Word.operand) }
                break
            }
            guard Invocation.isOption(word) else {
                parsed.append(.operand(word))
                continue
            }
            parsed.append(try Invocation.option(word, of: command, &rest))
        }
        self.init(command: command, words: parsed, rest: commandLine)
    }

    /// A dash alone means the standard input, and one before a digit is a minus.
    static func isOption(_ word: String) -> Bool {
        guard word.first == "-", let next = word.dropFirst().first else { return false }
        return !(next.isASCII && next.isNumber) && next != "." && word != "-inf"
    }

    private static func option(
        _ word: String, of command: Command, _ rest: inout ArraySlice<String>
    ) throws(Failure) -> Word {
        let (name, attached) = split(word)
        guard let option = command.option(spelled: name) else {
            let known = command.allOptions.map { "--" + $0.name }
            let hint = closest(to: name, among: known).map { "did you mean '\($0)'?" }
            let dashes = "a value that begins with a dash goes after '--'"
            throw .usage("\(command.name): there is no option '\(name)'", hint: hint ?? dashes)
        }
        guard option.argument != nil else {
            if attached != nil { throw command.misused("option '\(name)' takes no argument") }
            return .option(option, argument: "")
        }
        guard let argument = attached ?? rest.popFirst() else {
            throw command.misused("option '\(name)' needs an argument")
        }
        return .option(option, argument: argument)
    }

    /// `--name=argument`, `-nargument`, or a name alone.
    private static func split(_ word: String) -> (name: String, attached: String?) {
        if word.hasPrefix("--"), let equals = word.firstIndex(of: "=") {
            return (String(word[..<equals]), String(word[word.index(after: equals)...]))
        }
        if word.hasPrefix("-s"), !word.hasPrefix("-string"), word.count > 2 {
            return ("-s", String(word.dropFirst(2)))
        }
        return (word, nil)
    }
}

extension Command {
    var allOptions: [Option] { options + Option.common }

    fileprivate func option(spelled word: String) -> Option? {
        let name = word.drop { $0 == "-" }
        let isLong = word.hasPrefix("--")
        return allOptions.first { option in
            if !isLong, name.count == 1, let short = option.short { return name.first == short }
            guard isLong || option.isAlsoSingleDash else { return false }
            return option.name == name || option.aliases.contains(String(name))
        }
    }
}

extension Option {
    /// The names that Apple's `defaults` and others have for the same.
    fileprivate var aliases: [String] {
        guard isAlsoSingleDash else { return [] }
        switch name {
        case "int": return ["integer"]
        case "real": return ["float", "double"]
        case "bool": return ["boolean"]
        default: return []
        }
    }
}
