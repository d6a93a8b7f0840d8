import Foundation

/// Finds the programs that a test starts.
enum ProgramPath {
    /// The path of a program, given by path, or by the name of one built beside the tests, found on the PATH, or
    /// installed with the tools there.
    static func find(_ name: String) throws(TestFailure) -> String {
        if name.contains("/") {
            guard isProgram(name) else { throw TestFailure("\(name) is not an executable program") }
            return name
        }
        let directories = [directoryOfTests] + searchPath + searchPath.map { "\($0)/../libexec/groupdefaults" }
        let candidates = directories.map { "\($0)/\(name)" }
        if let found = candidates.first(where: isProgram) { return found }
        throw TestFailure(
            "there is no program '\(name)' beside the tests in \(directoryOfTests), nor on the PATH",
            [TestFailure.Detail("to have it built, let the test target depend on it", dependency(name))])
    }

    private static func dependency(_ name: String) -> String {
        let isOurs = ["groupdefaults", "groupwidgets", "groupwidgets-draw"].contains(name)
        return isOurs ? ".product(name: \"\(name)\", package: \"groupdefaults\")" : "dependencies: [\"\(name)\"]"
    }

    private static var directoryOfTests: String {
        let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return (tests as NSString).deletingLastPathComponent
    }

    private static var searchPath: [String] {
        (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map(String.init)
    }

    private static func isProgram(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && !isDirectory.boolValue
            && FileManager.default.isExecutableFile(atPath: path)
    }
}
