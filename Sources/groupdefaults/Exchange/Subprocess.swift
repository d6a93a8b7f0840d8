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
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var child: pid_t = 0
        let error = posix_spawn(&child, program, &actions, nil, &words, environ)
        guard error == 0 else { throw .store("\(program) cannot be run: \(Errno(error))") }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }
}
