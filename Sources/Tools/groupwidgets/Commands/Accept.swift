import CommandLineKit
import GroupSystem
import Snapshots

extension Command {
    static let accept = Command(
        name: "accept",
        operands: "[NAME …]",
        summary: "take new pictures for those that they were compared with",
        details: """
            NAME is a picture of 'groupwidgets compare', or the folder of several; --all takes all of them. The new \
            pictures and their trees replace the old ones, such as the snapshots of tests, and an old picture without a \
            new one is removed. Prints the files.
            """,
        options: [.init(name: "all", summary: "accept all of them"), .report],
        examples: [
            .init(line: "groupwidgets accept --all", meaning: "what the last 'swift test' found is right"),
            .init(
                line: "groupwidgets accept --report differences CoffeeTests", meaning: "the pictures of one folder"),
        ],
        of: { invocation in
            let (names, folder) = (invocation.operands, invocation.comparisons)
            if names.isEmpty != invocation.has("all") { throw invocation.misused("name pictures, or --all") }
            let all = folder.comparisons
            for name in names where !all.contains(where: { $0.isMeant(by: name) }) {
                throw Failure.notFound(
                    "there is no difference of '\(name)' in \(folder.path)", hint: "'groupwidgets compare' lists them")
            }
            for comparison in all where names.isEmpty || names.contains(where: comparison.isMeant) {
                do throws(Errno) {
                    try folder.accept(comparison)
                } catch {
                    throw Failure.store("\(comparison.reference) cannot be replaced: \(error)")
                }
                Output.standard.print(comparison.reference)
            }
            try folder.writingPage(invocation)
        })
}

extension SnapshotComparison {
    fileprivate func isMeant(by word: String) -> Bool { name == word || name.hasPrefix(word + "/") }
}
