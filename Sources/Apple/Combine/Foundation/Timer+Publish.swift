public import Foundation

extension Timer {
    /// Publishes the date at intervals while it is connected.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
    }

    /// Publishes the date at intervals while it is connected.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        private let interval: TimeInterval
        private let tolerance: TimeInterval?
        private let runLoop: RunLoop
        private let mode: RunLoop.Mode
        private let subject = PassthroughSubject<Date, Never>()

        fileprivate init(interval: TimeInterval, tolerance: TimeInterval?, runLoop: RunLoop, mode: RunLoop.Mode) {
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
