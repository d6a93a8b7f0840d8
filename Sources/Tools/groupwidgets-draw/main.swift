import GroupSystem

// Draws pictures of widgets for the program that started it: requests come on the standard input, one per line, and
// pictures go to the standard output. It ends with its input.

// Fonts and images come from anywhere. If they subvert this process, the damage must stay in it.
let confinement = Confinement.begin(memory: 1 << 30)
if CommandLine.arguments.contains("--confinement") {
    print("files: \(confinement.coversFiles), calls: \(confinement.coversCalls)")
    CurrentProcess.exit(confinement.coversCalls ? 0 : 1)
}
DrawingServer().serve()
