import SceneLayout
import WidgetArchive

extension SceneTree {
    /// Why a picture cannot be compared with that of another tree; nil if it can.
    package func obstacle(comparingWith old: SceneTree) -> String? {
        let (now, before) = (surroundings, old.surroundings)
        if now.scale != before.scale {
            return "it was drawn at a scale of \(now.scale.short), and the earlier one at \(before.scale.short)"
        }
        if now.family != before.family { return "it is \(now.family), and the earlier one is \(before.family)" }
        if now.look != before.look { return "it is \(now.look), and the earlier one is \(before.look)" }
        let missing = before.fonts.filter { !now.fonts.contains($0) }
        // A text that is gone takes its font with it.
        guard !missing.isEmpty, now.fonts.contains(where: { !before.fonts.contains($0) }) else { return nil }
        let others = now.fonts.filter { !before.fonts.contains($0) }
        return "its letters are of \(others.listed), and those of the earlier one of \(missing.listed)"
    }

    /// The differences from an earlier tree, as sentences without a full stop, the most telling first.
    package func sentences(since old: SceneTree) -> [String] {
        let pairs = Pairs(old, self)
        var sentences: [String] = []
        var moves: [(move: String, name: String)] = []
        for (old, new) in pairs.both where old != new {
            let change = PartChange(old, new, named: new.name(in: self))
            sentences += change.sentences
            if let move = change.move { moves.append((move, new.name(in: self))) }
        }
        sentences =
            pairs.gone.map { "\($0.name(in: old)) is gone" }
            + pairs.added.map { "\($0.name(in: self)) is new" } + sentences
        for move in moves.map(\.move).unique {
            let names = moves.filter { $0.move == move }.map(\.name)
            sentences.append("\(names.shortList) \(names.count == 1 ? "is" : "are") \(move)")
        }
        if surroundings.size != old.surroundings.size {
            sentences.insert(
                "the widget is \(surroundings.size.words) points large, not \(old.surroundings.size.words)", at: 0)
        }
        return sentences
    }
}

/// How a part differs from its earlier self.
private struct PartChange {
    private(set) var sentences: [String] = []
    /// Such as `3 points lower`.
    private(set) var move: String?

    init(_ old: SceneTree.Part, _ new: SceneTree.Part, named name: String) {
        let says = old.content == new.content ? nil : words(old, new)
        if let says { sentences.append("\(name) \(says)") }
        if old.value != new.value {
            sentences.append("\(name) shows \(new.value.percent), not \(old.value.percent)")
        }
        if old.colors != new.colors {
            sentences.append("\(name) is \(new.colors.colorNames), not \(old.colors.colorNames)")
        }
        if old.font != new.font, let font = new.font {
            sentences.append("\(name) is set in \(font), not \(old.font ?? "nothing")")
        }
        for effect in new.effects where !old.effects.contains(effect) { sentences.append("\(name) has \(effect)") }
        for effect in old.effects where !new.effects.contains(effect) {
            sentences.append("\(name) has no \(effect) any more")
        }
        let size = says == nil ? resizing(old.frame, new.frame) : []
        if !size.isEmpty { sentences.append("\(name) is \(size.joined(separator: " and "))") }
        let moving = moving(old.frame, new.frame, isResized: old.frame.size != new.frame.size)
        if !moving.isEmpty { move = moving.joined(separator: " and ") }
    }

    private func words(_ old: SceneTree.Part, _ new: SceneTree.Part) -> String {
        switch new.kind {
        case .link: "leads there, not to \(old.content)"
        case .button: "performs that, not \(old.content)"
        case .text: "stands where '\(old.content.shortened)' stood"
        case .image, .shape, .divider, .gauge: "takes the place of \(old.content)"
        }
    }

    private func resizing(_ old: Rect, _ new: Rect) -> [String] {
        [
            points(new.size.width - old.size.width, "wider", "narrower"),
            points(new.size.height - old.size.height, "taller", "less tall"),
        ].compactMap(\.self)
    }

    /// A part that grows or shrinks on one side, or around its centre, has not moved.
    private func moving(_ old: Rect, _ new: Rect, isResized: Bool) -> [String] {
        func distance(_ edges: (Rect) -> [Double]) -> Double {
            let all = zip(edges(new), edges(old)).map { $0 - $1 }
            return isResized && all.contains { abs($0) < 0.02 } ? 0 : all[0]
        }
        return [
            points(distance { [$0.minY, $0.center.y, $0.maxY] }, "lower", "higher"),
            points(distance { [$0.minX, $0.center.x, $0.maxX] }, "further right", "further left"),
        ].compactMap(\.self)
    }

    private func points(_ distance: Double, _ more: String, _ less: String) -> String? {
        let length = abs(distance).rounded(toPlaces: 2)
        guard length > 0.02 else { return nil }
        return "\(length.short) \(length == 1 ? "point" : "points") \(distance > 0 ? more : less)"
    }
}

// MARK: Names

extension SceneTree.Part {
    /// The name of the part in a sentence. A part without words of its own has its place for a name, if others are like it.
    fileprivate func name(in tree: SceneTree) -> String {
        let name: String
        switch kind {
        case .text: return "'\(content.shortened)'"
        case .link: return "the link to \(content)"
        case .button: return "the button of \(content)"
        case .image: name = "the image '\(content)'"
        case .shape: name = "the \(content)"
        case .divider: name = "the divider"
        case .gauge: name = "the gauge"
        }
        let like = tree.parts.count { $0.kind == kind && $0.content == content }
        guard like > 1 else { return name }
        return "\(name) at \(frame.minX.short), \(frame.minY.short)"
    }
}

extension Optional<Double> {
    fileprivate var percent: String { map { "\(($0 * 100).rounded(toPlaces: 1).short) %" } ?? "no value" }
}

extension String {
    fileprivate var shortened: String {
        let line = replacing("\n", with: " ")
        return line.count > 32 ? line.prefix(31) + "…" : line
    }

    /// The name of a colour that the system has one for, or black, white or clear; the digits of others.
    fileprivate var colorName: String {
        let names = [
            "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
            "gray",
        ]
        let (digits, opacity) = (prefix(7), dropFirst(7))
        if opacity == "00" { return "clear" }
        let known = zip(names, SystemColor.all).first { _, color in
            [color.usual.light, color.usual.dark, color.contrasting.light, color.contrasting.dark].contains {
                "\($0)" == digits
            }
        }
        let name = known?.0 ?? (digits == "#000000" ? "black" : digits == "#FFFFFF" ? "white" : String(digits))
        guard let level = Int(opacity, radix: 16) else { return name }
        return "\(name) with an opacity of \((Double(level) / 255).rounded(toPlaces: 2).short)"
    }
}

extension [String] {
    fileprivate var colorNames: String { isEmpty ? "without a colour" : map(\.colorName).joined(separator: " to ") }
    fileprivate var listed: String { isEmpty ? "none" : joined(separator: ", ") }

    fileprivate var unique: [String] {
        reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// At most three of them by name.
    fileprivate var shortList: String {
        switch count {
        case 1: self[0]
        case 2, 3: dropLast().joined(separator: ", ") + " and " + self[count - 1]
        default: prefix(2).joined(separator: ", ") + " and \(count - 2) more"
        }
    }
}

extension Size {
    fileprivate var words: String { "\(width.short) × \(height.short)" }
}
