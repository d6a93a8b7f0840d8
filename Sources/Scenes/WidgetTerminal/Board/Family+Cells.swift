import SceneLayout
import WidgetArchive

extension Family {
    /// Its size in a terminal, where the family of a single line takes one row.
    var sizeInCells: Size {
        self == .accessoryInline ? Size(width: size.width, height: Cells.size.height) : size
    }
}
