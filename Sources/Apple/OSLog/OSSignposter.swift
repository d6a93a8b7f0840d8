/// Marks intervals for a profiler, which there is none of here.
public struct OSSignposter: Sendable {
    /// Marks nothing.
    public init() {}
    /// Marks nothing.
    public init(subsystem: String, category: String) {}
    /// Marks nothing.
    public init(subsystem: String, category: OSLog.Category) {}
    /// Marks nothing.
    public init(logHandle: OSLog) {}
    /// Marks nothing.
    public init(logger: Logger) {}

    /// Marks nothing.
    public static let disabled = OSSignposter()

    /// False.
    public var isEnabled: Bool { false }

    /// A number of an interval.
    public func makeSignpostID() -> OSSignpostID { .exclusive }
    /// A number of an interval.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

    /// Marks nothing.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState()
    }
    /// Marks nothing.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) -> OSSignpostIntervalState {
        OSSignpostIntervalState()
    }
    /// Marks nothing.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    /// Marks nothing.
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage
    ) {}
    /// Marks nothing.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    /// Marks nothing.
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

/// The number of an interval.
public struct OSSignpostID: Hashable, Sendable {
    /// The number.
    public let rawValue: UInt64

    /// A number.
    public init(_ value: UInt64) { rawValue = value }
    /// A number of a log.
    public init(log: OSLog) { rawValue = 1 }
    /// A number of an object.
    public init(log: OSLog, object: AnyObject) { rawValue = 1 }

    /// For intervals of which one is open at most.
    public static let exclusive = OSSignpostID(0)
    /// No interval.
    public static let invalid = OSSignpostID(.max)
}

/// An interval that is open.
public final class OSSignpostIntervalState: Sendable {
    init() {}
}

/// What a signpost marks.
public struct OSSignpostType: Hashable, Sendable {
    private let number: UInt8

    /// A moment.
    public static let event = OSSignpostType(number: 0)
    /// The beginning of an interval.
    public static let begin = OSSignpostType(number: 1)
    /// The end of an interval.
    public static let end = OSSignpostType(number: 2)
}

/// Marks nothing: there is no profiler here.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}

/// Marks nothing: there is no profiler here.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any...
) {}

extension OSLog {
    /// A category that profilers know.
    public struct Category: Hashable, Sendable {
        /// Its name.
        public let rawValue: String

        /// Points of interest.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// What is recorded only while it is looked at.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// What is recorded with stacks only while it is looked at.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    /// A log for a subsystem and a category that profilers know.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    /// False.
    public var signpostsEnabled: Bool { false }
}
