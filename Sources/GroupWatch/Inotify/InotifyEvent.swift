import CInotifyTools
import Glibc

/// A watched directory, as the kernel numbers it.
struct WatchDescriptor: Hashable {
    let rawValue: Int32
}

/// Something that happened in a watched directory, or to it.
struct InotifyEvent {
    let watch: WatchDescriptor
    let mask: Mask
    /// What it happened to; empty if it is the directory itself.
    let name: String

    init(_ event: UnsafeMutablePointer<inotify_event>) {
        watch = WatchDescriptor(rawValue: event.pointee.wd)
        mask = Mask(rawValue: event.pointee.mask)
        name = String(cString: cinotify_event_name(event))
    }
}

/// Kinds of event.
struct Mask: OptionSet {
    let rawValue: UInt32

    private init(_ value: Int) { rawValue = UInt32(truncatingIfNeeded: value) }
    init(rawValue: UInt32) { self.rawValue = rawValue }

    static let closeWrite = Mask(Int(IN_CLOSE_WRITE))
    static let movedFrom = Mask(Int(IN_MOVED_FROM))
    static let movedTo = Mask(Int(IN_MOVED_TO))
    static let create = Mask(Int(IN_CREATE))
    static let delete = Mask(Int(IN_DELETE))
    static let deleteSelf = Mask(Int(IN_DELETE_SELF))
    static let moveSelf = Mask(Int(IN_MOVE_SELF))
    static let unmount = Mask(Int(IN_UNMOUNT))
    static let overflow = Mask(Int(IN_Q_OVERFLOW))
    /// The kernel has ended the watch.
    static let ignored = Mask(Int(IN_IGNORED))

    /// The directory itself is no longer what it was.
    static let gone: Mask = [.deleteSelf, .moveSelf, .unmount, .ignored]

    private static let options = Mask(
        Int(IN_ONLYDIR) | Int(IN_DONT_FOLLOW) | Int(IN_EXCL_UNLINK) | Int(bitPattern: UInt(UInt32(IN_MASK_ADD))))

    /// The same for a path whose last step may be a link.
    var following: Mask { subtracting(Mask(Int(IN_DONT_FOLLOW))) }

    /// For a directory in which a file is replaced or written.
    static let files: Mask = [.closeWrite, .movedTo, .movedFrom, .delete, .deleteSelf, .moveSelf, options]
    /// For a directory in which directories come and go.
    static let directories: Mask = [.create, .movedTo, .movedFrom, .delete, .deleteSelf, .moveSelf, options]
}
