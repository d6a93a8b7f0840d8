import CLinux
import Glibc

/// How a program is started.
package struct ProgramStart {
    /// The program, which is looked for on the PATH, and its arguments.
    package let words: [String]
    /// Its variables: ours but for these; or these alone.
    package var environment = Environment.ours()
    /// What it reads and prints to, if not what this process does.
    package var input: Int32?
    package var output: Int32?
    package var errorOutput: Int32?
    /// A descriptor that it inherits under the same number.
    package var kept: Int32?
    package var family = Family.ours
    /// Sent to it when the thread that started it ends.
    package var lastSignal: Signal?
    /// The signals that it does not ignore though this process does.
    package var heeded = Heeded.allButOfTerminal

    package enum Environment {
        /// One without a value is left out.
        case ours(changing: [String: String?] = [:])
        case only([String: String])
    }

    package enum Family: Int32 {
        case ours = 0
        /// A process group of its own.
        case ownGroup = 1
        /// A session of its own, by which all that it starts is known.
        case ownSession = 2
    }

    package enum Heeded {
        /// By those of a terminal, it ends what runs in it: who had us ignore one meant our children too. Others we may
        /// ignore for ourselves.
        case allButOfTerminal
        case only([Signal])
    }

    package init(_ words: [String]) {
        self.words = words
    }

    /// Throws also where it is the program that cannot be run. SIGCHLD is no longer ignored then, since the ends of
    /// children could not be seen otherwise.
    package func start() throws(Errno) -> ChildProcess {
        try withChild { (child) throws(Errno) in ChildProcess(id: try systemCall { clinux_start(child) }) }
    }

    /// Starts it as nobody's child: it goes on when this process ends, and need not be waited for.
    package func launch() throws(Errno) {
        try withChild { (child) throws(Errno) in _ = try systemCall { clinux_launch(child) } }
    }

    private func withChild<Result>(
        _ body: (UnsafePointer<clinux_child>) throws(Errno) -> Result
    ) throws(Errno) -> Result {
        try withEnvironment { (variables) throws(Errno) in
            try CStrings(words).withList { (words) throws(Errno) in
                var child = clinux_child(
                    arguments: words, environment: variables,
                    streams: (input ?? -1, output ?? -1, errorOutput ?? -1), kept: kept ?? -1,
                    family: family.rawValue, last_signal: lastSignal?.rawValue ?? 0, heeded: heeded.mask)
                return try body(&child)
            }
        }
    }

    private func withEnvironment<Result>(_ body: (CStrings.List) throws(Errno) -> Result) throws(Errno) -> Result {
        switch environment {
        case .ours(let changes): try ProcessEnvironment.with(changes, body)
        case .only(let variables): try CStrings(variables.map { "\($0)=\($1)" }).withList(body)
        }
    }
}

extension ProgramStart.Heeded {
    /// The bit of each signal, counted from 1.
    fileprivate var mask: UInt64 {
        switch self {
        case .allButOfTerminal: ~ProgramStart.Heeded.only([.hangUp, .interrupt, .quit]).mask
        case .only(let signals): signals.reduce(0) { $0 | 1 << (UInt64($1.rawValue) - 1) }
        }
    }
}
