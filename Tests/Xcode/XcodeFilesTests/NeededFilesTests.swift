import Testing
import XcodeFiles

struct NeededFilesTests {
    private func needed(_ files: [String: String]) -> Set<String> {
        NeededFiles.of(files.mapValues { SourceScan($0, modules: ["SwiftUI"]) })
    }

    @Test func `What the program names is needed, with what that names`() {
        let files = [
            "main": "@main struct Main: Widget { let view = Shown() }", "shown": "struct Shown { var item: Item? }",
            "item": "struct Item { var name: String }", "other": "struct Other { var item: Item }",
        ]
        #expect(needed(files) == ["main", "shown", "item"])
    }

    @Test(arguments: [
        ("extension Item { var short: String { name } }", true), ("extension Item: Codable {}", true),
        ("extension Other: Codable {}", false), ("extension Color { static let brand = Color.red }", true),
        ("extension Color { static let unused = Color.red }", false),
        ("extension Color { init(hex: String) { self = .red } }", true),
        ("extension Date { init(hex: String) { self = .now } }", false), ("extension Date: Other {}", false),
        ("extension Array: Other {}", true), ("func + (one: A, other: A) -> A { one }", true),
        ("func helper() {}", true), ("let constant = 1", false), ("typealias Name = String", true),
    ])
    func `An extension is needed that what is needed may use`(text: String, isNeeded: Bool) {
        let main = "@main struct Main: Widget { let item: Item, color = Color.brand; let n: Name = helper() }"
        let files = ["main": main, "item": "struct Item { var name: String }", "text": text, "o": "struct Other {}"]
        #expect(needed(files).contains("text") == isNeeded)
    }

    @Test(arguments: [
        ("extension Date { subscript(safe index: Int) -> Int? { nil } }", true),
        ("extension Date { subscript<K>(at key: K, default value: Int) -> Int { value } }", true),
        ("extension Date { subscript(other index: Int) -> Int { 0 } }", false),
        ("extension Date { subscript(safe: Int) -> Int { 0 } }", false),
        ("extension Collection { subscript(index: Offset) -> Int { 0 } }", true),
        ("extension Collection where Element: Hashable, Index: Hashable { var unique: Int { 0 } }", false),
        ("extension Date { init(hex: String) { self = .now } }", true),
        ("extension Date { init?<T: Hashable>(hex text: T) { self = .now } }", true),
        ("extension Date { init(other: String) { self = .now } }", false),
        ("extension Date { static func + (one: Date, other: Date) -> Date { one } }", true),
        ("extension Date { func callAsFunction() {} }", true),
        ("extension Date { mutating func appendInterpolation(_ date: Int) {} }", true),
    ])
    func `An extension of a type that goes unnamed is needed by its labels and operators`(
        text: String, isNeeded: Bool
    ) {
        let main = #"@main struct Main: Widget { let a = "\(b[safe: 1])", c = d(.init(hex: ""), e["f", default: 1]) }"#
        #expect(needed(["main": main, "text": text]).contains("text") == isNeeded)
    }
}
