import GroupSystem

/// The command that runs a script.
package struct Interpreter: Hashable, Sendable {
    /// The words before the script's path; empty if the kernel finds the interpreter itself.
    package let words: [String]

    /// The interpreter of a script with these first bytes. One whose path does not exist here is looked for by name:
    /// scripts from other systems say `/usr/local/bin/node`. Throws the name of one that is not installed.
    package init(head: [UInt8], isExecutable: Bool, isInstalled: (String) -> Bool) throws(Missing) {
        let line = String(decoding: head.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }, as: UTF8.self)
        guard line.hasPrefix("#!") else {
            words = isExecutable ? [] : ["sh"]
            return
        }
        var named = line.dropFirst(2).split(whereSeparator: \.isWhitespace).map(String.init)
        if named.first?.hasSuffix("/env") == true {
            named.removeFirst()
            // Options of env, such as -S, and variables.
            while let word = named.first, word.hasPrefix("-") || word.contains("=") { named.removeFirst() }
        } else if let path = named.first, FileSystem.allows(.executing, to: path) {
            // A line that ends in a carriage return names no interpreter for the kernel.
            words = isExecutable && !head.prefix(256).contains(UInt8(ascii: "\r")) ? [] : named
            return
        }
        guard let name = named.first?.split(separator: "/").last.map(String.init) else {
            words = ["sh"]
            return
        }
        let options = Array(named.dropFirst())
        let choices = [name] + (Interpreter.others[name] ?? [])
        guard let found = choices.first(where: isInstalled) else { throw Missing.command(name) }
        words = [found] + options
    }

    /// Interpreters that run what was written for another.
    private static let others = ["python": ["python3"], "nodejs": ["node"], "node": ["nodejs"], "zsh": ["bash"]]
}
