import Glibc

/// How a process ended.
package enum ExitStatus: Hashable, Sendable {
    case exited(code: Int32)
    case killed(Signal)

    /// Decodes a wait status. The corresponding C macros are `WEXITSTATUS` and `WTERMSIG`.
    init(waitStatus: Int32) {
        let signal = waitStatus & 0x7F
        self = signal == 0 ? .exited(code: waitStatus >> 8 & 0xFF) : .killed(Signal(rawValue: signal))
    }

    /// The code that a shell reports: 128 plus the number of a signal.
    package var shellCode: Int32 {
        switch self {
        case .exited(let code): code
        case .killed(let signal): 128 + signal.rawValue
        }
    }
}
