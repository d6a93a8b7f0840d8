import Foundation
import PackagePlugin

/// Gives a target one more source file, whose alias makes `UserDefaults` ours in all of its files, whatever they import:
/// a name that a module declares itself goes before every imported one.
@main
struct UserDefaultsAlias: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let directory = context.pluginWorkDirectoryURL.appendingPathComponent("Sources")
        let file = directory.appendingPathComponent("UserDefaults+AppGroups.swift")
        let source = """
            public import AppGroups
            public typealias UserDefaults = AppGroups.UserDefaults

            """
        // Written only when it is not there, so that a build with nothing to do stays one.
        if (try? String(contentsOf: file, encoding: .utf8)) != source {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            try source.write(to: file, atomically: true, encoding: .utf8)
        }
        return [
            .prebuildCommand(
                displayName: "Naming UserDefaults", executable: URL(fileURLWithPath: "/bin/true"), arguments: [],
                outputFilesDirectory: directory)
        ]
    }
}
