import WidgetHost

extension TestHost {
    /// The options of a host, as `groupwidgets run` takes them.
    public struct Options: Hashable, Sendable {
        /// The minimum time between two reloads that a timeline asks for.
        public var minimumDistance: Duration
        /// How long a program may take to answer.
        public var timeout: Duration
        /// Bytes of memory that a program may use; nil for no limit.
        public var memory: Int?
        /// How often a widget may be reloaded in a day; nil for no limit.
        public var dailyBudget: Int?

        /// Makes options; the defaults are a host's own, with more time to answer.
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
