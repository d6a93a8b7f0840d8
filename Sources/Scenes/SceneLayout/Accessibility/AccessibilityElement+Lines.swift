import WidgetArchive

extension AccessibilityElement {
    /// It and what is in it, one element a line, as `accessibility.md` tells:
    ///
    ///     group "Water" at 16,16 126x60
    ///       gauge "Today" value "50%" at 16,16 126x20
    ///       button "Drink" hint "Adds a cup" performs AddCup at 16,40 126x36
    package func lines(_ depth: Int = 0) -> [String] {
        [String(repeating: "  ", count: depth) + line] + children.flatMap { $0.lines(depth + 1) }
    }

    /// The element alone.
    package var line: String {
        var words = [role.rawValue] + (label.isEmpty ? [] : [label.quoted])
        words += [("value", value), ("hint", hint), ("identifier", identifier ?? "")]
            .filter { !$1.isEmpty }.map { "\($0) \($1.quoted)" }
        if let headingLevel { words.append("level \(headingLevel)") }
        words += traits.subtracting(AccessibilityElement.roles).map(\.rawValue).sorted()
        words += actionWords
        if !inputLabels.isEmpty { words.append("called " + inputLabels.map(\.quoted).joined(separator: ", ")) }
        words.append("at \(frame.origin.inPoints) \(frame.size.inPoints)")
        if let activationPoint { words.append("activated at \(activationPoint.inPoints)") }
        return words.joined(separator: " ")
    }

    private var actionWords: [String] {
        let named = actions.filter { !$0.name.isEmpty }.map(\.name.quoted).joined(separator: ", ")
        return [activation?.words, named.isEmpty ? nil : "actions \(named)"].compactMap(\.self)
    }

    /// The traits that are told by the role.
    private static let roles: Set<Trait> = [.button, .header, .image, .link, .staticText, .toggle]
}

extension [AccessibilityElement] {
    /// One element a line, each ending in a line break.
    package var text: String { flatMap { $0.lines() }.map { $0 + "\n" }.joined() }
}

extension Action {
    fileprivate var words: String {
        switch self {
        case .open(let url): "opens \(url.quoted)"
        case .perform(let intent, _): "performs \(intent.split(separator: ".").last ?? "")"
        }
    }
}

extension String {
    fileprivate var quoted: String {
        let escaped = map { character in
            switch character {
            case "\"", "\\": "\\\(character)"
            case _ where character.isNewline: "\\n"
            default: String(character)
            }
        }
        return "\"\(escaped.joined())\""
    }
}

extension Point {
    fileprivate var inPoints: String { "\(x.inPoints),\(y.inPoints)" }
}

extension Size {
    fileprivate var inPoints: String { "\(width.inPoints)x\(height.inPoints)" }
}

extension Double {
    /// To the nearest point.
    fileprivate var inPoints: String { isFinite ? "\(Int(min(max(rounded(), -1e9), 1e9)))" : "0" }
}
