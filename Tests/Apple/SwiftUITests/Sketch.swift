@testable import SwiftUI

import WidgetArchive

/// A scene's nodes in brief, one per line, indented by depth.
@MainActor func sketch(_ view: some View, in environment: EnvironmentValues = EnvironmentValues()) -> String {
    evaluate(view, in: environment).scene.root.sketch()
}

extension Node {
    func sketch(_ depth: Int = 0) -> String {
        // What it is called changes nothing.
        if case .identified(let identified) = self { return identified.content.sketch(depth) }
        if case .label(let label) = self, label.properties.isOfControl { return label.content.sketch(depth) }
        let line = String(repeating: "  ", count: depth) + words
        return ([line] + parts.map { $0.sketch(depth + 1) }).joined(separator: "\n")
    }

    private var words: String {
        switch self {
        case .text(let text): "text " + text.runs.map(\.words).joined(separator: " | ") + text.limits
        case .image(let image): "image \(image.source.words) \(number(image.font.size)) \(image.paint.words)"
        case .surface(let surface):
            "surface \(surface.outline.words)"
                + (surface.fill.map { " fill \($0.words)" } ?? "")
                + (surface.line.map { " line \($0.words) \(number(surface.stroke.width))" } ?? "")
        case .divider: "divider"
        case .gauge(let gauge):
            "gauge \(gauge.style) " + (gauge.fraction.map { number($0) } ?? "?") + " " + gauge.paint.words
        case .stack(let stack):
            "\(stack.axis) \(stack.alignment.words)" + (stack.spacing.map { " " + number($0) } ?? "")
        case .grid(let grid): "grid of \(grid.rows.map(\.count))"
        case .spacer(let spacer): "spacer" + (spacer.minimum.map { " " + number($0) } ?? "")
        case .fitting: "fitting"
        case .frame(let frame):
            "frame \(frame.width.words) by \(frame.height.words) \(frame.alignment.words)"
                + (frame.direction.map { " \($0)" } ?? "")
        case .padding(let padding): "padding \(padding.insets.words)"
        case .sizing(let sizing): "sizing \(sizing.kind)"
        case .layered(let layered):
            layered.isBehind ? "with behind it \(layered.alignment.words)" : "with over it \(layered.alignment.words)"
        case .clipped(let clipped): "clipped to \(clipped.outline.words)"
        case .masked(let masked): "masked \(masked.alignment.words)"
        case .effect(let effect): "effect \(effect.kind)"
        case .target(let target): "target \(target.action.words)"
        case .made(let made): "made for \(number(made.size.width)) by \(number(made.size.height))"
        case .identified(let identified): "identified \(identified.id)"
        case .deferred: "deferred"
        case .label(let label): "label " + label.properties.words + (label.standIn == nil ? "" : " standing in")
        }
    }
}

extension AccessibilityProperties {
    /// Whether a button or a toggle has set them.
    fileprivate var isOfControl: Bool { children == .combine && !traits.isDisjoint(with: [.button, .toggle]) }

    fileprivate var words: String {
        let facts: [String?] = [
            text, value.map { "value \($0)" }, hint.map { "hint \($0)" }, identifier, isHidden ? "hidden" : nil,
            children?.rawValue, headingLevel.map { "level \($0)" }, sortPriority.map { "priority \(number($0))" },
            activationPoint.map { "at \(number($0.x)),\(number($0.y))" },
        ]
        return
            (facts.compactMap(\.self) + traits.map { "+\($0)" }.sorted() + removedTraits.map { "-\($0)" }.sorted()
            + inputLabels.map { "called \($0)" } + actions.map { "action '\($0.name)' \($0.action.words)" })
            .joined(separator: " ")
    }
}

private func number(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\((number * 1000).rounded() / 1000)"
}

extension Paragraph {
    fileprivate var limits: String {
        var words = lineLimit.map { " lines \($0)" } ?? ""
        if alignment != .leading { words += " \(alignment)" }
        if minimumScale != 1 { words += " shrinking \(number(minimumScale))" }
        return words
    }
}

extension Paragraph.Run {
    fileprivate var words: String {
        var words = "\(content.words) \(number(font.size))"
        if font.weight != 400 { words += "/\(font.weight)" }
        if font.isItalic { words += " italic" }
        if font.design != .standard { words += " \(font.design)" }
        if font.hasEvenDigits { words += " even" }
        if strikethrough != nil { words += " through" }
        if underline != nil { words += " under" }
        if let link { words += " to \(link)" }
        return words + " " + paint.words
    }
}

extension Paragraph.Content {
    fileprivate var words: String {
        switch self {
        case .words(let words): "'\(words)'"
        case .date(_, let style): "date-\(style)"
        case .interval: "interval"
        case .timer(_, _, let countsDown, _, _): countsDown ? "timer-down" : "timer-up"
        case .symbol(let name): "symbol-\(name)"
        }
    }
}

extension Paint {
    fileprivate var words: String {
        switch self {
        case .tone(let tone): tone.words
        case .linear(let stops, let start, let end):
            "linear(\(stops.map(\.tone.words).joined(separator: ", ")); \(number(start.x)),\(number(start.y)) to "
                + "\(number(end.x)),\(number(end.y)))"
        case .radial: "radial"
        case .elliptical(_, _, let start, let end): "elliptical \(number(start)) to \(number(end))"
        case .mesh(let mesh): "mesh of \(mesh.columns) by \(mesh.rows)"
        case .angular: "angular"
        case .material(let thickness): "material \(number(thickness))"
        }
    }
}

extension Tone {
    fileprivate var words: String {
        if let role, role != .system {
            return light.opacity < 1 && role == .primary ? "\(role)*\(number(light.opacity))" : "\(role)"
        }
        return light == dark ? "\(light)" : "\(light)/\(dark)"
    }
}

extension WidgetArchive.Alignment {
    fileprivate var words: String {
        self == .center ? "center" : "\(horizontal)-\(vertical)"
    }
}

extension Node.Picture.Source {
    fileprivate var words: String {
        switch self {
        case .symbol(let name): name
        case .file(let path, _, _): path
        case .bytes(let data, _): "\(data.bytes.count) bytes"
        case .drawing: "drawing"
        case .missing(let name): "missing \(name)"
        }
    }
}

extension Outline {
    fileprivate var words: String {
        switch self {
        case .roundedRectangle(let radii, let isContinuous):
            "rounded \(number(radii.topLeading))" + (isContinuous ? "" : " circular")
        case .path(let steps): "path of \(steps.count)"
        case .evenOdd(let outline): "even-odd \(outline.words)"
        default: "\(self)"
        }
    }
}

extension Node.Frame.Length {
    fileprivate var words: String {
        if isFixed, let minimum { return number(minimum) }
        if minimum == nil && maximum == nil && ideal == nil { return "any" }
        let most = maximum.map { $0.length.isFinite ? number($0.length) : "endless" } ?? ""
        return "\(minimum.map { number($0) } ?? "")...\(most)"
    }
}

extension Node.Padding.Insets {
    fileprivate var words: String { [top, leading, bottom, trailing].map(\.words).joined(separator: " ") }
}

extension Node.Padding.Inset {
    fileprivate var words: String {
        switch self {
        case .points(let length): number(length)
        case .usual: "usual"
        }
    }
}

extension Action {
    fileprivate var words: String {
        switch self {
        case .open(let url): url
        case .perform(let intent, let parameters):
            intent + "(" + parameters.sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: ", ") + ")"
        }
    }
}
