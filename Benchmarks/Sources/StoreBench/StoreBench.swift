import Glibc

/// A store of strings by key, as the benchmark uses all of them.
public protocol Store {
    /// Nothing is read yet; `directory` exists.
    init(directory: String) throws
    func value(_ key: String) throws -> String?
    /// Returns when the value is as durable as the store can make it.
    func set(_ key: String, _ value: String) throws
    /// All at once, as fast as the store can.
    func fill(_ pairs: [(String, String)]) throws
}

/// What a benchmark program does, by its arguments: the same as `databases.c`.
///
///     PROGRAM DIRECTORY fill COUNT          key0 … to value 0 …
///     PROGRAM DIRECTORY open KEY            ns from nothing to the first value
///     PROGRAM DIRECTORY read COUNT MS       ns a read, of keys at random, for so long
///     PROGRAM DIRECTORY write COUNT TIMES MS  ns a write, of keys at random, so many times and for so long at most
///     PROGRAM DIRECTORY writer NAME TIMES   sets NAME-0 … one by one; prints nothing
///     PROGRAM DIRECTORY kept TIMES NAME …   how many of them there are
///     PROGRAM DIRECTORY get KEY             the value
///     PROGRAM DIRECTORY set KEY VALUE
public func runBenchmark<S: Store>(_: S.Type) throws {
    let words = CommandLine.arguments
    let begin = now()
    let store = try S(directory: words[1])
    let rest = Array(words.dropFirst(3))
    switch words[2] {
    case "fill": try store.fill((0..<Int(rest[0])!).map { ("key\($0)", "value \($0)") })
    case "open":
        guard try store.value(rest[0]) != nil else { throw Missing() }
        print(now() - begin)
    case "read":
        print(try nanosecondsPerRead(store, count: Int(rest[0])!, milliseconds: Int(rest[1])!))
    case "write":
        print(try nanosecondsPerWrite(store, count: Int(rest[0])!, Int(rest[1])!, milliseconds: Int(rest[2])!))
    case "writer": for number in 0..<Int(rest[1])! { try store.set("\(rest[0])-\(number)", "\(number)") }
    case "kept":
        let names = rest.dropFirst().flatMap { name in (0..<Int(rest[0])!).map { "\(name)-\($0)" } }
        print(try names.count { try store.value($0) != nil })
    case "get": print(try store.value(rest[0]) ?? "")
    case "set": try store.set(rest[0], rest[1])
    default: exit(2)
    }
}

struct Missing: Error {}

/// So that keys are not made while the clock runs.
private func someKeys(of count: Int) -> [String] {
    (0..<1024).map { _ in "key\(Int.random(in: 0..<count))" }
}

private func nanosecondsPerRead(_ store: some Store, count: Int, milliseconds: Int) throws -> Int {
    let keys = someKeys(of: count)
    guard try store.value(keys[0]) != nil else { throw Missing() }
    var reads = 0
    var found = 0
    let begin = now()
    var end = begin
    while end - begin < milliseconds * 1_000_000 {
        for key in keys[(reads & 1023)..<((reads & 1023) + 16)] where try store.value(key) != nil { found += 1 }
        reads += 16
        end = now()
    }
    guard found == reads else { throw Missing() }
    return (end - begin) / reads
}

private func nanosecondsPerWrite(_ store: some Store, count: Int, _ times: Int, milliseconds: Int) throws -> Int {
    let keys = someKeys(of: count)
    _ = try store.value(keys[0])
    let begin = now()
    var end = begin
    var writes = 0
    while writes < times, end - begin < milliseconds * 1_000_000 {
        try store.set(keys[writes & 1023], "changed at \(begin) \(writes)")
        writes += 1
        end = now()
    }
    return (end - begin) / writes
}

public func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
}
