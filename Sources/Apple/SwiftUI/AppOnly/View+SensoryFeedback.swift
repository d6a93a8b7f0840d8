/// Feedback by touch or sound. It has no effect in a widget.
nonisolated extension View {
    public func sensoryFeedback(_ feedback: SensoryFeedback, trigger: some Equatable) -> some View { withoutEffect() }

    public func sensoryFeedback<Value: Equatable>(
        _ feedback: SensoryFeedback, trigger: Value, condition: @escaping (_ oldValue: Value, _ newValue: Value) -> Bool
    ) -> some View {
        withoutEffect()
    }

    public func sensoryFeedback<Value: Equatable>(
        trigger: Value, _ feedback: @escaping (_ oldValue: Value, _ newValue: Value) -> SensoryFeedback?
    ) -> some View {
        withoutEffect()
    }
}

/// A kind of feedback by touch or sound.
nonisolated public struct SensoryFeedback: Equatable, Sendable {
    private let name: String

    public static let success = SensoryFeedback(name: "success")
    public static let warning = SensoryFeedback(name: "warning")
    public static let error = SensoryFeedback(name: "error")
    public static let selection = SensoryFeedback(name: "selection")
    public static let increase = SensoryFeedback(name: "increase")
    public static let decrease = SensoryFeedback(name: "decrease")
    public static let start = SensoryFeedback(name: "start")
    public static let stop = SensoryFeedback(name: "stop")
    public static let alignment = SensoryFeedback(name: "alignment")
    public static let levelChange = SensoryFeedback(name: "levelChange")
    public static let impact = impact(weight: .medium)

    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(name: "impact \(weight) \(intensity)")
    }

    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(name: "impact \(flexibility) \(intensity)")
    }

    /// The weight of what collides.
    public enum Weight: Equatable, Sendable {
        case light, medium, heavy
    }

    /// How flexible what collides is.
    public enum Flexibility: Equatable, Sendable {
        case soft, solid, rigid
    }
}
