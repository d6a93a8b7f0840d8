import CommandLineKit
import FoundationEssentials
import GroupSystem
import XcodeImport
import XcodeFiles

extension Command {
    static let initialize = Command(
        name: "init",
        operands: "[XCODEPROJ|DIR]",
        summary: "write a Package.swift for the widgets of an Xcode project, or of a folder",
        details: """
            The package has a target for each widget extension of the project, with the files, resources and settings that \
            Xcode gives it; all files stay where they are, and the project is not changed. What cannot be taken is named. \
            Settings that fill the target's Info.plist, such as its bundle identifier, go into TARGET.xcconfig beside it. A \
            package from elsewhere that imports SwiftUI, or another module of Apple's, is copied to Packages/NAME with git, \
            since its own manifest does not name groupdefaults; one in a folder around the project is linked there. \
            Without a project, a project.yml is read as XcodeGen reads it; in an Expo project, the widget's folder in \
            targets/ is taken; elsewhere, the folder's files become a target.
            """,
        options: [
            .init(
                name: "package", argument: "PATH|URL",
                summary: "where groupdefaults is (default: where this program was built)", completes: .directory),
            .init(name: "target", argument: "NAME", summary: "take this widget extension only; may be repeated"),
            .init(
                name: "configuration", argument: "NAME",
                summary: "take the settings of this configuration (default: Debug)"),
            .init(
                name: "directory", argument: "DIR",
                summary:
                    "write the package there, around the project and all of its files (default: the project's folder)",
                completes: .directory),
            .init(name: "offline", summary: "fetch no package from elsewhere"),
            .init(name: "print", summary: "print it; write and fetch nothing"),
            .init(name: "force", summary: "replace a Package.swift, or a script, that is there"),
            .init(
                name: "script", argument: "NAME.sh|NAME.py",
                summary: "write a first script instead, to add as a widget",
                completes: .file),
        ],
        examples: [
            .init(line: "groupwidgets init Fitness.xcodeproj", meaning: "the widgets of that project"),
            .init(line: "groupwidgets init --print", meaning: "what would be written for the project in this folder"),
            .init(line: "groupwidgets init --script cups.sh", meaning: "a widget in a dozen lines of shell"),
        ],
        completes: [.file],
        without: ["root"],
        run: { invocation in
            if let path = invocation.argument("script") {
                return try ScriptTemplate(path).write(replacing: invocation.has("force"))
            }
            let (imported, notes) = try invocation.imported()
            for note in notes { CommandLineKit.note("note: \(note.onOneLine)\n") }
            if invocation.has("print") { return Output.standard.write(imported.manifest.text) }
            try imported.write(replacing: invocation.has("force"))
        })
}

extension Invocation {
    /// Imports anew after each package that was copied: the copy may need another.
    fileprivate func imported() throws -> (TargetImport, notes: [String]) {
        let own = try ownPackage()
        var imported = try imported(from: own)
        guard !has("print") else { return (imported, imported.notes) }
        try imported.checkPlace(replacing: has("force"))
        var fetch = PackageFetch(into: imported.directory, from: own) { CommandLineKit.note("\($0.onOneLine)\n") }
        let isOffline = has("offline")
        while fetch.take(imported.remotePackages.filter({ !isOffline || $0.isHere })) {
            imported = try self.imported(from: own)
        }
        return (imported, fetch.notes + imported.notes)
    }

    private func ownPackage() throws -> OwnPackage {
        let directory = try CurrentProcess.workingDirectory
        let own =
            argument("package").map { OwnPackage($0, from: directory) } ?? OwnPackage(ofProgram: CurrentProcess.program)
        if let own { return own }
        throw misused("where is groupdefaults? '--package PATH' names its checkout, '--package URL' its repository")
    }

