import AppIntents
import SwiftUI
import Synchronization
import Testing
import WidgetArchive

@testable import WidgetKit

private let performed = Mutex<[String]>([])

struct GreetIntent: AppIntent {
    static let title: LocalizedStringResource = "Greet"

    @IntentParameter(title: "Name") var name: String

    init() {}

    init(name: String) { self.name = name }

    func perform() async throws -> some IntentResult & OpensIntent {
        performed.withLock { $0.append(name) }
        return .result(opensIntent: OpenURLIntent(URL(string: "greet://\(name)")!))
    }
}

private struct SecretIntent: AppIntent {
    static let title: LocalizedStringResource = "Secret"

    func perform() async throws -> some IntentResult {
        performed.withLock { $0.append("secret") }
        return .result()
    }
}

private struct FailingIntent: AppIntent {
    static let title: LocalizedStringResource = "Fail"

    func perform() async throws -> some IntentResult {
        if true { throw Unexpected(description: "nothing to greet") }
        return .result()
    }
}

/// What taps ask of a program.
@MainActor struct IntentTests {
    private func buttons(@ViewBuilder _ content: @escaping @MainActor () -> some View) -> Program {
        let provider = WordProvider([WordEntry(date: hour(0), word: "a")])
        return Program(
            [MadeWidget(StaticConfiguration(kind: "a", provider: provider) { _ in content() })],
            session: ProgramSession(intents: IntentRegistry(), log: { _ in }))
    }

    private func actions(of program: Program) async throws -> [Action] {
        try await program.timeline(of: "a").entries.flatMap(\.scene.root.actions)
    }

    @Test func `A tap performs the intent of a button with its parameters, and opens what that asks for`() async throws
    {
        let program = buttons { Button("Greet", intent: GreetIntent(name: "Minsu")) }
        guard case .perform(let intent, let parameters) = try #require(try await actions(of: program).first) else {
            throw Unexpected(description: "no intent")
        }
        #expect(parameters == ["name": .text("Minsu")])
        let answer = await program.answer(.perform(intent: intent, parameters: parameters))
        #expect(answer.result == .performed(opening: "greet://Minsu"))
        #expect(performed.withLock { $0.contains("Minsu") })
    }

    @Test func `A private intent is performed by the session that showed it, and by no other`() async throws {
        let program = buttons { Button("Secret", intent: SecretIntent()) }
        guard case .perform(let intent, _) = try #require(try await actions(of: program).first) else {
            throw Unexpected(description: "no intent")
        }
        let stranger = buttons { Text("a") }
        #expect(await stranger.failure(.perform(intent: intent, parameters: [:])) != nil)
        #expect(await program.answer(.perform(intent: intent, parameters: [:])).result == .performed(opening: nil))
    }

    @Test func `What an intent throws is the answer`() async {
        let intent = String(reflecting: GreetIntent.self)
        #expect(await Program().failure(.perform(intent: intent, parameters: [:]))?.contains("'name'") == true)
        #expect(await Program().failure(.perform(intent: "Nothing.Intent", parameters: [:])) != nil)
        let program = buttons { Button("Fail", intent: FailingIntent()) }
        _ = await program.answer(.timeline("a"))
        let failing = Request.Ask.perform(intent: String(reflecting: FailingIntent.self), parameters: [:])
        #expect(await program.failure(failing) == "nothing to greet")
    }

    @Test func `The choices of a parameter are asked of its kind`() async {
        #expect(await Program(city()).answer(.choices(kind: "City", parameter: "city")).result == .choices([]))
        let reason = await Program(city()).failure(.choices(kind: "City", parameter: "street"))
        #expect(reason?.contains("'street'") == true, "\(reason ?? "no failure")")
        #expect(await Program(words("a")).answer(.choices(kind: "a", parameter: "b")).result == .choices([]))
    }
}
