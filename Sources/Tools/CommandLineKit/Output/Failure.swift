import GroupStore

/// The reason why the program ends without having done its job.
package struct Failure: Error {
    package let code: ExitCode
    /// The problem, and where it occurred.
    package let message: String
    /// A remedy.
    package let hint: String?
    /// Whether the message is printed without "error:" before it.
    package let isPlain: Bool

    package init(code: ExitCode, message: String, hint: String? = nil, isPlain: Bool = false) {
        self.code = code
        self.message = message
        self.hint = hint
        self.isPlain = isPlain
    }

    package static func notFound(_ message: String, hint: String? = nil) -> Failure {
        Failure(code: .notFound, message: message, hint: hint)
    }

    package static func usage(_ message: String, hint: String? = nil) -> Failure {
        Failure(code: .usage, message: message, hint: hint)
    }

    package static func store(_ message: String, hint: String? = nil) -> Failure {
        Failure(code: .store, message: message, hint: hint)
    }
}

package enum ExitCode: Int32, Sendable {
    case done = 0
    case notFound = 1
    case usage = 2
    case store = 3
    /// As in a shell: the file is not executable.
    case notExecutable = 126
    /// As in a shell: the command does not exist.
    case noCommand = 127
}

extension Failure {
    package init(_ error: any Error) {
        switch error {
        case let failure as Failure: self = failure
        case let error as StoreError: self.init(code: error.exitCode, message: error.description, hint: error.advice)
        default: self.init(code: .store, message: "\(error)")
        }
    }
}

extension StoreError {
    fileprivate var exitCode: ExitCode {
        switch reason {
        case .absent: .notFound
        case .emptyKey, .noHome, .notText: .usage
        default: .store
        }
    }
}
