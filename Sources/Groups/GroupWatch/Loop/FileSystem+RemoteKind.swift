import GroupSystem

extension FileSystem {
    /// The name of a file system on which files may change without an inotify event, because another machine changes
    /// them, or they are in another layer or behind another program. Nil for all others.
    static func remoteKind(at path: String) -> String? {
        switch kind(at: path) {
        case 0x6969: "NFS"
        case 0xFF53_4D42, 0x517B, 0xFE53_4D42: "SMB"
        case 0x6573_5546: "FUSE"
        case 0x794C_7630: "an overlay"
        case 0x0102_1997: "9P"
        case 0x00C3_6400: "Ceph"
        case 0x4750_4653: "GPFS"
        case 0x6B41_4653, 0x5346_414F: "AFS"
        default: nil
        }
    }
}
