package import SceneLayout
package import WidgetArchive

extension Scene {
    /// The words that a widget shows, from top to bottom, with those beside each other on one line: for tests.
    package func lines(family: Family, at moment: Moment) -> [String] {
        Composition(of: self, in: family.size, metrics: .cells, measurer: CellMeasurer(), at: moment).lines
    }
}
