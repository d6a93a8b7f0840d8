import CommandLineKit
import GroupStore

extension Command {
    static let edit = Command(
        name: "edit",
        summary: "edit the suite's file in $VISUAL or $EDITOR",
        details: """
            The text is checked before it replaces the file. If it cannot be saved, it is kept, and its path is \
            printed. Keys that another process set meanwhile keep their values, unless you changed them too. What a \
            killed edit had not saved is kept as well, and the next edit of the suite says where.
            """,
        examples: [Example(line: "edit -s group.com.example.app", meaning: "also mends a damaged file")],
        run: { invocation in
            _ = try invocation.operands(0...0)
            try Editing.run(try invocation.suite)
        })
}
