import SceneLayout
import Testing
import WidgetArchive

@testable import SymbolArtwork

/// Layout knows how large symbols are from a table, so that a widget's process needs no artwork.
struct SymbolTableTests {
    private let artwork = Artwork()

    /// All names that code here spells out.
    private var names: [String] {
        Set(CommonSymbols.names + OwnDrawings.names + SymbolNames.table.keys + SymbolNames.twins.keys).sorted()
    }

    /// In hundredths of an em.
    private func ink(of name: String) -> (width: Int, height: Int)? {
        guard let ink = artwork.symbol(name)?.ink else { return nil }
        func hundredths(_ length: Double) -> Int { Int((length / Artwork.Symbol.inner * 50).rounded()) * 2 }
        return (hundredths(ink.size.width), hundredths(ink.size.height))
    }

    @Test func `layout gives symbols the room that their artwork takes`() {
        guard artwork.symbol("heart.fill") != nil else { return }
        let wrong = names.filter { name in
            guard let ink = ink(of: name) else { return false }
            let box = SymbolBox.ink(of: name, 100)
            return abs(box.width - Double(ink.width)) > 4.1 || abs(box.height - Double(ink.height)) > 4.1
        }
        #expect(wrong.isEmpty, "SymbolInks.tsv is no longer that of the artwork, which would be:\n\(table)")
    }

    /// Names whose ink is not that of a shorter name, or of a square.
    private var table: String {
        var sizes: [String: (width: Int, height: Int)] = [:]
        for name in names.sorted(by: { $0.count < $1.count }) {
            guard let ink = ink(of: name) else { continue }
            let usual = shorter(name).compactMap { sizes[$0] }.first ?? (100, 100)
            if abs(usual.width - ink.width) > 4 || abs(usual.height - ink.height) > 4 { sizes[name] = ink }
        }
        let rows = sizes.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value.width)\t\($0.value.height)" }
        return (["symbol\twidth\theight"] + rows).joined(separator: "\n")
    }

    /// What stands for a name in the table, from the longest on.
    private func shorter(_ name: String) -> [String] {
        var words = name.split(separator: ".").map(String.init)
        var all: [String] = []
        while let last = words.popLast(), !["circle", "square", "app"].contains(last), !words.isEmpty {
            all.append(words.joined(separator: "."))
        }
        return all
    }
}
