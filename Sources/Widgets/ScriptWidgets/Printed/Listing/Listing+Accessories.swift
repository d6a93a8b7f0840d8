import WidgetArchive

extension Listing {
    /// One line, beside a clock.
    var inline: Node {
        guard var head else { return .nothing }
        if complaint != nil, isSpoken { head.picture = MenuPicture(symbol: Listing.warning) }
        return head.node(Font(size: 17), lines: 1, least: 0.7)
    }

    var circular: Node {
        guard let head else { return .nothing }
        if let fraction { return ring(fraction, head, diameter: 72) }
        var parts: [Node] = []
        let isAlone = head.text.isEmpty
        if let picture = head.picture {
            parts.append(picture.node(for: Font(size: isAlone ? 30 : 18, weight: 500), tone: SystemTone.label))
        }
        if !isAlone {
            // The longest word decides, so that none is broken.
            let longest = head.text.words.split(separator: " ").map { String($0).estimatedWidth }.max() ?? 1
            let size = min(max(52 / longest, 9), parts.isEmpty ? 20 : 14)
            let runs = head.text.runs(Font(size: size, weight: 600), head.tone ?? SystemTone.label)
            parts.append(
                .text(Paragraph(runs, lineLimit: parts.isEmpty ? 2 : 1, alignment: .center, minimumScale: 0.4)))
        }
        let disc = Node.fill(SystemTone.quaternaryLabel)
        let words = Node.column(parts, alignment: .center, spacing: 1).padded(
            top: 8, leading: 8, bottom: 8, trailing: 8)
        return .layered(.init(disc, words, isBehind: false))
    }

    /// A gauge with the title in it, or the percentage if the title is long.
    func ring(_ fraction: Double, _ title: MenuRow, diameter: Double) -> Node {
        let tone = title.tone ?? SystemTone.label
        let text = title.text.words.count <= 6 ? title.text : StyledText("\(Int((fraction * 100).rounded()))%")
        let inner = Node.text(Paragraph(text.runs(Font(size: 17, weight: 600), tone), lineLimit: 1, alignment: .center))
        let gauge = Node.gauge(
            .init(.circularCapacity, fraction: fraction, paint: .tone(title.tone ?? SystemTone.accent), current: inner))
        let factor = diameter / 58
        let scaled = Node.effect(.init(.scale(x: factor, y: factor, anchor: .center), gauge))
        return diameter > 72 ? scaled.framed(width: diameter, height: diameter, .center) : gauge
    }

    /// A title and two lines.
    var rectangular: Node {
        guard let head else { return .nothing }
        var parts = [head.node(Font(size: 16, weight: 600), lines: 1, least: 0.7)]
        if let fraction {
            let paint = Paint.tone(head.tone ?? SystemTone.label)
            parts.append(Node.gauge(.init(.progress, fraction: fraction, paint: paint)).padded(top: 3, bottom: 3))
        }
        var lines = Listing.tidy(body).filter { $0.level == 0 }.prefix(fraction == nil ? 2 : 1).map { row in
            row.node(Font(size: 14), lines: 1, tone: SystemTone.secondaryLabel)
        }
        if let complaint, isSpoken {
            var warning = MenuRow(StyledText(complaint), picture: MenuPicture(symbol: Listing.warning))
            warning.tone = SystemTone.secondaryLabel
            lines = lines.prefix(1) + [warning.node(Font(size: 13), lines: 1)]
        }
        return Node.column(parts + lines, spacing: 1).framed(width: nil, height: nil, .leading)
    }

    /// The face of a control: a symbol in a disc, the title, and the first row as its value.
    func control(_ family: Family) -> Node {
        guard let head else { return .nothing }
        let picture = head.picture?.node(
            for: Font(size: family == .controlSmall ? 28 : 21, weight: 500), tone: SystemTone.label)
        if family == .controlSmall {
            let words = head.node(Font(size: 15, weight: 600), lines: 2, alignment: .center, least: 0.5)
            return (picture ?? words).padded(top: 6, leading: 6, bottom: 6, trailing: 6).framed(
                width: nil, height: nil, .center)
        }
        var title = head
        title.picture = nil
        let value = isSpoken ? complaint.map { MenuRow(StyledText($0)) } ?? body.first : nil
        var parts: [Node] =
            title.text.isEmpty
            ? [] : [title.node(Font(size: 13, weight: 600), lines: value == nil ? 2 : 1, least: 0.75)]
        if let value {
            parts.append(value.node(Font(size: 12), lines: 1, least: 0.75, tone: SystemTone.secondaryLabel))
        }
        let words = Node.column(parts, spacing: 1)
        guard let picture else {
            return words.padded(leading: 14, trailing: 14).framed(width: nil, height: nil, .leading)
        }
        let disc = Node.layered(
            .init(
                picture.framed(width: 48, height: 48, .center),
                .surface(.init(.circle, fill: .tone(SystemTone.fills[0]))), isBehind: true))
        return Node.stack(.init(.horizontal, spacing: 9, [disc, words])).padded(leading: 12, trailing: 12)
            .framed(width: nil, height: nil, .leading)
    }
}
