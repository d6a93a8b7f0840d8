import CCairo
import SceneLayout
import WidgetArchive
import WidgetPictures

extension CairoCanvas {
    /// Draws the picture so far as seen through a sheet of material with this form. Where nothing is behind the sheet,
    /// only its veil is drawn.
    func drawFrost(_ frost: Frost, within form: Path, veil: [Mark], in area: PixelArea, seen: PixelArea) {
        let blur = Blur(frost.deviation * deviceScale)
        let glass = blank(area)
        drawBackdrop(on: glass)
        var places = seen.intersection(area)
        (places.x, places.y) = (places.x - area.x, places.y - area.y)
        glass.changePixels { $0.frost(frost, blur, seen: places) }
        var matrix = self.matrix
        cairo_set_matrix(glass.context, &matrix)
        cairo_set_operator(glass.context, CAIRO_OPERATOR_DEST_OVER)
        glass.draw(veil)
        trace(form)
        cairo_clip(context)
        draw(glass)
    }

    /// Draws everything behind the current group, including the contents of the groups around it.
    private func drawBackdrop(on other: CairoCanvas) {
        parent?.drawBackdrop(on: other)
        for layer in [surface] + groups {
            cairo_set_source_surface(other.context, layer, 0, 0)
            cairo_paint(other.context)
        }
    }
}

extension Pixels {
    /// Blurs and colours the backdrop of a material. Beyond the edges, it has the colours of the nearest pixels.
    fileprivate func frost(_ frost: Frost, _ blur: Blur, seen: PixelArea) {
        let opacities = seen.rows.map { y in seen.columns.map { row(y)[4 * $0 + 3] } }
        self.blur(blur)
        for y in seen.rows {
            let row = row(y)
            for x in seen.columns where row[4 * x + 3] > 0 {
                let alpha = Double(row[4 * x + 3])
                func part(_ place: Int) -> Double { min(Double(row[4 * x + place]) / alpha, 1) }
                let opacity = max(row[4 * x + 3], opacities[y - seen.y][x - seen.x])
                let seen = frost(Shade(red: part(2), green: part(1), blue: part(0)))
                func byte(_ value: Double) -> UInt8 { UInt8((value * Double(opacity)).rounded()) }
                (row[4 * x], row[4 * x + 1], row[4 * x + 2]) = (byte(seen.blue), byte(seen.green), byte(seen.red))
                row[4 * x + 3] = opacity
            }
        }
    }
}
