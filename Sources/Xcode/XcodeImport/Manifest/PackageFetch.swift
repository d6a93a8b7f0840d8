import GroupSystem
import XcodeFiles

/// A package from elsewhere that a target links, with the imports of the target that are still to be found.
package struct RemotePackage: Hashable, Sendable {
    /// Its URL, or the path of its folder outside of the project.
    package let url: String
    /// Nil for a folder.
    package let requirement: PackageRequirement?
    package let imports: Set<String>

    /// Whether it is on this machine.
    package var isHere: Bool { requirement == nil }

    var name: String { RemotePackage.name(ofURL: url) }

    /// The name that SwiftPM knows a package by.
    static func name(ofURL url: String) -> String { Path.name(url.hasSuffix(".git") ? String(url.dropLast(4)) : url) }
}

extension RemotePackage {
    /// The packages that a target links, if it imports anything that is not yet found.
    static func linked(by target: WidgetTarget, in tree: FileTree, _ sources: SourceScans) -> [RemotePackage] {
        let imports = Set(target.sources.flatMap { sources[$0].imports.map(\.module) })
            .subtracting(target.siblings).filter { !Importer.isKnown($0) }
        guard !imports.isEmpty else { return [] }
        return Set(target.products.map(\.source)).compactMap { source in
            switch source {
            case .remote(let url, _) where AppleOnlyPackages.include(url): return nil
            case .remote(let url, let requirement):
                return RemotePackage(url: url, requirement: requirement, imports: imports)
            case .local(let path) where path.hasPrefix(".."):
                return RemotePackage(url: tree.absolute(path), requirement: nil, imports: imports)
            case .local, .unknown: return nil
            }
        }.sorted { $0.url < $1.url }
    }
}

/// Copies packages that need our modules into a project: their own manifests cannot name ours, but targets of the
/// project's can.
package struct PackageFetch {
    private let own: OwnPackage
    private let project: FileTree
    private var asked: Set<String> = []
    private var copies: [String] = []
    /// The URLs of packages that were not fetched, by the reason.
    private var failures: [String: [String]] = [:]
    private let tell: (String) -> Void

    /// Tells of each package before it is fetched, which may take a while.
    package init(into directory: String, from own: OwnPackage, telling tell: @escaping (String) -> Void) {
        (project, self.own, self.tell) = (FileTree(directory), own, tell)
    }

    /// Fetches packages that it has not fetched before. Returns whether one of them was copied.
    package mutating func take(_ packages: [RemotePackage]) -> Bool {
        var isAny = false
        for package in packages where asked.insert(XcodeProject.plain(package.url)).inserted {
            do throws(Problem) {
                if let requirement = package.requirement {
                    tell("fetching \(package.url)")
                    guard let version = try copy(package, requirement) else { continue }
                    copies.append(
                        "\(folder(of: package)) is a copy of \(package.url), \(version), which imports modules of Apple's: "
                            + "it is kept until you remove it")
                } else {
                    guard try link(package) else { continue }
                    copies.append(
                        "\(folder(of: package)) is a link to \(package.url), which imports modules of Apple's: SwiftPM "
                            + "takes no target from outside of \(project.root)")
                }
                isAny = true
            } catch {
                failures[error.reason, default: []].append(package.url)
            }
        }
        return isAny
    }

    package var notes: [String] {
        copies
            + failures.sorted { $0.key < $1.key }.map { reason, urls in
                let (verb, one) = urls.count == 1 ? ("was", "it") : ("were", "one of them")
                return "\(urls.listed) \(verb) not fetched: \(reason); if \(one) imports SwiftUI, it does not build"
            }
    }

    private func folder(of package: RemotePackage) -> String { "Packages/\(package.name)" }

    /// The free place of a package.
    private func place(for package: RemotePackage) throws(Problem) -> String {
        let folder = folder(of: package)
        guard !package.name.isEmpty, !package.name.hasPrefix(".") else { throw Problem(reason: "its URL has no name") }
        guard (try? FileStatus(of: project.absolute("Packages")))?.isSymbolicLink != true else {
            throw Problem(reason: "the folder Packages is a link")
        }
        guard !project.exists(folder) else { throw Problem(reason: "\(folder) is there already") }
        return folder
    }

    /// Links a folder outside of the project. Returns false if its package needs none.
    private func link(_ package: RemotePackage) throws(Problem) -> Bool {
        let tree = FileTree(package.url)
        guard tree.exists("Package.swift") else { throw Problem(reason: "its folder has no Package.swift") }
        guard try needsOurs(LocalPackage(at: "", in: tree), package.imports, tree) else { return false }
        let folder = try place(for: package)
        do throws(Errno) {
            try FileSystem.makeDirectories(project.absolute("Packages"))
            let packages = try FileDescriptor(opening: project.absolute("Packages"), .directory)
            try packages.makeLink(package.name, to: Path.way(to: package.url, from: project.absolute("Packages")))
        } catch {
            throw Problem(reason: "\(folder) cannot be made: \(error)")
        }
        return true
    }

    /// Returns the version of the copy; nil if the package needs none.
    private func copy(_ package: RemotePackage, _ requirement: PackageRequirement) throws(Problem) -> String? {
        let folder = try place(for: package)
        let fresh = project.absolute("Packages/.\(package.name).new")
        // A leftover of one that was interrupted.
        try? FileSystem.removeTree(fresh)
        defer {
            try? FileSystem.removeTree(fresh)
            // The folder of all copies, if it is empty.
            try? FileSystem.removeDirectory(project.absolute("Packages"))
        }
        let version = try Repository(package.url).checkOut(requirement, to: fresh)
        guard try keepNeeded(FileTree(fresh), package.imports) else { return nil }
        do throws(Errno) {
            try FileSystem.rename(fresh, to: project.absolute(folder))
        } catch {
            throw Problem(reason: "\(folder) cannot be made: \(error)")
        }
        return version
    }

    /// Whether a package has one of these modules and needs ours.
    private func needsOurs(
        _ package: LocalPackage?, _ imports: Set<String>, _ tree: FileTree
    ) throws(Problem) -> Bool {
        guard let package else { throw Problem(reason: "SwiftPM cannot read its manifest") }
        guard !imports.isDisjoint(with: package.modules) else { return false }
        do {
            return try LocalPackages(tree: tree, sources: SourceScans(tree), own: own).needOurs(package)
        } catch {
            throw Problem(reason: "\(error)")
        }
    }

    /// Removes all files of a copy that no module of it needs. Returns false if the project needs no copy.
    private func keepNeeded(_ tree: FileTree, _ imports: Set<String>) throws(Problem) -> Bool {
        let package = LocalPackage(at: "", in: tree)
        guard try needsOurs(package, imports, tree), let package else { return false }
        do {
            let files = try package.modules.compactMap(package.target).flatMap { $0.sources + $0.resources }
            let needed = Set(files.compactMap { $0.split(separator: "/").first.map(String.init) })
            for name in DirectoryListing.names(in: tree.root) where !needed.contains(name) && !Self.isKept(name) {
                try FileSystem.removeTree(tree.absolute(name))
            }
            return true
        } catch {
            throw Problem(reason: "\(error)")
        }
    }

    private static func isKept(_ name: String) -> Bool {
        name.hasPrefix("Package") || ["licen", "copying", "notice"].contains(where: name.lowercased().hasPrefix)
    }

    /// The reason why a package was not fetched.
    struct Problem: Error {
        let reason: String
    }
}

