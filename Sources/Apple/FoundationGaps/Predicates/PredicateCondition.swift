import Foundation

/// A predicate's format, read.
indirect enum PredicateCondition {
    case constant(Bool)
    case all([PredicateCondition])
    case any([PredicateCondition])
    case not(PredicateCondition)
    case comparison(PredicateComparison)

    func holds(for object: Any?, _ variables: [String: Any]) -> Bool {
        switch self {
        case .constant(let value): value
        case .all(let conditions): conditions.allSatisfy { $0.holds(for: object, variables) }
        case .any(let conditions): conditions.contains { $0.holds(for: object, variables) }
        case .not(let condition): !condition.holds(for: object, variables)
        case .comparison(let comparison): comparison.holds(for: object, variables)
        }
    }
}

struct PredicateComparison {
    var left: Operand
    var right: Operand
    var kind: Kind
    var scope = Scope.single
    var folding: String.CompareOptions = []

    enum Scope { case single, any, all, none }

    enum Kind: String {
        case equal = "==", unequal = "!=", less = "<", atMost = "<=", more = ">", atLeast = ">="
        case begins = "BEGINSWITH", ends = "ENDSWITH", contains = "CONTAINS", like = "LIKE", matches = "MATCHES"
        case isIn = "IN", between = "BETWEEN"
    }

    indirect enum Operand {
        case value(Any?)
        case path([String])
        case variable(String)
        case list([Operand])

        func value(for object: Any?, _ variables: [String: Any]) -> ComparedValue {
            switch self {
            case .value(let value): ComparedValue(value)
            case .path(let path): ComparedValue(object, at: path)
            case .variable(let name): ComparedValue(variables[name])
            case .list(let operands): .many(operands.map { $0.value(for: object, variables) })
            }
        }
    }

    func holds(for object: Any?, _ variables: [String: Any]) -> Bool {
        let (left, right) = (left.value(for: object, variables), right.value(for: object, variables))
        guard scope != .single else { return holds(left, right) }
        let values = if case .many(let values) = left { values } else { [left] }
        return switch scope {
        case .all: values.allSatisfy { holds($0, right) }
        case .none: !values.contains { holds($0, right) }
        default: values.contains { holds($0, right) }
        }
    }

    private func holds(_ left: ComparedValue, _ right: ComparedValue) -> Bool {
        switch kind {
        case .equal: isEqual(left, right)
        case .unequal: !isEqual(left, right)
        case .less: order(left, right) == .orderedAscending
        case .more: order(left, right) == .orderedDescending
        case .atMost: order(left, right).map { $0 != .orderedDescending } ?? false
        case .atLeast: order(left, right).map { $0 != .orderedAscending } ?? false
        case .isIn: contains(right, left)
        case .contains: contains(left, right)
        case .between:
            if case .many(let bounds) = right, bounds.count == 2, let low = order(bounds[0], left),
                let high = order(left, bounds[1])
            {
                low != .orderedDescending && high != .orderedDescending
            } else {
                false
            }
        case .begins, .ends, .like, .matches:
            if let text = left.text, let words = right.text { matches(folded(text), folded(words)) } else { false }
        }
    }

    private func isEqual(_ left: ComparedValue, _ right: ComparedValue) -> Bool {
        if let left = left.text, let right = right.text { return folded(left) == folded(right) }
        if let left = left.number, let right = right.number { return left.compare(right) == .orderedSame }
        return left == right
    }

    /// As SQL has it: nothing is neither more nor less.
    private func order(_ left: ComparedValue, _ right: ComparedValue) -> ComparisonResult? {
        if left == .nothing || right == .nothing { return nil }
        if let left = left.text, let right = right.text { return folded(left).compare(folded(right)) }
        return left.order(before: right)
    }

    private func contains(_ whole: ComparedValue, _ part: ComparedValue) -> Bool {
        if case .many(let values) = whole { return values.contains { isEqual($0, part) } }
        guard let text = whole.text, let words = part.text else { return false }
        return folded(text).contains(folded(words))
    }

    private func matches(_ text: String, _ words: String) -> Bool {
        switch kind {
        case .begins: return text.hasPrefix(words)
        case .ends: return text.hasSuffix(words)
        default:
            let pattern = kind == .matches ? words : PredicateComparison.pattern(of: words)
            let range = text.range(of: "^(?:\(pattern))$", options: .regularExpression)
            return range == text.startIndex..<text.endIndex
        }
    }

    private func folded(_ text: String) -> String {
        folding.isEmpty ? text : text.folding(options: folding, locale: nil)
    }

    /// A pattern for words in which `*` and `?` stand for other characters.
    private static func pattern(of words: String) -> String {
        words.map { $0 == "*" ? "(?s:.*)" : $0 == "?" ? "(?s:.)" : NSRegularExpression.escapedPattern(for: String($0)) }
            .joined()
    }
}
