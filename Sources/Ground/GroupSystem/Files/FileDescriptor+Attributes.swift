import CLinux

/// Extended attributes, which include access lists.
extension FileDescriptor {
    /// The names of all attributes; empty if the file system has none. The corresponding C function is `flistxattr`.
    func attributeNames() throws(Errno) -> [String] {
        let names = try bytes { clinux_list_attributes(rawValue, $0, $1) } ?? []
        return names.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The value of an attribute; nil if it does not exist. The corresponding C function is `fgetxattr`.
    func attribute(_ name: String) throws(Errno) -> [UInt8]? {
        try bytes { clinux_get_attribute(rawValue, name, $0, $1) }
    }

    /// Sets an attribute. The corresponding C function is `fsetxattr`.
    func setAttribute(_ name: String, _ value: [UInt8]) throws(Errno) {
        _ = try systemCall { clinux_set_attribute(rawValue, name, value, value.count) }
    }

    /// Removes an attribute. The corresponding C function is `fremovexattr`.
    func removeAttribute(_ name: String) throws(Errno) {
        _ = try systemCall { clinux_remove_attribute(rawValue, name) }
    }

    /// The result of a call that fills a buffer, and that returns the size it needs when called without one.
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
                    // The value has grown since its size was asked.
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

    /// Copies the attributes and the access list of another file, and drops an access list inherited from the
    /// directory.
    ///
    /// Attributes of the kernel and of security modules are left alone.
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
