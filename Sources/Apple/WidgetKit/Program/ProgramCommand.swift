import AppIntents
import Foundation
import WidgetArchive

/// A widget program run by hand: `Tracker timeline TrackerStatusWidget --family systemMedium --set city=Seoul`.
@MainActor struct ProgramCommand {
    private let program: Responder

    init(_ program: Responder) {
        self.program = program
    }

    func begin(_ words: [String]) {
        let output = ProgramCommand.takeStandardOutput()
        Task {
            do {
                let words = try ProgramWords(words)
                if words.wantsHelp {
                    try output.write(contentsOf: Data(help.utf8))
                    exit(0)
                }
                let ask = try await typed(try words.ask)
                let answer = await program.answer(to: Request(number: 1, ask))
                try ProgramCommand.print(answer.result, on: output)
                exit(0)
            } catch let error as ProgramWords.Misuse {
                ProgramCommand.complain("error: \(error)\nhint: try '\(ProcessInfo.processInfo.processName) help'")
                exit(2)
            } catch {
                ProgramCommand.complain("error: \(error)")
                exit(error is UnknownKind ? 1 : 3)
            }
        }
    }

    /// The request with its words converted to the types of the parameters. Requests without parameters are returned
    /// unchanged; any errors in them are reported by the answer.
    private func typed(_ ask: Request.Ask) async throws -> Request.Ask {
        if let kind = ask.kind, !ask.isOfActivity { _ = try program.setup(kind) }
        switch ask {
        case .placeholder(let instance): return .placeholder(try await typed(instance))
        case .snapshot(let instance, let isPreview):
            return .snapshot(try await typed(instance), isPreview: isPreview)
        case .timeline(let instance): return .timeline(try await typed(instance))
        case .perform(let intent, let parameters):
            guard let type = IntentRegistry.current.type(of: intent) else { return ask }
            return .perform(
                intent: intent, parameters: ProgramCommand.typed(parameters, by: await parameterDescriptions(of: type)))
        case .describe, .choices, .previews, .preview: return ask
        }
    }

    private func typed(_ instance: Instance) async throws -> Instance {
        guard !instance.parameters.isEmpty, !instance.family.isActivity else { return instance }
        var instance = instance
        let descriptions = try await program.setup(instance.kind).source.parameters()
        instance.parameters = ProgramCommand.typed(instance.parameters, by: descriptions)
        return instance
    }

    private static func typed(
        _ parameters: [String: Parameter], by descriptions: [ParameterDescription]
    ) -> [String: Parameter] {
        parameters.reduce(into: [:]) { typed, given in
            let description = descriptions.first { $0.name == given.key }
            typed[given.key] = description?.form(ofWords: "\(given.value)") ?? given.value
        }
    }

    private static func print(_ result: Answer.Result, on output: FileHandle) throws {
        switch result {
        case .description(let description): try output.write(contentsOf: ArchiveCoding.file(description))
        case .timeline(let timeline): try output.write(contentsOf: ArchiveCoding.file(timeline))
        case .choices(let choices): try output.write(contentsOf: ArchiveCoding.file(choices))
        case .performed(let url): if let url { try output.write(contentsOf: Data("\(url)\n".utf8)) }
        case .previews(let previews): try output.write(contentsOf: ArchiveCoding.file(previews))
        case .preview(let scenes): try output.write(contentsOf: ArchiveCoding.file(scenes))
        case .failure(let reason):
            complain("error: \(reason)")
            exit(3)
        }
    }

    /// Reserves the standard output for the answer: the developer's own output goes to stderr.
    private static func takeStandardOutput() -> FileHandle {
        let copy = dup(1)
        dup2(2, 1)
        return FileHandle(fileDescriptor: copy)
    }

    private static func complain(_ text: String) {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }

    private var help: String {
        let name = ProcessInfo.processInfo.processName
        let kinds = program.kinds.map { "  \($0.kind)  \($0.name)\($0.summary.isEmpty ? "" : ": \($0.summary)")" }
        return """
            \(name): a widget program. 'groupwidgets add' has its widgets shown; by hand, it answers in JSON.

            usage: \(name) describe
                   \(name) timeline|snapshot|placeholder KIND [--family FAMILY] [--set PARAMETER=VALUE …]
                   \(name) choices KIND PARAMETER
                   \(name) perform INTENT [--set PARAMETER=VALUE …]
                   \(name) previews
                   \(name) preview NUMBER

            Kinds:
            \(kinds.joined(separator: "\n"))

            """
    }
}
