public import Foundation

/// An intent that sets a value, such as a toggle's.
public protocol SetValueIntent: AppIntent {
    associatedtype ValueType
    var value: ValueType { get set }
}

/// An intent that opens something in its app.
public protocol OpenIntent: AppIntent {
    associatedtype Value
    /// The thing to open.
    var target: Value { get set }
}

/// An intent that starts or stops audio in its app.
public protocol AudioPlaybackIntent: AppIntent {}

public protocol AudioStartingIntent: AppIntent {}

/// An intent that records sound in its app.
public protocol AudioRecordingIntent: AppIntent {}

/// An intent that changes a live activity in its app.
public protocol LiveActivityIntent: AppIntent {}

/// An intent that opens its app's camera.
public protocol CameraCaptureIntent: AppIntent {
    /// Settings that the app hands to its camera.
    associatedtype AppContext: Codable & Sendable = Never
}

extension CameraCaptureIntent {
    /// No app has handed over settings here.
    public static var appContext: AppContext? { nil }

    /// Does nothing.
    public static func updateAppContext(_ appContext: AppContext) async throws {}
}

/// An intent that starts a live activity in its app.
public protocol LiveActivityStartingIntent: LiveActivityIntent {}

/// An intent that reports its progress, which is not shown here.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
    /// A progress that nobody observes.
    public var progress: Progress { Progress(totalUnitCount: 0) }
}

/// An intent that may continue in its app.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
    /// The error that ends an intent where its app should go on: there is no app to open.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor () -> Void)? = nil
    ) -> any Error { UnansweredQuestion(words: dialog?.full.words) }

    public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
        throw UnansweredQuestion(words: dialog?.full.words)
    }

    public func requestToContinueInForeground<Result: Sendable>(
        _ dialog: IntentDialog? = nil, continuation: @escaping @MainActor () async throws -> Result
    ) async throws -> Result { throw UnansweredQuestion(words: dialog?.full.words) }
}

/// Opens a URL.
public struct OpenURLIntent: AppIntent {
    /// The title of the intent.
    public static var title: LocalizedStringResource { "Open URL" }

    @Parameter(title: "URL") public var url: URL

    /// An intent without a URL.
    public init() {}

    public init(_ url: URL) { self.url = url }

    /// Asks the screen to open the URL.
    public func perform() async throws -> IntentResultContainer<Never> {
        IntentResultContainer(opensIntent: self)
    }
}
