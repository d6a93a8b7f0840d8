import Foundation
import WidgetArchive

/// The arguments of a widget program run by hand.
struct ProgramWords {
    private let operands: [String]
    private var family: Family?
    private var parameters: [String: Parameter] = [:]
    let wantsHelp: Bool

    struct Misuse: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) { self.description = description }
    }

    init(_ words: [String]) throws(Misuse) {
        var operands: [String] = []
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "--family":
                let name = try ProgramWords.argument(of: word, &rest)
                guard let family = Family.allCases.first(where: { $0.isCalled(name) }) else {
                    let known = Family.allCases.map(\.rawValue).joined(separator: ", ")
                    throw Misuse("there is no family '\(name)'; there are \(known)")
                }
                self.family = family
            case "--set":
                let assignment = try ProgramWords.argument(of: word, &rest)
                guard let equals = assignment.firstIndex(of: "=") else {
                    throw Misuse("--set needs PARAMETER=VALUE, not '\(assignment)'")
                }
                parameters[String(assignment[..<equals])] = .text(
                    String(assignment[assignment.index(after: equals)...]))
            case _ where word.hasPrefix("-") && !["-h", "--help"].contains(word):
                throw Misuse("there is no option '\(word)'")
            default: operands.append(word)
            }
        }
        self.operands = operands
        wantsHelp = operands.isEmpty || ["help", "-h", "--help"].contains { operands.contains($0) }
    }

    private static func argument(of option: String, _ rest: inout ArraySlice<String>) throws(Misuse) -> String {
        guard let argument = rest.popFirst() else { throw Misuse("\(option) needs an argument") }
        return argument
    }

    /// The request that they describe.
    var ask: Request.Ask {
        get throws(Misuse) {
            switch operands[0] {
            case "describe": return .describe
            case "placeholder": return .placeholder(try instance)
            case "snapshot": return .snapshot(try instance, isPreview: true)
            case "timeline": return .timeline(try instance)
            case "choices": return .choices(kind: try operand(1, "a kind"), parameter: try operand(2, "a parameter"))
            case "perform": return .perform(intent: try operand(1, "an intent"), parameters: parameters)
            case "previews": return .previews
            case "preview":
                let word = try operand(1, "the place of a preview, from 0 on")
                guard let place = Int(word) else { throw Misuse("'\(word)' is not the number of a preview") }
                return .preview(place)
            case let other: throw Misuse("there is no command '\(other)'")
            }
        }
    }

    private var instance: Instance {
        get throws(Misuse) {
            Instance(kind: try operand(1, "a kind"), family: family ?? .systemMedium, parameters: parameters)
        }
    }

    private func operand(_ place: Int, _ what: String) throws(Misuse) -> String {
        guard place < operands.count else { throw Misuse("'\(operands[0])' needs \(what)") }
        return operands[place]
    }
}
