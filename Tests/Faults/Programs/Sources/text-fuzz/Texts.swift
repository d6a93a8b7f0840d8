import GroupStore
import ProbeSupport

/// `texts COUNT SEED`: mutated texts, and assignments to them; prints how many were taken for a suite. Texts that are
/// taken are mutated further.
func fuzzTexts(_ words: Words) throws {
    var generator = SeededGenerator(seed: words.number(2))
    var pool = seedTexts
    var taken = 0
    for number in 0..<words.number(1) {
        let base = generator.pick(pool)
        let text = base.mutated(&generator)
        let other = generator.below(3) == 0 ? base.mutated(&generator) : base
        do {
            let isTaken = try Invariants(of: text, after: other).check(setting: assignments(&generator))
            guard isTaken else { continue }
            taken += 1
            if pool.count < 4_000, text.count < 4_000, generator.below(3) == 0 { pool.append(text) }
        } catch {
            say("broken: text \(number): \(error): \(String(decoding: text.prefix(300), as: UTF8.self))")
        }
    }
    say("taken \(taken)")
}

private func assignments(_ generator: inout SeededGenerator) -> [Key: Value?] {
    let keys: [Key] = ["a", "b", "SampleName", "key7", "한A", "zz", "\u{0}"]
    var assignments: [Key: Value?] = [:]
    for _ in 0..<generator.below(4) {
        let value = generator.below(4) == 0 ? nil : Value.random(&generator)
        assignments.updateValue(value, forKey: generator.pick(keys))
    }
    return assignments
}
