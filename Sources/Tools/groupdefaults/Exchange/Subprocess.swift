import CommandLineKit
import GroupSystem

/// Runs other programs until they exit.
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

    /// Runs a program in the foreground: it has the terminal, and the interrupt keys are its own, so they must not end
    /// us first. Signals that were already ignored, as behind a shell's `&`, stay ignored.
    static func runInForeground(_ start: ProgramStart) throws(Failure) -> ExitStatus {
        let keys = [Signal.interrupt, .quit]
        var start = start
        start.heeded = .only(keys.filter { !$0.isIgnored })
        return try Signal.ignoring(keys) { () throws(Failure) in try run(start) }
    }
}
