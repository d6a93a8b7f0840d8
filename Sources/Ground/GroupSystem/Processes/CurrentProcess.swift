import CLinux
import Glibc

/// This process.
package enum CurrentProcess {
    package static var id: Int32 { getpid() }
    /// The effective user and group. The corresponding C functions are `geteuid` and `getegid`.
    package static var user: UInt32 { geteuid() }
    package static var group: UInt32 { getegid() }

    /// Whether a process is seen to exist. The corresponding C function is `kill`.
    package static func sees(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno == EPERM }

    package static func exit(_ code: Int32) -> Never { Glibc.exit(code) }

    /// Exits at once, whatever other threads are doing. The corresponding C function is `_exit`.
    package static func leave(_ code: Int32) -> Never { Glibc._exit(code) }

    /// Replaces the program by another with these arguments. The corresponding C function is `execv`.
    package static func become(_ program: String, _ words: [String]) throws(Errno) -> Never {
        try CStrings([program] + words).withList { (words) throws(Errno) in _ = try systemCall { execv(program, words) }
        }
        throw .execFormatError
    }

    /// The path of its executable.
    package static var program: String { FileSystem.target(ofLink: "/proc/self/exe") ?? "" }

    /// The working directory. Throws if it has been removed, or its path is not valid text. The corresponding C
    /// function is `getcwd`.
    package static var workingDirectory: String {
        get throws(Errno) {
            guard let bytes = getcwd(nil, 0) else { throw Errno(errno) }
            defer { free(bytes) }
            guard let text = String(validatingCString: bytes) else { throw .illegalByteSequence }
            return text
        }
    }

    package static func outliveParent() {
        clinux_outlive_parent()
    }

    /// Ends the process after a while, even if it hangs. The corresponding C function is `alarm`.
    package static func end(within duration: Duration) {
        signal(SIGALRM, SIG_DFL)
        alarm(UInt32(duration.components.seconds))
    }
}
