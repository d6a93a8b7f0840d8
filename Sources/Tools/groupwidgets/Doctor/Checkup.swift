import CommandLineKit
import FoundationEssentials
import GroupStore
import GroupSystem
import WidgetArchive
import WidgetRecords
import XcodeFiles
import XcodeImport

/// The work of `groupwidgets doctor`: builds a package, and examines its widget programs.
struct Checkup {
    let folder: String
    private let build: PackageBuild
    private let target: String?
    private let judgesAccessibility: Bool

    init(_ invocation: Invocation) throws {
        let operand = try invocation.operands(0...1).first
        let directory = try CurrentProcess.workingDirectory
        let place = Path.join(directory, operand ?? ".")
        let isFolder = (try? FileStatus(of: place, followsLinks: true))?.isDirectory == true
        folder = isFolder ? place : directory
        target = isFolder ? nil : operand
        judgesAccessibility = invocation.has("accessibility")
        guard (try? FileStatus(of: folder + "/Package.swift")) != nil else {
            throw Failure.notFound(
                "there is no Package.swift in \(folder)", hint: "'groupwidgets init' writes one for an Xcode project")
        }
        let scratch = invocation.argument("scratch-path") ?? Path.join(folder, ".build")
        build = PackageBuild(folder: folder, scratch: Path.join(directory, scratch))
    }

    func reports() throws -> [TargetReport] {
        let temporary = try CheckupDirectory(judgesAccessibility: judgesAccessibility)
        note("building \(folder) …\n")
        var outcome = try build.run()
        if !outcome.isDone, try !build.modules().contains(where: { $0.sources.contains(where: isOwn) }) {
            // A plan of another package may be in the way, whose errors these are then.
            build.forgetPlan()
            outcome = try build.run()
        }
        let products = try build.products()
        let modules = try build.modules().filter(isProgram)
        let programs = modules.map { (module: $0, product: products[$0.module] ?? $0.module) }
            .filter { isMeant($0.module.module, $0.product) }
        guard !programs.isEmpty else {
            let unplanned = outcome.isDone ? [] : try reportsWithoutPlan(outcome)
            guard unplanned.isEmpty else { return unplanned }
            throw noProgram(outcome)
        }
        return try programs.map { try report(on: $0.module, of: $0.product, outcome, in: temporary) }
    }

    /// Whether a module or product belongs to the requested target, if any.
    private func isMeant(_ module: String, _ product: String) -> Bool {
        guard let target else { return true }
        let identifier = String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return product == target || module == identifier
    }

    /// Whether a module belongs to this package, and has a widget as its entry point, which may be in a copy.
    private func isProgram(_ module: CompileCommand) -> Bool {
        module.sources.contains(where: isOwn)
            && hasMain(module.sources, in: FileTree("/"), conditions: module.conditions)
    }

    private func hasMain(_ files: [String], in tree: FileTree, conditions: Set<String>) -> Bool {
        files.contains { WidgetSource.hasMain(in: tree.text($0), conditions: conditions) }
    }

    private func isOwn(_ file: String) -> Bool { Path.isWithin(folder, file) && !Path.isWithin(build.scratch, file) }

    /// The findings about programs that SwiftPM cannot plan to build, as when a package that they depend on is missing.
    private func reportsWithoutPlan(_ outcome: PackageBuild.Outcome) throws -> [TargetReport] {
        let tree = FileTree(folder)
        guard let package = LocalPackage(at: "", in: tree) else { return [] }
        return try package.programs.filter { isMeant($0, $0) }.compactMap { name in
            guard let target = try package.target(name) else { return nil }
            let all = target.sources + phoneSources(ofTarget: name)
            guard hasMain(all, in: tree, conditions: Set(target.settings.conditions)) else { return nil }
            let modules = OfferedModules.importable.union(package.modules).union(target.products.map(\.name))
            var report = TargetReport(name: name)
            report.frameworks = SourceFindings(files: all.map(tree.absolute), modules: modules).frameworks
            report.hidden = SourceFindings(files: target.sources.map(tree.absolute), modules: modules).hidden
            report.missing = Finding.causes(inBuild: outcome.output)
            report.downloads = Finding.downloads(inBuild: outcome.output)
            report.isBuilt = false
            return report
        }
    }

