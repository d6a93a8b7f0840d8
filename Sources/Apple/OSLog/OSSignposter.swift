/// Would mark intervals for a profiler. Linux has no such profiler, so nothing is marked.
public struct OSSignposter: Sendable {
    public init() {}
    public init(subsystem: String, category: String) {}
    public init(subsystem: String, category: OSLog.Category) {}
    public init(logHandle: OSLog) {}
    public init(logger: Logger) {}

    public static let disabled = OSSignposter()

    public var isEnabled: Bool { false }

    public func makeSignpostID() -> OSSignpostID { .exclusive }
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState()
    }
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) -> OSSignpostIntervalState {
        OSSignpostIntervalState()
    }
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage
    ) {}
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    public func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) {}

    /// Runs a closure, and marks nothing.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T {
        try task()
    }
}

/// The identifier of an interval.
public struct OSSignpostID: Hashable, Sendable {
    public let rawValue: UInt64

    public init(_ value: UInt64) { rawValue = value }
    public init(log: OSLog) { rawValue = 1 }
    public init(log: OSLog, object: AnyObject) { rawValue = 1 }

    /// For intervals that do not overlap.
    public static let exclusive = OSSignpostID(0)
    public static let invalid = OSSignpostID(.max)
}

/// An open interval.
public final class OSSignpostIntervalState: Sendable {
    init() {}
}

/// The kind of a signpost.
public struct OSSignpostType: Hashable, Sendable {
    private let number: UInt8

    public static let event = OSSignpostType(number: 0)
    public static let begin = OSSignpostType(number: 1)
    public static let end = OSSignpostType(number: 2)
}

/// Marks nothing: there is no profiler here.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}

public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any...
) {}

extension OSLog {
    /// A category with a meaning for profilers.
    public struct Category: Hashable, Sendable {
        public let rawValue: String

        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// Signposts that are recorded only while a profiler observes them.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// Signposts that are recorded, with stacks, only while a profiler observes them.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    /// A log for a subsystem and a category with a meaning for profilers.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    public var signpostsEnabled: Bool { false }
}
