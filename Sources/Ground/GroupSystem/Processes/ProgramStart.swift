import CLinux
import Glibc

/// Describes how to start a program.
package struct ProgramStart {
    /// The program, looked up in PATH, and its arguments.
    package let words: [String]
    package var environment = Environment.ours()
    /// Its working directory; this process's own if nil.
    package var directory: String?
    /// Its standard streams; this process's own if nil.
    package var input: Int32?
    package var output: Int32?
    package var errorOutput: Int32?
    /// A descriptor that it inherits with the same number.
    package var kept: Int32?
    package var family = Family.ours
    /// The signal that it gets when the thread that started it ends.
    package var lastSignal: Signal?
    /// The signals whose default action is restored in the program, if this process ignores them.
    package var heeded = Heeded.allButOfTerminal

    package enum Environment {
        /// This process's variables with changes; a nil value removes one.
        case ours(changing: [String: String?] = [:])
        case only([String: String])
    }

    package enum Family: Int32 {
        case ours = 0
        case ownGroup = 1
        /// Its own session, which identifies its descendants.
        case ownSession = 2
    }

    package enum Heeded {
        /// All except those that a terminal sends: whoever had us ignore those meant our children too, while we
        /// ignore others for ourselves.
        case allButOfTerminal
        case only([Signal])
    }

    package init(_ words: [String]) {
        self.words = words
    }

    /// Starts it as a child. Also throws if the program cannot be run. Stops ignoring SIGCHLD, since the ends of
    /// children would otherwise go unnoticed.
    package func start() throws(Errno) -> ChildProcess {
        try withChild { (child) throws(Errno) in ChildProcess(id: try systemCall { clinux_start(child) }) }
    }

    /// Starts it detached: it outlives this process, and need not be waited for.
    package func launch() throws(Errno) {
        try withChild { (child) throws(Errno) in _ = try systemCall { clinux_launch(child) } }
    }

    private func withChild<Result>(
        _ body: (UnsafePointer<clinux_child>) throws(Errno) -> Result
    ) throws(Errno) -> Result {
        try withEnvironment { (variables) throws(Errno) in
            try CStrings(words).withList { (words) throws(Errno) in
                try CStrings([directory].compactMap(\.self)).withList { (directories) throws(Errno) in
                    var child = clinux_child(
                        arguments: words, environment: variables, directory: directories[0],
                        streams: (input ?? -1, output ?? -1, errorOutput ?? -1), kept: kept ?? -1,
                        family: family.rawValue, last_signal: lastSignal?.rawValue ?? 0, heeded: heeded.mask)
                    return try body(&child)
                }
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
    /// The signals as bits; signal 1 is the lowest.
    fileprivate var mask: UInt64 {
        switch self {
        case .allButOfTerminal: ~ProgramStart.Heeded.only([.hangUp, .interrupt, .quit]).mask
        case .only(let signals): signals.reduce(0) { $0 | 1 << (UInt64($1.rawValue) - 1) }
        }
    }
}
