import Glibc
import GroupStore
import GroupWatch
import ProbeSupport

/// `picture ROOT MODE SUITE …`: three observers of the named suites. At each line, when all is quiet, it prints `same` as
/// soon as all three pictures are the disk's, or what differs after eight seconds. In the mode `ours` no number falls.
func keepPictures(_ words: Words) async throws {
    let root = Root(path: words[1])
    let names = try CommandLine.arguments.dropFirst(4).map { try SuiteName($0) }
    let pictures = ["all", "named", "sequence"].map(Picture.init)
    if words[2] != "ours" { for picture in pictures { picture.allowFalls() } }
    let options = Watcher.Options(tellsInitialValues: true)
    let all = try Watcher(.all, in: root, options: options) { pictures[0].hear($0) }
    let named = try Watcher(.suites(Set(names)), in: root, options: options) { pictures[1].hear($0) }
    let events = try WatchEvents(.all, in: root, options: options)
    let slow = Task.detached {
        for await event in events {
            pictures[2].hear(event)
            if Int.random(in: 0..<50) == 0 { try? await Task.sleep(for: .milliseconds(3)) }
        }
    }
    say("ready")
    while readLine() != nil {
        for difference in settle(pictures, names, in: root) { say("wrong: \(difference)") }
        say("compared")
    }
    slow.cancel()
    withExtendedLifetime((all, named)) {}
}

private func settle(_ pictures: [Picture], _ names: [SuiteName], in root: Root) -> [String] {
    var differences: [String] = []
    let end = now() + 8
    repeat {
        let truth = truth(names, in: root)
        differences = pictures.flatMap { $0.differences(from: truth) }
        if differences.isEmpty { return [] }
        usleep(20_000)
    } while now() < end
    return differences
}

private func truth(_ names: [SuiteName], in root: Root) -> [SuiteName: [Key: Value]] {
    var truth: [SuiteName: [Key: Value]] = [:]
    for name in names {
        let members = (try? Suite(name, in: root).snapshot().members) ?? [:]
        truth[name] = Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value) })
    }
    return truth
}
