import Commands
import GroupStore
import GroupSystem

extension Command {
    static let check = Command(
        name: "check",
        operands: "[SUITE …]",
        summary: "read suites from end to end and report damage",
        details: """
            Checks the named suites, or all of the root, and whether this user can read and write them. Exit 3 if any \
            is damaged or belongs to another user, else 1 if a named suite does not exist.
            """,
        examples: [Example(line: "check", meaning: "one line a suite")],
        completes: [.suite],
        run: { invocation in
            let root = try invocation.root
            let named = invocation.operands + (invocation.argument("suite").map { [$0] } ?? [])
            let names = try named.map { try SuiteName(argument: $0) }
            let all = try names.isEmpty ? (root.suites() + root.hiddenNames()).sorted() : names
            var (faulty, absent) = (0, nil as Failure?)
            for name in all {
                do {
                    let suite = Suite(name, in: root)
                    let count = try invocation.snapshot(of: suite).count
                    let keys = count == 1 ? "1 key" : "\(count) keys"
                    if let foreign = suite.foreignFile {
                        faulty += 1
                        tell(name, "not writable", .red, ", \(keys): \(foreign)", foreign.remedy)
                    } else {
                        tell(name, "ok", .green, ", \(keys)")
                    }
                } catch let failure as Failure {
                    absent = absent ?? failure
                    tell(name, "absent", .red)
                } catch let error as StoreError {
                    faulty += 1
                    tell(name, error.isOfReading ? "unreadable" : "damaged", .red, ": \(error)", error.advice)
                }
            }
            if faulty > 0 { throw Failure.store("\(faulty) of \(all.count) suites cannot be read or written") }
            if let absent { throw absent }
        })

    private static func tell(
        _ name: SuiteName, _ verdict: String, _ colour: Style.Colour, _ rest: String = "", _ advice: String? = nil
    ) {
        Output.standard.print("\(name): \(Style(of: FileDescriptor.standardOutput).paint(verdict, colour))\(rest)")
        if let advice { Output.standard.print("  \(advice)") }
    }
}

extension StoreError {
    fileprivate var isOfReading: Bool {
        if case .unreadable = reason { true } else { false }
    }
}
