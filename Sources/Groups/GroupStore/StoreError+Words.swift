import GroupSystem

extension StoreError: CustomStringConvertible {
    /// The problem, and where it is.
    public var description: String {
        switch reason {
        case .absent: "there is no suite at \(path)"
        case .vanished: "\(path) is gone, though nobody removed the suite"
        case .damaged(let damage): "\(path):\(damage.line):\(damage.column): \(damage.reason)"
        case .unreadable(let error): "\(path) cannot be read: \(error)"
        case .symbolicLink: "\(path) is reached through a symbolic link, which could lead out of the root"
        case .notALink: "\(path) is not a symbolic link"
        case .notAFile: "\(path) is not a regular file"
        case .tooLarge(let limit): "\(path) would hold more than \(limit >> 20) MiB"
        case .valueTooLarge(let key, let limit): "the value of '\(key)' is larger than \(limit >> 20) MiB"
        case .valueTooDeep(let key, let limit): "the value of '\(key)' is nested more than \(limit) levels deep"
        case .emptyKey: "a key cannot be empty"
        case .noSpace(let error): "\(path) cannot be written: \(error)"
        case .readOnly(let error): "\(path) cannot be written: \(error)"
        case .locked(let holder):
            "\(path) is locked by " + (holder.map { "process \($0)" } ?? "another process")
                + ", which does not release it"
        case .nested: "\(path) is being written by this very thread: a write cannot contain another of the same suite"
        case .failed(let step, let error): "\(path): \(step) failed: \(error)"
        case .unsettled(let step, let error): "\(path) was changed, but \(step) failed: \(error)"
        case .noHome: "no place for the group containers is known"
        case .noWorkingDirectory(let error): "'\(path)' is in the working directory, which cannot be found: \(error)"
        case .notText: "\(path) is not UTF-8"
        case .changedMeanwhile: "\(path) was changed by another process meanwhile"
        }
    }

    /// A remedy; nil if the description says it all.
    public var hint: String? {
        switch reason {
        case .absent: nil
        case .vanished: "put the file back, or start anew with 'groupdefaults unset --all'; nothing was changed"
        case .damaged: "'groupdefaults edit' mends it, 'groupdefaults unset --all' removes it; nothing overwrites it"
        case .unreadable, .readOnly: "look at the permissions and the mount of the file and its directory"
        case .symbolicLink:
            "'groupdefaults link' follows a link to a file, if directory, link and file are one owner's alone"
        case .notALink: "'groupdefaults link FILE' makes it one"
        case .notAFile: "move it out of the way"
        case .tooLarge, .valueTooLarge: "keep large data in a file of its own in the group container"
        case .valueTooDeep: nil
        case .emptyKey: nil
        case .noSpace: "make room; the suite is as it was"
        case .locked: "see what that process is doing, then try again"
        case .nested: "make both changes to the one draft"
        case .failed: "the suite is as it was"
        case .unsettled: "every process sees the change; whether it would survive a power cut is not known"
        case .noHome: "set HOME or GROUPDEFAULTS_ROOT"
        case .noWorkingDirectory: "change to a directory that is there, or give a path that begins with '/'"
        case .notText: nil
        case .changedMeanwhile: "look at it again, and repeat the change"
        }
    }
}

extension Damage.Reason: CustomStringConvertible {
    public var description: String {
        switch self {
        case .emptyFile: "the file is empty"
        case .cutShort: "the text ends too early"
        case .expected(let what): "expected \(what)"
        case .duplicateKey(let key): "the key '\(key)' appears twice in one object"
        case .invalidUTF8: "this is not UTF-8"
        case .controlCharacter: "a control character must be written as an escape"
        case .badEscape: "there is no such escape"
        case .loneSurrogate: "this is half of a surrogate pair"
        case .badNumber: "this is not a number"
        case .numberOutOfRange: "the number is out of range"
        case .null: "null is not a property-list value"
        case .badSpecialForm(let key): "an object with \"\(key)\" must hold that alone"
        case .badSpecialValue(let key):
            "\"\(key)\" must hold \(SpecialForm(rawValue: key)?.contents ?? "something else")"
        case .tooDeep: "this is nested more than \(Scanner.maximumDepth) levels deep"
        case .textAfterEnd: "there is text after the end of the object"
        }
    }
}

extension StoreError {
    /// The error of a failed step of a write.
    init(_ step: String, _ path: String, _ error: Errno) {
        let reason: Reason =
            switch error {
            case .noSpace, .diskQuotaExceeded, .fileTooLarge: .noSpace(error)
            case .readOnlyFileSystem, .permissionDenied, .notPermitted: .readOnly(error)
            case .tooManySymbolicLinkLevels, .improperLink: .symbolicLink
            default: .failed(step, error)
            }
        self.init(path: path, reason)
    }

    /// This failure of the lock, after the file was changed.
    func afterChange(of path: String) -> StoreError {
        switch reason {
        case .noSpace(let error), .readOnly(let error), .failed(_, let error):
            StoreError(path: path, .unsettled("writing its lock", error))
        default: self
        }
    }

    /// The error of a failed step of a read.
    init(reading path: String, _ error: Errno) {
        let reason: Reason =
            switch error {
            case .tooManySymbolicLinkLevels, .improperLink: .symbolicLink
            default: .unreadable(error)
            }
        self.init(path: path, reason)
    }
}
