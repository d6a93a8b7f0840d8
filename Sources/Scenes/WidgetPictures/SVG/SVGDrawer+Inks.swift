import GroupSystem
import SceneLayout
import WidgetArchive

extension SVGDrawer {
    enum Part {
        case fill, stroke
    }

    /// Writes the paint of the current element, if SVG has such a paint.
    mutating func attributes(_ ink: Ink, _ part: Part) {
        switch ink {
        case .flat(let shade): svg.attributes(shade, part)
        case .linear(let stops, let from, let to):
            refer(to: stops, part) { $0.linearGradient(stops, from, to) }
        case .radial(let stops, let center, let from, let to, let transform):
            refer(to: stops, part) { $0.radialGradient(stops, center, from, to, transform) }
        // The average colour, for meshes that no image can replace.
        case .mesh(let mesh): svg.attributes(mesh.average, part)
        case .angular(let stops, _, _, _): svg.attributes(stops.first?.shade ?? .clear, part)
        }
    }

    /// Writes a reference to a gradient, or just the colour if there is only one.
    private mutating func refer(to stops: [Ink.Stop], _ part: Part, _ gradient: (inout SVGDrawer) -> String) {
        let first = stops.first?.shade ?? .clear
        guard stops.contains(where: { $0.shade != first }) else { return svg.attributes(first, part) }
        let identifier = gradient(&self)
        svg.attribute(part == .fill ? "fill" : "stroke", reference: identifier)
    }

    private mutating func linearGradient(_ stops: [Ink.Stop], _ from: Point, _ to: Point) -> String {
        definition("linearGradient") { drawer in
            drawer.svg.attribute("gradientUnits", "userSpaceOnUse")
            drawer.svg.attribute("x1", from.x)
            drawer.svg.attribute("y1", from.y)
            drawer.svg.attribute("x2", to.x)
            drawer.svg.attribute("y2", to.y)
            drawer.svg.stops(stops)
        }
    }

    /// A circle that begins at a radius is expressed by shifted stops, since not all readers support an inner radius.
    private mutating func radialGradient(
        _ stops: [Ink.Stop], _ center: Point, _ from: Double, _ to: Double, _ transform: Transform
    ) -> String {
        let (start, end) = (max(0, from), max(0, to))
        let radius = max(start, end)
        var moved = stops.map { stop in
            let place = start + (end - start) * min(max(stop.location, 0), 1)
            return Ink.Stop(location: radius > 0 ? place / radius : 1, shade: stop.shade)
        }
        if end < start { moved.reverse() }
        return definition("radialGradient") { drawer in
            drawer.svg.attribute("gradientUnits", "userSpaceOnUse")
            drawer.svg.attribute("cx", center.x)
            drawer.svg.attribute("cy", center.y)
            drawer.svg.attribute("r", radius)
            if transform != Transform() { drawer.svg.attribute("gradientTransform", transform) }
            drawer.svg.stops(moved)
        }
    }

    /// Draws an angular gradient, which SVG lacks, as wedges that cover a rectangle.
    ///
    /// Each wedge extends under the next one, and the first under all, so that no gaps show between them.
    mutating func wedges(_ wheel: Wheel, around center: Point, over frame: Rect) {
        let radius = frame.reach(from: center) + 1
        let pieces = wheel.pieces(radius: radius)
        let isEven = pieces.allSatisfy { $0.shade.opacity == pieces[0].shade.opacity }
        let opacity = isEven ? pieces[0].shade.boundedOpacity : 1
        element("g") { drawer in
            drawer.svg.attribute("opacity", opacity, unless: 1)
            // Translucent wedges cannot overlap: they meet at edges on whole pixels.
            if !isEven { drawer.svg.attribute("shape-rendering", "crispEdges") }
            for (index, piece) in pieces.enumerated() {
                let next = isEven ? index + 2 : index + 1
                let end = next < pieces.count && (!isEven || index > 0) ? pieces[next].start : wheel.start + 360
                var shade = piece.shade
                if isEven { shade.opacity = 1 }
                drawer.svg.wedge(shade, around: center, radius, from: piece.start, to: end)
            }
        }
    }
}

extension SVGWriter {
    mutating func attributes(_ shade: Shade, _ part: SVGDrawer.Part) {
        let color = SVGColor(shade)
        if part == .stroke || !color.isBlack { attribute(part == .fill ? "fill" : "stroke", color: color) }
        attribute(part == .fill ? "fill-opacity" : "stroke-opacity", shade.boundedOpacity, unless: 1)
    }

    mutating func attribute(_ name: StaticString, _ transform: Transform) {
        attribute(name) { svg in
            if transform.keepsForms {
                svg.append("translate(")
                svg.numbers([transform.x, transform.y])
            } else {
                svg.append("matrix(")
                // Factors need more digits, since they are multiplied by coordinates.
                svg.numbers([transform.a, transform.b, transform.c, transform.d], places: 6)
                svg.append(" ")
                svg.numbers([transform.x, transform.y])
            }
            svg.append(")")
        }
    }

    fileprivate mutating func stops(_ stops: [Ink.Stop]) {
        for stop in stops {
            element("stop") { svg in
                svg.attribute("offset", min(max(stop.location, 0), 1), unless: 0)
                let color = SVGColor(stop.shade)
                if !color.isBlack { svg.attribute("stop-color", color: color) }
                svg.attribute("stop-opacity", stop.shade.boundedOpacity, unless: 1)
            }
        }
    }

    fileprivate mutating func wedge(
        _ shade: Shade, around center: Point, _ radius: Double, from start: Double, to end: Double
    ) {
        guard end > start, shade.boundedOpacity > 0 else { return }
        func point(_ degrees: Double) -> Point {
            let angle = degrees * .pi / 180
            return Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        element("path") { svg in
            svg.attribute("d") { svg in
                svg.command("M", [center])
                svg.command("L", [point(start)])
                // In two halves, since an arc of a full circle would be empty.
                let middle = (start + end) / 2
                for degrees in end - start > 180 ? [middle, end] : [end] { svg.arc(to: point(degrees), radius) }
                svg.append("Z")
            }
            svg.attributes(shade, .fill)
        }
    }

    private mutating func arc(to point: Point, _ radius: Double) {
        append("A")
        numbers([radius, radius, 0, 0, 1, point.x, point.y])
    }
}

extension Rect {
    /// The distance to its farthest corner.
    fileprivate func reach(from point: Point) -> Double {
        hypot(max(abs(minX - point.x), abs(maxX - point.x)), max(abs(minY - point.y), abs(maxY - point.y)))
    }
}

extension Ink.Mesh {
    fileprivate var average: Shade {
        let count = Double(max(1, shades.count))
        func mean(_ part: KeyPath<Shade, Double>) -> Double { shades.reduce(0) { $0 + $1[keyPath: part] } / count }
        return Shade(red: mean(\.red), green: mean(\.green), blue: mean(\.blue), opacity: mean(\.opacity))
    }
}
