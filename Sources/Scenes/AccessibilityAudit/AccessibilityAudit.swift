package import FoundationEssentials
package import PictureClient
import SceneLayout
package import WidgetArchive

/// Finds in a widget's scenes what keeps people from using it.
package struct AccessibilityAudit {
    package let family: Family
    package let date: Date

    package init(of family: Family, at date: Date) {
        self.family = family
        self.date = date
    }

    /// The request for the texts of a scene, sharp enough for the thinnest letters.
    package func request(for scene: Scene, isDark: Bool = false) -> PictureRequest {
        PictureRequest(scene, family: family, scale: 4, look: PictureLook(isDark: isDark), date: date)
    }

    /// The findings in a scene whose texts have been examined.
    package func findings(in scene: Scene, texts: [ExaminedText]) -> [AccessibilityFinding] {
        let composition = scene.laidOut(in: family, at: .here(date))
        let elements = composition.accessibility.flatMap(\.all)
        return elements.compactMap(\.nameless) + AccessibilityAudit.faintTexts(texts) + texts.compactMap(\.small)
            + AccessibilityAudit.targets(composition.taps, elements) + composition.drawings.confusable
    }

    /// Texts with too little contrast in one more appearance.
    package static func faintTexts(_ texts: [ExaminedText]) -> [AccessibilityFinding] { texts.compactMap(\.faint) }

    /// Texts that are cut off, of a scene in the largest text size.
    package static func truncatedTexts(_ texts: [ExaminedText]) -> [AccessibilityFinding] {
        texts.filter { !$0.isWhole }.map { $0.finding(.truncation, "is cut off in the largest text size") }
    }
}

extension AccessibilityElement {
    fileprivate var nameless: AccessibilityFinding? {
        guard label.isEmpty, !actions.isEmpty || role == .image || role == .gauge else { return nil }
        let remedy = role == .image ? "describe it, or make it decorative" : "give it an accessibility label"
        let article = role == .image || role == .element ? "an" : "a"
        return AccessibilityFinding(
            rule: .name, words: "\(article) \(role.rawValue) has no name: \(remedy)", label: "", frame: frame)
    }
}

extension AccessibilityAudit {
    /// The findings in the scenes of an entry, and in those of the largest text size.
    package func findings(
        in scenes: Scenes, largest: Scenes, examine: (PictureRequest) throws -> [ExaminedText]
    ) rethrows -> [AccessibilityFinding] {
        let found = try findings(in: scenes.light, texts: examine(request(for: scenes.light)))
        let dark = AccessibilityAudit.faintTexts(try examine(request(for: scenes[.dark], isDark: true)))
        let cut = AccessibilityAudit.truncatedTexts(try examine(request(for: largest.light)))
        return found + dark.map(\.inDark) + cut
    }
}

extension AccessibilityFinding {
    /// The finding, if dark surroundings are what brings it about.
    package var inDark: AccessibilityFinding {
        var finding = self
        finding.words += " in dark surroundings"
        return finding
    }
}
