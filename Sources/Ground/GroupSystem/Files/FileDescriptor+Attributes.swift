import CLinux

/// Extended attributes, access lists among them.
extension FileDescriptor {
    /// The names of all; none where the file system keeps none. The corresponding C function is `flistxattr`.
    func attributeNames() throws(Errno) -> [String] {
        let names = try bytes { clinux_list_attributes(rawValue, $0, $1) } ?? []
        return names.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Nil if there is none of this name. The corresponding C function is `fgetxattr`.
    func attribute(_ name: String) throws(Errno) -> [UInt8]? {
        try bytes { clinux_get_attribute(rawValue, name, $0, $1) }
    }

    /// The corresponding C function is `fsetxattr`.
    func setAttribute(_ name: String, _ value: [UInt8]) throws(Errno) {
        _ = try systemCall { clinux_set_attribute(rawValue, name, value, value.count) }
    }

    /// The corresponding C function is `fremovexattr`.
    func removeAttribute(_ name: String) throws(Errno) {
        _ = try systemCall { clinux_remove_attribute(rawValue, name) }
    }

    /// What a call gives that fills a buffer, and without one says how large it must be.
    private func bytes(_ call: (UnsafeMutableRawPointer?, Int) -> Int) throws(Errno) -> [UInt8]? {
        do throws(Errno) {
            while true {
                let size = try systemCall { call(nil, 0) }
                if size == 0 { return [] }
                var buffer = [UInt8](repeating: 0, count: size)
                do throws(Errno) {
                    let count = try systemCall { buffer.withUnsafeMutableBytes { call($0.baseAddress, $0.count) } }
                    return Array(buffer.prefix(count))
                } catch {
                    // It has grown in between.
                    guard error == .outOfRange else { throw error }
                }
            }
        } catch {
            guard [.noAttribute, .notSupported, .noFunction].contains(error) else { throw error }
            return nil
        }
    }
}

extension FileDescriptor {
    private static let accessList = "system.posix_acl_access"

    /// Gives this file the attributes and the access list of another, and no list that its directory has passed on.
    ///
    /// What belongs to the kernel or to a security module is theirs to set.
    package func copyAttributes(of other: borrowing FileDescriptor) throws(Errno) {
        let names = try other.attributeNames()
        for name in names where name.hasPrefix("user.") || name == FileDescriptor.accessList {
            if let value = try other.attribute(name) { try setAttribute(name, value) }
        }
        if !names.contains(FileDescriptor.accessList), try attributeNames().contains(FileDescriptor.accessList) {
            try removeAttribute(FileDescriptor.accessList)
        }
    }
}
