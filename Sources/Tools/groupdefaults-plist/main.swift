import CommandLineKit
import GroupSystem
import PropertyLists

// Converts property lists in Apple's formats to the text of a suite and back, from the standard input to the standard
// output. Errors go to the standard output too; the exit code is 1 if the input is bad, and 3 otherwise.

func answer(_ text: String, code: Int32) -> Never {
    try? FileDescriptor.writeAll(Array(text.utf8), to: FileDescriptor.standardOutput)
    CurrentProcess.exit(code)
}

do {
    guard let word = try ProcessArguments.words().first, let conversion = Conversion(rawValue: word) else {
        answer("this program is for groupdefaults to call", code: 1)
    }
    if conversion.isOfForeignInput {
        // The last line of defence against malicious lists: more than any that the tool passes on needs, yet finite.
        ResourceLimit.memory.lower(to: 4 << 30)
        ResourceLimit.processorSeconds.lower(to: 300)
    }
    let input = try File.readAll(FileDescriptor.standardInput)
    try FileDescriptor.writeAll(conversion.output(for: input), to: FileDescriptor.standardOutput)
} catch {
    answer("\(error)", code: error is PropertyList.Problem ? 1 : 3)
}
