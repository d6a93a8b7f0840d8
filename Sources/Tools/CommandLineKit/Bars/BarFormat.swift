import GroupText

/// The forms in which bars read text.
package enum BarFormat: String, CaseIterable, Sendable {
    /// The text alone.
    case plain
    /// An object of our own.
    case json
    /// `{"text": "☕ 5", "alt": "Coffee", "tooltip": "5 of 8 cups", "class": ["stale"], "percentage": 62}`
    case waybar
    /// The blocks of a line, of i3bar and swaybar: `,[{"name": "Coffee-1", "full_text": "☕ 5", "markup": "pango"}]`
    case i3bar
    /// One of these blocks: `{"full_text": "☕ 5", "markup": "pango"}`
    case i3blocks
    case polybar
    case tmux
    /// The menu of xbar, SwiftBar and Argos.
    case xbar
    /// `<txt>☕ 5</txt><tool>5 of 8 cups</tool><bar>62</bar>`
    case genmon
}

extension BarFormat {
    /// Foreign words on one line, so that this format's readers show them and obey nothing in them.
    package func escaped(_ words: String) -> String {
        let words = words.withoutControls
        return switch self {
        case .plain, .json: words
        case .waybar, .i3bar, .i3blocks, .genmon: words.inMarkup
        case .polybar: words.replacingPairs("%", "{", with: "% {")
        case .tmux: words.replacing(["#": "##"])
        case .xbar: words.replacing(["|": "¦"])
        }
    }

    /// The lines of a record, each with its end. `text` is escaped already.
    func lines(of record: BarRecord, text: String) -> String {
        switch self {
        case .plain, .json, .polybar, .tmux: text + "\n"
        case .waybar: waybar(record, text)
        case .i3bar, .i3blocks: block(record, text)
        case .xbar: menu(record, text)
        case .genmon: genmon(record, text)
        }
    }
}

extension String {
    /// The words on one line, without what could control a reader.
    package var withoutControls: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator:
                let isSpace = scalar.properties.isWhitespace
                if isSpace, text.last != " " { text.append(" ") }
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// The words in Pango's markup, or as XML.
    var inMarkup: String {
        replacing(["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;"])
    }

    /// By scalars: a combining mark after a sign does not make it another one to those who read bytes.
    fileprivate func replacing(_ words: [Unicode.Scalar: String]) -> String {
        var text = ""
        for scalar in unicodeScalars {
            if let word = words[scalar] { text += word } else { text.unicodeScalars.append(scalar) }
        }
        return text
    }

    fileprivate func replacingPairs(_ first: Unicode.Scalar, _ second: Unicode.Scalar, with pair: String) -> String {
        var text = ""
        var last: Unicode.Scalar?
        for scalar in unicodeScalars {
            if last == first, scalar == second {
                text.unicodeScalars.removeLast()
                text += pair
            } else {
                text.unicodeScalars.append(scalar)
            }
            last = scalar
        }
        return text
    }

    /// The words as a JSON string.
    var inQuotes: String {
        var bytes: [UInt8] = []
        bytes.append(quoting: self)
        return String(decoding: bytes, as: UTF8.self)
    }
}
