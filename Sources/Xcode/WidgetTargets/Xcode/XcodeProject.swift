/// An Xcode project: its targets, and where the files of its groups lie.
package struct XcodeProject: Sendable {
    /// The folder that its paths begin at.
    package let tree: FileTree
    /// The name of the `.xcodeproj`, without that ending.
    package let name: String
    let objects: [String: PropertyListText]
    let root: PropertyListText
    /// The configuration whose settings a target is made with.
    package var configuration = "Debug"
    /// Where each file and group lies, from the project's folder or, outside of it, from the root; what belongs to a system or to a build is not here.
    private(set) var paths: [String: String] = [:]

    package init(at bundle: String) throws {
        let file = Path.join(bundle, "project.pbxproj")
        let list: PropertyListText
        do throws(PropertyListText.Malformed) {
            list = try PropertyListText(reading: FileTree("/").text(file))
        } catch {
            throw Unreadable(file: file, line: error.line)
        }
        guard case .members(let objects)? = list["objects"], let main = list["rootObject"]?.text,
            let root = objects[main]
        else { throw Unreadable(file: file, line: 1) }
        self.objects = objects
        self.root = root
        name = String(Path.name(bundle).dropLast(".xcodeproj".count))
        tree = FileTree(Path.join(Path.folder(bundle), root["projectDirPath"]?.text ?? ""))
        var placed: Set<String> = []
        if let group = root["mainGroup"]?.text { place(group, in: "", &placed) }
    }

    package struct Unreadable: Error {
        package let file: String
        package let line: Int
    }

    func object(_ id: String) -> PropertyListText? { objects[id] }

    /// The objects that a list of another names.
    func objects(_ key: String, of object: PropertyListText) -> [(id: String, object: PropertyListText)] {
        (object[key]?.texts ?? []).compactMap { id in objects[id].map { (id, $0) } }
    }

    /// The names of its configurations.
    package var configurations: [String] {
        let list = root["buildConfigurationList"]?.text.flatMap(object)
        return list.map { objects("buildConfigurations", of: $0).compactMap { $0.object["name"]?.text } } ?? []
    }

    package var targets: [(id: String, object: PropertyListText)] { objects("targets", of: root) }

    package var developmentLanguage: String { root["developmentRegion"]?.text ?? "en" }

    private mutating func place(_ id: String, in folder: String, _ placed: inout Set<String>) {
        guard placed.insert(id).inserted, let object = objects[id] else { return }
        let path = object["path"]?.text
        switch object["sourceTree"]?.text ?? "<group>" {
        case "<group>": paths[id] = path.map { Path.join(folder, $0) } ?? folder
        case "SOURCE_ROOT": paths[id] = Path.join("", path ?? "")
        case "<absolute>":
            paths[id] = path.map { Path.isWithin(tree.root, $0) ? Path.relative($0, to: tree.root) : $0 }
        default: break
        }
        for child in object["children"]?.texts ?? [] { place(child, in: paths[id] ?? folder, &placed) }
    }
}
