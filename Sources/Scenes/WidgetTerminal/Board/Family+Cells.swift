import SceneLayout
import WidgetArchive

extension Family {
    /// Its size in a terminal, where what is one line elsewhere is one row.
    var sizeInCells: Size {
        self == .accessoryInline ? Size(width: size.width, height: Cells.size.height) : size
    }
}
