import Foundation
@testable import ScriptWidgets
import WidgetArchive

extension PrintedWidget {
    init(_ output: String) { self.init(Array(output.utf8)) }

    /// The scenes that a family shows now.
    func scenes(in family: Family, complaint: String? = nil) -> Scenes {
        entries(in: family, complaint: complaint, now: Date())[0].scenes
    }

    /// The words of a family's light scene, in order.
    func words(in family: Family = .systemLarge, complaint: String? = nil) -> [String] {
        scenes(in: family, complaint: complaint).light.root.words
    }

    var actions: [Action] { scenes(in: .systemLarge).light.root.actions }
}

extension Node {
    var symbols: [String] {
        if case .image(let picture) = self, case .symbol(let name) = picture.source { return [name] }
        return parts.flatMap(\.symbols)
    }

    var gauges: [Gauge] {
        if case .gauge(let gauge) = self { return [gauge] }
        return parts.flatMap(\.gauges)
    }

    var runs: [Paragraph.Run] {
        if case .text(let paragraph) = self { return paragraph.runs }
        return parts.flatMap(\.runs)
    }
}

enum SampleImage {
    /// A PNG of 2 by 4 pixels, as far as its size is concerned.
    static let png = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAAECAYAAACk7+45AAAAEElEQVR4nGNgYGD4jx8zAAA="
}
