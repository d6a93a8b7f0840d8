import SceneLayout
package import WidgetArchive

extension Family {
    /// Its size in a terminal, where the family of a single line takes one row.
    package var sizeInCells: Size {
        self == .accessoryInline ? Size(width: size.width, height: Cells.size.height) : size
    }
}

extension Scene {
    /// Its size in a terminal, without a frame.
    package func size(in family: Family) -> Size { size ?? family.sizeInCells }
}
