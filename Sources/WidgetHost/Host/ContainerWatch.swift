import Glibc
import GroupStore

/// Tells which files change in the containers of groups. The suites in them are the watcher's, and are left out.
struct ContainerWatch: ~Copyable {
    private let file = FileDescriptor(owning: inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK)))
    private var directories: [Int32: Directory] = [:]
    private var suites: Set<String> = []

    private struct Directory {
        let suite: String
        let path: String
        /// Relative to the container.
        let name: String
    }

    private static let mask = UInt32(
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ONLYDIR | IN_DONT_FOLLOW)
    /// More than these in all containers are not watched: a widget has no use for so many.
    private static let most = 1_000

    var descriptor: Int32 { file.rawValue }

    /// Watches the containers of these groups, and no others.
    mutating func watch(_ suites: Set<String>, in root: Root) {
        for (watch, directory) in directories where !suites.contains(directory.suite) {
            inotify_rm_watch(descriptor, watch)
            directories[watch] = nil
        }
        for suite in suites.subtracting(self.suites) {
            add(Directory(suite: suite, path: "\(root.path)/\(suite)", name: ""))
        }
        self.suites = suites
    }

    private mutating func add(_ directory: Directory) {
        guard directories.count < ContainerWatch.most, directory.name != "Library/Preferences" else { return }
        let watch = inotify_add_watch(descriptor, directory.path, ContainerWatch.mask)
        guard watch >= 0 else { return }
        directories[watch] = directory
        for name in ContainerWatch.names(in: directory.path) { addDirectory(name, in: directory) }
    }

    /// Nothing if it is no directory.
    private mutating func addDirectory(_ name: String, in parent: Directory) {
        let relative = parent.name.isEmpty ? name : "\(parent.name)/\(name)"
        add(Directory(suite: parent.suite, path: "\(parent.path)/\(name)", name: relative))
    }

    private static func names(in path: String) -> [String] {
        guard let directory = opendir(path) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            guard entry.pointee.d_type == UInt8(DT_DIR) else { continue }
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}

// MARK: What has happened

extension ContainerWatch {
    /// A file that was written, replaced or removed.
    struct Change: Hashable {
        let suite: String
        /// Relative to the container.
        let file: String
    }

    /// The files that have changed since this was last asked, each once.
    mutating func changes() -> [Change] {
        var changes: [Change] = []
        while let bytes = file.readWhatIsThere(), !bytes.isEmpty {
            for event in ContainerWatch.events(in: bytes) {
                if let change = take(event), !changes.contains(change) { changes.append(change) }
            }
        }
        return changes
    }

    private struct Event {
        let watch: Int32
        let mask: UInt32
        let name: String
    }

    private mutating func take(_ event: Event) -> Change? {
        guard let directory = directories[event.watch] else { return nil }
        if event.mask & UInt32(IN_IGNORED) != 0 {
            directories[event.watch] = nil
            return nil
        }
        guard event.mask & UInt32(IN_ISDIR) == 0 else {
            if event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 { addDirectory(event.name, in: directory) }
            return nil
        }
        // A file that was just made is told of when it is written.
        guard event.mask & UInt32(IN_CREATE) == 0, !event.name.isEmpty else { return nil }
        let file = directory.name.isEmpty ? event.name : "\(directory.name)/\(event.name)"
        return Change(suite: directory.suite, file: file)
    }

    private static func events(in bytes: [UInt8]) -> [Event] {
        var events: [Event] = []
        var place = 0
        let size = MemoryLayout<inotify_event>.size
        while place + size <= bytes.count {
            let head = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: inotify_event.self) }
            let name = bytes[(place + size)..<min(place + size + Int(head.len), bytes.count)].prefix { $0 != 0 }
            events.append(Event(watch: head.wd, mask: head.mask, name: String(decoding: name, as: UTF8.self)))
            place += size + Int(head.len)
        }
        return events
    }
}
