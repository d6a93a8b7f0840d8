public import Foundation

extension Timer {
    /// Publishes the date at intervals while it is connected.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// Publishes the date at intervals while it is connected.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        /// The time between elements, in seconds.
        public let interval: TimeInterval
        /// How late the timer may fire, in seconds.
        public let tolerance: TimeInterval?
        /// The loop that runs the timer.
        public let runLoop: RunLoop
        /// The mode in which the loop runs the timer.
        public let mode: RunLoop.Mode

        private let subject = PassthroughSubject<Date, Never>()

        /// Creates a publisher of dates.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            (self.interval, self.tolerance, self.runLoop, self.mode) = (interval, tolerance, runLoop, mode)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }

        /// Starts the timer. Cancelling the result stops it; releasing the result does not.
        public func connect() -> any Cancellable {
            // Only the loop's own thread uses the timer, and sending is safe on any.
            nonisolated(unsafe) let subject = subject
            let timer = Timer(timeInterval: interval, repeats: true) { _ in subject.send(Date()) }
            if let tolerance { timer.tolerance = tolerance }
            runLoop.add(timer, forMode: mode)
            return RunningTimer(timer: timer)
        }
    }
}

private struct RunningTimer: Cancellable {
    let timer: Timer

    func cancel() { timer.invalidate() }
}
