package import WidgetArchive

/// A hit area.
package struct Tap: Hashable, Sendable {
    package var frame: Rect
    package var action: Action
    /// Whether taps outside of all hit areas count as taps here.
    package var coversWidget: Bool
}

/// An accessibility text and its frame.
package struct Spoken: Hashable, Sendable {
    package var text: String
    package var identifier: String?
    package var frame: Rect
}

extension Composition {
    /// All hit areas, innermost last.
    package var taps: [Tap] {
        areas.compactMap { area, frame in
            guard case .tap(let action, let coversWidget) = area else { return nil }
            return Tap(frame: frame, action: action, coversWidget: coversWidget)
        }
    }

    /// The accessibility texts, in the order in which they are drawn.
    package var spoken: [Spoken] {
        areas.compactMap { area, frame in
            guard case .spoken(let text, let identifier) = area else { return nil }
            return Spoken(text: text, identifier: identifier, frame: frame)
        }
    }

    private var areas: [(area: Area, frame: Rect)] {
        var areas: [(Area, Rect)] = []
        drawings.visit { drawing, effects in
            guard case .area(let area, let frame) = drawing else { return }
            areas.append((area, effects.transform?(frame) ?? frame))
        }
        return areas
    }

    /// The action of a tap at a point: that of the innermost hit area, or else that of the whole widget.
    package func hit(at point: Point) -> Action? {
        let taps = taps
        let met = taps.filter { $0.frame.contains(point) }
        return (met.last { !$0.coversWidget } ?? met.last ?? taps.first(where: \.coversWidget))?.action
            ?? url.map { .open(url: $0) }
    }

    /// The visible text in reading order; texts beside each other share a line.
    package var lines: [String] {
        var rows: [[(frame: Rect, text: String)]] = []
        for text in seenTexts.sorted(by: { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }) {
            if let row = rows.indices.last, rows[row].allSatisfy({ $0.frame.isBeside(text.frame) }) {
                rows[row].append(text)
            } else {
                rows.append([text])
            }
        }
        return rows.map { row in
            let texts = row.sorted { $0.frame.minX < $1.frame.minX }.map(\.text)
            return (direction == .rightToLeft ? texts.reversed() : texts).joined(separator: " ")
        }
    }

    /// The fraction that the first gauge shows.
    package var fraction: Double? {
        var first: Double?
        drawings.visit { drawing, effects in
            guard case .draw(let drawable, _, _) = drawing, !effects.contains(.redacted) else { return }
            if case .bar(let fraction?, _, _, _) = drawable { first = first ?? fraction }
            if case .ring(let fraction?, _, _, _) = drawable { first = first ?? fraction }
        }
        return first
    }

    private var seenTexts: [(frame: Rect, text: String)] {
        var texts: [(frame: Rect, text: String)] = []
        drawings.visit { drawing, effects in
            guard case .draw(.text(let paragraph), let frame, _) = drawing, !effects.contains(.redacted) else { return }
            let seen = effects.reduce(frame.intersection(Rect(.zero, size))) { seen, effect in
                if case .clip(_, let frame) = effect { seen.intersection(frame) } else { seen }
            }
            if seen.size.width > 0, seen.size.height > 0 { texts.append((frame, paragraph.plainText)) }
        }
        return texts
    }
}

extension Rect {
    /// Whether the middle of one is level with the other, and neither is above the other.
    fileprivate func isBeside(_ other: Rect) -> Bool {
        guard minX >= other.maxX || other.minX >= maxX else { return false }
        let (middle, others) = ((minY + maxY) / 2, (other.minY + other.maxY) / 2)
        return minY...maxY ~= others || other.minY...other.maxY ~= middle
    }
}
