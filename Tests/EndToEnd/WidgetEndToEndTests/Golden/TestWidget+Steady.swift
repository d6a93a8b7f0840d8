import Foundation
@testable import GroupTesting
import WidgetArchive
import WidgetRecords

extension TestWidget {
    /// What it shows, drawn without what differs from one run to the next: the time of day, and the sample's number of
    /// chance.
    func steadyPicture(_ appearance: WidgetPicture.Appearance) throws -> WidgetPicture {
        guard let archive = try host.directory.archive(of: id), let entry = archive.timeline.entry(at: .now) else {
            throw TestFailure("\(id) has nothing to show yet")
        }
        var scenes = entry.scenes
        scenes.light = scenes.light.steady
        scenes.dark = scenes.dark?.steady
        scenes.accented = scenes.accented?.steady
        scenes.vibrant = scenes.vibrant?.steady
        let steady = SceneTimeline.Entry(date: Date(timeIntervalSince1970: 0), scenes: scenes)
        return try WidgetSceneEntry(steady, archive.widget.family).picture(appearance: appearance)
    }
}

extension WidgetArchive.Scene {
    fileprivate var steady: WidgetArchive.Scene {
        var scene = self
        scene.root = scene.root.steady
        return scene
    }
}

extension Node {
    fileprivate var steady: Node {
        guard case .text(var paragraph) = self else { return mapping(\.steady) }
        for place in paragraph.runs.indices { paragraph.runs[place].content = paragraph.runs[place].content.steady }
        return .text(paragraph)
    }
}

extension Paragraph.Content {
    fileprivate var steady: Paragraph.Content {
        switch self {
        case .date(_, .time): .words("9:41")
        case .words(let words) where words.hasPrefix("Emoji: "): .words("Emoji: 42")
        default: self
        }
    }
}
