package import WidgetArchive

extension Scene {
    /// The scene with words for its times of day and dates, as a moment's conventions write them. Distances and timers stay
    /// live.
    package func writingTimes(at moment: Moment) -> Scene {
        var scene = self
        scene.root = root.writingTimes(at: moment)
        scene.background = background?.writingTimes(at: moment)
        return scene
    }
}

extension Node {
    fileprivate func writingTimes(at moment: Moment) -> Node {
        guard case .text(var paragraph) = self else { return mapping { $0.writingTimes(at: moment) } }
        for index in paragraph.runs.indices {
            switch paragraph.runs[index].content {
            case .date(_, .time), .date(_, .date), .interval:
                paragraph.runs[index].content = .words(LiveText(paragraph.runs[index].content, at: moment).words)
            default: continue
            }
        }
        return .text(paragraph)
    }
}
