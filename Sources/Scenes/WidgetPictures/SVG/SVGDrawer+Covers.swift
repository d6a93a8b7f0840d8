import SceneLayout
import WidgetArchive

extension Ink {
    /// Whether SVG lacks such a paint, so that it covers a rectangle and is masked by the form to be filled.
    var isCover: Bool {
        switch self {
        case .angular, .mesh: true
        case .flat, .linear, .radial: false
        }
    }
}

extension SVGDrawer {
    mutating func cover(_ frame: Rect, with ink: Ink) {
        switch ink {
        case .angular(let stops, let center, let from, let to):
            wedges(Wheel(stops, from: from, to: to), around: center, over: frame)
        case .mesh(let mesh): cover(frame, with: mesh)
        case .flat, .linear, .radial: break
        }
    }

    private mutating func cover(_ frame: Rect, with mesh: Ink.Mesh) {
        guard let bytes = MeshImage(mesh, over: frame)?.bytes(), images.takes(bytes.count) else {
            return form(Path(rectangle: frame)) { $0.attributes(.mesh(mesh), .fill) }
        }
        element("image") { drawer in
            drawer.svg.frame(frame)
            drawer.svg.attribute("preserveAspectRatio", "none")
            drawer.svg.attribute("href") { svg in
                svg.append("data:image/png;base64,")
                svg.append(base64: bytes)
            }
        }
    }
}
