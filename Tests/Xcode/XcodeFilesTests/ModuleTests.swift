import Foundation
import Testing
import XcodeFiles

struct ModuleTests {
    @Test func `Every module whose names are known has an empty one in its place, and advice`() throws {
        let map = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
            .appendingPathComponent("../../../../Sources/Apple/UnusedImports/module.modulemap").standardizedFileURL
        let text = try String(contentsOf: map, encoding: .utf8)
        #expect(text.matches(of: /module (\w+)/).map { String($0.1) } == MissingModules.known)
        for module in MissingModules.known { #expect(MissingModules.advice(without: module) != nil, "\(module)") }
    }

    @Test(arguments: [
        ("HealthKit", ["HealthKit", "Text", "hkdf"], true), ("HealthKit", ["HKHealthStore"], false),
        ("CoreLocation", ["Text"], false), ("SwiftData", ["ModelContext"], false),
        ("Charts", ["Text"], true), ("Charts", ["BarMark"], false), ("Unknown", [], false),
    ])
    func `A module is unused if no word is one of its names`(module: String, words: [String], isUnused: Bool) {
        #expect(MissingModules.isUnused(module, by: Set(words)) == isUnused)
    }
}
