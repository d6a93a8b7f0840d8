import GroupStore
import ProbeSupport

/// What a reader saw in its time, as JSON.
private struct Counts {
    var reads = 0
    var torn = 0
    var absent = 0
    var errors = 0
    var falls = Falls()

    mutating func note(_ error: any Error) {
        errors += 1
        if errors <= 5 { complain("error: \(error)") }
    }

    func tell() {
        say(
            #"{"reads": \#(reads), "older": \#(falls.count), "torn": \#(torn), "absent": \#(absent), "errors": \#(errors)}"#
        )
    }
}

/// `read ROOT SUITE SECONDS`: whole pictures, in which no number falls, and KEY.a is KEY.b.
func readAll(_ words: Words) throws {
    let suite = try suite(words)
    var counts = Counts()
    let end = now() + Double(words.number(3, or: 1))
    while now() < end {
        do {
            let snapshot = try suite.snapshot()
            counts.reads += 1
            for member in snapshot.members {
                guard let number = member.value.number else { continue }
                counts.falls.see(number, of: member.key.text)
                guard member.key.text.hasSuffix(".a") else { continue }
                if snapshot[Key(member.key.text.dropLast() + "b")] != member.value { counts.torn += 1 }
            }
        } catch {
            counts.note(error)
        }
    }
    counts.tell()
}

/// `read-key ROOT SUITE KEY SECONDS`: one key, whose number does not fall. With a last word 1, it may.
func readKey(_ words: Words) throws {
    let suite = try suite(words)
    var counts = Counts()
    let end = now() + Double(words.number(4, or: 1))
    let mayFall = words.number(5) == 1
    while now() < end {
        do {
            let value = try suite.value(for: Key(words[3]))
            counts.reads += 1
            guard let number = value?.number else {
                counts.absent += 1
                continue
            }
            if !mayFall { counts.falls.see(number, of: words[3]) }
        } catch {
            counts.note(error)
        }
    }
    counts.tell()
}

/// `read-many ROOT PREFIX COUNT`: reads n of PREFIX0, PREFIX1, … each time a line tells what it should be, and prints
/// how many were not.
func readMany(_ words: Words) throws {
    let suites = try (0..<words.number(3)).map { try suite(words, named: "\(words[2])\($0)") }
    for suite in suites { _ = try suite.value(for: "n") }
    say("ready")
    while let line = readLine() {
        let stale = try suites.count { try $0.value(for: "n") != .string(line) }
        say("\(stale)")
    }
}
