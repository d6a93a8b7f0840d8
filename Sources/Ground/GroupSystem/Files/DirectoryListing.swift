import Glibc

/// The entries of a directory, except `.` and `..`, in no particular order.
package struct DirectoryListing {
    package struct Entry {
        /// The name, with bytes that are not UTF-8 replaced; it then no longer names the file.
        package let name: String
        package let isText: Bool
        package let isDirectory: Bool
    }

    package let entries: [Entry]

    /// Lists a directory. The corresponding C functions are `opendir` and `readdir`.
    package init(of path: String) throws(Errno) {
        guard let directory = opendir(path) else { throw Errno(errno) }
        defer { closedir(directory) }
        var entries: [Entry] = []
        while let entry = readdir(directory) {
            let found = Entry(entry)
            if found.name != ".", found.name != ".." { entries.append(found) }
        }
        self.entries = entries
    }

    /// The names that are valid text; empty if the directory cannot be read.
    package static func names(in path: String) -> [String] {
        guard let listing = try? DirectoryListing(of: path) else { return [] }
        return listing.entries.filter(\.isText).map(\.name)
    }
}

extension DirectoryListing.Entry {
    fileprivate init(_ entry: UnsafeMutablePointer<dirent>) {
        let (name, isText) = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
            let name = bytes.prefix { $0 != 0 }
            if let text = String(validating: name, as: UTF8.self) { return (text, true) }
            return (String(decoding: name, as: UTF8.self), false)
        }
        self.init(name: name, isText: isText, isDirectory: entry.pointee.d_type == UInt8(DT_DIR))
    }
}
