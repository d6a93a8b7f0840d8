package import SceneLayout
import WidgetArchive

/// Something in a widget that keeps people from using it.
package struct AccessibilityFinding: Hashable, Sendable {
    package var rule: Rule
    /// The problem in one sentence.
    package var words: String
    /// The words of the element, by which its source may be found.
    package var label: String
    package var frame: Rect

    package enum Rule: String, CaseIterable, Sendable {
        /// A target, an image or a gauge without a name.
        case name
        /// Letters with too little contrast to what is behind them.
        case contrast
        /// Letters smaller than 11 points.
        case textSize
        /// A text that is cut off at the largest text size.
        case truncation
        /// A target under 44 points.
        case targetSize
        /// Targets that overlap.
        case overlap
        /// Parts that differ in colour alone, and look alike in accented rendering.
        case color
    }

    /// With its rule and its place: `contrast: '4 cups' has … at 16,20 80x20`.
    package var line: String {
        func number(_ value: Double) -> Int { Int(min(max(value.rounded(), -1e6), 1e6)) }
        let (origin, size) = (frame.origin, frame.size)
        return "\(rule.rawValue): \(words), at \(number(origin.x)),\(number(origin.y)) "
            + "\(number(size.width))x\(number(size.height))"
    }
}
