import GroupStore
import ProbeSupport

/// `count ROOT SUITE KEY TIMES FIRST`: sets a key to FIRST, FIRST + 1, …
func count(_ words: Words) throws {
    let suite = try suite(words)
    let first = words.number(5, or: 1)
    for number in first..<first + words.number(4) {
        try suite.set(Value(number: number), for: Key(words[3]))
        say("\(number)")
    }
}

/// `pair ROOT SUITE KEY TIMES`: sets KEY.a and KEY.b to the same number in one step.
func pair(_ words: Words) throws {
    let suite = try suite(words)
    for number in 1...words.number(4) {
        try suite.write { draft in
            for half in ["a", "b"] { draft[Key("\(words[3]).\(half)")] = Value(number: number) }
        }
        say("\(number)")
    }
}

/// `increment ROOT SUITE KEY TIMES`: reads, adds one and writes under the lock.
func increment(_ words: Words) throws {
    let suite = try suite(words)
    let key = Key(words[3])
    for _ in 0..<words.number(4) {
        try suite.write { draft in draft[key] = Value(number: (draft[key]?.number ?? 0) + 1) }
    }
}

/// `swap ROOT SUITE KEY TIMES`: adds one by compare-and-set until it has won so often.
func swap(_ words: Words) throws {
    let suite = try suite(words)
    let key = Key(words[3])
    var won = 0
    while won < words.number(4) {
        let old = try suite.value(for: key)
        if try suite.set(Value(number: (old?.number ?? 0) + 1), for: key, ifStill: old) { won += 1 }
    }
}
