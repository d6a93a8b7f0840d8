import Foundation
import SwiftUI
import WidgetArchive

/// The environment in which an activity's views are evaluated, and their size.
@MainActor struct ActivitySurroundings {
    let family: Family
    let date: Date
    let environment: EnvironmentValues

    init(_ family: Family, _ date: Date) {
        (self.family, self.date) = (family, date)
        var surroundings = WidgetSurroundings(family, hasContentMargins: false)
        if family.isIsland { surroundings.environment.colorScheme = .dark }
        surroundings.environment.isBesideCamera = family == .islandCompact || family == .islandMinimal
        environment = surroundings.environment
    }

    /// An entry with a scene that is as large as its view, within the family's limits.
    func entry(of view: AnyView, finishing finish: (AnyView) -> AnyView = { $0 }) -> SceneTimeline.Entry {
        let size = size(of: view)
        var surroundings = WidgetSurroundings(family, hasContentMargins: false)
        surroundings.isWidget = false
        surroundings.environment = environment
        surroundings.environment.sceneSize = size
        // The expanded island's content is beside and below the camera, which is at the top.
        let alignment: SwiftUI.Alignment = family == .islandExpanded ? .top : .center
        // Slack for screens that round lengths up, lest a text lose a line for want of a pixel.
        let slack = size.height < family.size.height ? 4.0 : 0
        let roomy = view.frame(width: size.width, height: size.height + slack, alignment: alignment)
        let finished = finish(AnyView(roomy.frame(width: size.width, height: size.height, alignment: alignment)))
        var entry = surroundings.entry(.init(date: date, relevance: nil) { finished })
        if size != family.size { entry.scenes.setSize(size) }
        return entry
    }

    private func size(of view: AnyView) -> Size {
        let (least, most) = (family.leastSize, family.size)
        guard least != most else { return most }
        // On the Lock Screen a view has its ideal height, even if it would take more.
        let hugged = view.fixedSize(horizontal: false, vertical: family == .activityLockScreen)
        let own = size(of: hugged, offered: most)
        return Size(
            width: max(least.width, min(own.width, most.width)),
            height: max(least.height, min(own.height, most.height)))
    }

    /// The size that a view takes of the offered space.
    func size(of view: some View, offered space: Size) -> Size {
        SwiftUI.size(of: view, in: environment, offered: space, at: date)
    }
}

extension Scenes {
    fileprivate mutating func setSize(_ size: Size) {
        light.size = size
        dark?.size = size
        accented?.size = size
        vibrant?.size = size
    }
}
