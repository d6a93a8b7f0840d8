import Foundation
import Testing
import XcodeFiles
@testable import ExtensionBuild

struct AssetTests {
    private let folder = TargetFolder()

    @Test(arguments: [
        ("AccentColor", "accent"), ("accent-color", "accent"), ("Color", "color"), ("Brand Dark", "brandDark"),
        ("HTTPServer", "httpServer"), ("icon24px", "icon24Px"), ("24 hours", "_24Hours"), ("default", "`default`"),
        ("iPhone", "iPhone"), ("my_URL", "myURL"), ("übersicht", "übersicht"), ("BackgroundImage", "background"),
        ("bg_color", "bg"), ("joker_3_multicolor", "joker3Multicolor"), ("Image", "image"), ("ImageColor", "image"),
    ])
    func `Colours and images are named as Xcode names them`(name: String, symbol: String) {
        #expect(SymbolName.member(name)?.source == symbol)
    }

    @Test func `Namespaces are named as types`() {
        #expect(SymbolName.type("my brand")?.source == "MyBrand")
    }

    @Test func `Of two assets with the name of one symbol, the first has it, and the other is told of`() throws {
        for set in ["FileImage.imageset", "File.imageset", "File.colorset", "file_.imageset", "Other.imageset"] {
            try folder.add("Assets.xcassets/\(set)/Contents.json", "{}")
        }
        let text = try generated("let a = [Image(.file), Image(.other)], b = Color(.file)")
        #expect(text.contains(#"static let file = ImageResource(name: "File""#))
        #expect(text.contains(#"static let file = ColorResource(name: "File""#))
        let warnings = text.split(separator: "\n").filter { $0.contains("#warning") }
        #expect(
            warnings == [
                #"#warning("'file' is the image 'File'; 'FileImage' needs another name")"#,
                #"#warning("'file' is the image 'File'; 'file_' needs another name")"#,
            ])
    }

    private func addCatalogue() throws {
        try folder.add("Assets.xcassets/Contents.json", "{}")
        for set in ["AccentColor.colorset", "Red.colorset", "Logo.imageset", "Own.colorset", "Unused.colorset"] {
            try folder.add("Assets.xcassets/\(set)/Contents.json", "{}")
        }
        try folder.add("Assets.xcassets/brand/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        try folder.add("Assets.xcassets/brand/Dark.colorset/Contents.json", "{}")
        try folder.add("Assets.xcassets/plain/accent.colorset/Contents.json", "{}")
    }

    private func generated(_ source: String) throws -> String {
        try folder.target.generated(from: scans(source, of: folder.target)).text
    }

    private let source = """
        extension Color { static let own = Color(.own) }
        let a = [Color.accent, .own, .Brand.dark, Color(.red)], b = Image(.logo)
        """

    @Test func `The assets that a target names become members`() throws {
        try addCatalogue()
        #expect(
            try generated(source) == """
                // Made by the plugin WidgetExtension.

                import AppGroups
                import SwiftUI

                #warning("'accent' is the color 'AccentColor'; 'accent' needs another name")

                extension ColorResource {
                    static let accent = ColorResource(name: "AccentColor", bundle: ProgramBundle.main)
                    static let own = ColorResource(name: "Own", bundle: ProgramBundle.main)
                    static let red = ColorResource(name: "Red", bundle: ProgramBundle.main)
                    enum Brand {
                        static let dark = ColorResource(name: "brand/Dark", bundle: ProgramBundle.main)
                    }
                }

                extension ImageResource {
                    static let logo = ImageResource(name: "Logo", bundle: ProgramBundle.main)
                }

                extension Color {
                    static var accent: Color { Color(ColorResource.accent) }
                    enum Brand {
                        static var dark: Color { Color(ColorResource.Brand.dark) }
                    }
                }

                extension ShapeStyle where Self == Color {
                    static var accent: Color { Color(ColorResource.accent) }
                }

                """)
    }

    @Test func `A name without letters and digits has no symbol`() throws {
        for set in ["❤️.imageset", "+.colorset", "!/_.colorset", "Ink.colorset"] {
            try folder.add("Assets.xcassets/\(set)/Contents.json", "{}")
        }
        try folder.add("Assets.xcassets/!/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        let text = try generated("func f(_ a: Int) { _ = [Color.ink] }")
        #expect(text.contains("static let ink"))
        #expect(!text.contains("static let _"))
        #expect(SymbolName.type("type")?.source == "`Type`")
    }

    @Test func `Only a member of the same type stands in the way of a symbol`() throws {
        folder.target.modules.insert("UIKit")
        for set in ["Brand.colorset", "Label.colorset", "Blue.imageset", "Mint.colorset"] {
            try folder.add("Assets.xcassets/\(set)/Contents.json", "{}")
        }
        let text = try generated("enum Keys { static let brand = 1 }; let a = [.brand, .label, .blue, .mint]")
        #expect(text.contains("static var brand: Color {"))
        #expect(text.contains("static var label: Color {"))
        #expect(!text.contains("static var label: UIColor"))
        #expect(text.contains("static var blue: UIImage"))
        #expect(!text.contains("static var mint: Color"))
        #expect(text.contains("static var mint: UIColor"))
        let own = try generated("extension ShapeStyle where Self == Color { static var brand: Color { .red } }")
        #expect(!own.contains("static var brand: Color"))
        #expect(own.contains("static var brand: UIColor"))
    }

    @Test func `A folder that was made by hand keeps the namespace around it, whatever its name`() throws {
        try folder.add("Assets.xcassets/brand/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        try folder.add("Assets.xcassets/brand/Icons 2.0/Dark.colorset/Contents.json", "{}")
        #expect(try generated("let a = Color.Brand.dark").contains(#"ColorResource(name: "brand/Dark""#))
    }

    @Test func `UIKit has them where there is a UIKit`() throws {
        try addCatalogue()
        folder.target.modules.insert("UIKit")
        let text = try generated(source)
        #expect(text.contains("static var accent: UIColor { UIColor(resource: ColorResource.accent) }"))
        #expect(text.contains("static var logo: UIImage { UIImage(resource: ImageResource.logo) }"))
    }
}
