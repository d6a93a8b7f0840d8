import CTables
import SceneLayout
import Testing

/// What is compiled in of the folder Tables.
struct TableTests {
    enum Table: CaseIterable {
        case widths, kerning, inks, glyphs, files

        var text: String {
            switch self {
            case .widths: String(cString: inter_widths())
            case .kerning: String(cString: inter_kerning())
            case .inks: String(cString: symbol_inks())
            case .glyphs: String(cString: symbol_glyphs())
            case .files: String(cString: symbol_files())
            }
        }

        /// Turns may be left out.
        var columns: ClosedRange<Int> {
            switch self {
            case .widths: 7...7
            case .kerning, .inks: 3...3
            case .glyphs: 2...2
            case .files: 2...3
            }
        }

        /// What a row is about, of which there is one row.
        func names(of row: [Substring]) -> [String] {
            switch self {
            case .kerning: row[0].flatMap { first in row[1].map { "\(first)\($0)" } }
            case .glyphs: row[1].split(separator: " ").map(String.init)
            default: [String(row[0])]
            }
        }

        func hasNumbers(_ row: [Substring]) -> Bool {
            switch self {
            case .glyphs: true
            case .files: row.dropFirst(2).allSatisfy { Double($0) != nil }
            case .kerning: Double(row[2]) != nil
            case .widths: row.dropFirst().allSatisfy { UInt16($0) != nil }
            case .inks: row.dropFirst().allSatisfy { UInt16($0) != nil }
            }
        }
    }

    @Test(arguments: Table.allCases)
    func `each row of a table has its columns, and each name is there once`(_ table: Table) {
        #expect(table.text.hasSuffix("\n"))
        var names: Set<String> = []
        for line in table.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast() {
            let row = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard table.columns.contains(row.count), row.allSatisfy({ !$0.isEmpty }) else {
                Issue.record("'\(line)' has other columns")
                continue
            }
            #expect(table.hasNumbers(row), "\(line)")
            for name in table.names(of: row) { #expect(names.insert(name).inserted, "\(name) is there twice") }
        }
        #expect(names.count > 100)
    }

    @Test func `characters are in their order`() throws {
        let codes = Table.widths.text.split(separator: "\n").dropFirst(3).compactMap {
            UInt32($0.prefix { $0 != "\t" }, radix: 16)
        }
        #expect(codes == codes.sorted())
    }

    @Test(arguments: [
        ("", []), ("a\tb", []), ("a\tb\n", []), ("a\tb\n1\t2", [["1", "2", ""]]),
        ("a\tb\n1\n\t2\n★ ü\t\n", [["1", "", ""], ["", "2", ""], ["★ ü", "", ""]]),
        ("a\n1\t2\t3\t4\n5\n", [["1", "2", "3"], ["5", "", ""]]),
    ])
    func `a table is read row by row, whatever is missing`(_ text: String, _ rows: [[String]]) {
        text.withCString { text in
            var table = TableReader(text)
            var read: [[String]] = []
            while table.nextRow() { read.append((0..<3).map { _ in table.word() }) }
            #expect(read == rows)
        }
    }
}
