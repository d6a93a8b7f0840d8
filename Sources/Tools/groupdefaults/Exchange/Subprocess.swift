import Commands
import GroupSystem

/// Running other programs to their ends.
enum Subprocess {
    static func run(_ start: ProgramStart) throws(Failure) -> ExitStatus {
        let child: ChildProcess
        do throws(Errno) {
            child = try start.start()
        } catch {
            throw .store("\(start.words[0]) cannot be run: \(error)")
        }
        do throws(Errno) {
            return try child.wait()
        } catch {
            throw .store("\(start.words[0]) was not seen to end: \(error)")
        }
    }

    /// The same, while the keys that interrupt are the program's alone: it has the terminal, and what it does of them is
    /// no reason for us to end before it. What was ignored before, as behind a shell's `&`, stays so.
    static func runInForeground(_ start: ProgramStart) throws(Failure) -> ExitStatus {
        let keys = [Signal.interrupt, .quit]
        var start = start
        start.heeded = .only(keys.filter { !$0.isIgnored })
        return try Signal.ignoring(keys) { () throws(Failure) in try run(start) }
    }
}
