import GroupStore
import TestSupport
import Testing
import WidgetRecords

@testable import WidgetDesk

/// The record of places.
struct DeskPlaceTests {
    @Test func `Places are kept, and forgotten with their widgets`() throws {
        let temporary = TemporaryRoot()
        let directory = try WidgetsDirectory(temporary.root)
        #expect(try directory.deskPlaces().isEmpty)
        let place = DeskPlace("DP-1", .init(column: 2, row: 1))
        try directory.keep(["one": place, "two": place], among: ["one", "two"])
        #expect(try directory.deskPlaces() == ["one": place, "two": place])
        try directory.keep(["three": place], among: ["two", "three"])
        #expect(try directory.deskPlaces() == ["two": place, "three": place])
    }

    @Test(arguments: [
        #"{"one": 3}"#, #"{"one": {"output": "A", "column": -1, "row": 0}}"#, #"{"one": {"output": "A", "column": 0}}"#,
        #"{"one": {"output": "A", "column": 0, "row": 1e300}}"#, "[]",
    ])
    func `What somebody wrote by hand, and is no place, counts as none`(json: String) throws {
        let temporary = TemporaryRoot()
        let directory = try WidgetsDirectory(temporary.root)
        try directory.screenRecords.makeContainer()
        try Files.writeInPlace(#"{"desktop": \#(json)}"# + "\n", to: directory.screenRecords.path)
        #expect(try directory.deskPlaces().isEmpty)
    }
}
