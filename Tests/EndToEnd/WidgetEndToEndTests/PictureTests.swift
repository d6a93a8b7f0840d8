import Foundation
import GroupTesting
import TestSupport
import Testing

/// Pictures as `groupwidgets` writes them, of a sample widget.
struct PictureTests {
    private let tool = Tool("groupwidgets")

    init() throws {
        try tool.run("add", Tool.path("Basic"))
    }

    private func file(_ name: String) -> URL { URL(fileURLWithPath: "\(tool.temporary.directory.path)/\(name)") }

    /// The width and the height in the header of a PNG.
    private func size(of png: Data) -> [Int]? {
        guard png.count > 24, png.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
        return [16, 20].map { place in png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    @Test(arguments: [
        ("systemSmall", "2", [316, 316]), ("systemMedium", "1", [338, 158]), ("systemMedium", "3", [1014, 474]),
    ])
    func `A kind is drawn as a PNG of its family and scale`(_ family: String, _ scale: String, _ pixels: [Int]) throws {
        let path = file("basic.png")
        let outcome = try tool.run("show", "BasicWidget", "--family", family, "--png", path.path, "--scale", scale)
        #expect(outcome.code == 0 && outcome.output.isEmpty, "\(outcome.error)")
        #expect(try size(of: Data(contentsOf: path)) == pixels)
    }

    @Test func `Dark, accented and vibrant pictures differ from light ones`() throws {
        let looks = [["--light"], ["--dark"], ["--mode", "accented", "--tint", "#FF9500"], ["--mode", "vibrant"]]
        let pictures = try looks.enumerated().map { number, look in
            let path = file("\(number).png")
            let words = ["show", "BasicWidget", "--png", path.path, "--at", "2026-06-01T09:41:00Z"] + look
            let outcome = try tool.start(words).wait()
            #expect(outcome.code == 0, "\(outcome.error)")
            return try Data(contentsOf: path)
        }
        #expect(Set(pictures).count == 4)
    }

    @Test func `An SVG keeps text as text`() throws {
        let svg = try tool.run("show", "BasicWidget", "--svg", "-")
        #expect(svg.code == 0 && svg.output.hasPrefix("<svg") && svg.output.contains("<text"), "\(svg.error)")
        #expect(svg.output.contains("Emoji") && svg.output.contains("<title>BasicWidget</title>"))
    }

    @Test func `Without Inter, letters are those of another font, and a note says so`() throws {
        let config = file("fonts.conf")
        try Data("<fontconfig><dir>/usr/share/fonts/truetype/dejavu</dir></fontconfig>".utf8).write(to: config)
        let outcome = try tool.run(
            "show", "BasicWidget", "--png", file("x.png").path, environment: ["FONTCONFIG_FILE": config.path])
        #expect(outcome.code == 0 && outcome.error.contains("note: Inter is not installed"), "\(outcome.error)")
    }

    @Test func `A film is one file with a picture for each entry`() throws {
        let path = file("film.png")
        #expect(try tool.run("show", "BasicWidget", "--film", path.path).code == 0)
        let film = try Data(contentsOf: path)
        #expect(size(of: film) == [316, 316] && film.range(of: Data("acTL".utf8)) != nil)
    }

    @Test(arguments: [
        (["--scale", "0"], "'0' is not a scale"),
        (["--mode", "sepia"], "there is no mode 'sepia'; there are full, accented, vibrant"),
        (["--tint", "red"], "'red' is not a colour such as #FF9500"), (["--at", "noon"], "'noon' is not a time"),
        (["--dark", "--light"], "exclude each other"),
        (["--palette", "ios9"], "there is no palette 'ios9'; there are ios18, ios26"),
    ])
    func `Wrong options are named`(_ options: [String], _ words: String) throws {
        let outcome = try tool.start(["show", "BasicWidget", "--png", file("x.png").path] + options).wait()
        #expect(outcome.code == 2 && outcome.error.contains(words), "\(outcome.error)")
        #expect(!FileManager.default.fileExists(atPath: file("x.png").path))
    }

    @Test func `A picture needs one widget`() throws {
        let outcome = try tool.run("show", "--png", file("x.png").path)
        #expect(outcome.code == 2 && outcome.error.contains("no widget is named"))
    }

    @Test func `A drawing program that is not installed is named, with what to do`() throws {
        let outcome = try tool.run(
            "show", "BasicWidget", "--png", file("x.png").path, environment: ["GROUPWIDGETS_DRAW": "/nowhere/draw"])
        #expect(outcome.code == 3 && outcome.error.contains("/nowhere/draw") && outcome.error.contains("make install"))
    }

    @Test(arguments: ["gallery", "gallery/", "./new/gallery"])
    func `A gallery is made where it is named from here`(_ name: String) throws {
        let outcome = try tool.shell("cd '\(file("").path)' && \"$tool\" gallery \(name) && ls \(name)/index.html")
        #expect(outcome.code == 0, "\(outcome.error)")
    }

    @Test func `A gallery has Live Activities as their previews show them`() throws {
        let group = try TestGroup()
        try group.run("groupwidgets", "add", try TestGroup.path(ofProgram: "ParcelWidget"))
        let pictures = group.path + "/pictures"
        try group.run("groupwidgets", "gallery", pictures)
        let page = try Files.read(pictures + "/index.html")
        #expect(page.contains("<h2>Live Activities of ParcelWidget</h2>"))
        #expect(page.contains("activityLockScreen") && page.contains("islandExpanded"), "\(page)")
    }

    @Test func `A gallery has Live Activities without previews with made-up values`() throws {
        let group = try TestGroup()
        try group.run("groupwidgets", "add", try TestGroup.path(ofProgram: "KettleWidget"))
        let pictures = group.path + "/pictures"
        try group.run("groupwidgets", "gallery", pictures)
        let page = try Files.read(pictures + "/index.html")
        #expect(page.contains("BoilAttributes, with made-up values") && page.contains("islandCompact"), "\(page)")
        let tree = try Files.read(pictures + "/BoilAttributes-activityLockScreen.tree.json")
        #expect(tree.contains("Kettle Name: heating, 3°"), "\(tree)")
    }

    @Test func `A gallery has what is for the Lock Screen once, on a dark ground`() throws {
        let group = try TestGroup()
        try group.run("groupwidgets", "add", try TestGroup.path(ofProgram: "Countdown"))
        let pictures = group.path + "/pictures"
        try group.run("groupwidgets", "gallery", pictures)
        let page = try Files.read(pictures + "/index.html")
        #expect(page.contains("<figure class=\"dark\"><img src=\"Countdown-accessoryInline-dark.png\""), "\(page)")
        #expect(!page.contains("Countdown-accessoryInline.png"))
    }

    @Test func `A gallery has a Live Activity with the state that is given`() throws {
        let group = try TestGroup()
        try group.run("groupwidgets", "add", try TestGroup.path(ofProgram: "ParcelWidget"))
        let pictures = group.path + "/pictures"
        try group.run(
            "groupwidgets", "gallery", pictures, "--attributes", #"{"name": "Ada"}"#, "--state", #"{"emoji": "🚚"}"#)
        let page = try Files.read(pictures + "/index.html")
        #expect(page.contains("ParcelWidgetAttributes-islandCompact") && page.contains("activityLockScreen"), "\(page)")
        let unfit = try group.run("groupwidgets", "gallery", pictures, "--state", "{}", expecting: 3)
        #expect(!unfit.errorOutput.contains("Failure("))
        #expect(unfit.errorOutput.contains("ParcelWidgetAttributes'"), "\(unfit)")
        let unknown = try group.run("groupwidgets", "gallery", pictures, "Parcel", "--state", "{}", expecting: 1)
        #expect(unknown.errorOutput.contains("there are ParcelWidgetAttributes"), "\(unknown)")
    }

    @Test func `A gallery has the placeholder of a kind that has no snapshot`() throws {
        let group = try TestGroup()
        try group.run("groupwidgets", "add", try TestGroup.path(ofProgram: "FakeWidget"))
        let pictures = group.path + "/pictures"
        let drawn = try group.run("groupwidgets", "gallery", pictures, "Refuse")
        #expect(drawn.errorOutput.contains("note: Refuse systemSmall: "), "\(drawn.errorOutput)")
        let page = try Files.read(pictures + "/index.html")
        #expect(page.contains("src=\"Refuse-systemSmall-placeholder.png\""), "\(page)")
    }

    @Test func `A gallery has every size, light and dark, and a page`() throws {
        let outcome = try tool.run("gallery", file("gallery/all").path)
        #expect(outcome.code == 0 && outcome.output.contains("4 pictures"), "\(outcome.error)")
        let all = try FileManager.default.contentsOfDirectory(atPath: file("gallery/all").path).sorted()
        let files = all.filter { !$0.hasSuffix(".tree.json") }
        #expect(all.count == 2 * files.count - 1)
        #expect(
            files == [
                "BasicWidget-systemMedium-dark.png", "BasicWidget-systemMedium.png", "BasicWidget-systemSmall-dark.png",
                "BasicWidget-systemSmall.png", "index.html",
            ])
        let page = try String(contentsOf: file("gallery/all/index.html"), encoding: .utf8)
        for name in files.dropLast() { #expect(page.contains("src=\"\(name)\"")) }
    }
}
