import WidgetArchive

/// Maps the places of a layout, which begins at the left in its own coordinates, to places on the screen.
struct Sides: Hashable {
    private(set) var isMirrored = false
    private var shift = 0.0

    /// A space that is laid out in a direction.
    init(_ direction: LayoutDirection = .leftToRight, in space: Rect = Rect(.zero, .zero)) {
        if direction == .rightToLeft { mirror(in: space) }
    }

    /// Turns the direction inside of a space.
    mutating func mirror(in space: Rect) {
        let edges = space.minX + space.maxX
        shift += isMirrored ? -edges : edges
        isMirrored.toggle()
    }

    private var isUsual: Bool { !isMirrored && shift == 0 }

    /// A rectangle of the layout on the screen.
    func callAsFunction(_ frame: Rect) -> Rect {
        Rect(Point(x: isMirrored ? shift - frame.maxX : shift + frame.minX, y: frame.minY), frame.size)
    }

    /// An effect on the layout as one on the screen.
    func callAsFunction(_ effect: Effect) -> Effect {
        guard !isUsual else { return effect }
        switch effect {
        case .transform(let transform):
            // A reflection is its own inverse.
            var (there, back) = (Transform(), Transform())
            (there.a, there.x, back.a, back.x) = isMirrored ? (-1, shift, -1, shift) : (1, shift, 1, -shift)
            return .transform(there.after(transform).after(back))
        case .clip(let outline, let frame): return .clip(isMirrored ? outline.mirrored : outline, in: self(frame))
        default: return effect
        }
    }

    /// A drawable of the layout as it is drawn on the screen.
    func callAsFunction(_ drawable: Drawable) -> Drawable { isMirrored ? drawable.mirrored : drawable }
}

extension Drawable {
    fileprivate var mirrored: Drawable {
        switch self {
        case .text(var paragraph):
            paragraph.alignment = paragraph.alignment.mirrored
            for index in paragraph.runs.indices {
                guard case .symbol(let name) = paragraph.runs[index].content else { continue }
                paragraph.runs[index].content = .symbol(SymbolName.mirrored(name))
            }
            return .text(paragraph)
        case .image(var picture):
            guard case .symbol(let name) = picture.source else { return self }
            picture.source = .symbol(SymbolName.isList(name) ? name + ".rtl" : SymbolName.mirrored(name))
            return .image(picture)
        case .surface(var surface):
            surface.outline = surface.outline.mirrored
            return .surface(surface)
        case .bar(let fraction, let isMarked, let paint, _):
            return .bar(fraction: fraction, isMarked: isMarked, paint, isMirrored: true)
        case .ring(let fraction, isOpen: true, let paint, _):
            return .ring(fraction: fraction, isOpen: true, paint, isMirrored: true)
        case .line, .ring: return self
        }
    }
}

extension Alignment.Horizontal {
    fileprivate var mirrored: Self {
        switch self {
        case .leading: .trailing
        case .center: .center
        case .trailing: .leading
        }
    }
}

extension Outline {
    /// The outline in a layout from right to left: paths and the corners of rectangles change sides.
    fileprivate var mirrored: Outline {
        guard hasSides else { return self }
        guard case .roundedRectangle(let radii, let isContinuous) = self else { return .scaled(self, x: -1, y: 1) }
        return .roundedRectangle(radii: radii.mirrored, isContinuous: isContinuous)
    }

    private var hasSides: Bool {
        switch self {
        case .path: true
        case .roundedRectangle(let radii, _): radii != radii.mirrored
        case .inset(let inner, _), .trimmed(let inner, _, _), .rotated(let inner, _), .scaled(let inner, _, _),
            .offset(let inner, _), .evenOdd(let inner):
            inner.hasSides
        case .rectangle, .circle, .ellipse, .capsule, .container: false
        }
    }
}

extension Corners {
    fileprivate var mirrored: Corners {
        Corners(
            topLeading: topTrailing, bottomLeading: bottomTrailing, bottomTrailing: bottomLeading,
            topTrailing: topLeading)
    }
}

private enum SymbolName {
    /// The symbol that points to the other side, if it points forward or backward: names with `left` or `right` stay,
    /// as do the keys of players.
    static func mirrored(_ name: String) -> String {
        var words = name.split(separator: ".", omittingEmptySubsequences: false)
        for index in words.indices.dropFirst() { words[index] = opposites[words[index]] ?? words[index] }
        return words.joined(separator: ".")
    }

    /// Whether it depicts lines of text with marks before them.
    static func isList(_ name: String) -> Bool { lists.contains(where: name.hasPrefix) && !name.hasSuffix(".rtl") }

    private static let lists = ["list.bullet", "list.dash", "list.star", "list.triangle", "checklist"]

    private static let opposites: [Substring: Substring] = ["forward": "backward", "backward": "forward"]
}
