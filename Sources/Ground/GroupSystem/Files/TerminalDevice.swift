import CLinux
import Glibc

/// The terminal behind a descriptor.
package enum TerminalDevice {
    /// Whether a descriptor is a terminal. The corresponding C function is `isatty`.
    package static func isBehind(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// The size in characters; nil if unknown.
    package static func size(of descriptor: Int32) -> (columns: Int, rows: Int)? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// Unbuffered, unechoed input, for as long as the value lives.
    ///
    /// Ctrl-C still interrupts. Ctrl-Z and Ctrl-\ are off, since they would leave the screen in disorder.
    package struct KeyMode: ~Copyable {
        private let descriptor: Int32
        private var earlier = termios()

        /// Turns the mode on. A crash also restores the terminal, and writes `release` to it. Only one such mode may
        /// exist.
        package init(of descriptor: Int32, releasing release: String = "") {
            self.descriptor = descriptor
            tcgetattr(descriptor, &earlier)
            clinux_release_at_crash(descriptor, release)
            var raw = earlier
            raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
            withUnsafeMutableBytes(of: &raw.c_cc) { characters in
                for number in [VSUSP, VQUIT, VTIME, VMIN] { characters[Int(number)] = 0 }
            }
            tcsetattr(descriptor, TCSANOW, &raw)
        }

        deinit {
            withUnsafePointer(to: earlier) { _ = tcsetattr(descriptor, TCSANOW, $0) }
            clinux_release_at_crash(-1, "")
        }
    }
}
