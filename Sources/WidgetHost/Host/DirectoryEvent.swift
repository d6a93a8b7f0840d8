import Glibc
import GroupStore

/// Something that happened in a watched directory, or to it.
struct DirectoryEvent {
    /// The watch, as the kernel numbers it.
    let watch: Int32
    private let mask: UInt32
    /// What it happened to; empty if it is the directory itself.
    let name: String

    /// Whether any of these kinds of event is what happened.
    func isAny(_ kinds: Int32...) -> Bool { kinds.contains { mask & UInt32($0) != 0 } }

    /// Whether events were lost: anything may have happened to whatever is watched.
    var isOverflow: Bool { isAny(Int32(IN_Q_OVERFLOW)) }
    var isOfDirectory: Bool { mask & UInt32(IN_ISDIR) != 0 }

    /// What has happened since this was last asked.
    static func next(from file: borrowing FileDescriptor) -> [DirectoryEvent] {
        var events: [DirectoryEvent] = []
        while let bytes = file.readWhatIsThere(), !bytes.isEmpty { events += parsed(bytes) }
        return events
    }

    private static func parsed(_ bytes: [UInt8]) -> [DirectoryEvent] {
        var events: [DirectoryEvent] = []
        var place = 0
        let size = MemoryLayout<inotify_event>.size
        while place + size <= bytes.count {
            let head = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: inotify_event.self) }
            let name = bytes[(place + size)..<min(place + size + Int(head.len), bytes.count)].prefix { $0 != 0 }
            events.append(
                DirectoryEvent(watch: head.wd, mask: head.mask, name: String(decoding: name, as: UTF8.self)))
            place += size + Int(head.len)
        }
        return events
    }
}
