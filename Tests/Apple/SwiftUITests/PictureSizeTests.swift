import Foundation
import SwiftUI
import TestSupport
import Testing

import enum WidgetArchive.Node
import struct WidgetArchive.Size

/// How large a picture is by its file, before anything is drawn.
@MainActor struct PictureSizeTests {
    private func size(_ bytes: [UInt8], scale: Double = 1) throws -> Size {
        let scene = evaluate(Image(bytes: bytes, scale: scale), in: EnvironmentValues()).scene
        guard case .image(let picture) = scene.root, case .bytes(_, let size) = picture.source else {
            throw Unexpected(found: "\(scene.root)")
        }
        return size
    }

    @Test(
        arguments: [
            (#"<svg width="24" height='12.5px'/>"#, 24, 12.5),
            (#"<svg width="24" height="48" viewBox="0 0 1 1">"#, 24, 48),
            (#"<svg viewBox="0 0 40 20">"#, 40, 20),
            (#"<svg viewBox="-8, -8 , 40,20" width="100%" height="100%">"#, 40, 20),
            (#"<svg viewBox="0 0 40 20" width="10">"#, 10, 5),
            (#"<svg viewBox="0 0 40 20" height="10">"#, 20, 10),
            (#"<svg width="1in" height="72pt">"#, 96, 96),
            (#"<svg width="2.54cm" height="25.4mm">"#, 96, 96),
            (#"<svg xmlns="http://www.w3.org/2000/svg">"#, 300, 150),
            (#"<svg width="-3" height="NaN" viewBox="0 0 0 5">"#, 300, 150),
            ("\u{FEFF}<?xml version='1.0'?>\n<!-- <svg width='1'> -->\n<svg:svg\n width = '7'\n height='8'\n>", 7, 8),
            (#"<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd"><svg width="7" height="8">"#, 7, 8),
            (#"<!DOCTYPE svg [ <!ENTITY a "b>"> ]><svg width="7" height="8">"#, 7, 8),
        ])
    func `An SVG is as large as its root element says`(_ text: String, _ width: Double, _ height: Double) throws {
        let size = try size(Array(text.utf8))
        #expect(abs(size.width - width) < 1e-9 && abs(size.height - height) < 1e-9, "\(size)")
    }

    @Test(arguments: ["", "<", "<html>", "text <svg>", "<!--", "<?xml", "<!DOCTYPE [", "svg", "<svgs>"])
    func `What only looks like an SVG is none`(_ text: String) {
        #expect(throws: Unexpected.self) { try size(Array(text.utf8)) }
    }

    @Test(arguments: [#"<svg width="#, "<svg width", "<svg", #"<svg width="7"#])
    func `An SVG that was cut off has some size`(_ text: String) throws {
        #expect(try size(Array(text.utf8)).width > 0)
    }

    @Test func `A WebP file tells its size in one of three forms`() throws {
        func file(_ name: String, _ rest: [UInt8]) -> [UInt8] {
            Array("RIFF\0\0\0\0WEBP\(name)\0\0\0\0".utf8) + rest + [UInt8](repeating: 0, count: 12)
        }
        let lossy = file("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 60, 0, 30, 0])
        let lossless = file("VP8L", [0x2F, 59, 0x40, 0x07, 0])
        let extended = file("VP8X", [0, 0, 0, 0, 59, 0, 0, 29, 0, 0])
        for bytes in [lossy, lossless, extended] { #expect(try size(bytes, scale: 2) == Size(width: 30, height: 15)) }
    }

    @Test func `An image set may hold an SVG, and a bundle one without a set`() throws {
        let directory = TemporaryDirectory()
        let set = directory.path + "/Assets.xcassets/Leaf.imageset"
        try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
        let contents = #"""
            {"images": [{"filename": "leaf.svg", "idiom": "universal"}],
             "properties": {"preserves-vector-representation": true, "template-rendering-intent": "template"}}
            """#
        for (path, text) in [
            (set + "/Contents.json", contents), (set + "/leaf.svg", #"<svg width="24" height="12"/>"#),
            (directory.path + "/branch.svg", #"<svg viewBox="0 0 7 8"/>"#),
        ] { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }
        let bundle = try #require(Bundle(path: directory.path))
        for (name, file, size) in [
            ("Leaf", "leaf.svg", Size(width: 24, height: 12)), ("branch", "branch.svg", Size(width: 7, height: 8)),
        ] {
            let scene = evaluate(Image(name, bundle: bundle), in: EnvironmentValues()).scene
            guard case .image(let picture) = scene.root, case .file(let path, nil, size) = picture.source else {
                throw Unexpected(found: "\(scene.root)")
            }
            #expect(path.hasSuffix("/" + file))
            #expect(picture.isTemplate == (name == "Leaf"))
        }
    }

    @Test func `A view may say otherwise than its image set`() throws {
        let directory = TemporaryDirectory()
        let set = directory.path + "/Assets.xcassets/Leaf.imageset"
        try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
        let contents = #"{"images": [{"filename": "a.svg"}], "properties": {"template-rendering-intent": "template"}}"#
        try Data(contents.utf8).write(to: URL(fileURLWithPath: set + "/Contents.json"))
        try Data(#"<svg/>"#.utf8).write(to: URL(fileURLWithPath: set + "/a.svg"))
        let image = Image("Leaf", bundle: Bundle(path: directory.path))
        for (image, isTemplate) in [(image, true), (image.renderingMode(.original), false)] {
            let scene = evaluate(image, in: EnvironmentValues()).scene
            guard case .image(let picture) = scene.root else { throw Unexpected(found: "\(scene.root)") }
            #expect(picture.isTemplate == isTemplate)
        }
    }
}
