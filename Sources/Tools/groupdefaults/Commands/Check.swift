import CommandLineKit
import GroupStore
import GroupSystem

extension Command {
    static let check = Command(
        name: "check",
        operands: "[SUITE …]",
        summary: "read suites from end to end and report damage",
        details: """
            Checks the named suites, or all of the root, and whether this user can read and write them. One line a \
            suite, or with --json one array of objects. Exit 3 if any is damaged or belongs to another user, else 1 if a \
            named suite does not exist.
            """,
        options: [.json],
        examples: [Example(line: "check", meaning: "one line a suite")],
        completes: [.suite],
        run: { invocation in
            let root = try invocation.root
            let named = invocation.operands + (invocation.argument("suite").map { [$0] } ?? [])
            let names = try named.map { try SuiteName(argument: $0) }
            let all = try names.isEmpty ? (root.suites() + root.hiddenNames()).sorted() : names
            var (verdicts, absent) = ([] as [Verdict], nil as Failure?)
            for name in all {
                do {
                    verdicts.append(try Verdict(of: Suite(name, in: root)))
                } catch let failure as Failure {
                    absent = absent ?? failure
                    verdicts.append(Verdict(name: name, state: .absent))
                }
            }
            print(verdicts, asJSON: invocation.has("json"))
            let faulty = verdicts.count(where: \.isFaulty)
            if faulty > 0 { throw Failure.store("\(faulty) of \(all.count) suites cannot be read or written") }
            if let absent { throw absent }
        })

    private static func print(_ verdicts: [Verdict], asJSON: Bool) {
        if asJSON { return Output.standard.print(Value.array(verdicts.map(\.value)).json()) }
        let style = Style(of: FileDescriptor.standardOutput)
        for verdict in verdicts { Output.standard.write(verdict.text(style)) }
    }
}

private struct Verdict {
    enum State: String {
        case ok, absent, damaged, unreadable
        case notWritable = "not writable"
    }

    let name: SuiteName
    let state: State
    var keys: Int?
    var problem: String?
    var advice: String?

    var isFaulty: Bool { ![.ok, .absent].contains(state) }

    /// The verdict as JSON.
    var value: Value {
        var members: Members = ["suite": .string(name.text), "state": .string(state.rawValue)]
        members["keys"] = keys.map { .integer(Int64($0)) }
        members["problem"] = problem.map(Value.string)
        members["advice"] = advice.map(Value.string)
        return .dictionary(members)
    }

    func text(_ style: Style) -> String {
        let count = keys.map { $0 == 1 ? ", 1 key" : ", \($0) keys" } ?? ""
        let rest = problem.map { ": \($0)" } ?? ""
        let advice = advice.map { "  \($0)\n" } ?? ""
        return "\(name): \(style.paint(state.rawValue, state == .ok ? .green : .red))\(count)\(rest)\n\(advice)"
    }
}

extension Verdict {
    /// Checks a suite. Throws if it does not exist.
    init(of suite: Suite) throws {
        do {
            let snapshot = try suite.snapshot()
            guard snapshot.exists else { throw Failure.noSuite(suite.name, in: suite.root) }
            let foreign = suite.foreignFile
            self.init(
                name: suite.name, state: foreign == nil ? .ok : .notWritable, keys: snapshot.count,
                problem: foreign?.description, advice: foreign?.remedy)
        } catch let error as StoreError {
            self.init(
                name: suite.name, state: error.isOfReading ? .unreadable : .damaged, problem: "\(error)",
                advice: error.advice)
        }
    }
}

extension StoreError {
    fileprivate var isOfReading: Bool {
        if case .unreadable = reason { true } else { false }
    }
}
