import GroupStore
import ProbeSupport

// One process over GroupStore that writes or reads as fast as it can: `store-probe MODE ROOT SUITE …`.
// A writer prints a number when its write has been acknowledged; a reader prints its counts at the end as JSON.

let words = Words()

func suite(_ words: Words, named name: String? = nil) throws -> Suite {
    Suite(try SuiteName(name ?? words[2]), in: Root(path: words[1]), onTrouble: { complain("trouble: \($0)") })
}

words.run([
    "count": count, "pair": pair, "increment": increment, "swap": swap,
    "read": readAll, "read-key": readKey, "read-many": readMany,
    "hold": hold, "hold-fork": holdFork, "throw": holdAndThrow, "nest": nest, "cross": cross,
    "fork": forkWhileWriting,
])
