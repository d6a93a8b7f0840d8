import Foundation
import Testing

/// A terminal that the test is the screen and the keyboard of.
final class PseudoTerminal {
    let path: String
    let ours: Int32
    let theirs: Int32

    init(columns: UInt16, rows: UInt16) throws {
        ours = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
        // What `unlockpt` and `ptsname` do, which cannot be called from Swift.
        let (unlock, getNumber) = (UInt(0x4004_5431), UInt(0x8004_5430))
        var (isLocked, number) = (Int32(0), Int32(0))
        try #require(ioctl(ours, unlock, &isLocked) == 0 && ioctl(ours, getNumber, &number) == 0)
        path = "/dev/pts/\(number)"
        theirs = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
        try #require(theirs >= 0)
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(theirs, UInt(TIOCSWINSZ), &size)
    }

    deinit {
        close(ours)
        close(theirs)
    }

    /// Whether it shows what is typed, as it does unless a program takes it over.
    var echoes: Bool {
        var settings = termios()
        return tcgetattr(theirs, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
    }
}

/// What can be read at once.
func read(_ descriptor: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
}
