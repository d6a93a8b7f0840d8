package import FoundationEssentials
package import PictureClient
package import SceneLayout
package import Snapshots
package import SymbolArtwork
package import WidgetArchive

/// A scene laid out on a canvas, as marks clipped to the form of its family.
package struct PictureDrawing: Sendable {
    package let size: Size
    package var marks: [Mark]
    package let notes: [String]
    /// When it will look different by itself.
    package let nextChange: Date?
    private let composition: Composition

    /// The layout that the marks draw.
    package var drawings: [Drawing] { composition.drawings }

    package init(
        _ scene: Scene, family: Family, size: Size? = nil, scale: Double, look: PictureLook,
        artwork: Artwork = Artwork(), advances: AdvanceSource? = nil, isOnWallpaper: Bool = false, at moment: Moment
    ) {
        // A scene with its own size is not a widget on a screen, and has square corners.
        let cornerRadius = size == nil ? family.cornerRadius : 0
        let size = size ?? scene.size ?? family.size
        var scene = scene
        // In modes without colours, the screen's own background replaces the widget's.
        if look.mode != .full { scene.background = nil }
        if let font = look.font { scene = scene.set(in: font) }
        let measurer = TableMeasurer(scale: scale, advances: advances)
        let composition = Composition(
            of: scene, in: size, cornerRadius: cornerRadius, metrics: .pixels(scale: scale), measurer: measurer,
            at: moment)
        var builder = MarkBuilder(look: look, measurer: measurer, artwork: artwork, pixel: 1 / scale)
        var marks = builder.marks(composition.drawings)
        let frame = Rect(.zero, size)
        // A wallpaper is seen through a background of material.
        let isGrounded = !family.isAccessory && !(isOnWallpaper && scene.background?.isMaterial ?? false)
        if isGrounded, let ground = look.ground {
            marks.insert(.fill(Path(rectangle: frame), .flat(ground)), at: 0)
        }
        if cornerRadius > 0 {
            let radius = min(cornerRadius, min(size.width, size.height) / 2)
            let form = Path(frame, Corners(all: radius), isContinuous: !family.isAccessory)
            marks = [.group(.clip(form), marks)]
        }
        self.size = size
        self.marks = marks
        self.composition = composition
        notes = composition.notes + builder.notes
        nextChange = composition.nextChange
    }
}

extension PictureDrawing {
    /// The tree of a request's picture, with the fonts that it was drawn in.
    package func tree(of request: PictureRequest, fonts: [String]) -> SceneTree {
        let look = request.look
        var surroundings = SceneTree.Surroundings()
        surroundings.family = request.family.rawValue
        surroundings.size = size
        surroundings.scale = request.scale
        surroundings.look = look.words
        surroundings.fonts = fonts
        return SceneTree(composition, surroundings) { look.shade($0, isAccented: $1) }
    }
}

extension PictureLook {
    /// Such as `dark`, or `light with the colours of ios26`.
    fileprivate var words: String {
        let surroundings = mode == .full ? (isDark ? "dark" : "light") : mode.rawValue
        let extras = [
            palette == .ios18 ? nil : "the colours of \(palette.rawValue)", tint.map { "the tint \($0)" },
            font.map { "letters of \($0)" },
        ]
        let words = extras.compactMap(\.self)
        return words.isEmpty ? surroundings : "\(surroundings) with \(words.joined(separator: " and "))"
    }
}

extension Scene {
    fileprivate func set(in family: String) -> Scene {
        var scene = self
        scene.root = root.set(in: family)
        scene.background = background?.set(in: family)
        return scene
    }
}

extension Node {
    fileprivate func set(in family: String) -> Node {
        guard case .text(var paragraph) = self else { return mapping { $0.set(in: family) } }
        for place in paragraph.runs.indices {
            let font = paragraph.runs[place].font
            guard font.family == nil, font.design == .standard || font.design == .rounded else { continue }
            paragraph.runs[place].font.family = family
        }
        return .text(paragraph)
    }
}

extension Node {
    fileprivate var isMaterial: Bool {
        if case .surface(let surface) = self, case .material = surface.fill { true } else { false }
    }
}
