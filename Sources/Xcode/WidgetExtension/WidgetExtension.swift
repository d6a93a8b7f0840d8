import Foundation
import PackagePlugin

/// Generates for a target what Xcode generates for a widget extension, and what Apple's Foundation includes as one
/// module: the program `groupwidgets-extension` reads the target's files and writes one more source file.
@main
struct WidgetExtension: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        let files = TargetFiles(of: module, in: context.package.directoryURL)
        let swift = context.pluginWorkDirectoryURL.appendingPathComponent("\(target.name)+WidgetExtension.swift")
        let phone = context.pluginWorkDirectoryURL.appendingPathComponent("iOS")
        let copies = files.phoneSources.map { phone.appendingPathComponent($0.lastPathComponent) }
        let product = product(of: target, in: context.package)
        let bundle = context.pluginWorkDirectoryURL.appendingPathComponent("\(product).appex")
        return [
            .buildCommand(
                displayName: "Making what Xcode makes for \(target.name)",
                executable: try context.tool(named: "groupwidgets-extension").url,
                arguments: ["--product", product, "--target", target.name, "--package", context.package.displayName]
                    + ["--swift", swift.path, "--bundle", bundle.path, "--phone-folder", phone.path] + files.arguments
                    + modules(of: target)
                    + conditions(of: module),
                inputFiles: files.inputs, outputFiles: [swift, bundle] + copies)
        ]
    }

    /// The name of the program that is built from the target.
    private func product(of target: any Target, in package: Package) -> String {
        package.products(ofType: ExecutableProduct.self).first { $0.mainTarget.id == target.id }?.name ?? target.name
    }

    private func conditions(of module: any SourceModuleTarget) -> [String] {
        (module as? SwiftSourceModuleTarget)?.compilationConditions.flatMap { ["--define", $0] } ?? []
    }

    private func modules(of target: any Target) -> [String] {
        let modules = target.recursiveTargetDependencies.compactMap {
            $0.sourceModule?.moduleName ?? ($0 as? SystemLibraryTarget)?.name
        }
        return Set(modules).sorted().flatMap { ["--module", $0] }
    }
}
