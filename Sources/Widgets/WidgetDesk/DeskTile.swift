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
    /// The part of it that was pressed, until its next picture.
    package let pressed: Rect?
    package let drag: Drag?

    /// Where a widget is while it is dragged.
    package struct Drag: Hashable, Sendable {
        package let output: String
        package let frame: Rect
        /// Where it goes if it is dropped now.
        package let target: Rect?
    }
}
