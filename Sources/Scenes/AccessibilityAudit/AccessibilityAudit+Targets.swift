import SceneLayout
import WidgetArchive

extension AccessibilityAudit {
    /// Targets that are small, or hard to tell from others.
    static func targets(_ taps: [Tap], _ elements: [AccessibilityElement]) -> [AccessibilityFinding] {
        let targets = taps.filter { !$0.coversWidget }
        func name(_ tap: Tap) -> String {
            elements.first { $0.frame == tap.frame && !$0.actions.isEmpty }?.label ?? ""
        }
        func words(_ tap: Tap) -> String { name(tap).isEmpty ? "a target" : "'\(name(tap))'" }
        let small = targets.filter { $0.frame.shortSide < least - 0.05 }.map { tap in
            AccessibilityFinding(
                rule: .targetSize,
                words: "\(words(tap)) is \(tap.frame.size.width.short) by \(tap.frame.size.height.short) points; "
                    + "a finger needs 44 by 44",
                label: name(tap), frame: tap.frame)
        }
        let overlapping = targets.indices.flatMap { index in
            targets[(index + 1)...].filter { targets[index].frame.clashes(with: $0.frame) }.map { other in
                AccessibilityFinding(
                    rule: .overlap, words: "\(words(other)) overlaps \(words(targets[index]))", label: name(other),
                    frame: other.frame)
            }
        }
        return small + overlapping
    }

    private static let least = 44.0
}

extension Rect {
    fileprivate var shortSide: Double { min(size.width, size.height) }

    /// Whether they overlap by more than an edge, and neither is in the other.
    fileprivate func clashes(with other: Rect) -> Bool {
        let shared = intersection(other)
        return shared.shortSide > 1 && shared != self && shared != other
    }
}