    private func imported(from own: OwnPackage) throws -> TargetImport {
        let directory = try CurrentProcess.workingDirectory
        let place = Path.join(directory, try operands(0...1).first ?? ".")
        guard (try? FileStatus(of: place, followsLinks: true)) != nil else {
            throw Failure.notFound("\(place) is not there")
        }
        let names = words.compactMap { word -> String? in
            if case .option(let option, let name) = word, option.name == "target" { name } else { nil }
        }
        do {
            return try TargetImport(
                of: place, taking: names, in: argument("configuration"),
                to: argument("directory").map { Path.join(directory, $0) }, from: own)
        } catch {
            throw Failure(importing: error)
        }
    }
}

extension Failure {
    fileprivate init(importing error: any Error) {
        switch error {
        case TargetImport.Problem.noWidgets(let place):
            self = .notFound(
                "\(place) has no widget extension",
                hint: "one is a target of a project, or a folder, with a Widget or WidgetBundle that is marked @main")
        case TargetImport.Problem.noTarget(let name, let known):
            self = .notFound(
                "there is no widget extension '\(name)'", hint: "there are: \(known.joined(separator: ", "))")
        case TargetImport.Problem.manyProjects(let projects):
            self = .usage("there are several projects", hint: "name one of: \(projects.joined(separator: ", "))")
        case TargetImport.Problem.notGenerated(let file, let generator):
            self = .notFound(
                "there is no Xcode project, only \(file), of which \(generator) makes one",
                hint:
                    "'\(generator.lowercased()) generate' makes it, on a Mac; then name the project, or a folder with "
                    + "all files of a widget")
        case TargetImport.Problem.noConfiguration(let name, let known):
            self = .notFound(
                "the project has no configuration '\(name)'", hint: "there are: \(known.joined(separator: ", "))")
        case TargetImport.Problem.notAround(let directory, let project):
            self = .usage("\(directory) does not hold \(project)", hint: "name a folder around the project")
        case let error as Unreadable where error.file.hasSuffix("project.pbxproj"):
            let folder = FileTree(Path.folder(Path.folder(error.file)))
            let spec = ["project.yml", "project.yaml"].first(where: folder.exists)
            self = .store(
                error.description,
                hint: spec.map { "XcodeGen makes the project of \($0): 'groupwidgets init \($0)' reads that" }
                    ?? "a merge that was not finished leaves such a file; Xcode does not open it either")
        case let error as Unreadable: self = .store(error.description)
        case let error as BuildSettings.TooLong: self = .store(error.description)
        default: self.init(error)
        }
    }
}

extension TargetImport {
    fileprivate func checkPlace(replacing: Bool) throws(Failure) {
        guard !replacing, (try? FileStatus(of: path)) != nil else { return }
        throw Failure.usage(
            "\(path) is there already", hint: "'--force' replaces it; '--print' shows what would be written")
    }

    private var path: String { Path.join(directory, "Package.swift") }

    fileprivate func write(replacing: Bool) throws(Failure) {
        try checkPlace(replacing: replacing)
        try File.replace(path, with: Array(manifest.text.utf8))
        Output.standard.print(path)
        for file in manifest.sideFiles { try write(file) }
        let ignored = Path.join(directory, ".gitignore")
        if !FileTree("/").text(ignored).contains(".build") {
            note("note: Swift builds into .build/, which \(ignored) does not list\n")
        }
        let name = manifest.targets.first?.name ?? ""
        note("next: cd \(directory) && swift build && groupwidgets add .build/debug/\(name)\n")
    }

    /// Writes a file beside the manifest, unless someone else has written one of that name.
    private func write(_ file: SideFile) throws(Failure) {
        let path = Path.join(directory, file.name)
        let text = FileTree("/").text(path)
        if (try? FileStatus(of: path)) != nil, !SideFile.isOurs(text) {
            // The manifest leaves these files out, and the plugin takes them by this line.
            let needed = file.text.split(separator: "\n").first { $0.hasPrefix(PhoneSource.setting) }
            let missing = needed.map { text.contains($0) ? "" : "; it needs the line '\($0)'" } ?? ""
            return note("note: \(path) is there already, and stays as it is\(missing)\n")
        }
        try File.replace(path, with: Array(file.text.utf8))
        Output.standard.print(path)
    }
}
