import GroupSystem

/// The last line of defence against malicious lists: more than any list that the tool passes on needs, yet finite.
enum ResourceLimits {
    static func apply() {
        ResourceLimit.memory.lower(to: 4 << 30)
        ResourceLimit.processorSeconds.lower(to: 300)
    }
}
