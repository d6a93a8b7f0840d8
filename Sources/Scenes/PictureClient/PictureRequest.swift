package import FoundationEssentials
package import WidgetArchive

/// A request to the drawing program for a picture: one line of JSON.
package struct PictureRequest: Hashable, Sendable {
    package var scene: Scene
    package var family: Family
    /// In points; nil for the family's size.
    package var size: Size?
    /// Pixels per point.
    package var scale: Double
    package var format: Format
    package var isDark: Bool
    package var mode: PictureLook.Mode
    package var tint: Shade?
    package var palette: Palette
    package var font: String?
    package var date: Date
    /// The title of an SVG.
    package var title: String?
    /// The prefix of an SVG's identifiers, if they must differ from those of other pictures on a page.
    package var prefix: String?
    /// Whether the answer has the picture's tree.
    package var hasTree = false
    /// Whether the answer has the letters that were drawn.
    package var hasLetters = false
    /// Whether the answer reports processor times: `isTimed`, for benchmarks.
    package var isTimed = false

    package enum Format: String, Sendable {
        case png, svg
        /// An SVG for a live page, with marks at what can be tapped and at times that tick.
        case page
        /// The graphics format of terminals.
        case sixel
        /// Rows of pixels for a wallpaper: blue, green, red and opacity in bytes, premultiplied.
        case pixels
    }

    package init(
        _ scene: Scene, family: Family, size: Size? = nil, scale: Double = 2, format: Format = .png,
        look: PictureLook = PictureLook(), date: Date
    ) {
        self.scene = scene
        self.family = family
        self.size = size
        self.scale = scale
        self.format = format
        isDark = look.isDark
        mode = look.mode
        tint = look.tint
        palette = look.palette
        font = look.font
        self.date = date
    }

    /// The size of the picture, in points.
    package var drawnSize: Size { size ?? scene.size ?? family.size }

    package var look: PictureLook {
        PictureLook(isDark: isDark, mode: mode, tint: tint, palette: palette, font: font)
    }
}

/// The drawing program's answer: this as one line of JSON, followed by `byteCount` bytes.
package struct PictureAnswer: Hashable, Sendable {
    package var byteCount: Int
    /// The pixels of a row, for a picture in pixels.
    package var width: Int?
    package var notes: [String]
    /// When the picture will look different by itself.
    package var nextChange: Date?
    /// The difference between the compared pictures; the bytes are a picture that shows where.
    package var difference: PictureDifference?
    /// The picture's tree, as a file, if the request asks for it.
    package var tree: String?
    /// The letters that were drawn, or would be, if they are asked for.
    package var letters: DrawnLetters?
    /// Whether the picture shows times or dates as the time zone and the locale have them.
    package var isLocal = false
    /// The texts of an examined picture.
    package var texts: [ExaminedText]
    /// The programs and fonts, if it is asked for them; the bytes are a new file of known digests.
    package var identity: DrawingIdentity?
    /// The cost of the picture, if the request asks for it.
    package var cost: PictureCost?
    /// Why there is no picture.
    package var problem: String?
    /// Whether the program exits after this answer, and has to be replaced.
    package var isLast = false

    package init(
        byteCount: Int = 0, notes: [String] = [], nextChange: Date? = nil, difference: PictureDifference? = nil,
        letters: DrawnLetters? = nil, texts: [ExaminedText] = [], problem: String? = nil
    ) {
        self.byteCount = byteCount
        self.notes = notes
        self.nextChange = nextChange
        self.difference = difference
        self.letters = letters
        self.texts = texts
        self.problem = problem
    }
}

/// Digests of all that the drawing program draws with, besides the request. The same request gives the same picture
/// where they are the same.
package struct DrawingIdentity: Hashable, Sendable {
    /// The program, its libraries and symbols, and the variables that these read.
    package var program: String
    /// All fonts, and fontconfig's rules.
    package var fonts: String
    /// The time zone and the locale.
    package var place: String

    package init(program: String, fonts: String, place: String) {
        (self.program, self.fonts, self.place) = (program, fonts, place)
    }
}

/// The processor time that a picture took, in milliseconds.
package struct PictureCost: Hashable, Sendable {
    /// For layout and drawing; an SVG is written as it is drawn.
    package var drawing = 0.0
    /// For encoding the pixels as a file.
    package var encoding = 0.0

    package init() {}
}

extension PictureRequest {
    /// Why it cannot be drawn, whatever the scene is.
    package var problem: String? {
        guard scale.isFinite, PictureRequest.scales.contains(scale) else {
            return
                "a scale is from \(PictureRequest.scales.lowerBound) to \(PictureRequest.scales.upperBound) pixels a point"
        }
        let size = drawnSize
        guard size.width >= 1, size.height >= 1, size.width * scale <= 16_384, size.height * scale <= 16_384,
            size.width * size.height * scale * scale <= 36_000_000
        else { return "a picture has from 1 to 16,384 pixels a side, and 36 million in all" }
        guard scene.isReasonable else {
            return "a scene that is drawn has up to 5,000 parts, and 200,000 bytes of text"
        }
        return nil
    }

    package static let scales = 0.5...10.0
}

extension Scene {
    /// Whether it has no more than can be laid out in a moment; no screen can show as much.
    fileprivate var isReasonable: Bool {
        var (parts, length) = (0, 0)
        var rest = [root] + (background.map { [$0] } ?? [])
        while let node = rest.popLast() {
            parts += 1
            if case .text(let paragraph) = node { length += paragraph.words.utf8.count }
            guard parts <= 5_000, length <= 200_000 else { return false }
            rest += node.parts
        }
        return true
    }
}
