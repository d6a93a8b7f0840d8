import CommandLineKit
import GroupStore
import GroupSystem

/// The suite chosen by `groupdefaults use`, remembered in a small file in the root.
struct ChosenSuite {
    private let path: String

    init(_ root: Root) {
        path = root.path + "/.suite"
    }

    /// The chosen suite, if any.
    var name: SuiteName? {
        get throws(Failure) {
            guard let text = try File.contents(path) else { return nil }
            let line = String(decoding: text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
            do throws(SuiteName.Problem) {
                return try SuiteName(line)
            } catch {
                throw .store(
                    "\(path) holds '\(line)', which cannot name a suite: \(error)",
                    hint: "choose another with 'groupdefaults use NAME', or none with 'groupdefaults use --none'")
            }
        }
    }

    func choose(_ name: SuiteName, in root: Root) throws(Failure) {
        do throws(Errno) {
            _ = try FileDescriptor(makingDirectoryAt: root.path)
        } catch {
            throw .store("\(root) cannot be made: \(error)")
        }
        try File.replace(path, with: Array("\(name)\n".utf8), belongsToDirectory: true)
    }

    func forget() throws(Failure) {
        do throws(Errno) {
            try FileSystem.remove(path)
        } catch {
            if error != .noSuchFileOrDirectory { throw .store("\(path) cannot be removed: \(error)") }
        }
    }
}
