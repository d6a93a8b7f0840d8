@testable import CommandLineKit

/// A program whose commands do nothing but fail, with what they were told.
enum SampleProgram {
    static let ring = Command(
        name: "ring", operands: "BELL [FILE]", summary: "ring a bell", details: "As long as it takes.",
        options: [
            Option(name: "times", short: "n", argument: "COUNT", summary: "how often"),
            Option(name: "loud", short: "l", summary: "so that all hear", isAlsoSingleDash: true, aliases: ["forte"]),
        ],
        examples: [.init(line: "ring big", meaning: "rings the big one")],
        completes: [.found { [.init("big", meaning: $0.argument("times") ?? "once"), .init("small")] }, .file],
        run: { invocation in
            let bell = try invocation.operands(1...2)[0]
            let times = invocation.argument("times") ?? "once"
            throw Failure.notFound("\(bell) \(times)\(invocation.has("loud") ? " loud" : "")")
        })

    static let chime = Command(
        name: "chime", summary: "play a tune", hasOwnGrammar: true,
        run: { invocation in throw Failure.notFound("\(invocation.rest) in \(try invocation.root)") })

    static let wait = Command(
        name: "wait", summary: "ring later", options: [Option(name: "for", argument: "TIME", summary: "how long")],
        without: ["root"], runsAnother: true,
        run: { invocation in
            throw Failure.notFound("\(try invocation.duration("for") ?? .zero) then \(invocation.rest)")
        })

    static let toll = Command(
        name: "toll", summary: "ring for programs", isForPrograms: true, run: { _ in throw Failure.notFound("tolled") })

    static func program(_ commands: [Command] = [ring, chime]) -> Program {
        Program(
            name: "belfry", version: "7", summary: "bells for all", usage: "[--root DIR] COMMAND [ARGUMENT …]",
            options: [.root, .color], commands: commands, completing: "bells",
            adviceOnWord: { $0 == "knell" ? "'belfry toll' is for programs" : nil }, notes: "Bells hang high.",
            description: "Rings bells.", seeAlso: ["campana (5)", "carillon (1)"],
            sections: [.environment([.init("BELFRY_BELL", "The bell."), .noColour])])
    }
}