    /// The files of a target that are compiled from copies, and left out by the manifest.
    private func phoneSources(ofTarget name: String) -> [String] {
        var settings = BuildSettings()
        try? settings.take(fileAt: Path.join(folder, SideFile.name(forTarget: name)))
        let files = (try? settings[PhoneSource.setting]) ?? ""
        return files.split(separator: ":").map(String.init)
    }

    private func noProgram(_ outcome: PackageBuild.Outcome) -> Failure {
        guard outcome.isDone else {
            let errors = outcome.output.split(separator: "\n").filter { $0.contains("error:") }
            let first = errors.first { $0.hasPrefix("/") } ?? errors.first
            return .store("the package cannot be built", hint: String(first ?? "'swift build' says why"))
        }
        let name = target.map { " '\($0)'" } ?? ""
        return .notFound(
            "the package in \(folder) has no widget program\(name)",
            hint: "one is an executable target with a Widget or WidgetBundle that is marked @main")
    }

    private func report(
        on module: CompileCommand, of product: String, _ outcome: PackageBuild.Outcome, in temporary: CheckupDirectory
    ) throws -> TargetReport {
        let own = module.sources.filter { !Path.isWithin(build.scratch, $0) }
        var report = TargetReport(name: product)
        let source = SourceFindings(
            files: own, modules: try build.importable(by: module), conditions: module.conditions)
        report.frameworks = source.frameworks
        report.hidden = source.hidden
        report.hasPlugin = module.hasPlugin
        let made = try outcome.isDone ? outcome : build.run(["--product", product])
        if made.isDone {
            try temporary.examine(build.program(product), own, into: &report)
            report.notes += try groupsWithoutEntitlement(report.groups)
        } else {
            report.isBuilt = false
            report.missing = Finding.refusals(ofPluginFor: module.module, inBuild: made.output)
            if report.missing.isEmpty {
                try findCauses(of: made, in: module, source.absentModules, temporary, into: &report)
            }
        }
        return report
    }

    /// Finds why a module does not compile: its own errors, and those of the modules that it imports.
    private func findCauses(
        of outcome: PackageBuild.Outcome, in module: CompileCommand, _ absent: [String], _ temporary: CheckupDirectory,
        into report: inout TargetReport
    ) throws {
        var errors = try build.errors(of: module, without: absent, in: temporary)
        var refusals: [Finding] = []
        var told: Set<String> = []
        for (other, output) in try build.broken(before: module, in: outcome) {
            let refused = Finding.refusals(ofPluginFor: other.module, inBuild: output)
            let own = other.sources.filter { !Path.isWithin("\(build.scratch)/plugins", $0) }
            let source = SourceFindings(
                files: own, modules: try build.importable(by: other), conditions: other.conditions,
                areForeign: !own.contains(where: isOwn))
            var found = refused.isEmpty ? try build.errors(of: other, without: source.absentModules, in: temporary) : []
            if found.isEmpty { found = Diagnostic.errors(in: output) }
            // Of another's package, the first say which it is.
            if !own.contains(where: isOwn) { found = Array(found.prefix(Checkup.mostOfOthers)) }
            refusals += refused
            report.frameworks += source.frameworks
            errors += found
            if !refused.isEmpty || !found.isEmpty || !source.frameworks.isEmpty { told.insert(other.module) }
        }
        errors.removeAll { error in told.contains { error.message == "no such module '\($0)'" } }
        report.frameworks = Finding.grouped(report.frameworks)
        report.missing = refusals + Finding.causes(of: errors)
        if report.missing.isEmpty, report.frameworks.isEmpty {
            report.missing = Finding.causes(inBuild: outcome.output)
        }
    }

    private static let mostOfOthers = 5

    /// The groups that widgets read and no entitlements file of the package's folder names; on an iPhone they are empty.
    private func groupsWithoutEntitlement(_ read: Set<String>) throws -> [Finding] {
        let tree = FileTree(folder)
        let entitlements = try tree.files(in: "").filter { $0.hasSuffix(".entitlements") }
        let lists = entitlements.compactMap { try? XcodeFile.propertyList(tree.absolute($0)) }
        let named = Set(lists.flatMap { $0["com.apple.security.application-groups"]?.texts ?? [] })
        // A name that holds a build setting may be any.
        guard !named.isEmpty, !named.contains(where: { $0.contains("$") }) else { return [] }
        return read.subtracting(named).sorted().map { group in
            Finding("\(group) is read, and entitlements name \(named.sorted().joined(separator: ", ")) alone", at: [])
        }
    }
}
