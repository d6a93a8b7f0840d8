import Glibc

/// A watch, by the kernel's number for it.
package struct WatchDescriptor: Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }
}

/// An event in a watched directory, or of the directory itself.
package struct DirectoryEvent {
    package let watch: WatchDescriptor
    package let kinds: Kinds
    /// The entry's name; empty for the directory itself.
    package let name: String

    package init(watch: WatchDescriptor, kinds: Kinds, name: String) {
        (self.watch, self.kinds, self.name) = (watch, kinds, name)
    }

    /// Parses events as `read` returns them.
    static func events(in bytes: [UInt8]) -> [DirectoryEvent] {
        var events: [DirectoryEvent] = []
        var place = 0
        let size = MemoryLayout<inotify_event>.size
        while place + size <= bytes.count {
            let head = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: inotify_event.self) }
            let name = bytes[(place + size)..<min(place + size + Int(head.len), bytes.count)].prefix { $0 != 0 }
            events.append(
                DirectoryEvent(
                    watch: WatchDescriptor(rawValue: head.wd), kinds: Kinds(rawValue: head.mask),
                    name: String(decoding: name, as: UTF8.self)))
            place += size + Int(head.len)
        }
        return events
    }
}

extension DirectoryEvent {
    /// The kinds of an event, its further flags, and the options of a watch.
    package struct Kinds: OptionSet, Sendable {
        package let rawValue: UInt32

        package init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        private init(_ value: Int32) {
            rawValue = UInt32(bitPattern: value)
        }

        package static let attributes = Kinds(Int32(IN_ATTRIB))
        package static let closeWrite = Kinds(Int32(IN_CLOSE_WRITE))
        package static let create = Kinds(Int32(IN_CREATE))
        package static let delete = Kinds(Int32(IN_DELETE))
        package static let deleteSelf = Kinds(Int32(IN_DELETE_SELF))
        package static let modify = Kinds(Int32(IN_MODIFY))
        package static let movedFrom = Kinds(Int32(IN_MOVED_FROM))
        package static let movedTo = Kinds(Int32(IN_MOVED_TO))
        package static let moveSelf = Kinds(Int32(IN_MOVE_SELF))
        package static let unmount = Kinds(Int32(IN_UNMOUNT))

        /// The event concerns a directory.
        package static let ofDirectory = Kinds(Int32(IN_ISDIR))
        /// The kernel has removed the watch.
        package static let ignored = Kinds(Int32(IN_IGNORED))
        /// Events were lost: anything watched may have changed.
        package static let overflow = Kinds(Int32(IN_Q_OVERFLOW))

        /// Watches the path only if it is a directory.
        package static let onlyDirectories = Kinds(Int32(IN_ONLYDIR))
        /// Watches a link itself rather than its target.
        package static let noFollow = Kinds(Int32(IN_DONT_FOLLOW))
        /// Reports no further events for removed files.
        package static let excludingRemoved = Kinds(Int32(IN_EXCL_UNLINK))
        /// Adds these kinds to an existing watch.
        package static let adding = Kinds(Int32(IN_MASK_ADD))

        package func containsAny(of others: Kinds) -> Bool { !isDisjoint(with: others) }
    }
}
