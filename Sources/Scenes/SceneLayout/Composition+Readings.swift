package import WidgetArchive

/// A hit area.
package struct Tap: Hashable, Sendable {
    package var frame: Rect
    package var action: Action
    /// Whether taps outside of all hit areas count as taps here.
    package var coversWidget: Bool
}

extension Composition {
    /// All hit areas, innermost last.
    package var taps: [Tap] { drawings.taps(nil) }

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

extension [Drawing] {
    fileprivate func taps(_ transform: Transform?) -> [Tap] {
        flatMap { drawing -> [Tap] in
            guard case .group(let effect, let inner) = drawing else { return [] }
            switch effect {
            case .transform(let own): return inner.taps(transform?.after(own) ?? own)
            case .target(let action, let coversWidget, let frame):
                let own = Tap(frame: transform?(frame) ?? frame, action: action, coversWidget: coversWidget)
                return [own] + inner.taps(transform)
            default: return inner.taps(transform)
            }
        }
    }
}
