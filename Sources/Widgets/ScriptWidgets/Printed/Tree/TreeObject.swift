import FoundationEssentials
import GroupText
import WidgetArchive

/// An object of a tree, whose kind is known.
struct TreeObject {
    let kind: TreeMember
    let members: [TreeMember]
    let style: TreeStyle
    let depth: Int

    /// Whether a word is one of its kind's own.
    func understands(_ key: String) -> Bool { TreeWord.details[kind.key]?.contains(key) == true }

    private subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

    func node(_ reader: inout TreeReader) -> Node? {
        let value = kind.value
        switch kind.key {
        case "vstack", "hstack", "zstack": return stack(&reader)
        case "symbol": return style.symbol(value.words.shown, value: self["value"].flatMap { reader.number($0, to: 1) })
        case "image": return image(&reader)
        case "spacer": return .spacer(.init(minimum: value.isTrue || value.isNull ? nil : reader.number(value)))
        case "divider": return .divider(.init(.tone(SystemTone.separator)))
        case "gauge", "progress": return gauge(&reader)
        case "button":
            let label = reader.node(value, style.ofButton, depth: depth + 1) ?? .nothing
            return .layered(
                .init(
                    label.padded(top: 6, leading: 12, bottom: 6, trailing: 12),
                    .surface(.init(.capsule, fill: .tone(SystemTone.fills[2]))), isBehind: true))
        case "date": return date(&reader)
        case "timer": return timer(&reader)
        case "grid": return grid(&reader)
        default:
            guard !value.isObject, !value.isArray else {
                reader.add(expected: "words, a number, true or false", at: value)
                return nil
            }
            return style.text(value.words.shown)
        }
    }

    private func stack(_ reader: inout TreeReader) -> Node {
        let axis: Axis = ["vstack": .vertical, "hstack": .horizontal][kind.key] ?? .depth
        let alignment = self["alignment"].flatMap { reader.alignment($0) } ?? .center
        let spacing = self["spacing"].flatMap { reader.number($0, from: -500, to: 500) }
        return .stack(
            .init(axis, alignment: alignment, spacing: spacing, reader.nodes(kind.value, style, depth: depth)))
    }

    private func grid(_ reader: inout TreeReader) -> Node? {
        guard let rows = kind.value.elementsIfAny else {
            reader.add(expected: "an array of rows", at: kind.value)
            return nil
        }
        let spacing = self["spacing"].flatMap { reader.number($0, to: 500) }
        let alignment = self["alignment"].flatMap { reader.alignment($0) } ?? .center
        let nodes = rows.map { reader.nodes($0, style, depth: depth + 1) }
        return .grid(.init(alignment: alignment, horizontalSpacing: spacing, verticalSpacing: spacing, rows: nodes))
    }

    private func image(_ reader: inout TreeReader) -> Node? {
        let bytes = Base64.decode(lenient: kind.value.words.utf8) ?? []
        guard let pixels = ImageSize(bytes), let contents = PictureBytes(bytes) else {
            reader.add(expected: "PNG or JPEG in Base64", at: kind.value)
            return nil
        }
        let source = Node.Picture.Source.bytes(contents, size: Size(width: pixels.width, height: pixels.height))
        let picture = Node.Picture(source, font: style.font, paint: style.paint, isResizable: true)
        return .sizing(.init(.aspectRatio(nil, isFilling: false), .image(picture)))
    }

    private func gauge(_ reader: inout TreeReader) -> Node? {
        let isProgress = kind.key == "progress"
        let least = self["min"].flatMap { reader.number($0, from: -1e9, to: 1e9) } ?? 0
        let most = self["max"].flatMap { reader.number($0, from: -1e9, to: 1e9) } ?? 1
        var fraction: Double?
        if !kind.value.isNull, let value = reader.number(kind.value, from: -1e9, to: 1e9) {
            fraction = most > least ? min(max((value - least) / (most - least), 0), 1) : 0
        }
        let usual = isProgress ? "progress" : "linearCapacity"
        let styles: [String: Node.Gauge.Style] = [
            "linear": isProgress ? .progress : .linearCapacity, "circular": isProgress ? .circularCapacity : .circular,
            "linearCapacity": .linearCapacity, "circularCapacity": .circularCapacity,
        ]
        let shape = self["style"].flatMap { reader.word($0, styles) } ?? Node.Gauge.Style(rawValue: usual)
        let small = self["label"].flatMap { reader.node($0, style, depth: depth + 1) }
        let current = self["current"].flatMap { reader.node($0, style, depth: depth + 1) }
        return .gauge(.init(shape ?? .linear, fraction: fraction, paint: style.tint, label: small, current: current))
    }

    private func date(_ reader: inout TreeReader) -> Node? {
        let styles: [String: Paragraph.DateStyle] = [
            "time": .time, "date": .date, "relative": .relative, "offset": .offset, "timer": .timer,
        ]
        let shape = self["style"].flatMap { reader.word($0, styles) } ?? .time
        return reader.date(kind.value).map { style.text(.date($0, shape)) }
    }

    /// Counts to its date and then from it, or between two dates.
    private func timer(_ reader: inout TreeReader) -> Node? {
        guard let from = reader.date(kind.value) else { return nil }
        guard let end = self["to"] else { return style.text(.date(from, .timer)) }
        return reader.date(end).map { to in
            style.text(
                .timer(from: min(from, to), to: max(from, to), countsDown: true, pausedAt: nil, showsHours: true))
        }
    }
}

// The effect of a click.
extension TreeObject {
    func tapped(_ node: Node, _ reader: inout TreeReader) -> Node {
        action(&reader).map { .target(.init($0, node)) } ?? node
    }

    private func action(_ reader: inout TreeReader) -> Action? {
        if let link = self["link"] { return .open(url: link.words.shownOnOneLine) }
        let refreshes = self["refresh"]?.isTrue == true
        let command = self["run"].map(command) ?? self["set"].flatMap { assignment($0, &reader) }
        guard command != nil || refreshes || self["input"] != nil else { return nil }
        return ScriptAction(
            command ?? [], isInTerminal: self["terminal"]?.isTrue == true, refreshes: refreshes,
            input: self["input"]?.words
        ).action
    }

    /// A line for the shell, or a program and its arguments.
    private func command(_ json: JSONValue) -> [String] {
        json.elementsIfAny?.map(\.words) ?? ["sh", "-c", json.words]
    }

    /// `{"suite": "group.com.example.app", "key": "vpn", "value": true}`
    private func assignment(_ json: JSONValue, _ reader: inout TreeReader) -> [String]? {
        let members = json.membersIfAny ?? []
        func member(_ key: String) -> JSONValue? { members.first { $0.key == key }?.value }
        guard let key = member("key")?.words, !key.isEmpty, let value = member("value") else {
            reader.add(expected: "an object with 'key' and 'value'", at: json)
            return nil
        }
        let suite = member("suite").map { ["--suite", $0.words] } ?? []
        return ["groupdefaults", "set"] + suite + ["--json", key, String(decoding: value.written, as: UTF8.self)]
    }
}
