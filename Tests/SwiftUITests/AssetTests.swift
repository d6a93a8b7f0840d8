import Foundation
import SwiftUI
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

    @Test func `The largest picture of an image set is used, in points`() throws {
        let contents = #"{"images": [{"filename": "a.png", "scale": "1x"}, {"filename": "b.png", "scale": "3x"}, {}]}"#
        try write(Data(contents.utf8), to: "Assets.xcassets/Hero.imageset/Contents.json")
        try write(png, to: "Assets.xcassets/Hero.imageset/a.png")
        try write(png, to: "Assets.xcassets/Hero.imageset/b.png")
        let scene = evaluate(Image("Hero", bundle: try bundle()).renderingMode(.template), in: EnvironmentValues())
            .scene
        guard case .image(let picture) = scene.root, case .file(let path, let size) = picture.source else {
            throw Unexpected(found: scene.root.sketch())
        }
        #expect(path.hasSuffix("Hero.imageset/b.png"))
        #expect(size == .init(width: 20, height: 10))
        #expect(picture.isTemplate)
    }

    @Test func `A file beside the program is a picture by its name`() throws {
        try write(png, to: "logo@2x.png")
        let scene = evaluate(Image("logo", bundle: try bundle()), in: EnvironmentValues()).scene
        guard case .image(let picture) = scene.root, case .file(_, let size) = picture.source else {
            throw Unexpected(found: scene.root.sketch())
        }
        #expect(size == .init(width: 30, height: 15))
    }
}
