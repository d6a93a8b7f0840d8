import Commands
import Glibc
import GroupStore

extension Command {
    static let check = Command(
        name: "check",
        operands: "[SUITE …]",
        summary: "read suites from end to end and report damage",
        details: """
            Checks all suites of the root if none is named. Exit 3 if any is damaged, else 1 if there is no such suite.
            """,
        examples: [Example(line: "check", meaning: "one line a suite")],
        completes: [.suite],
        run: { invocation in
            let root = try invocation.root
            let named = invocation.operands + (invocation.argument("suite").map { [$0] } ?? [])
            let names = try named.isEmpty ? root.suites() : named.map { try SuiteName(argument: $0) }
            let style = Style(of: STDOUT_FILENO)
            var (damaged, absent) = (0, nil as Failure?)
            for name in names {
                do {
                    let snapshot = try invocation.snapshot(of: Suite(name, in: root))
                    let keys = snapshot.count == 1 ? "1 key" : "\(snapshot.count) keys"
                    Output.standard.print("\(name): \(style.paint("ok", .green)), \(keys)")
                } catch let failure as Failure {
                    absent = absent ?? failure
                    Output.standard.print("\(name): \(style.paint("absent", .red))")
                } catch let error as StoreError {
                    damaged += 1
                    Output.standard.print("\(name): \(style.paint("damaged", .red)): \(error)")
                    if let hint = error.hint { Output.standard.print("  \(hint)") }
                }
            }
            if damaged > 0 { throw Failure.unreadable(damaged, of: names.count) }
            if let absent { throw absent }
        })
}
