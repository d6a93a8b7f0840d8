public import Foundation

/// Gives haptic feedback. A widget cannot do that, on iOS as here, so nothing happens.
open class UIFeedbackGenerator: NSObject {
    /// Nothing is prepared.
    open func prepare() {}
}

/// A tap like a collision of two things; nothing happens.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How the things feel.
    public enum FeedbackStyle: Int, Sendable {
        /// From small to large, and from soft to hard.
        case light, medium, heavy, soft, rigid
    }

    public init(style: FeedbackStyle = .medium) { super.init() }

    /// Nothing happens.
    open func impactOccurred() {}

    open func impactOccurred(intensity: CGFloat) {}
}

/// A tap that announces a result; nothing happens.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The result to announce.
    public enum FeedbackType: Int, Sendable {
        /// Success, something that needs attention, and failure.
        case success, warning, error
    }

    /// Nothing happens.
    open func notificationOccurred(_ type: FeedbackType) {}
}

/// A tap that announces a new selection; nothing happens.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Nothing happens.
    open func selectionChanged() {}
}
