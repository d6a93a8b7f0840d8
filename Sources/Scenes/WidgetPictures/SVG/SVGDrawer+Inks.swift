import GroupSystem
import SceneLayout
import WidgetArchive

extension SVGDrawer {
    enum Part {
        case fill, stroke
    }

    /// What the element that has begun is painted with, if that is one of SVG's own paints.
    mutating func attributes(_ ink: Ink, _ part: Part) {
        switch ink {
        case .flat(let shade): svg.attributes(shade, part)
        case .linear(let stops, let from, let to):
            refer(to: stops, part) { $0.linearGradient(stops, from, to) }
        case .radial(let stops, let center, let from, let to, let transform):
            refer(to: stops, part) { $0.radialGradient(stops, center, from, to, transform) }
        // One colour that is between all of them, where no image of them can stand.
        case .mesh(let mesh): svg.attributes(mesh.average, part)
        case .angular(let stops, _, _, _): svg.attributes(stops.first?.shade ?? .clear, part)
        }
    }

    /// One colour needs no gradient.
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

    /// Circles that begin at a radius are told by stops that begin there, since not all readers know of it.
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

    /// An angular gradient, which SVG has none of, as wedges that cover a rectangle.
    ///
    /// Each reaches under the next one, and the first under all: so no light comes through between them.
    mutating func wedges(_ wheel: Wheel, around center: Point, over frame: Rect) {
        let radius = frame.reach(from: center) + 1
        let pieces = wheel.pieces(radius: radius)
        let isEven = pieces.allSatisfy { $0.shade.opacity == pieces[0].shade.opacity }
        let opacity = isEven ? pieces[0].shade.boundedOpacity : 1
        element("g") { drawer in
            drawer.svg.attribute("opacity", opacity, unless: 1)
            // Clear ones cannot lie upon each other: they meet in edges that are drawn on whole pixels.
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
                // Factors tell where a point stands that is far away.
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
                // Half of the way at a time, since an arc all around is none.
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
    /// How far its farthest corner is.
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
