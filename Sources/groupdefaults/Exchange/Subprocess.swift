import Commands
import Glibc
import GroupStore

/// Running other programs.
enum Subprocess {
    /// Runs a program with the standard streams that are given, else with our own, and returns its exit code; for one
    /// that a signal ended, 128 and its number, as a shell does.
    static func run(
        _ program: String, _ arguments: [String], input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO
    ) throws(Failure) -> Int32 {
        try run(program, arguments, input: input, output: output, inherits: nil, defaultSignals: [])
    }

    /// The same, while the keys that interrupt are the program's alone: it has the terminal, and what it does of them is
    /// no reason for us to end before it. A file that is to be kept open as long as the program runs is inherited by it.
    static func runInForeground(
        _ program: String, _ arguments: [String], keeping file: borrowing FileDescriptor
    ) throws(Failure) -> Int32 {
        let interrupt = signal(SIGINT, SIG_IGN)
        let quit = signal(SIGQUIT, SIG_IGN)
        defer {
            signal(SIGINT, interrupt)
            signal(SIGQUIT, quit)
        }
        // What was ignored before, as behind a shell's `&`, stays so.
        let heeded = [(SIGINT, interrupt), (SIGQUIT, quit)].filter { !isIgnored($0.1) }.map(\.0)
        return try run(
            program, arguments, input: STDIN_FILENO, output: STDOUT_FILENO, inherits: file.rawValue,
            defaultSignals: heeded)
    }

    private static func isIgnored(_ handler: __sighandler_t?) -> Bool {
        unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    private static func run(
        _ program: String, _ arguments: [String], input: Int32, output: Int32, inherits kept: Int32?,
        defaultSignals: [Int32]
    ) throws(Failure) -> Int32 {
        // We may have been started with it ignored: the program would then vanish unseen.
        signal(SIGCHLD, SIG_DFL)
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        // To itself, which only lets it stay open.
        if let kept { posix_spawn_file_actions_adddup2(&actions, kept, kept) }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in defaultSignals { sigaddset(&signals, signal) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var child: pid_t = 0
        let error = posix_spawn(&child, program, &actions, &attributes, &words, environ)
        guard error == 0 else { throw .store("\(program) cannot be run: \(Errno(error))") }
        var status: Int32 = 0
        do throws(Errno) {
            _ = try systemCall { waitpid(child, &status, 0) }
        } catch {
            throw .store("\(program) was not seen to end: \(error)")
        }
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }
}
