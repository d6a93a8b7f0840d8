import WidgetArchive

extension MenuRow {
    private static let separatorHeight = 9.0

    static func height(lines: Int, size: Double) -> Double { Board.height(ofLines: lines, size: size) + 5 }

    /// Its height in a list whose rows are usually of a size.
    func height(size usual: Double) -> Double {
        isSeparator ? MenuRow.separatorHeight : MenuRow.height(lines: lines, size: size ?? usual)
    }

    private var lines: Int { min(text.lineCount, 6) }

    /// A row of a list, as wide as that.
    func row(size usual: Double) -> Node {
        let height = height(size: usual)
        guard !isSeparator else { return Node.line.framed(width: nil, height: height, .center) }
        var parts = [node(Font(size: size ?? usual), lines: lines)]
        if let badge {
            let font = Font(size: usual - 2, weight: 500, hasEvenDigits: true)
            parts.append(.spacer(.init(minimum: 4)))
            parts.append(.text(Paragraph([.init(.words(badge), font: font, paint: .tone(SystemTone.secondaryLabel))])))
        }
        let content = parts.count == 1 ? parts[0] : Node.stack(.init(.horizontal, spacing: 0, parts))
        var whole = content.padded(leading: Double(level) * 12).framed(width: nil, height: height, .leading)
        if let spoken { whole = .label(.init(spoken, whole)) }
        return action.map { .target(.init($0, whole)) } ?? whole
    }

    /// Its picture and its words.
    func node(
        _ usual: Font, lines: Int, alignment: Alignment.Horizontal = .leading, least scale: Double = 1,
        tone usualTone: Tone? = nil
    ) -> Node {
        let font = font?.applied(to: usual) ?? usual
        let tone = isDisabled ? SystemTone.secondaryLabel : tone ?? usualTone ?? SystemTone.label
        var parts: [Node] = []
        if isChecked {
            let mark = Font(size: font.size - 2, weight: 600)
            parts.append(.image(.init(.symbol("checkmark"), font: mark, paint: .tone(tone))))
        }
        if let picture { parts.append(picture.node(for: font, tone: tone)) }
        if !text.isEmpty {
            parts.append(
                .text(Paragraph(text.runs(font, tone), lineLimit: lines, alignment: alignment, minimumScale: scale)))
        }
        return parts.count == 1 ? parts[0] : .stack(.init(.horizontal, spacing: 6, parts))
    }
}

extension Node {
    /// A thin line across a list.
    static let line = Node.surface(.init(.rectangle, fill: .tone(SystemTone.separator))).framed(
        width: nil, height: 1, .center)

    static func gap(_ height: Double) -> Node { nothing.framed(width: 0, height: height, .center) }

    static func fill(_ tone: Tone) -> Node { .surface(.init(.rectangle, fill: .tone(tone))) }

    static func fill(_ tone: Tone, _ other: Node) -> Node { .layered(.init(fill(tone), other, isBehind: false)) }

    static func column(_ children: [Node], alignment: Alignment.Horizontal = .leading, spacing: Double = 0) -> Node {
        .stack(.init(.vertical, alignment: Alignment(alignment, .center), spacing: spacing, children))
    }

    /// In a frame that is as wide or as high as it can be where there is no length.
    func framed(width: Double?, height: Double?, _ alignment: Alignment) -> Node {
        func length(_ length: Double?) -> Frame.Length {
            length.map(Frame.Length.fixed) ?? Frame.Length(maximum: .infinity)
        }
        return .frame(.init(width: length(width), height: length(height), alignment: alignment, self))
    }

    func padded(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) -> Node {
        guard top != 0 || leading != 0 || bottom != 0 || trailing != 0 else { return self }
        return .padding(
            .init(
                top: .points(top), leading: .points(leading), bottom: .points(bottom), trailing: .points(trailing), self
            ))
    }
}

extension Alignment {
    static let leading = Alignment(.leading, .center)
    static let topLeading = Alignment(.leading, .top)
    static let bottom = Alignment(.center, .bottom)
}

extension String {
    /// About how wide it is in lines of size 1.
    var estimatedWidth: Double {
        split(separator: "\n").map { line in
            line.unicodeScalars.reduce(0) { $0 + $1.estimatedWidth }
        }.max() ?? 0
    }
}

extension Unicode.Scalar {
    fileprivate var estimatedWidth: Double {
        switch value {
        case 0x20...0x22, 0x27...0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x49, 0x69, 0x6A, 0x6C, 0x7C: 0.3
        case 0x30...0x39, 0x41...0x5A: 0.65
        case 0..<0x1100: 0.55
        case 0x1100..<0x2600: 0.7
        case 0xFE00...0xFE0F, 0x200D: 0
        default: 1.1
        }
    }
}
