public import Foundation

/// An intent that sets a value, such as a toggle's.
public protocol SetValueIntent: AppIntent {
    associatedtype ValueType
    var value: ValueType { get set }
}

/// An intent that opens something in its app.
public protocol OpenIntent: AppIntent {
    associatedtype Value
    var target: Value { get set }
}

/// An intent that starts or stops audio in its app.
public protocol AudioPlaybackIntent: AppIntent {}

/// An intent that changes a live activity in its app.
public protocol LiveActivityIntent: AppIntent {}

/// An intent that may continue in its app.
public protocol ForegroundContinuableIntent: AppIntent {}

/// Opens a URL.
public struct OpenURLIntent: AppIntent {
    public static var title: LocalizedStringResource { "Open URL" }

    @Parameter(title: "URL") public var url: URL

    public init() {}

    public init(_ url: URL) { self.url = url }

    public func perform() async throws -> IntentResultContainer<Never> {
        IntentResultContainer(opensIntent: self)
    }
}
