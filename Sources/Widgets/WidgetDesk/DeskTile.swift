package import SceneLayout

/// A widget as it is drawn on an output.
package struct DeskTile: Hashable, Sendable {
    package let id: String
    package let output: String
    package let frame: Rect
    /// Changes with each new picture.
    package let version: Int
    /// Whether its last reload or its picture failed.
    package let isFailing: Bool
    /// Whether nothing reloads it, since no host runs.
    package let isStale: Bool
    package let isDragged: Bool
    /// The part of it that was pressed, until its next picture.
    package let pressed: Rect?
    /// Where it goes if it is dropped now.
    package let target: Rect?

    /// Everything of the output that it covers.
    package var extent: Rect { target.map { $0.union(frame) } ?? frame }
}
