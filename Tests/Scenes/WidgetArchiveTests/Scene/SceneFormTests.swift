import FoundationEssentials
import Testing
import WidgetArchive

/// The literal forms of a scene's parts, as `archive.md` gives them.
struct SceneFormTests {
    private let black = Paint.tone(Tone(Shade("#000000")!))
    private let date = Date(timeIntervalSince1970: 1_780_302_600)

    private func expect<Value: ArchiveValue & Equatable>(
        _ value: Value, _ text: String, _ location: SourceLocation = #_sourceLocation
    ) throws {
        #expect(try line(value) == text, sourceLocation: location)
        #expect(try WidgetArchiveTests.value(Value.self, text) == value, sourceLocation: location)
    }

    @Test func `A simple text is short`() throws {
        try expect(
            Node.text(Paragraph([.init(.words("Hello"), font: Font(size: 17), paint: black)])),
            ##"{"text":{"runs":[{"content":{"words":"Hello"},"font":{"size":17},"paint":"#000000"}]}}"##)
    }

    @Test func `A run tells what is not usual about it`() throws {
        try expect(
            Paragraph.Run(
                .symbol("star"), font: Font(size: 12.5, weight: 700, design: .rounded, isItalic: true), paint: black,
                underline: .init(), strikethrough: .init(.dashDot), kerning: 0.5, tracking: 1, baselineOffset: -1,
                link: "app://a"),
            ##"{"content":{"symbol":"star"},"font":{"size":12.5,"weight":700,"design":"rounded","isItalic":true},"##
                + ##""paint":"#000000","underline":{},"strikethrough":{"pattern":"dashDot"},"##
                + ##""kerning":0.5,"tracking":1,"baselineOffset":-1,"link":"app://a"}"##)
    }

    @Test func `A direction is told where it is not that of what is around`() throws {
        let empty = #"{"spacer":{}}"#
        let content = Node.spacer(.init())
        try expect(Scene(content), "{\"root\":\(empty)}")
        try expect(Scene(content, direction: .rightToLeft), "{\"direction\":\"rightToLeft\",\"root\":\(empty)}")
        try expect(
            Node.frame(.init(direction: .leftToRight, content)),
            "{\"frame\":{\"direction\":\"leftToRight\",\"content\":\(empty)}}")
    }

    @Test func `Times have names`() throws {
        let later = date + 90.5
        try expect(
            Paragraph.Content.date(date, .time), #"{"date":{"at":"2026-06-01T08:30:00.000Z","style":"time"}}"#)
        try expect(
            Paragraph.Content.interval(date, later),
            #"{"interval":{"from":"2026-06-01T08:30:00.000Z","to":"2026-06-01T08:31:30.500Z"}}"#)
        try expect(
            Paragraph.Content.timer(from: date, to: later, countsDown: true, pausedAt: nil, showsHours: false),
            #"{"timer":{"from":"2026-06-01T08:30:00.000Z","to":"2026-06-01T08:31:30.500Z","countsDown":true,"#
                + #""showsHours":false}}"#)
    }

    @Test func `A tone is one colour, unless it is another in the dark or has a role`() throws {
        let white = Shade("#FFFFFF80")!
        try expect(Tone(white), ##""#FFFFFF80""##)
        try expect(Tone(light: Shade("#000000")!, dark: white), ##"{"light":"#000000","dark":"#FFFFFF80"}"##)
        try expect(Tone(light: white, dark: white, role: .accent), ##"{"light":"#FFFFFF80","role":"accent"}"##)
    }

    @Test func `A paint is a tone or has one key`() throws {
        try expect(black, ##""#000000""##)
        try expect(
            Paint.tone(Tone(light: Shade("#000000")!, dark: Shade("#FFFFFF")!, role: .primary)),
            ##"{"light":"#000000","dark":"#FFFFFF","role":"primary"}"##)
        try expect(Paint.material(thickness: 0.5), #"{"material":0.5}"#)
        try expect(
            Paint.linear(
                stops: [GradientStop(Tone(Shade("#102030")!), at: 0.25)], start: UnitPoint(x: 0, y: 0),
                end: UnitPoint(x: 1, y: 0.5)),
            ##"{"linear":{"stops":[{"tone":"#102030","at":0.25}],"start":[0,0],"end":[1,0.5]}}"##)
    }

    @Test func `A form is a word or has one key`() throws {
        try expect(Outline.capsule, #""capsule""#)
        try expect(
            Outline.roundedRectangle(radii: Corners(all: 8), isContinuous: true),
            #"{"roundedRectangle":{"radii":8,"isContinuous":true}}"#)
        try expect(
            Outline.trimmed(.inset(.circle, by: 2), from: 0, to: 0.75),
            #"{"trimmed":{"from":0,"to":0.75,"outline":{"inset":{"by":2,"outline":"circle"}}}}"#)
        try expect(
            Outline.path([.move(.zero), .quadratic(Point(x: 9, y: 3), control: Point(x: 1, y: -1)), .close]),
            #"{"path":[{"move":[0,0]},{"quadratic":{"to":[9,3],"control":[1,-1]}},"close"]}"#)
    }

    @Test(arguments: [
        (Node.Frame.Length.fixed(100), "100"),
        (.init(minimum: 20), #"{"minimum":20}"#),
        (.init(minimum: 20, ideal: 30, maximum: 40.5), #"{"minimum":20,"ideal":30,"maximum":40.5}"#),
        (.init(maximum: .infinity), #"{"maximum":"endless"}"#),
    ])
    func `A length is a number where it is fixed`(length: Node.Frame.Length, text: String) throws {
        try expect(length, text)
    }

    @Test func `What is done to a content comes before it`() throws {
        let spacer = #"{"spacer":{"minimum":8}}"#
        let content = Node.spacer(.init(minimum: 8))
        try expect(
            Node.frame(.init(width: .fixed(40), alignment: Alignment(.leading, .top), content)),
            #"{"frame":{"width":40,"alignment":"leading top","content":\#(spacer)}}"#)
        try expect(
            Node.padding(.init(top: .usual, leading: .usual, bottom: .usual, trailing: .usual, content)),
            #"{"padding":{"insets":"usual","content":\#(spacer)}}"#)
        try expect(
            Node.padding(.init(top: .points(4), leading: .usual, bottom: .points(0), trailing: .points(1), content)),
            #"{"padding":{"insets":{"top":4,"leading":"usual","trailing":1},"content":\#(spacer)}}"#)
        try expect(
            Node.masked(.init(content, by: .nothing, alignment: Alignment(.leading, .top))),
            #"{"masked":{"alignment":"leading top","mask":{"stack":{"axis":"vertical"}},"content":\#(spacer)}}"#)
        try expect(
            Node.effect(.init(.blend(.softLight), content)),
            #"{"effect":{"kind":{"blend":"softLight"},"content":\#(spacer)}}"#)
        try expect(Node.effect(.init(.hidden, content)), #"{"effect":{"kind":"hidden","content":\#(spacer)}}"#)
        try expect(
            Node.effect(.init(.rotation(degrees: 45, anchor: UnitPoint(x: 0.5, y: 0.5)), content)),
            #"{"effect":{"kind":{"rotation":{"degrees":45}},"content":\#(spacer)}}"#)
        try expect(
            Node.target(.init(.open(url: "app://a/b"), content)),
            #"{"target":{"action":{"open":"app://a/b"},"content":\#(spacer)}}"#)
    }

    @Test func `A picture tells what is not usual about it`() throws {
        let star = Node.Picture.Source.symbol("star")
        try expect(
            Node.Picture(star, font: Font(size: 12), paint: black),
            ##"{"source":{"symbol":"star"},"font":{"size":12},"paint":"#000000"}"##)
        try expect(
            Node.Picture(
                star, font: Font(size: 12), paint: black, isResizable: true, isTiled: true, isTemplate: true,
                isAntialiased: false),
            ##"{"source":{"symbol":"star"},"font":{"size":12},"paint":"#000000","isResizable":true,"##
                + ##""isTiled":true,"isTemplate":true,"isAntialiased":false}"##)
    }

    @Test func `A picture's bytes are Base64`() throws {
        let size = Size(width: 20, height: 10)
        let bytes = try #require(PictureBytes([0xFF, 0xD8, 0x00, 0x3E]))
        try expect(
            Node.Picture.Source.bytes(bytes, size: size),
            #"{"bytes":{"data":"/9gAPg==","size":{"width":20,"height":10}}}"#)
        try expect(
            Node.Picture.Source.file(path: "/a.png", dark: "/b.png", size: size),
            #"{"file":{"path":"/a.png","dark":"/b.png","size":{"width":20,"height":10}}}"#)
    }

    @Test(arguments: ["?", "/9g", "/9gAPh=="])
    func `What is no Base64 is refused`(_ data: String) {
        let complaint = complaint(PictureBytes.self, #""\#(data)""#)
        #expect(complaint?.reason == .expected("up to 4 MiB in Base64"))
    }

    @Test func `A picture has up to four megabytes`() {
        let limit = 4_194_304
        #expect(PictureBytes([UInt8](repeating: 7, count: limit)) != nil)
        #expect(PictureBytes([UInt8](repeating: 7, count: limit + 1)) == nil)
    }

    @Test func `Nothing is a stack without children`() throws {
        try expect(Node.nothing, #"{"stack":{"axis":"vertical"}}"#)
    }

    @Test func `Margins are one number or those that are not 0`() throws {
        try expect(Scene(.nothing, margins: Edges(all: 16)), #"{"margins":16,"root":{"stack":{"axis":"vertical"}}}"#)
        try expect(Edges(leading: 4, bottom: 2.5), #"{"leading":4,"bottom":2.5}"#)
    }
}
