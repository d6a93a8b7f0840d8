import SceneLayout
import WidgetArchive

extension [Drawing] {
    /// Shapes and symbols of one form and size that only their colours tell apart, where accented rendering does not.
    var confusable: [AccessibilityFinding] {
        var marks: [Form: [(look: Look, frame: Rect)]] = [:]
        visit { drawing, effects in
            guard case .draw(let drawable, let frame, _) = drawing, let (form, tone) = drawable.colored(in: frame)
            else { return }
            let look = Look(tone: tone, isAccented: effects.contains(.accentable))
            marks[form, default: []].append((look, effects.transform?(frame) ?? frame))
        }
        return marks.filter { Set($1.map(\.look.tone)).count > 1 && Set($1.map(\.look.accented)).count == 1 }
            .sorted {
                ($0.value[0].frame.minY, $0.value[0].frame.minX) < ($1.value[0].frame.minY, $1.value[0].frame.minX)
            }
            .map { form, marks in
                AccessibilityFinding(
                    rule: .color,
                    words: "\(marks.count) \(form.words) differ in colour alone, and look alike in accented rendering",
                    label: "", frame: marks[0].frame)
            }
    }
}

private enum Form: Hashable {
    case shape(Outline, Size)
    case symbol(String, Double)

    var words: String {
        switch self {
        case .shape: "shapes"
        case .symbol(let name, _): "symbols '\(name)'"
        }
    }
}

private struct Look {
    let tone: Tone
    let isAccented: Bool

    /// All that accented rendering keeps of a colour.
    var accented: [Double] { [isAccented ? 1 : 0, tone.dark.opacity] }
}

extension Drawable {
    fileprivate func colored(in frame: Rect) -> (Form, Tone)? {
        switch self {
        case .surface(let surface):
            guard case .tone(let tone)? = surface.fill ?? surface.line, tone.dark.opacity > 0 else { return nil }
            let size = Size(width: frame.size.width.rounded(), height: frame.size.height.rounded())
            return (.shape(surface.outline, size), tone)
        case .image(let picture):
            guard case .symbol(let name) = picture.source, case .tone(let tone) = picture.paint else { return nil }
            return (.symbol(name, picture.symbolFont.size), tone)
        default: return nil
        }
    }
}
