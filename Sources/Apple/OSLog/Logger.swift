import Foundation

/// Writes messages for developers, one line each, to stderr. Those of a widget appear in its log.
public struct Logger: Sendable {
    private let origin: String

    /// A logger without a subsystem.
    public init() {
        origin = ""
    }

    /// A logger whose lines name a subsystem and a category.
    public init(subsystem: String, category: String) {
        origin = " \(subsystem) \(category)"
    }

    /// A logger with the subsystem and category of a log.
    public init(_ logObj: OSLog) {
        origin = logObj.origin
    }

    public func log(level: OSLogType, _ message: OSLogMessage) { write(level.name, message) }

    /// Writes a message at the level `notice`.
    public func log(_ message: OSLogMessage) { write("notice", message) }
    public func trace(_ message: OSLogMessage) { write("trace", message) }
    public func debug(_ message: OSLogMessage) { write("debug", message) }
    public func info(_ message: OSLogMessage) { write("info", message) }
    public func notice(_ message: OSLogMessage) { write("notice", message) }
    public func warning(_ message: OSLogMessage) { write("warning", message) }
    public func error(_ message: OSLogMessage) { write("error", message) }
    public func critical(_ message: OSLogMessage) { write("critical", message) }
    public func fault(_ message: OSLogMessage) { write("fault", message) }

    /// In one write, so that the lines of several threads do not mix.
    private func write(_ level: String, _ message: OSLogMessage) {
        FileHandle.standardError.write(Data("\(level)\(origin): \(message.text)\n".utf8))
    }
}

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number of the level.
    public let rawValue: UInt8

    /// A level by its number; unknown numbers are written as `notice`.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// A message worth keeping, written as `notice`.
    public static let `default` = OSLogType(rawValue: 0)
    /// A message that helps, but is not essential.
    public static let info = OSLogType(rawValue: 1)
    public static let debug = OSLogType(rawValue: 2)
    public static let error = OSLogType(rawValue: 16)
    /// A bug, or a failure of the system.
    public static let fault = OSLogType(rawValue: 17)

    fileprivate var name: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "notice"
        }
    }
}

/// The subsystem and category of a program's messages.
public final class OSLog: Sendable {
    fileprivate let origin: String
    fileprivate let isEnabled: Bool

    public init(subsystem: String, category: String) {
        origin = " \(subsystem) \(category)"
        isEnabled = true
    }

    private init(isEnabled: Bool) {
        origin = ""
        self.isEnabled = isEnabled
    }

    /// Whether messages of a level are written.
    public func isEnabled(type: OSLogType) -> Bool { isEnabled }

    /// A log without a subsystem.
    public static let `default` = OSLog(isEnabled: true)
    /// A log that `os_log` writes nothing for.
    public static let disabled = OSLog(isEnabled: false)
}

/// Writes a message at a level, unless the log is disabled.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
    if log.isEnabled { Logger(log).log(level: type, message) }
}

public func os_log(_ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default) {
    os_log(type, log: log, message)
}
