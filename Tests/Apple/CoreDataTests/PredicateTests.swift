import Foundation
import FoundationGaps
import Testing

private typealias NSPredicate = FoundationGaps.NSPredicate
private typealias NSSortDescriptor = FoundationGaps.NSSortDescriptor

@Suite("A predicate's format")
struct PredicateTests {
    private let parcel: [String: Any] = [
        "name": "Crème brûlée", "count": 3, "weight": 1.5, "isSent": true, "tags": ["fresh", "sweet"],
        "sender": ["name": "Minsu"], "steps": [["hours": 2], ["hours": 5]], "note": NSNull(),
        "date": Date(timeIntervalSince1970: 100),
    ]

    @Test(arguments: [
        "name = 'Crème brûlée'", "name ==[cd] \"creme BRULEE\"", "name BEGINSWITH[c] 'cr'", "name ENDSWITH 'lée'",
        "name CONTAINS[d] 'brule'", "name LIKE 'Cr*br?lée'", "name MATCHES '[A-Z].+'", "count > 2 AND count <= 3",
        "count != 4 && weight < 2", "NOT count == 4", "!(count == 4 OR count == 5)", "count BETWEEN {1, 3}",
        "count IN {1, 3, 5}", "isSent == YES", "isSent == true", "sender.name == 'Minsu'", "note == nil",
        "missing = NULL", "ANY tags == 'sweet'", "NONE tags == 'sour'", "ALL tags CONTAINS 'e'", "tags.@count == 2",
        "steps.@sum.hours == 7", "steps.@max.hours == 5", "ANY steps.hours > 4", "'fresh' IN tags",
        "tags CONTAINS 'fresh'", "TRUEPREDICATE", "count > -1", "name.length == 12", "name >= 'B'",
    ])
    func `holds where it should`(_ format: String) { #expect(NSPredicate(format: format).evaluate(with: parcel)) }

    @Test(arguments: [
        "name == 'creme'", "name BEGINSWITH 'cr'", "name LIKE 'Cr'", "name MATCHES 'Cr'", "count > 3", "count < 3",
        "note > 1", "note < 1", "count BETWEEN {4, 9}", "NOT isSent == YES", "FALSEPREDICATE", "ALL tags == 'sweet'",
        "count == 3 AND (count == 4 OR FALSEPREDICATE)", "weight == '1.5'",
    ])
    func `does not hold elsewhere`(_ format: String) { #expect(!NSPredicate(format: format).evaluate(with: parcel)) }

    @Test func `has arguments of all types`() {
        let id = UUID()
        #expect(NSPredicate(format: "%K == %@", "id", id as CVarArg).evaluate(with: ["id": id]))
        #expect(NSPredicate(format: "date <= %@", Date() as CVarArg).evaluate(with: parcel))
        #expect(NSPredicate(format: "name == %@ AND count == %d", "Crème brûlée", 3).evaluate(with: parcel))
        #expect(NSPredicate(format: "count IN %@", [3, 4]).evaluate(with: parcel))
        #expect(NSPredicate(format: "weight == %f", 1.5).evaluate(with: parcel))
        #expect(NSPredicate(format: "isSent == %@", NSNumber(value: true)).evaluate(with: parcel))
        #expect(NSPredicate(format: "SELF BEGINSWITH %@", "a").evaluate(with: "ab"))
        #expect(
            NSPredicate(format: "count == $n").evaluate(with: parcel, substitutionVariables: ["n": 3]))
    }

    @Test func `has arguments that a text's format takes, too`() {
        let date = Date(timeIntervalSince1970: 0)
        #expect(String(format: "%@ %d", date as CVarArg, 5) == "\(date) 5")
        #expect(String(format: "%@ %d", [1, 2] as CVarArg, 5) == "[1, 2] 5")
    }

    @Test func `is part of compound predicates`() {
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
            NSPredicate(format: "count == 3"), NSPredicate(format: "isSent == NO"),
        ])
        #expect(!both.evaluate(with: parcel))
        #expect(NSCompoundPredicate(notPredicateWithSubpredicate: both).evaluate(with: parcel))
    }

    @Test func `orders objects by keys, and nothing first`() {
        let parcels: [[String: Any]] = [["name": "b", "n": 2], ["name": "a"], ["name": "c", "n": 1]]
        func names(_ order: NSSortDescriptor) -> [String] {
            parcels.sorted { order.compare($0, to: $1) == .orderedAscending }.compactMap { $0["name"] as? String }
        }
        #expect(names(NSSortDescriptor(key: "name", ascending: true)) == ["a", "b", "c"])
        #expect(names(NSSortDescriptor(key: "name", ascending: false)) == ["c", "b", "a"])
        #expect(names(NSSortDescriptor(key: "n", ascending: true)) == ["a", "c", "b"])
    }
}
