import GroupText
import WidgetArchive

/// Makes nodes of a tree. It leaves out parts that it does not understand, and says where they are.
struct TreeReader {
    private(set) var problems: [String] = []
    private static let problemLimit = 8
    private static let depthLimit = 60
    private static let nodeLimit = 2_000
    private var nodeCount = 0

    /// Nil if the tree says nothing for itself, since it only has families.
    mutating func scenes(of document: TreeDocument) -> Scenes? {
        guard let light = root(document.members, document.tree) else { return nil }
        let dark = document.dark.flatMap { root($0.membersIfAny, $0) }
        let fill = document.background.flatMap { paint($0) } ?? .tone(SystemTone.backgrounds[0])
        func scene(_ root: Node) -> Scene {
            Scene(
                root, background: .surface(.init(.rectangle, fill: fill)),
                margins: Edges(all: min(max(document.margins ?? Board.margin, 0), 100)), url: document.url)
        }
        let scenes = Scenes(scene(light), dark: dark.map(scene))
        // A node in the archive's form may be as deep as an archive can be, and other nodes are around it.
        guard [scenes.light, scenes[.dark]].allSatisfy({ (try? ArchiveCoding.line($0)) != nil }) else {
            problems.append("the tree is nested too deep")
            return nil
        }
        return scenes
    }

    private mutating func root(_ members: [TreeMember]?, _ tree: JSONValue) -> Node? {
        guard let members else { return node(tree, TreeStyle(), depth: 0) }
        return members.isEmpty ? nil : node(members, tree, TreeStyle(), depth: 0)
    }

    mutating func nodes(_ json: JSONValue, _ style: TreeStyle, depth: Int) -> [Node] {
        guard let elements = json.elementsIfAny else { return node(json, style, depth: depth).map { [$0] } ?? [] }
        return elements.compactMap { node($0, style, depth: depth + 1) }
    }

    mutating func node(_ json: JSONValue, _ style: TreeStyle, depth: Int) -> Node? {
        guard !isExhausted else { return nil }
        nodeCount += 1
        guard nodeCount <= TreeReader.nodeLimit else {
            problems.append("the tree has more than \(TreeReader.nodeLimit) nodes")
            return nil
        }
        guard depth < TreeReader.depthLimit else {
            add("nested more than \(TreeReader.depthLimit) levels deep", at: json)
            return nil
        }
        if json.isObject, let members = members(of: json) { return node(members, json, style, depth: depth) }
        if json.isArray { return .column(nodes(json, style, depth: depth), alignment: .leading, spacing: 8) }
        guard !json.isNull else { return nil }
        return style.text(json.words.shown)
    }

    private mutating func node(
        _ members: [TreeMember], _ json: JSONValue, _ outer: TreeStyle, depth: Int
    ) -> Node? {
        guard let kind = members.first(where: { TreeWord.kinds.contains($0.key) }), !isArchived(kind, members) else {
            return archived(members, json)
        }
        var style = outer
        for (key, value) in members { style.take(key, value, &self) }
        let object = TreeObject(kind: kind, members: members, style: style, depth: depth)
        guard var node = object.node(&self) else { return nil }
        for (key, value) in members where key != kind.key && !object.understands(key) && !TreeWord.styles.contains(key)
        {
            node = modified(node, key, value, style, depth: depth)
        }
        return object.tapped(node, &self)
    }

    /// Whether the archive has the same word, and this is its form.
    private func isArchived(_ kind: TreeMember, _ members: [TreeMember]) -> Bool {
        members.count == 1 && kind.value.isObject && TreeWord.ofArchive.contains(kind.key)
    }

    /// A node in the archive's own form, such as `{"stack": {…}}`.
    private mutating func archived(_ members: [TreeMember], _ json: JSONValue) -> Node? {
        guard let word = members.first(where: { !TreeWord.all.contains($0.key) }) ?? members.first else { return nil }
        guard members.count == 1, word.value.isObject else {
            addUnknown(word)
            return nil
        }
        do throws(ArchiveError) {
            return try Node(from: json)
        } catch {
            if case .unknown(_, "Node") = error.reason { addUnknown(word) } else { add(error) }
            return nil
        }
    }

    private mutating func members(of json: JSONValue) -> [TreeMember]? {
        do throws(ArchiveError) {
            return try json.members()
        } catch {
            add(error)
            return nil
        }
    }
}

typealias TreeMember = (key: String, value: JSONValue)

// Problems.
extension TreeReader {
    /// Whether there are too many problems or nodes to read on.
    var isExhausted: Bool { problems.count >= TreeReader.problemLimit || nodeCount > TreeReader.nodeLimit }

    mutating func add(_ error: @autoclosure () -> ArchiveError) {
        guard !isExhausted else { return }
        problems.append(error().withPlaceAtEnd.shown)
    }

    mutating func add(_ words: String, at json: JSONValue) { add(json.error(.damaged(words))) }

    mutating func add(expected words: String, at json: JSONValue) { add(json.error(.expected(words))) }

    mutating func addUnknown(_ member: TreeMember) {
        add(unknown: "word", member.key, among: TreeWord.all, at: member.value)
    }

    mutating func add(unknown kind: String, _ word: String, among words: [String], at json: JSONValue) {
        guard !isExhausted else { return }
        let hint = closest(to: word, among: words).map { ": did you mean '\($0)'?" } ?? ""
        add("unknown \(kind) '\(word.prefix(40))'" + hint, at: json)
    }
}

extension ArchiveError {
    /// The place comes last, since a widget may truncate the sentence.
    var withPlaceAtEnd: String {
        guard let place else { return description }
        let numbers = "line \(place.line), column \(place.column)"
        return description.dropFirst(numbers.count + 2) + " (\(numbers))"
    }
}
