import Foundation
import GroupTesting
import Testing

/// `groupwidgets previews`, with programs that are built like any other.
struct PreviewsTests {
    @Test func `Each entry of a preview's timeline becomes a picture of the widget's size`() throws {
        let drawn = try Drawn("Basic")
        #expect(drawn.outcome.output.contains("/pictures/index.html: 2 pictures\n"))
        #expect(
            drawn.sizes == ["BasicWidget-systemSmall-1.png": [316, 316], "BasicWidget-systemSmall-2.png": [316, 316]])
        #expect(drawn.page.contains(#"<img src="BasicWidget-systemSmall-2.png""#))
    }

    @Test func `A program without previews says so`() throws {
        let drawn = try Drawn("Tracker", expecting: 1)
        #expect(drawn.outcome.errorOutput.hasPrefix("error: Tracker has no previews\nhint: "))
        #expect(drawn.sizes.isEmpty)
    }

    @Test func `Each of a provider's previews in one family is a picture of its own`() throws {
        #expect(
            try Drawn("Account", "--scale", "1").sizes == [
                "Previews-systemSmall.png": [158, 158], "Previews-systemSmall-2.png": [158, 158],
            ])
    }

    @Test func `Every form of a preview is drawn, and one that crashes costs only itself`() throws {
        let drawn = try Drawn("CupsWidget", "--scale", "1")
        #expect(
            drawn.sizes == [
                "Two_cups-systemSmall-1.png": [158, 158], "Two_cups-systemSmall-2.png": [158, 158],
                "Provided-systemMedium.png": [338, 158], "A__plain__view.png": [120, 60],
                "Fitting.png": [70, 30], "Previewable.png": [80, 40], "Configured-systemSmall.png": [158, 158],
                "Configured_entries-systemSmall.png": [158, 158],
                "CupPreviews-Small-systemSmall-dark.png": [158, 158],
                "CupPreviews-Medium-systemMedium-dark.png": [338, 158],
            ])
        #expect(drawn.outcome.errorOutput.contains("note: Crash: it crashed: "))
        #expect(drawn.outcome.errorOutput.contains("note: Foreign entries: the preview's entries are CupsEntry, "))
        #expect(drawn.page.contains("<h2>A &quot;plain&quot; view</h2>"))
    }

    @Test func `A provider is asked with the configuration that the preview gives`() throws {
        let group = try TestGroup()
        let list = try group.run("CupsWidget", "previews").output
        let names = list.split(separator: "\"name\": \"").dropFirst()
        let place = try #require(names.firstIndex { $0.hasPrefix("Configured\"") }) - 1
        #expect(try group.run("CupsWidget", "preview", "\(place)").output.contains("Pour milk"))
        let none = try group.run("CupsWidget", "preview", "99", expecting: 3).errorOutput
        #expect(none.contains("error: there is no such preview: this program has \(names.count), counted from 0"))
    }

    @Test func `The variables of a preview have their values, and those of its surroundings`() throws {
        let group = try TestGroup()
        let list = try group.run("CupsWidget", "previews").output
        let names = list.split(separator: "\"name\": \"").dropFirst()
        let place = try #require(names.firstIndex { $0.hasPrefix("Previewable\"") }) - 1
        let preview = try group.run("CupsWidget", "preview", "\(place)").output
        #expect(preview.contains("3 by day") && preview.contains("3 by night"))
    }

    @Test func `Previews are chosen by name, and an unknown name is answered with those that there are`() throws {
        #expect(try Drawn("CupsWidget", "Provided", "--dark").sizes.keys.sorted() == ["Provided-systemMedium-dark.png"])
        let unknown = try Drawn("CupsWidget", "Providet", expecting: 1).outcome.errorOutput
        #expect(unknown.contains("CupsWidget has no preview 'Providet'\nhint: "))
    }

    @Test func `A program that is no widget program is named`() throws {
        #expect(try Drawn("groupdefaults", expecting: 3).outcome.errorOutput.hasPrefix("error: "))
    }
}

/// What the command wrote.
private struct Drawn {
    let outcome: TestProcess.Outcome
    /// The width and height of each picture, in pixels.
    let sizes: [String: [Int]]
    let page: String

    init(_ program: String, _ words: String..., expecting code: Int32 = 0) throws {
        let group = try TestGroup(environment: ["NO_COLOR": "1"])
        let directory = group.path + "/pictures"
        let process = try group.start(
            "groupwidgets", ["previews", TestGroup.path(ofProgram: program), directory] + words)
        outcome = try process.wait()
        #expect(outcome.code == code, "\(outcome.errorOutput)")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        sizes = try names.filter { $0.hasSuffix(".png") }.reduce(into: [:]) { sizes, name in
            sizes[name] = Drawn.size(ofPNG: try Data(contentsOf: URL(filePath: "\(directory)/\(name)")))
        }
        page = (try? String(contentsOfFile: directory + "/index.html", encoding: .utf8)) ?? ""
    }

    /// From its header: a signature of eight bytes, a length, "IHDR", width, height.
    private static func size(ofPNG bytes: Data) -> [Int] {
        [16, 20].map { bytes[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
    }
}
