import CTables
import SceneLayout

/// The bootstrap-icons files for the symbols that SwiftUI knows by name.
package enum SymbolNames {
    struct Source: Equatable {
        /// The name of a file, or of a symbol with the same picture.
        var file: String
        /// In degrees clockwise.
        var turn = 0.0
    }

    /// From the best match to what is better than nothing.
    static func sources(for name: String) -> [Source] {
        if let row = table[name] { return row.map { [$0] } ?? [] }
        if let base = name.withoutLast("fill"), let row = table[base] {
            guard let row else { return [] }
            return row.file.hasSuffix("-fill") ? [row] : [Source(file: row.file + "-fill", turn: row.turn)]
        }
        let words = name.split(separator: ".", omittingEmptySubsequences: false).map { rules[String($0)] ?? String($0) }
        let files = [name.replacing(".", with: "-"), words.joined(separator: "-")]
        return files[0] == files[1] ? [Source(file: files[0])] : files.map { Source(file: $0) }
    }

    /// Another name for the same picture, which may be turned.
    static func twin(of name: String) -> Source? {
        if let twin = twins[name] { return twin }
        return name.withoutLast("fill").flatMap { twins[$0] }.map { Source(file: $0.file + ".fill", turn: $0.turn) }
    }

    /// Whether the name means lines rather than a form.
    static func isOutlined(_ name: String) -> Bool {
        !name.hasSuffix(".fill") && !forms.contains(where: { name.hasPrefix($0) })
    }

    /// Own drawings without lines.
    private static let forms = ["figure.", "sparkle", "fork.knife"]

    /// The name without a last word that only says how, for whom or how many.
    static func withoutUnimportantWord(_ name: String) -> String? {
        let plain = name.withoutLast("fill")
        var words = (plain ?? name).split(separator: ".").map(String.init)
        guard words.count > 1, let last = words.popLast(), unimportant.contains(last) || Int(last) != nil else {
            return nil
        }
        return words.joined(separator: ".") + (plain == nil ? "" : ".fill")
    }

    private static let unimportant: Set<String> = [
        "rtl", "ltr", "ar", "he", "hi", "ja", "ko", "th", "zh", "inverse", "compact", "bold", "landscape", "portrait",
    ]

    /// The extra thickness of lines over the file's, in ems: bare arrows and signs have lines as thick as letters'.
    static func extraLine(of name: String) -> Double {
        let words = name.split(separator: ".")
        guard let first = words.first, strong.contains(first) else { return 0 }
        return words.contains { ["circle", "square", "app", "badge", "fill"].contains($0) } ? 0 : 0.016
    }

    private static let strong: Set<Substring> = [
        "arrow", "checkmark", "chevron", "xmark", "plus", "minus", "equal", "multiply",
    ]

    /// The scale of a symbol beside letters, relative to its file.
    static func scale(of name: String) -> Double {
        let plain = name.withoutLast("fill") ?? name
        let family = plain.prefix { $0 != "." } + ".*"
        if let scale = scales[plain] { return scale }
        let isPutTogether = ["circle", "square", "slash", "badge"].contains { plain.contains("." + $0) }
        return isPutTogether ? 1 : scales[String(family)] ?? 1
    }

    /// Chosen so that their ink is as large as measured on iOS, or in the same proportion to that of similar symbols.
    private static let scales: [String: Double] = [
        "bell": 1.02, "gearshape": 1.059, "gearshape.*": 1.059, "gear": 1.059, "heart": 0.98, "chevron.*": 1.05,
        "square": 0.94,
        "plus": 1.08, "xmark": 1.04, "checkmark": 1.1, "minus": 1.08, "arrow.*": 1.06, "arrow.clockwise": 1.2,
        "arrow.counterclockwise": 1.2, "list.*": 1.15, "exclamationmark.triangle": 1.05, "bolt": 1.07, "play": 1.35,
        "pause": 1.1, "stop": 1.35, "calendar": 0.94, "calendar.*": 0.94,
        "drop": 1.06, "flame": 1.08, "figure.*": 1.14, "bed.double": 1.15, "car": 1.12, "cloud": 1.12, "cloud.*": 1.12,
        "sun.*": 1.12, "lock": 1.06, "forward": 1.12, "backward": 1.12, "person": 1.04, "moon": 1.02,
        "fork.knife": 1.08, "arrowtriangle.*": 1.3, "at": 1.15, "link": 1.1, "barcode": 1.2, "thermometer.*": 1.12,
        "thermometer": 1.12, "forward.end": 1.2, "backward.end": 1.2,
    ]

    /// Words of symbols' names, and the words for them in file names.
    private static let rules: [String: String] = [
        "xmark": "x", "checkmark": "check", "gearshape": "gear", "magnifyingglass": "search", "photo": "image",
        "bolt": "lightning", "drop": "droplet", "flame": "fire", "message": "chat", "bubble": "chat",
        "doc": "file-earmark", "house": "house", "creditcard": "credit-card",
        "exclamationmark": "exclamation", "questionmark": "question", "minus": "dash", "phone": "telephone",
        "trash": "trash3", "paperplane": "send", "tray": "inbox", "seal": "patch", "video": "camera-video",
        "wand": "magic", "briefcase": "briefcase", "puzzlepiece": "puzzle",
        "fuelpump": "fuel-pump", "hifispeaker": "speaker", "cpu": "cpu", "heavyrain": "rain-heavy", "fog": "fog2",
        "haze": "haze2", "dollarsign": "currency-dollar", "eurosign": "currency-euro", "sterlingsign": "currency-pound",
        "yensign": "currency-yen", "rupeesign": "currency-rupee", "indianrupeesign": "currency-rupee",
        "bitcoinsign": "currency-bitcoin", "ellipsis": "three-dots", "repeat": "repeat", "number": "hash",
        "envelope": "envelope", "banknote": "cash", "laptopcomputer": "laptop",
        "applewatch": "smartwatch", "headphones": "headphones", "bandage": "bandaid",
    ]

    /// Symbols that no rule finds; nil for names whose file means something else, so that they are composed. A row also
    /// serves the name with `.fill` if the file has such a form. Twins are names for the picture of another symbol.
    static let (table, twins): ([String: Source?], [String: Source]) = {
        var (sources, twins): ([String: Source?], [String: Source]) = ([:], [:])
        var table = TableReader(symbol_files())
        while table.nextRow() {
            let (name, file, turn) = (table.word(), table.word(), Double(table.word()) ?? 0)
            if file.hasPrefix("=") {
                twins[name] = Source(file: String(file.dropFirst()), turn: turn)
            } else {
                sources[name] = .some(file == "-" ? nil : Source(file: file, turn: turn))
            }
        }
        return (sources, twins)
    }()
}
