import AssetCatalogs
public import Foundation
import WidgetArchive

/// Records drawings as an SVG document: nothing becomes pixels in this process.
public final class CGContext {
    let size: CGSize
    let scale: CGFloat
    private(set) var elements = ""
    private var definitions = 0
    var state = State()
    private var outer: [State] = []
    /// In the coordinates of the document.
    var path: [PathStep] = []

    struct State {
        var transform = CGAffineTransform.identity
        var fill = Shade(rgb: 0)
        var line = Shade(rgb: 0)
        var stroke = Stroke()
        var miterLimit: CGFloat = 10
        var alpha: CGFloat = 1
        var blendMode = CGBlendMode.normal
        /// The number of the current clip's definition.
        var clip: Int?
    }

    init(size: CGSize, scale: CGFloat) { (self.size, self.scale) = (size, scale) }

    /// The document so far.
    var document: String {
        let (width, height) = (SVGText.number(size.width), SVGText.number(size.height))
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
            + "width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\">\(elements)</svg>"
    }

    /// The image so far. A long document, such as one with photographs, becomes pixels, which take less room.
    var image: UIImage {
        let image = UIImage(.bytes(Array(document.utf8)), size: size, scale: scale)
        guard elements.utf8.count > CGContext.longestDocument, let pixels = image.pngData() else { return image }
        return UIImage(.bytes([UInt8](pixels)), size: size, scale: scale)
    }

    private static let longestDocument = 256 << 10

    /// Adds an element with the state's clip, opacity and blend mode.
    func add(_ element: String) {
        var looks = ""
        if state.alpha < 1 { looks += " opacity=\"\(SVGText.number(state.alpha))\"" }
        if let clip = state.clip { looks += " clip-path=\"url(#c\(clip))\"" }
        if let blending = state.blendMode.css { looks += " style=\"mix-blend-mode:\(blending)\"" }
        elements += looks.isEmpty ? element : "<g\(looks)>\(element)</g>"
    }

    /// Adds a definition, and returns the number that names it.
    func define(_ make: (Int) -> String) -> Int {
        definitions += 1
        elements += make(definitions)
        return definitions
    }

    /// Erases the inside of a path.
    func erase(_ steps: [PathStep]) {
        definitions += 1
        let all = "x=\"0\" y=\"0\" width=\"\(SVGText.number(size.width))\" height=\"\(SVGText.number(size.height))\""
        let mask =
            "<mask id=\"c\(definitions)\" maskUnits=\"userSpaceOnUse\" \(all)><rect \(all) fill=\"#FFF\"/>"
            + "<path d=\"\(SVGText.path(steps))\"/></mask>"
        elements = "\(mask)<g mask=\"url(#c\(definitions))\">\(elements)</g>"
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

    public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }

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

    fileprivate var css: String? {
        switch self {
        case .normal, .clear: nil
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        default: "\(self)"
        }
    }
}
