import CommandLineKit
import FoundationEssentials
import GroupSystem
import WidgetArchive
import XcodeImport

/// A package, as built by SwiftPM.
struct PackageBuild {
    let folder: String
    let scratch: String

    struct Outcome {
        let isDone: Bool
        let output: String
    }

    /// Builds everything, or what the given arguments select.
    func run(_ words: [String] = []) throws(Failure) -> Outcome {
        try PackageBuild.run(["swift", "build", "--package-path", folder, "--scratch-path", scratch] + words)
    }

    func program(_ name: String) -> String { "\(scratch)/debug/\(name)" }

    /// Has SwiftPM plan the next build anew.
    func forgetPlan() {
        for file in ["debug.yaml", "debug/description.json"] { try? FileSystem.remove("\(scratch)/\(file)") }
    }

    /// The modules in the plan of the last build.
    func modules() throws -> [CompileCommand] {
        try CompileCommand.lists(inPlan: FileTree("/").text("\(scratch)/debug.yaml")).compactMap { words, inputs in
            CompileCommand(
                words: try ArchiveCoding.value(from: Data(words.utf8)),
                inputs: try ArchiveCoding.value(from: Data(inputs.utf8)))
        }
    }

    /// The products in the plan of the last build, by their main modules. SwiftPM names a module after its target, as
    /// far as Swift allows, and a product as the package does.
    func products() throws -> [String: String] {
        let commands = try LinkCommand.lists(inPlan: FileTree("/").text("\(scratch)/debug.yaml")).compactMap { words in
            LinkCommand(words: try ArchiveCoding.value(from: Data(words.utf8)))
        }
        return Dictionary(commands.map { ($0.module, $0.product) }) { first, _ in first }
    }

    /// The modules that a module's source can import: those of the toolchain and of the plan.
    func importable(by module: CompileCommand) throws -> Set<String> {
        OfferedModules.ofToolchain.union(try modules().map(\.module)).union(module.librariesOfC)
    }

    /// All errors of a module, with empty modules in the places of absent ones: the compiler stops at an import that it
    /// cannot resolve.
    func errors(of module: CompileCommand, without absent: [String], in temporary: CheckupDirectory) throws
        -> [Diagnostic]
    {
        try makeDependencies()
        let stubs = try temporary.emptyModules(absent)
        let outcome = try PackageBuild.run(module.checking(module.sources, with: stubs))
        return Diagnostic.errors(in: outcome.output)
    }

    /// The modules of the plan that a module imports, also through others, and that cannot be built, with the output of
    /// trying each alone: a build that fails stops others, too. Modules come after those that they import.
    func broken(before module: CompileCommand, in outcome: Outcome) throws -> [(module: CompileCommand, output: String)]
    {
        let planned = Dictionary(try modules().map { ($0.module, $0) }) { first, _ in first }
        let rejected = Set(Diagnostic.errors(in: outcome.output).map(\.place.file))
        var known: Set<String> = [module.module]
        var found: [(module: CompileCommand, output: String)] = []
        func visit(_ command: CompileCommand) throws {
            let names = SourceFindings.imports(in: command.sources, try importable(by: command), command.conditions)
            for name in names.sorted() where known.insert(name).inserted {
                guard let next = planned[name], !next.sources.isEmpty,
                    !isMade(name) || next.sources.contains(where: rejected.contains)
                else { continue }
                try visit(next)
                let alone = try run(["--target", name])
                if !alone.isDone { found.append((next, alone.output)) }
            }
        }
        try visit(module)
        return found
    }

    private func isMade(_ module: String) -> Bool {
        (try? FileStatus(of: "\(scratch)/debug/Modules/\(module).swiftmodule")) != nil
    }

    /// Builds the modules that a rejected target would have been compiled with.
    private func makeDependencies() throws {
        let planned = Set(try modules().map(\.module))
        for module in OfferedModules.products.keys.sorted() where planned.contains(module) && !isMade(module) {
            _ = try run(["--target", module])
        }
    }

    private static func run(_ words: [String]) throws(Failure) -> Outcome {
        do throws(Errno) {
            let output = try FileDescriptor.scratch()
            var start = ProgramStart(words)
            (start.output, start.errorOutput) = (output.rawValue, output.rawValue)
            let status = try start.start().wait()
            output.rewind()
            let text = String(decoding: try File.readAll(output.rawValue), as: UTF8.self)
            return Outcome(isDone: status == .exited(code: 0), output: text)
        } catch {
            throw .store("\(words[0]) cannot be run: \(error)", hint: "Swift's bin directory belongs in the PATH")
        }
    }
}