/// A repository somewhere, read with git.
private struct Repository {
    private let url: String

    init(_ url: String) { self.url = url }

    /// Checks out an accepted version into a new folder. Returns its name.
    func checkOut(_ requirement: PackageRequirement, to folder: String) throws(PackageFetch.Problem) -> String {
        let (reference, version) = try reference(of: requirement)
        try git("init", "--quiet", folder)
        do throws(PackageFetch.Problem) {
            try git("-C", folder, "fetch", "--quiet", "--depth=1", "--", url, reference)
        } catch {
            // A server may not give out a revision by its hash.
            guard case .revision = requirement else { throw error }
            try git("-C", folder, "fetch", "--quiet", "--", url, "+refs/heads/*:refs/remotes/origin/*")
            try git("-C", folder, "checkout", "--quiet", "--detach", reference)
            return version
        }
        try git("-C", folder, "checkout", "--quiet", "FETCH_HEAD")
        return version
    }

    private func reference(of requirement: PackageRequirement) throws(PackageFetch.Problem) -> (String, String) {
        switch requirement {
        case .branch(let name): return ("refs/heads/\(name)", "branch \(name)")
        case .revision(let hash):
            guard !hash.isEmpty, hash.allSatisfy(\.isHexDigit) else { throw .init(reason: "'\(hash)' is no revision") }
            return (hash, "revision \(hash.prefix(10))")
        case .exact, .from, .upToNextMinor, .range:
            let tags = try git("ls-remote", "--quiet", "--tags", "--refs", "--", url).split(separator: "\n")
                .compactMap { $0.split(separator: "\t").last }.map { String($0.dropFirst("refs/tags/".count)) }
            guard let tag = requirement.newest(of: tags) else {
                throw .init(reason: "it has no version \(requirement.words.text)")
            }
            return ("refs/tags/\(tag)", "version \(tag)")
        }
    }

    /// Runs git, which neither asks for a password nor waits for ever.
    @discardableResult private func git(_ words: String...) throws(PackageFetch.Problem) -> String {
        let settings = ["http.lowSpeedLimit=1000", "http.lowSpeedTime=20"].flatMap { ["-c", $0] }
        let run: CapturedRun
        do throws(Errno) {
            run = try CapturedRun(["git"] + settings + words, changing: ["GIT_TERMINAL_PROMPT": "0"])
        } catch {
            throw .init(reason: "git cannot be run: \(error)")
        }
        guard !run.isDone else { return run.output }
        let lines = run.errorOutput.split(whereSeparator: \.isNewline)
        let fatal = lines.first { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") }?.dropFirst("fatal: ".count)
        // Names the URL once more, and then the reason.
        let reason = (fatal ?? lines.last ?? "it failed").split(separator: "': ").last ?? ""
        throw .init(reason: "git says '\(reason)'")
    }
}
