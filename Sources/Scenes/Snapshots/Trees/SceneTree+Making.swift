package import SceneLayout
package import WidgetArchive

extension SceneTree {
    /// Makes the tree of a scene that is laid out. `shade` is a tone's colour as drawn, accented or not.
    package init(
        _ composition: Composition, _ surroundings: Surroundings, shade: (Tone, _ isAccented: Bool) -> Shade
    ) {
        self.init(surroundings, [])
        composition.drawings.visit { drawing, effects in
            guard var part = Part(drawing, in: { shade($0, effects.contains(.accentable)) }) else { return }
            let frame = part.frame
            part.frame = (effects.transform?(frame) ?? frame).rounded
            part.effects = effects.compactMap(\.words)
            parts.append(part)
        }
    }
}

extension SceneTree.Part {
    fileprivate init?(_ drawing: Drawing, in shade: (Tone) -> Shade) {
        self.init()
        switch drawing {
        case .group(.target(let action, _, let frame), _):
            self.frame = frame
            (kind, content) =
                switch action {
                case .open(let url): (.link, url)
                case .perform(let intent, _): (.button, intent)
                }
        case .group: return nil
        case .draw(let drawable, let frame, _):
            self.frame = frame
            describe(drawable, shade)
        }
    }

    private mutating func describe(_ drawable: Drawable, _ shade: (Tone) -> Shade) {
        func colors(_ paints: [Paint?]) -> [String] {
            var colors: [String] = []
            for tone in paints.compactMap(\.self).flatMap(\.tones) {
                let color = "\(shade(tone))"
                if !colors.contains(color) { colors.append(color) }
            }
            return colors
        }
        switch drawable {
        case .text(let paragraph):
            content = paragraph.plainText
            self.colors = colors(paragraph.runs.map(\.paint))
            font = paragraph.runs.first?.font.words
        case .image(let picture):
            (kind, content) = (.image, picture.source.name)
            if picture.isTinted { self.colors = colors([picture.paint] + picture.furtherPaints) }
        case .surface(let surface):
            (kind, content) = (.shape, surface.outline.name)
            self.colors = colors([surface.fill, surface.line])
        case .line(_, let paint): (kind, self.colors) = (.divider, colors([paint]))
        case .bar(let fraction, _, let paint, _), .ring(let fraction, _, let paint, _):
            (kind, value, self.colors) = (.gauge, fraction?.rounded(toPlaces: 4), colors([paint]))
        }
    }
}

extension Paint {
    fileprivate var tones: [Tone] {
        switch self {
        case .tone(let tone): [tone]
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _),
            .elliptical(let stops, _, _, _):
            stops.map(\.tone)
        case .mesh(let mesh): mesh.tones
        case .material: []
        }
    }
}

extension Node.Picture {
    fileprivate var isTinted: Bool { if case .symbol = source { true } else { isTemplate } }
}

extension Node.Picture.Source {
    fileprivate var name: String {
        switch self {
        case .symbol(let name), .missing(let name): name
        case .file(let path, _, _): path.split(separator: "/").last.map(String.init) ?? path
        case .bytes(let bytes, _): "\(bytes.bytes.count) bytes"
        case .drawing: "a drawing"
        }
    }
}

extension Font {
    fileprivate var words: String {
        let weights = [
            100: "ultralight", 200: "thin", 300: "light", 500: "medium", 600: "semibold", 700: "bold", 800: "heavy",
            900: "black",
        ]
        let words = [
            weights[weight], isItalic ? "italic" : nil, design == .standard ? nil : design.rawValue,
            hasEvenDigits ? "with even digits" : nil, isSmallCaps ? "in small capitals" : nil,
            family.map { "of \($0)" },
        ]
        return ([size.rounded(toPlaces: 2).short] + words.compactMap(\.self)).joined(separator: " ")
    }
}

extension Outline {
    fileprivate var name: String {
        switch self {
        case .rectangle: "rectangle"
        case .roundedRectangle: "rounded rectangle"
        case .circle: "circle"
        case .ellipse: "ellipse"
        case .capsule: "capsule"
        case .container: "widget's form"
        case .path: "path"
        case .inset(let outline, _), .trimmed(let outline, _, _), .rotated(let outline, _), .scaled(let outline, _, _),
            .offset(let outline, _), .evenOdd(let outline):
            outline.name
        }
    }
}

extension Effect {
    /// The effect as words; nil for one that frames and colours show already.
    fileprivate var words: String? {
        switch self {
        case .opacity(let opacity): "opacity \(opacity.rounded(toPlaces: 3).short)"
        case .shadow(_, let radius, _): "shadow \(radius.rounded(toPlaces: 2).short)"
        case .blur(let radius): "blur \(radius.rounded(toPlaces: 2).short)"
        case .saturation(let amount): "saturation \(amount.rounded(toPlaces: 3).short)"
        case .brightness(let amount): "brightness \(amount.rounded(toPlaces: 3).short)"
        case .grayscale(let amount): "grayscale \(amount.rounded(toPlaces: 3).short)"
        case .contrast(let amount): "contrast \(amount.rounded(toPlaces: 3).short)"
        case .hueRotation(let degrees): "hue rotation \(degrees.rounded(toPlaces: 2).short)"
        case .colorInvert: "inverted"
        case .colorMultiply: "multiplied by a colour"
        case .luminanceToAlpha: "luminance to alpha"
        case .blend(let mode): "blend \(mode.rawValue)"
        case .redacted: "redacted"
        case .transform(let transform):
            transform.keepsUpright ? nil : "turned by \(transform.degrees.rounded(toPlaces: 2).short)°"
        case .clip, .mask, .compositingGroup, .accentable, .target, .label: nil
        }
    }
}

extension Rect {
    /// With each length rounded to a hundredth of a point, so that sums in another order make no difference.
    fileprivate var rounded: Rect {
        Rect(
            x: minX.rounded(toPlaces: 2), y: minY.rounded(toPlaces: 2), width: size.width.rounded(toPlaces: 2),
            height: size.height.rounded(toPlaces: 2))
    }
}

extension Double {
    func rounded(toPlaces places: Int) -> Double {
        var factor = 1.0
        for _ in 0..<places { factor *= 10 }
        let rounded = (self * factor).rounded() / factor
        return rounded == 0 ? 0 : rounded
    }

    /// Without a fraction of zero.
    var short: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
