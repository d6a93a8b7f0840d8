import Commands
import GroupStore

extension Command {
    static let edit = Command(
        name: "edit",
        summary: "edit the suite's file in $VISUAL or $EDITOR",
        details: """
            The text is checked before it takes the file's place. If it cannot, it is kept, and you are told where. \
            Keys that another process set meanwhile stay as it set them, unless you changed the same ones. \
            What an edit that was killed had not saved is kept too, and the next edit of the suite says where.
            """,
        examples: [Example(line: "edit -s group.sample.alstn38.practice", meaning: "also mends a damaged file")],
        run: { invocation in
            _ = try invocation.operands(0...0)
            try Editing.run(try invocation.suite)
        })
}
