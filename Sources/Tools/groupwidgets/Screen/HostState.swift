import GroupSystem
import WidgetHost

/// The host's state, as shown on a screen.
enum HostState {
    static func words(of process: Int32) -> String {
        let kilobytes = MemoryUse.kilobytes("RssAnon:", in: SmallFile.text("/proc/\(process)/status"))
        return kilobytes.map { "host \(($0 + 512) / 1_024) MB" } ?? "a host runs"
    }
}
