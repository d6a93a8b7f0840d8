/// The plural form that a number needs in a language, by the rules of Unicode's CLDR.
enum PluralCategory: String {
    case zero, one, two, few, many, other

    init(of number: Double, in language: String) {
        let isWhole = number == number.rounded() && abs(number) < 1e15
        self = PluralCategory.rule(of: Languages.primary(language))(Operand(number: abs(number), isWhole: isWhole))
    }

    private struct Operand {
        var number: Double
        var isWhole: Bool
        var whole: Int { isWhole ? Int(number) : -1 }
        var ones: Int { isWhole ? whole % 10 : -1 }
        var tens: Int { isWhole ? whole % 100 : -1 }
    }

    private typealias Rule = (Operand) -> PluralCategory

    private static func rule(of language: String) -> Rule {
        switch language {
        case "ja", "ko", "zh", "th", "vi", "id", "ms", "my", "lo", "yue", "bo", "jv": { _ in .other }
        case "fr", "pt", "hy", "kab", "ff": { $0.number < 2 ? .one : .other }
        case "hi", "bn", "fa", "gu", "kn", "zu", "am", "as": { $0.number <= 1 ? .one : .other }
        case "ru", "uk", "be": eastSlavic
        case "sr", "hr", "bs": southSlavic
        case "pl": polish
        case "cs", "sk": { $0.whole == 1 ? .one : (2...4).contains($0.whole) ? .few : $0.isWhole ? .other : .many }
        case "sl": slovenian
        case "lt": lithuanian
        case "lv": latvian
        case "ro", "mo": romanian
        case "ar": arabic
        case "he", "iw": { $0.whole == 1 || 0 < $0.number && $0.number < 1 ? .one : $0.whole == 2 ? .two : .other }
        case "ga": irish
        case "cy": welsh
        case "mt": maltese
        case "is", "mk": { $0.ones == 1 && $0.tens != 11 ? .one : .other }
        default: { $0.whole == 1 ? .one : .other }
        }
    }

    private static func eastSlavic(_ count: Operand) -> PluralCategory {
        guard count.isWhole else { return .other }
        if count.ones == 1, count.tens != 11 { return .one }
        return (2...4).contains(count.ones) && !(12...14).contains(count.tens) ? .few : .many
    }

    private static func southSlavic(_ count: Operand) -> PluralCategory {
        let category = eastSlavic(count)
        return category == .many ? .other : category
    }

    private static func polish(_ count: Operand) -> PluralCategory {
        guard count.isWhole else { return .other }
        if count.whole == 1 { return .one }
        return (2...4).contains(count.ones) && !(12...14).contains(count.tens) ? .few : .many
    }

    private static func slovenian(_ count: Operand) -> PluralCategory {
        switch count.tens {
        case 1: .one
        case 2: .two
        case 3, 4: .few
        default: count.isWhole ? .other : .few
        }
    }

    private static func lithuanian(_ count: Operand) -> PluralCategory {
        guard count.isWhole else { return .many }
        guard !(11...19).contains(count.tens) else { return .other }
        return count.ones == 1 ? .one : count.ones == 0 ? .other : .few
    }

    private static func latvian(_ count: Operand) -> PluralCategory {
        guard count.isWhole else { return .other }
        if count.ones == 0 || (11...19).contains(count.tens) { return .zero }
        return count.ones == 1 ? .one : .other
    }

    private static func romanian(_ count: Operand) -> PluralCategory {
        if count.whole == 1 { return .one }
        return !count.isWhole || count.whole == 0 || (1...19).contains(count.tens) ? .few : .other
    }

    private static func arabic(_ count: Operand) -> PluralCategory {
        switch (count.whole, count.tens) {
        case (0, _): .zero
        case (1, _): .one
        case (2, _): .two
        case (_, 3...10): .few
        case (_, 11...99): .many
        default: .other
        }
    }

    private static func irish(_ count: Operand) -> PluralCategory {
        switch count.whole {
        case 1: .one
        case 2: .two
        case 3...6: .few
        case 7...10: .many
        default: .other
        }
    }

    private static func welsh(_ count: Operand) -> PluralCategory {
        switch count.whole {
        case 0: .zero
        case 1: .one
        case 2: .two
        case 3: .few
        case 6: .many
        default: .other
        }
    }

    private static func maltese(_ count: Operand) -> PluralCategory {
        switch (count.whole, count.tens) {
        case (1, _): .one
        case (2, _): .two
        case (0, _), (_, 3...10): .few
        case (_, 11...19): .many
        default: .other
        }
    }
}
