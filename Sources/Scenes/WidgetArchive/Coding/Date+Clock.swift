package import FoundationEssentials

extension Date {
    /// Nanoseconds since 1970, as the kernel's timers take them; nil if out of their range.
    package var nanoseconds: Int64? {
        let seconds = timeIntervalSince1970
        return seconds < 1 ? 1 : seconds < 9e9 ? Int64((seconds * 1e9).rounded(.up)) : nil
    }
}
