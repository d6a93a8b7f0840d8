import FoundationEssentials
import GroupStore
import GroupSystem
import ScriptWidgets
import WidgetArchive

// The host starts this program with the path of a script, for which it answers on the socket that a widget program has.

let words = CommandLine.arguments.dropFirst()
guard let script = words.first, words.count == 1,
    let socket = ProcessEnvironment.words(Request.socketVariable).flatMap({ Int32($0) })
else {
    try? FileDescriptor.writeAll(
        Array("groupwidgets-script: the host runs this program; 'groupwidgets add SCRIPT' registers a script\n".utf8),
        to: FileDescriptor.standardError)
    CurrentProcess.exit(2)
}
let root = try Root.current()
ScriptShims(in: root.path + "/.widgets").extendSearchPath()
ScriptServer(try ScriptProgram(script, in: root, host: socket), on: socket).serve()
