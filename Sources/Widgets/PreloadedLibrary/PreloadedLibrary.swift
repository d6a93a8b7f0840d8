import PackagePlugin

/// Compiles the library that is preloaded into scripts. SwiftPM would link Swift's runtime to a library of its own, which
/// each process of a script would load.
@main struct PreloadedLibrary: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let source = target.directoryURL.appending(path: "Preloaded.c")
        let library = context.pluginWorkDirectoryURL.appending(path: "libgroupwidgets-files.so")
        return [
            .buildCommand(
                displayName: "Compiling the library that scripts preload",
                executable: try context.tool(named: "clang").url,
                // It has nothing to set up or to protect: each process of a script spends less time to load it.
                arguments: [
                    "-shared", "-fPIC", "-O2", "-s", "-nostartfiles", "-Wl,-z,norelro", "-Wall", "-Werror",
                    "-o", library.path, source.path,
                ],
                inputFiles: [source], outputFiles: [library])
        ]
    }
}
