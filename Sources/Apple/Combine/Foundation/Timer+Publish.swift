public import Foundation

extension Timer {
    /// Publishes the date at intervals, once it is connected.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// Publishes the date at intervals, once it is connected.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        /// How often.
        public let interval: TimeInterval
        /// How exact it is.
        public let tolerance: TimeInterval?
        /// What runs the timer.
        public let runLoop: RunLoop
        /// When the loop runs it.
        public let mode: RunLoop.Mode

        private let subject = PassthroughSubject<Date, Never>()

        /// Publishes the date at intervals, once it is connected.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            (self.interval, self.tolerance, self.runLoop, self.mode) = (interval, tolerance, runLoop, mode)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }

        /// Starts the timer; cancelling the result stops it, and releasing it does not.
        public func connect() -> any Cancellable {
            // The loop's own thread alone uses it, and sending is safe from any.
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
