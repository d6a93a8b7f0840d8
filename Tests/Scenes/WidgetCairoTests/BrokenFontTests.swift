import Foundation
import PictureClient
import SceneFixtures
import SceneLayout
import TestSupport
import Testing
import WidgetArchive
import WidgetPictures

@testable import WidgetCairo

/// Font files of a person's own that are damaged: letters may be missing, but pictures are drawn.
struct BrokenFontTests {
    private static let fonts = "/usr/share/fonts/truetype/"
    private static let originals = [fonts + "inter-vf/Inter-roman.var.ttf", fonts + "dejavu/DejaVuSans.ttf"]

    private enum Damage: CaseIterable {
        case empty, noFont, half, zeroes, scrambled

        func callAsFunction(_ font: [UInt8]) -> [UInt8] {
            switch self {
            case .empty: []
            case .noFont: Array(String(repeating: "This is no font. ", count: 1_000).utf8)
            case .half: Array(font.prefix(font.count / 2))
            case .zeroes: Array(font.prefix(4_096)) + [UInt8](repeating: 0, count: font.count - 4_096)
            case .scrambled:
                // The directory at the beginning stays, so that its tables are read.
                font.enumerated().map { $0 > 1_024 && $0 % 61 == 0 ? ~$1 : $1 }
            }
        }
    }

    /// A drawing program that finds the damaged fonts, besides those of the system or alone.
    private func program(_ damage: Damage, alone: Bool, in directory: TemporaryDirectory) throws -> PictureProgram {
        let fonts = directory.path + "/fonts"
        try FileManager.default.createDirectory(atPath: fonts, withIntermediateDirectories: true)
        for (number, original) in Self.originals.enumerated() {
            let font = try [UInt8](Data(contentsOf: URL(fileURLWithPath: original)))
            try Data(damage(font)).write(to: URL(fileURLWithPath: "\(fonts)/\(number).ttf"))
        }
        let config = directory.path + "/fonts.conf"
        try Data("<fontconfig><dir>\(fonts)</dir></fontconfig>".utf8).write(to: URL(fileURLWithPath: config))
        let environment = alone ? "FONTCONFIG_FILE='\(config)'" : "XDG_DATA_HOME='\(directory.path)'"
        let script = directory.path + "/draw"
        let lines = "#!/bin/sh\n\(environment) exec '\(Tool.path(PictureProgram.name))'\n"
        try Data(lines.utf8).write(to: URL(fileURLWithPath: script))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
        return PictureProgram(path: script, patience: .seconds(60))
    }

    private func request(_ font: String?, _ words: String) -> PictureRequest {
        let scene = Scene(vertical(spacing: 4, color(red).frame(height: 10), text(words)))
        return PictureRequest(
            scene, family: .accessoryRectangular, size: Size(width: 160, height: 60), look: PictureLook(font: font),
            date: .distantPast)
    }

    @Test(arguments: Damage.allCases)
    private func `Among the system's they leave pictures as they are`(_ damage: Damage) throws {
        let directory = TemporaryDirectory()
        let program = try program(damage, alone: false, in: directory)
        let usual = PictureProgram(path: Tool.path(PictureProgram.name), patience: .seconds(60))
        for font in [nil, "DejaVu Sans"] {
            let request = request(font, "Hello 한국어 👩‍💻")
            #expect(try program.draw(request).bytes == usual.draw(request).bytes)
        }
    }

    @Test(arguments: Damage.allCases)
    private func `Where there are no others, all but letters is drawn`(_ damage: Damage) throws {
        let directory = TemporaryDirectory()
        let program = try program(damage, alone: true, in: directory)
        for words in ["Hello", "한국어 👩‍💻", "12:34"] {
            let picture = try program.draw(request(nil, words))
            let pixels = try PictureReader(png: picture.bytes)
            #expect(pixels.bounds { $0.isNear(red.bytes) } != nil)
        }
    }
}
