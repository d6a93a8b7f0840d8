public import Foundation

/// Makes a device tap; a widget has no say in that, on iOS as here, so nothing happens.
open class UIFeedbackGenerator: NSObject {
    /// Nothing is prepared.
    open func prepare() {}
}

/// A tap as of two things that meet; nothing happens.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How the things feel.
    public enum FeedbackStyle: Int, Sendable {
        /// From small to large, and from soft to hard.
        case light, medium, heavy, soft, rigid
    }

    /// A generator of any style.
    public init(style: FeedbackStyle = .medium) { super.init() }

    /// Nothing happens.
    open func impactOccurred() {}

    /// Nothing happens.
    open func impactOccurred(intensity: CGFloat) {}
}

/// A tap that tells how something ended; nothing happens.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How something ended.
    public enum FeedbackType: Int, Sendable {
        /// Well, so that it needs a look, and not at all.
        case success, warning, error
    }

    /// Nothing happens.
    open func notificationOccurred(_ type: FeedbackType) {}
}

/// A tap that tells that another thing is chosen; nothing happens.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Nothing happens.
    open func selectionChanged() {}
}
