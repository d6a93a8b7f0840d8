import Glibc

/// The memory that a process holds, with the files that it shares with others.
package enum ResidentMemory {
    /// In bytes; nil if the process is gone. One line, where `/proc/PID/status` has sixty to write and to search.
    package static func ofProcess(_ process: Int32 = CurrentProcess.id) -> Int? {
        let numbers = SmallFile.text("/proc/\(process)/statm").utf8.split(separator: UInt8(ascii: " "), maxSplits: 2)
        guard numbers.count > 1, let pages = Int(Substring(numbers[1])) else { return nil }
        return pages * sysconf(Int32(_SC_PAGESIZE))
    }
}
