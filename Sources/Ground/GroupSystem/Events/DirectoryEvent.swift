import Glibc

/// A watch, as the kernel numbers it.
package struct WatchDescriptor: Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }
}

/// Something that happened in a watched directory, or to it.
package struct DirectoryEvent {
    package let watch: WatchDescriptor
    package let kinds: Kinds
    /// What it happened to; empty if it is the directory itself.
    package let name: String

    package init(watch: WatchDescriptor, kinds: Kinds, name: String) {
        (self.watch, self.kinds, self.name) = (watch, kinds, name)
    }

    /// Events as `read` gives them.
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
    /// Kinds of event, and what else is told of one or asked of a watch.
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

        /// It happened to a directory.
        package static let ofDirectory = Kinds(Int32(IN_ISDIR))
        /// The kernel has ended the watch.
        package static let ignored = Kinds(Int32(IN_IGNORED))
        /// Events were lost: anything may have happened to whatever is watched.
        package static let overflow = Kinds(Int32(IN_Q_OVERFLOW))

        /// Watches directories only.
        package static let onlyDirectories = Kinds(Int32(IN_ONLYDIR))
        /// Watches a link rather than what it leads to.
        package static let noFollow = Kinds(Int32(IN_DONT_FOLLOW))
        /// Tells nothing more of a file that was removed.
        package static let excludingRemoved = Kinds(Int32(IN_EXCL_UNLINK))
        /// Adds to what is watched for already.
        package static let adding = Kinds(Int32(IN_MASK_ADD))

        package func containsAny(of others: Kinds) -> Bool { !isDisjoint(with: others) }
    }
}
