package import SceneLayout
package import WidgetArchive

extension Scene {
    /// The visible text from top to bottom, one line for texts beside each other; for tests.
    package func lines(family: Family, at moment: Moment) -> [String] {
        Composition(of: self, in: size ?? family.size, metrics: .cells, measurer: CellMeasurer(), at: moment).lines
    }
}
