import WidgetHost

extension TestHost {
    /// How a host deals with its programs, as `groupwidgets run` takes it.
    public struct Options: Hashable, Sendable {
        /// The least time between two reloads that a timeline asks for by itself.
        public var minimumDistance: Duration
        /// How long a program may take to answer.
        public var timeout: Duration
        /// Bytes of memory that a program may use; nil for any amount.
        public var memory: Int?
        /// How often a widget may be reloaded in a day; nil for as often as it takes.
        public var dailyBudget: Int?

        public init(
            minimumDistance: Duration = .seconds(300), timeout: Duration = .usualPatience, memory: Int? = 30_000_000,
            dailyBudget: Int? = nil
        ) {
            self.minimumDistance = minimumDistance
            self.timeout = timeout
            self.memory = memory
            self.dailyBudget = dailyBudget
        }

        var ofHost: WidgetsHost.Options {
            var options = WidgetsHost.Options()
            options.limits = limits
            options.pacing.minimumDistance = minimumDistance.seconds
            options.pacing.dailyBudget = dailyBudget
            return options
        }

        var limits: ProgramLimits {
            var limits = ProgramLimits()
            limits.timeout = timeout
            limits.memory = memory
            return limits
        }
    }
}
