import GroupText

extension Invocation {
    /// Parses the words after a command's name.
    package init(_ program: Program, _ command: Command, _ line: [String]) throws(Failure) {
        self.init(program: program, command: command)
        var rest = line[...]
        while let word = rest.popFirst() {
            if word == "--" {
                if command.runsAnother { self.rest = Array(rest) } else { words += rest.map(Word.operand) }
                break
            }
            if Invocation.isOption(word) { try takeOption(word, &rest) } else { words.append(.operand(word)) }
        }
    }

    /// Whether a word is an option. A lone dash means the standard input, and a dash before a digit is a minus.
    private static func isOption(_ word: String) -> Bool {
        guard word.first == "-", let next = word.dropFirst().first else { return false }
        return !(next.isASCII && next.isNumber) && next != "." && word != "-inf"
    }

    /// Takes an option and its argument, or several short options in one word: `-fs NAME`.
    private mutating func takeOption(_ word: String, _ rest: inout ArraySlice<String>) throws(Failure) {
        var word = word
        while let first = firstOfCombined(word) {
            words.append(.option(first, argument: ""))
            word = "-" + word.dropFirst(2)
        }
        words.append(try option(word, &rest))
    }

    /// The first of several combined short options; only the last of them may take an argument.
    private func firstOfCombined(_ word: String) -> Option? {
        guard word.utf8.count > 2, !word.hasPrefix("--") else { return nil }
        let options = program.options(of: command)
        if options.contains(where: { $0.isSpelled(word) }) { return nil }
        var first: Option?
        for letter in word.dropFirst() {
            guard let option = options.first(where: { $0.short == letter }) else { return nil }
            if option.argument != nil { break }
            first = first ?? option
        }
        return first
    }

    /// The first unknown letter in a word of several short options, some of which are known.
    private func unknownLetter(in word: String) -> Character? {
        guard !word.hasPrefix("--"), !program.hasSingleDashOption(beginning: word) else { return nil }
        let letters = word.dropFirst()
        let known = program.options(of: command).compactMap(\.short)
        guard letters.count > 1, letters.contains(where: known.contains) else { return nil }
        return letters.first { !known.contains($0) }
    }

    private func option(_ word: String, _ rest: inout ArraySlice<String>) throws(Failure) -> Word {
        let (name, attached) = split(word)
        let options = program.options(of: command)
        guard let option = options.first(where: { $0.isSpelled(name) }) else {
            let dashes = "a value that begins with a dash goes after '--'"
            if let letter = unknownLetter(in: word) {
                throw .usage("\(command.name): there is no option '-\(letter)' as in '\(word)'", hint: dashes)
            }
            let hint = closest(to: name, among: options.map { "--" + $0.name }).map { "did you mean '\($0)'?" }
            throw .usage("\(command.name): there is no option '\(name)'", hint: hint ?? dashes)
        }
        guard option.argument != nil else {
            if attached != nil { throw misused("option '\(name)' takes no argument") }
            return .option(option, argument: "")
        }
        guard let argument = attached ?? rest.popFirst() else { throw misused("option '\(name)' needs an argument") }
        return .option(option, argument: argument)
    }

    /// Splits `--name=argument`, `-nargument`, or a name alone.
    private func split(_ word: String) -> (name: String, attached: String?) {
        if word.hasPrefix("--"), let equals = word.firstIndex(of: "=") {
            return (String(word[..<equals]), String(word[word.index(after: equals)...]))
        }
        let letter = word.dropFirst().first
        let takesArgument = program.options(of: command).contains { $0.argument != nil && $0.short == letter }
        if word.count > 2, takesArgument, !program.hasSingleDashOption(beginning: word) {
            return (String(word.prefix(2)), String(word.dropFirst(2)))
        }
        return (word, nil)
    }
}

extension Program {
    /// Whether a word looks like a single-dash option of any command, so that one in the wrong place is reported.
    fileprivate func hasSingleDashOption(beginning word: String) -> Bool {
        commands.contains { $0.options.contains { $0.isAlsoSingleDash && word.hasPrefix("-" + $0.name) } }
    }
}
