import CLinux
import Glibc

/// The terminal behind a descriptor.
package enum TerminalDevice {
    /// The corresponding C function is `isatty`.
    package static func isBehind(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// In characters; nil where that is not known.
    package static func size(of descriptor: Int32) -> (columns: Int, rows: Int)? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// Keys as they are typed and not echoed, until its owner lets go of it.
    ///
    /// Ctrl-C still interrupts; Ctrl-Z and Ctrl-\ would leave the screen as it is, and do nothing.
    package struct KeyMode: ~Copyable {
        private let descriptor: Int32
        private var earlier = termios()

        /// A crash, too, restores the terminal, and writes `release` to it. There can be one such mode at a time.
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
