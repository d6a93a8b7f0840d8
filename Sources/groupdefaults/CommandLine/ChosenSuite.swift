import Commands
import Glibc
import GroupStore

/// The suite that `groupdefaults use` chose, remembered in a small file in the root.
struct ChosenSuite {
    private let path: String
    let name: SuiteName?

    init(_ root: Root) throws(Failure) {
        path = root.path + "/.suite"
        guard let text = File.contents(path) else {
            name = nil
            return
        }
        name = try SuiteName(argument: String(decoding: text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
    }

    func choose(_ name: SuiteName, in root: Root) throws(Failure) {
        try File.makeDirectory(root.path)
        try File.replace(path, with: Array("\(name)\n".utf8))
    }

    func forget() throws(Failure) {
        if unlink(path) != 0, errno != ENOENT { throw .store("\(path) cannot be removed: \(Errno(errno))") }
    }
}
