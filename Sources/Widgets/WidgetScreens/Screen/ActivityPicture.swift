package import FoundationEssentials
package import WidgetArchive
import WidgetRecords

extension [ShownWidget] {
    /// Whether these are all presentations of one activity.
    package var areOneActivity: Bool {
        let ids = map { Activity.id(ofWidget: $0.instance.id) }
        return count > 1 && ids[0] != nil && Set(ids).count == 1
    }

    /// An activity's presentations on one black ground: the island in its three sizes, and the Lock Screen.
    package func activityScene(at date: Date, in appearance: Appearance) -> Scene {
        func node(_ family: Family) -> [Node] {
            filter { $0.instance.family == family && $0.archive != nil }
                .map { $0.scene(at: date, in: appearance).framed(as: family) }
        }
        let small = node(.islandCompact) + node(.islandMinimal)
        let rows = [node(.islandExpanded), small, node(.activityLockScreen)].filter { !$0.isEmpty }.map { row in
            row.count == 1 ? row[0] : Node.stack(.init(.horizontal, spacing: ActivityPicture.distance, row))
        }
        let black = Node.surface(.init(.rectangle, fill: .tone(Tone(Shade(red: 0, green: 0, blue: 0)))))
        return Scene(
            .stack(.init(.vertical, spacing: ActivityPicture.distance, rows)), background: black,
            size: activitySize(at: date, in: appearance))
    }

    private func activitySize(at date: Date, in appearance: Appearance) -> Size {
        let heights = [Family.islandExpanded, .islandCompact, .activityLockScreen].compactMap { family in
            first { $0.instance.family == family && $0.archive != nil }
                .map { $0.scene(at: date, in: appearance).size ?? family.size }?.height
        }
        return Size(
            width: Family.islandExpanded.size.width + 2 * ActivityPicture.distance,
            height: heights.reduce(ActivityPicture.distance) { $0 + $1 + ActivityPicture.distance })
    }
}

private enum ActivityPicture {
    /// The spacing between the presentations and around them.
    static let distance = 24.0
}

extension Scene {
    /// The scene as part of another, with its family's size and corners.
    fileprivate func framed(as family: Family) -> Node {
        let size = size ?? family.size
        let ground = Tone(
            light: Shade(red: 1, green: 1, blue: 1), dark: Shade(red: 28 / 255, green: 28 / 255, blue: 30 / 255))
        let padded = Node.padding(
            .init(
                top: .points(margins.top), leading: .points(margins.leading), bottom: .points(margins.bottom),
                trailing: .points(margins.trailing), root))
        let framed = Node.frame(.init(width: .fixed(size.width), height: .fixed(size.height), padded))
        let plain = Node.surface(.init(.rectangle, fill: .tone(ground)))
        // A tint may be clear.
        let behind = background.map { Node.layered(.init($0, plain, isBehind: true)) } ?? plain
        return .clipped(
            .init(
                .roundedRectangle(radii: Corners(all: min(family.cornerRadius, size.height / 2)), isContinuous: true),
                .layered(.init(framed, behind, isBehind: true))))
    }
}
