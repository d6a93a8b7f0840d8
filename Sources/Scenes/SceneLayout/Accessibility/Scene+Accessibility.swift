package import WidgetArchive

extension Scene {
    /// The elements that assistive technology reads of a widget, in points of its family's size.
    package func accessibility(in family: Family, at moment: Moment) -> [AccessibilityElement] {
        laidOut(in: family, at: moment).accessibility
    }

    /// The scene as pictures of two pixels a point lay it out with Inter.
    package func laidOut(in family: Family, at moment: Moment) -> Composition {
        Composition(
            of: self, in: size ?? family.size, metrics: .pixels(scale: 2), measurer: TableMeasurer(scale: 2), at: moment
        )
    }
}
