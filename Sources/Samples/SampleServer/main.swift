// Serves the web APIs that two of the sample widgets use, on this machine: `Server [PORT]` prints its address first.
import Foundation

signal(SIGPIPE, SIG_IGN)
do {
    let server = try LoopbackServer(port: CommandLine.arguments.dropFirst().first.flatMap(UInt16.init) ?? 0)
    FileHandle.standardOutput.write(Data("http://127.0.0.1:\(server.port)\n".utf8))
    server.serve(SampleAPI.answer)
} catch {
    FileHandle.standardError.write(Data("the server cannot begin: \(error)\n".utf8))
    exit(3)
}
