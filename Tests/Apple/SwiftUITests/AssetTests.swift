import Foundation
@testable import SwiftUI
import TestSupport
import Testing

import enum WidgetArchive.Node

private let accent = """
    {
      "colors" : [
        {
          "color" : {
            "color-space" : "srgb",
            "components" : { "alpha" : "1.000", "blue" : "0x33", "green" : "0.200", "red" : "255" }
          },
          "idiom" : "universal"
        },
        {
          "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ],
          "color" : { "color-space" : "gray-gamma-22", "components" : { "alpha" : "0.500", "white" : "1.000" } },
          "idiom" : "universal"
        }
      ],
      "info" : { "author" : "xcode", "version" : 1 }
    }
    """

/// The header of a PNG file of 60 by 30 pixels.
private let png = Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 60, 0, 0, 0, 30])

@MainActor struct AssetTests {
    private let directory = TemporaryDirectory()

    private func write(_ data: Data, to path: String) throws {
        let url = URL(fileURLWithPath: directory.path).appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    private func bundle() throws -> Bundle { try #require(Bundle(path: directory.path)) }

    @Test func `A colour set has a colour for light and one for dark appearances`() throws {
        try write(Data(accent.utf8), to: "Assets.xcassets/Card.colorset/Contents.json")
        #expect(sketch(Color("Card", bundle: try bundle())) == "surface rectangle fill #FF3333/#FFFFFF80")
    }

    @Test func `A module's catalogue is in the bundle that was made for it`() throws {
        try write(Data(accent.utf8), to: "Steps.appex/Assets.xcassets/Card.colorset/Contents.json")
        #expect(sketch(Color("Card", bundle: try bundle())) == "surface rectangle fill #FF3333/#FFFFFF80")
    }

    @Test func `A colour set may have colours for people who want more contrast`() throws {
        let high = #"{"appearance": "contrast", "value": "high"}"#
        let dark = #"{"appearance": "luminosity", "value": "dark"}"#
        func entry(_ appearances: String?, _ white: String) -> String {
            let color = #""color": {"components": {"alpha": "1", "white": "\#(white)"}}"#
            return "{" + (appearances.map { #""appearances": [\#($0)], "# } ?? "") + color + "}"
        }
        let entries = [
            entry("\(dark), \(high)", "1.0"), entry(dark, "0.8"), entry(high, "0.0"), entry(nil, "0.2"),
        ]
        let contents = #"{"colors": [\#(entries.joined(separator: ", "))]}"#
        try write(Data(contents.utf8), to: "Assets.xcassets/Ink.colorset/Contents.json")
        let ink = Color("Ink", bundle: try bundle())
        #expect(sketch(ink) == "surface rectangle fill #333333/#CCCCCC")
        var contrasting = EnvironmentValues()
        contrasting.colorSchemeContrast = .increased
        #expect(sketch(ink, in: contrasting) == "surface rectangle fill #000000/#FFFFFF")
    }

    @Test func `A folder that provides a namespace goes before the names in it`() throws {
        try write(
            Data(#"{"properties": {"provides-namespace": true}}"#.utf8), to: "Assets.xcassets/Brand/Contents.json")
        try write(Data(#"{"info": {}}"#.utf8), to: "Assets.xcassets/Brand/Dark/Contents.json")
        try write(Data(accent.utf8), to: "Assets.xcassets/Brand/Dark/Card.colorset/Contents.json")
        #expect(
            sketch(Color("Brand/Card", bundle: try bundle())) == "surface rectangle fill #FF3333/#FFFFFF80")
        #expect(sketch(Color("Card", bundle: try bundle())) != sketch(Color("Brand/Card", bundle: try bundle())))
    }

    @Test(arguments: [
        ("opaqueSeparatorColor", "#C6C6C8/#38383A"), ("systemRedColor", "#FF3B30/#FF453A"),
        ("secondarySystemGroupedBackgroundColor", "#FFFFFF/#1C1C1E"),
    ])
    func `A colour set may name a colour of the platform`(_ name: String, _ shades: String) throws {
        let contents = #"{"colors": [{"color": {"platform": "ios", "reference": "\#(name)"}, "idiom": "universal"}]}"#
        try write(Data(contents.utf8), to: "Assets.xcassets/\(name).colorset/Contents.json")
        #expect(sketch(Color(name, bundle: try bundle())) == "surface rectangle fill \(shades)")
    }

    @Test func `It may name another one for the dark`() throws {
        let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
        let contents = """
            {"colors": [{"color": {"platform": "ios", "reference": "systemBackgroundColor"}, "idiom": "universal"},
            {\(dark), "color": {"platform": "ios", "reference": "secondarySystemBackgroundColor"}, "idiom": "universal"}]}
            """
        try write(Data(contents.utf8), to: "Assets.xcassets/Ground.colorset/Contents.json")
        #expect(sketch(Color("Ground", bundle: try bundle())) == "surface rectangle fill #FFFFFF/#1C1C1E")
    }

    /// What the SF Symbols app exports, in short.
    private let template = """
        <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
        <g id="Guides"><line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
        <line id="left-margin-Regular-M" x1="1400" x2="1400" y1="1030" y2="1150"/>
        <line id="right-margin-Regular-M" x1="1500" x2="1500" y1="1030" y2="1150"/></g>
        <g id="Symbols"><g id="Ultralight-M"><path d="M1 1"/></g>
        <g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)"><g><path d="M0 0L100 0L100 -70L0 -70Z"/></g></g></g></svg>
        """

    @Test func `A symbol set is drawn at the font's size, in the foreground style`() throws {
        try write(
            Data(#"{"symbols": [{"filename": "cup.svg"}]}"#.utf8), to: "Assets.xcassets/cup.symbolset/Contents.json")
        try write(Data(template.utf8), to: "Assets.xcassets/cup.symbolset/cup.svg")
        let view = Image("cup", bundle: try bundle()).font(.system(size: 20))
        let scene = evaluate(view, in: EnvironmentValues()).scene
        guard case .image(let picture) = scene.root, case .bytes(let bytes, let size) = picture.source else {
            throw Unexpected(found: scene.root.sketch())
        }
        #expect(size == .init(width: 20, height: 24))
        #expect(picture.isTemplate)
        // The capitals of 20 points, in whose middle it is, are 14.09 points high.
        #expect(abs(try #require(picture.baseline) - (12 + 14.09 / 2)) < 0.001)
        let document = String(decoding: bytes.bytes, as: UTF8.self)
        #expect(document.contains(#"viewBox="1400 1030.771 100 120""#))
        #expect(document.contains("M0 0L100 0L100 -70L0 -70Z") && !document.contains("M1 1"))
    }

    /// A page of 40 by 20 points with a filled square.
    private let pdf = """
        %PDF-1.4
        1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
        2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
        3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 40 20]/Contents 4 0 R/Resources<<>>>>endobj
        4 0 obj<</Length 23>>stream
        1 0 0 rg 0 0 20 20 re f
        endstream endobj
        trailer<</Root 1 0 R>>
        """

    @Test func `An image set in PDF is shown by poppler's program, or named with what to install`() throws {
        try write(
            Data(#"{"images": [{"filename": "a.pdf"}]}"#.utf8), to: "Assets.xcassets/Plan.imageset/Contents.json")
        try write(Data(pdf.utf8), to: "Assets.xcassets/Plan.imageset/a.pdf")
        let evaluation = evaluate(Image("Plan", bundle: try bundle()), in: EnvironmentValues())
        guard case .image(let picture) = evaluation.scene.root else { throw Unexpected(found: "no picture") }
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let isInstalled = path.split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/pdftocairo")
        }
        if isInstalled {
            guard case .bytes(_, let size) = picture.source else { throw Unexpected(found: "\(picture.source)") }
            #expect(size == .init(width: 40, height: 20))
        } else {
            #expect(picture.source == .missing("Plan"))
            #expect(evaluation.notes.contains { $0.contains("install pdftocairo") })
        }
    }

    @Test func `An image set in PDF may have a picture of its own for dark surroundings`() throws {
        let contents = #"""
            {"images": [
              {"filename": "day.pdf"},
              {"filename": "night.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]}
            ]}
            """#
        try write(Data(contents.utf8), to: "Assets.xcassets/Map.imageset/Contents.json")
        try write(Data(pdf.utf8), to: "Assets.xcassets/Map.imageset/day.pdf")
        try write(png, to: "Assets.xcassets/Map.imageset/night.png")
        let image = Image("Map", bundle: try bundle())
        let light = evaluate(image, in: EnvironmentValues())
        #expect(light.usesColorScheme)
        var surroundings = EnvironmentValues()
        surroundings.colorScheme = .dark
        let dark = evaluate(image, in: surroundings)
        guard case .image(let picture) = dark.scene.root, case .file(let path, nil, _) = picture.source else {
            throw Unexpected(found: dark.scene.root.sketch())
        }
        #expect(path.hasSuffix("Map.imageset/night.png"))
        #expect(light.scene != dark.scene)
    }

    @Test func `The largest picture of an image set is used, in points`() throws {
        let contents = #"{"images": [{"filename": "a.png", "scale": "1x"}, {"filename": "b.png", "scale": "3x"}, {}]}"#
        try write(Data(contents.utf8), to: "Assets.xcassets/Hero.imageset/Contents.json")
        try write(png, to: "Assets.xcassets/Hero.imageset/a.png")
        try write(png, to: "Assets.xcassets/Hero.imageset/b.png")
        let scene = evaluate(Image("Hero", bundle: try bundle()).renderingMode(.template), in: EnvironmentValues())
            .scene
        guard case .image(let picture) = scene.root, case .file(let path, nil, let size) = picture.source else {
            throw Unexpected(found: scene.root.sketch())
        }
        #expect(path.hasSuffix("Hero.imageset/b.png"))
        #expect(size == .init(width: 20, height: 10))
        #expect(picture.isTemplate)
    }

    @Test func `An image set may have a picture of its own for dark surroundings`() throws {
        let contents = #"""
            {"images": [
              {"filename": "day.png", "scale": "2x"}, {"filename": "small.png", "scale": "1x"},
              {"filename": "night.png", "scale": "2x", "appearances": [{"appearance": "luminosity", "value": "dark"}]}
            ]}
            """#
        try write(Data(contents.utf8), to: "Assets.xcassets/Sky.imageset/Contents.json")
        for name in ["day", "small", "night"] { try write(png, to: "Assets.xcassets/Sky.imageset/\(name).png") }
        let scene = evaluate(Image("Sky", bundle: try bundle()), in: EnvironmentValues()).scene
        guard case .image(let picture) = scene.root, case .file(let path, let dark?, let size) = picture.source else {
            throw Unexpected(found: scene.root.sketch())
        }
        #expect(path.hasSuffix("Sky.imageset/day.png") && dark.hasSuffix("Sky.imageset/night.png"))
        #expect(size == .init(width: 30, height: 15))
    }

    private func picture(_ image: some View, _ environment: EnvironmentValues = EnvironmentValues()) throws
        -> Node.Picture
    {
        let scene = evaluate(image, in: environment).scene
        guard case .image(let picture) = scene.root else { throw Unexpected(found: scene.root.sketch()) }
        return picture
    }

    @Test func `A picture may be made of its bytes`() throws {
        let picture = try picture(Image(bytes: [UInt8](png), scale: 2))
        guard case .bytes(let bytes, let size) = picture.source else { throw Unexpected(found: "\(picture.source)") }
        #expect(bytes.bytes == [UInt8](png))
        #expect(size == .init(width: 30, height: 15))
    }

    @Test func `Bytes that are no picture, or too many, leave a box and a note`() throws {
        let broken = evaluate(Image(bytes: [1, 2, 3]), in: EnvironmentValues())
        #expect(broken.notes == ["A picture's data is no PNG, JPEG, SVG or WebP file; nothing is shown for it."])
        let large = evaluate(
            Image(bytes: [UInt8](png) + [UInt8](repeating: 0, count: 4_194_304)), in: EnvironmentValues())
        #expect(large.notes == ["A picture's data has 4194328 bytes; a widget's archive takes up to 4194304."])
        for result in [broken, large] {
            guard case .image(let picture) = result.scene.root else { throw Unexpected(found: "") }
            #expect(picture.source == .missing("picture"))
        }
    }

    @Test func `A picture tells how it is drawn at another size`() throws {
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let tiled = try picture(
            Image(bytes: [UInt8](png)).resizable(capInsets: insets, resizingMode: .tile).interpolation(.none)
                .antialiased(false))
        #expect(tiled.isResizable && tiled.isTiled && !tiled.isAntialiased)
        #expect(tiled.capInsets == .init(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(tiled.interpolation == .none)
        let plain = try picture(Image(bytes: [UInt8](png)))
        #expect(!plain.isResizable && !plain.isTiled && plain.isAntialiased && plain.interpolation == .medium)
    }

    @Test func `A symbol tells its scale and how its layers are coloured`() throws {
        let star = Image(systemName: "star")
        let own = try picture(star.symbolRenderingMode(.hierarchical).symbolRenderingMode(.multicolor))
        #expect(own.symbolMode == .multicolor && own.symbolScale == .medium)
        let inherited = try picture(star.imageScale(.large).symbolRenderingMode(.palette))
        #expect(inherited.symbolMode == .palette && inherited.symbolScale == .large)
        #expect(inherited.font.size == 17)
        #expect(abs(inherited.symbolFont.size - 21.59) < 0.001)
        #expect(try picture(star).symbolMode == nil)
    }

    @Test func `A file beside the program is a picture by its name`() throws {
        try write(png, to: "logo@2x.png")
        let scene = evaluate(Image("logo", bundle: try bundle()), in: EnvironmentValues()).scene
        guard case .image(let picture) = scene.root, case .file(_, _, let size) = picture.source else {
            throw Unexpected(found: scene.root.sketch())
        }
        #expect(size == .init(width: 30, height: 15))
    }
}
