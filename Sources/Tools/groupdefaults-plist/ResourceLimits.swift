import GroupSystem

/// The last line of defence against malicious lists: more than any list costs that the tool passes on, yet finite.
enum ResourceLimits {
    static func apply() {
        ResourceLimit.memory.lower(to: 4 << 30)
        ResourceLimit.processorSeconds.lower(to: 300)
    }
}
