import GroupSystem

/// Why a widget program did not answer as it should.
package enum ProgramFailure: Error, Hashable, Sendable {
    /// No program of this name is registered.
    case unknown(String)
    case cannotRun(path: String, reason: String)
    case crashed(signal: Int32, lastWords: String)
    case exited(code: Int32, lastWords: String)
    case timedOut(after: Duration)
    case tooMuchMemory(Int, limit: Int)
    case rubbish(String)
    /// The program uses a newer version of the wire format.
    case newer(String)
    case tooLong(limit: Int)
    /// It sent too much unasked.
    case unasked
    /// It closed its socket but did not exit.
    case hungUp
    /// The program's own words.
    case reported(String)
    case noEntries
}

extension ProgramFailure {
    /// There is no program at a path.
    static func noFile(at path: String) -> ProgramFailure {
        let isThere = (try? FileStatus(of: path, followsLinks: true)) != nil
        return .cannotRun(path: path, reason: isThere ? "it is not a file" : "there is no such file")
    }

    /// Whether it did not answer in time, and so may have held up others.
    var isLate: Bool {
        switch self {
        case .timedOut, .hungUp: true
        default: false
        }
    }
}

extension ProgramFailure: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unknown(let name): "no program '\(name)' is registered"
        case .cannotRun(let path, let reason): "\(path) cannot be run: \(reason)"
        case .crashed(let signal, let words): "it crashed: \(Self.name(of: signal))\(Self.quoted(words))"
        case .exited(let code, let words): "it exited with code \(code) instead of answering\(Self.quoted(words))"
        case .timedOut(let time): "it did not answer within \(time), and was killed"
        case .tooMuchMemory(let used, let limit):
            "it used \(Self.megabytes(used)) MB of memory, and was killed: a widget may use \(Self.megabytes(limit)) MB"
        case .rubbish(let text): "its answer cannot be understood: \(text)"
        case .newer(let words): "it answers in a newer form than this host knows: \(words)"
        case .tooLong(let limit): "its answer is longer than \(Self.megabytes(limit)) MB"
        case .unasked: "it kept sending what nobody had asked for, and was killed"
        case .hungUp: "it closed its connection to the host instead of answering, and was killed"
        case .reported(let words): words
        case .noEntries: "its timeline has no entries"
        }
    }

    private static func megabytes(_ bytes: Int) -> Int { (bytes + 500_000) / 1_000_000 }

    private static func quoted(_ words: String) -> String { words.isEmpty ? "" : " (“\(words)”)" }

    private static func name(of signal: Int32) -> String {
        let names: [Int32: String] = [
            4: "illegal instruction, as of a failed precondition (SIGILL)",
            5: "a trap, as of a failed precondition (SIGTRAP)", 6: "aborted (SIGABRT)", 7: "bus error (SIGBUS)",
            8: "arithmetic error (SIGFPE)", 9: "killed (SIGKILL)", 11: "bad memory access (SIGSEGV)",
            13: "broken pipe (SIGPIPE)", 15: "terminated (SIGTERM)",
        ]
        return names[signal] ?? "signal \(signal)"
    }
}
