public import Foundation
import SceneLayout
import WidgetArchive

/// Records drawings as nodes: nothing becomes pixels in this process.
public final class CGContext {
    let size: CGSize
    let scale: CGFloat
    private var nodes: [Node] = []
    private var erasures = 0
    var state = State()
    private var outer: [State] = []
    /// In the coordinates of the drawing.
    var path: [PathStep] = []

    struct State {
        var transform = CGAffineTransform.identity
        var fill = Shade(rgb: 0)
        var line = Shade(rgb: 0)
        var stroke = Stroke()
        var alpha: CGFloat = 1
        var blendMode = CGBlendMode.normal
        var clips: [Outline] = []
    }

    init(size: CGSize, scale: CGFloat) { (self.size, self.scale) = (size, scale) }

    /// In pixels, as the height is.
    public var width: Int { Int(exactly: (size.width * scale).rounded(.up)) ?? 0 }
    public var height: Int { Int(exactly: (size.height * scale).rounded(.up)) ?? 0 }

    /// The image so far. A long drawing, such as one with photographs, becomes pixels, which take less room.
    var image: UIImage {
        let length = (try? ArchiveCoding.line(drawing).count) ?? .max
        let image = UIImage(.drawing(drawing), size: size, scale: scale)
        return length > CGContext.longestDrawing ? image.inPixels : image
    }

    private var drawing: Node { .stack(.init(.depth, alignment: .init(.leading, .top), nodes)) }

    private static let longestDrawing = 256 << 10

    /// Adds a node that fills the drawing, with the state's clips, opacity and blend mode.
    func add(_ node: Node) {
        var node = state.clips.reduce(node) { .clipped(.init($1, $0)) }
        if state.alpha < 1 { node = .effect(.init(.opacity(Double(state.alpha)), node)) }
        if let mode = state.blendMode.archived { node = .effect(.init(.blend(mode), node)) }
        nodes.append(node)
    }

    /// Adds a node with its top left corner at a point.
    func add(_ node: Node, at origin: CGPoint) { add(node.placed(at: origin, state.transform, in: Size(size))) }

    /// Erases the inside of a path.
    func erase(_ steps: [PathStep]) {
        nodes = [.clipped(.init(.outside(steps, of: Size(size)), drawing))]
        erasures += 1
        // An archive is only so deep.
        guard erasures.isMultiple(of: 50) else { return }
        let pixels = UIImage(.drawing(drawing), size: size, scale: scale).inPixels
        if let source = pixels.archivedSource { nodes = [.image(pixels.picture(from: source, isTinted: false))] }
    }
}

extension CGContext {
    public func saveGState() { outer.append(state) }

    public func restoreGState() { if let last = outer.popLast() { state = last } }

    /// The transform of coordinates.
    public var ctm: CGAffineTransform { state.transform }

    /// Changes the coordinates of what is drawn next.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }

    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

    /// Turns what is drawn next by an angle in radians.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    public func setFillColor(_ color: CGColor) { state.fill = color.shade }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setStrokeColor(_ color: CGColor) { state.line = color.shade }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setLineWidth(_ width: CGFloat) { state.stroke.width = Double(width) }

    public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap.archived }

    public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join.archived }

    /// Has no effect here.
    public func setMiterLimit(_ limit: CGFloat) {}

    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (state.stroke.dashPhase, state.stroke.dash) = (Double(phase), lengths.map { Double($0) })
    }

    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

    /// How the next drawings blend with those already there.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Edges are always smoothed.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}

    /// Images are always interpolated.
    public var interpolationQuality: CGInterpolationQuality {
        get { .default }
        set {}
    }
}

/// How smoothly images are interpolated.
public enum CGInterpolationQuality: Int32, Sendable {
    /// As usual, not at all, and from coarse to smooth.
    case `default`, none, low, medium, high
}

/// How a colour blends with those behind it.
public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity
    /// Erases what is there.
    case clear

    fileprivate var archived: Node.Effect.BlendMode? { self == .normal ? nil : .init(rawValue: "\(self)") }
}
