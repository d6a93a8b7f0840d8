import SceneLayout
import WidgetArchive

extension SceneTree {
    /// The parts of two trees that are taken for the same part, and those that only one of them has.
    struct Pairs {
        private(set) var both: [(old: Part, new: Part)] = []
        private(set) var gone: [Part] = []
        private(set) var added: [Part] = []

        /// Pairs equal words in their order, and then what is left by its distance.
        init(_ old: SceneTree, _ new: SceneTree) {
            var rest = new.parts.indices.map { Int?.some($0) }
            var matches: [(old: Int, new: Int)] = []
            var unpaired: [Int] = []
            for (index, part) in old.parts.enumerated() {
                let match = rest.firstIndex { $0.map { new.parts[$0].isNamed(like: part) } ?? false }
                guard let match, let place = rest[match] else {
                    unpaired.append(index)
                    continue
                }
                matches.append((index, place))
                rest[match] = nil
            }
            let reach = max(new.surroundings.size.width, new.surroundings.size.height) / 2
            for index in unpaired {
                let part = old.parts[index]
                let near = rest.compactMap(\.self).filter {
                    new.parts[$0].kind == part.kind && new.parts[$0].distance(from: part) <= reach
                }.min { new.parts[$0].distance(from: part) < new.parts[$1].distance(from: part) }
                guard let near else {
                    gone.append(part)
                    continue
                }
                matches.append((index, near))
                rest[near] = nil
            }
            both = matches.sorted { $0.old < $1.old }.map { (old.parts[$0.old], new.parts[$0.new]) }
            added = rest.compactMap(\.self).map { new.parts[$0] }
        }
    }
}

extension SceneTree.Part {
    fileprivate func isNamed(like other: SceneTree.Part) -> Bool { kind == other.kind && content == other.content }

    fileprivate func distance(from other: SceneTree.Part) -> Double {
        let (one, two) = (frame.center, other.frame.center)
        return abs(one.x - two.x) + abs(one.y - two.y)
    }
}
