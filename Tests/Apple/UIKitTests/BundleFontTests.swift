import AssetCatalogs
import Foundation
import TestSupport
import Testing
import UIKit

/// Fonts that a widget's bundle brings along.
struct BundleFontTests {
    private let regular = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
    private let bold = "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"
    private let directory = TemporaryDirectory()

    private func fonts(_ names: [String], damage: (Data) -> Data = { $0 }) throws -> BundleFonts {
        let folder = URL(fileURLWithPath: directory.path + "/Widget.appex")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let list = try PropertyListSerialization.data(
            fromPropertyList: ["UIAppFonts": names], format: .xml, options: 0)
        try list.write(to: folder.appendingPathComponent("Info.plist"))
        for path in [regular, bold] {
            let name = URL(fileURLWithPath: path).lastPathComponent
            try damage(Data(contentsOf: URL(fileURLWithPath: path))).write(to: folder.appendingPathComponent(name))
        }
        return BundleFonts(in: try #require(Bundle(url: folder)))
    }

    @Test func `One that Info.plist names is found by any of its names`() throws {
        let fonts = try fonts(["Fonts/DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "Missing.ttf"])
        func file(_ name: String, weight: Int = 400) -> String? {
            fonts.face(named: name, weight: weight, isItalic: false).map {
                URL(fileURLWithPath: $0.file).lastPathComponent
            }
        }
        #expect(file("DejaVuSans") == "DejaVuSans.ttf" && file("DejaVu Sans") == "DejaVuSans.ttf")
        #expect(file("DejaVuSans-Bold") == "DejaVuSans-Bold.ttf" && file("DejaVu Sans Bold") == "DejaVuSans-Bold.ttf")
        #expect(file("DejaVuSans", weight: 700) == "DejaVuSans-Bold.ttf")
        #expect(file("DejaVu Sans", weight: 600) == "DejaVuSans-Bold.ttf")
        #expect(file("DejaVu Serif") == nil)
        let face = try #require(fonts.face(named: "DejaVuSans", weight: 400, isItalic: false))
        #expect(abs(face.ascent - 0.928) < 0.001 && abs(face.descent - 0.236) < 0.001)
        // The file does not say how high its capitals are.
        #expect(abs(face.capHeight - 0.75 * face.ascent) < 0.001)
    }

    @Test func `One that Info.plist does not name is not found`() throws {
        let fonts = try fonts(["DejaVuSans.ttf"])
        #expect(fonts.face(named: "DejaVuSans-Bold", weight: 400, isItalic: false)?.file == nil)
    }

    @Test func `A file that is cut off is no font, wherever it ends`() throws {
        for length in [0, 3, 4, 11, 12, 100, 300, 1_000, 10_000, 400_000] {
            let fonts = try fonts(["DejaVuSans.ttf"]) { $0.prefix(length) }
            // Its tables are in the order of the alphabet, more or less: the names are near the end.
            #expect(fonts.face(named: "DejaVuSans", weight: 400, isItalic: false) == nil, "\(length)")
        }
    }

    @Test func `A file that is registered again is not read again`() throws {
        let path = directory.path + "/Own.ttf"
        try FileManager.default.copyItem(atPath: bold, toPath: path)
        #expect(BundleFonts.register(path))
        try FileManager.default.removeItem(atPath: path)
        #expect(BundleFonts.register(path) && !BundleFonts.register(path + ".other"))
    }

    @Test func `A program registers a file of its own`() {
        #expect(CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: regular) as CFURL, .process, nil))
        #expect(BundleFonts.ofProgram.face(named: "DejaVuSans", weight: 400, isItalic: false)?.file == regular)
        var error: Unmanaged<NSError>?
        #expect(!CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/nowhere.ttf"), .process, &error))
        #expect(error?.takeRetainedValue().domain == "com.apple.CoreText.CTFontManagerErrorDomain")
    }
}
