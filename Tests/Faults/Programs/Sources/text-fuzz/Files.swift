import Glibc
import GroupStore
import ProbeSupport

/// `files COUNT SEED ROOT`: mutated texts in a suite's place, in place or by rename, under one that reads all the time
/// and one that writes now and then. Readers have what is there, or the last good values and a trouble to tell.
func fuzzFiles(_ words: Words) throws {
    var generator = SeededGenerator(seed: words.number(2))
    let name = try SuiteName("group.fuzz")
    let reader = Suite(name, in: Root(path: words[3]))
    let writer = Suite(name, in: Root(path: words[3]))
    try writer.set(Value(number: 1), for: "a")
    var last = try reader.snapshot().members
    for number in 0..<words.number(1) {
        let text = generator.pick(seedTexts).mutated(&generator)
        put(text, at: reader.path, inPlace: generator.below(2) == 0)
        let wanted = try? Members(json: text)
        let isRight = eventually {
            (try? reader.snapshot().members) == wanted ?? last && (reader.trouble == nil) == (wanted != nil)
        }
        if !isRight { say("broken: text \(number): not what is there, or trouble told wrongly: \(shown(text))") }
        last = wanted ?? last
        guard wanted != nil, generator.below(20) == 0 else { continue }
        try writer.write(.withoutSync) { $0["written"] = Value(number: number) }
        last = try writer.snapshot().members
        if (try? reader.snapshot().members) != last { say("broken: text \(number): stale after a write") }
    }
}

private func put(_ text: [UInt8], at path: String, inPlace: Bool) {
    let target = inPlace ? path : path + "~"
    let file = open(target, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    _ = text.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    close(file)
    if !inPlace { rename(target, path) }
}

/// A reader sees an edit at the next tick of the clock, and takes damage for a text on its way at first.
private func eventually(_ condition: () -> Bool) -> Bool {
    let end = now() + 1
    repeat {
        if condition() { return true }
        usleep(1_000)
    } while now() < end
    return false
}

private func shown(_ text: [UInt8]) -> String { String(decoding: text.prefix(200), as: UTF8.self) }
