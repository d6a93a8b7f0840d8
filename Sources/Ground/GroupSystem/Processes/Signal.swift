import CLinux
import Glibc

/// A signal number.
package struct Signal: RawRepresentable, Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    package static var abort: Signal { Signal(rawValue: SIGABRT) }
    package static var busError: Signal { Signal(rawValue: SIGBUS) }
    package static var child: Signal { Signal(rawValue: SIGCHLD) }
    package static var fileSizeExceeded: Signal { Signal(rawValue: SIGXFSZ) }
    package static var hangUp: Signal { Signal(rawValue: SIGHUP) }
    package static var illegalInstruction: Signal { Signal(rawValue: SIGILL) }
    package static var interrupt: Signal { Signal(rawValue: SIGINT) }
    package static var kill: Signal { Signal(rawValue: SIGKILL) }
    package static var pipe: Signal { Signal(rawValue: SIGPIPE) }
    package static var processorTimeExceeded: Signal { Signal(rawValue: SIGXCPU) }
    package static var quit: Signal { Signal(rawValue: SIGQUIT) }
    package static var segmentationFault: Signal { Signal(rawValue: SIGSEGV) }
    package static var terminate: Signal { Signal(rawValue: SIGTERM) }
    package static var trap: Signal { Signal(rawValue: SIGTRAP) }

    /// Makes this process ignore the signal.
    package func ignore() {
        signal(rawValue, SIG_IGN)
    }

    package var isIgnored: Bool { clinux_is_ignored(rawValue) != 0 }

    /// Calls `body` while this process ignores these signals.
    package static func ignoring<Result, Failure: Error>(
        _ signals: [Signal], _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let before = signals.map { signal($0.rawValue, SIG_IGN) }
        defer { for (one, handler) in zip(signals, before) { signal(one.rawValue, handler) } }
        return try body()
    }

    /// Ends this process by the signal, as if it were neither blocked nor handled.
    package func die() {
        clinux_die_of(rawValue)
    }

    /// Sends the signal to a process. The corresponding C function is `kill`.
    package func send(to process: Int32) throws(Errno) {
        _ = try systemCall { Glibc.kill(process, rawValue) }
    }
}

/// Signals that arrive at a descriptor instead of ending this process.
package struct SignalQueue: ~Copyable, Sendable {
    private let file: FileDescriptor

    private init(_ take: () -> Int32) throws(Errno) {
        file = FileDescriptor(owning: try systemCall(take))
    }

    /// Takes SIGINT, SIGTERM, SIGHUP and SIGCHLD, in the calling thread and those that it starts. Of the first three,
    /// those that this process was started to ignore stay ignored. The corresponding C function is `signalfd`.
    package static func ofEnds() throws(Errno) -> SignalQueue { try SignalQueue(clinux_take_signals) }

    /// Takes SIGWINCH, which a terminal sends when its size has changed.
    package static func ofResizes() throws(Errno) -> SignalQueue { try SignalQueue(clinux_take_resizes) }

    /// Readable when a signal is pending.
    package var descriptor: Int32 { file.rawValue }

    /// Takes the next signal; nil if none is pending.
    package func next() -> Signal? {
        let number = clinux_next_signal(descriptor)
        return number == 0 ? nil : Signal(rawValue: number)
    }

    /// Lets the taken signals, except SIGCHLD, end the process again, including pending ones.
    package static func giveBack() {
        clinux_give_back_signals()
    }
}
