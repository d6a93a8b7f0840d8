import FoundationEssentials
import PictureClient
import SceneLayout
import WidgetArchive

extension ExaminedText {
    func finding(_ rule: AccessibilityFinding.Rule, _ problem: String) -> AccessibilityFinding {
        let shown = words.count > 40 ? words.prefix(39) + "…" : words[...]
        return AccessibilityFinding(
            rule: rule, words: "'\(shown.map { $0.isNewline ? " " : String($0) }.joined())' \(problem)", label: words,
            frame: Rect(origin, size))
    }

    /// As the Web Content Accessibility Guidelines have it: 4.5, or 3 for large letters.
    var faint: AccessibilityFinding? {
        let isLarge = fontSize >= 18 || isBold && fontSize >= 14
        let least = isLarge ? 3 : 4.5
        guard let contrast, contrast < least - 0.05 else { return nil }
        return finding(.contrast, "has a contrast of \(contrast.short) to what is behind it; \(least.short) is needed")
    }

    var small: AccessibilityFinding? {
        guard fontSize > 0, fontSize < 10.95 else { return nil }
        return finding(.textSize, "has letters of \(fontSize.short) points; 11 is the least that is legible")
    }
}

extension Double {
    /// With one decimal place, unless it is whole.
    var short: String {
        let tenths = Int((self * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}
