import Foundation
import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive

struct AccessibilityTests {
    /// The elements of a node in a space of 200 by 100, one a line, without their frames.
    private func read(_ node: Node) -> [String] {
        composition(node).accessibility.flatMap { $0.lines() }.map { line in
            line.components(separatedBy: " at ")[0]
        }
    }

    private func labelled(_ properties: AccessibilityProperties, standIn: Node? = nil, _ node: Node) -> Node {
        .label(Node.Label(properties, standIn: standIn, node))
    }

    private func perform(_ intent: String, _ node: Node) -> Node {
        .target(Node.Target(.perform(intent: intent, parameters: [:]), node))
    }

    private let pair = horizontal(text("4"), text("cups"))

    @Test func `Texts and images are elements, and shapes are not`() {
        #expect(
            read(vertical(text("Water"), symbol("heart.fill"), color(red))) == ["text \"Water\"", "image \"Love\""])
        #expect(read(symbol("cloud.rain")) == ["image \"Cloud rain\""])
        #expect(read(text("  ")).isEmpty)
    }

    @Test func `An asset is called by its name, and a decorative image is not read`() {
        func file(_ path: String, isDecorative: Bool = false) -> Node {
            .image(
                .init(
                    .file(path: path, size: Size(width: 9, height: 9)), font: Font(size: 9), paint: .tone(red),
                    isDecorative: isDecorative))
        }
        #expect(read(file("/x/Assets.xcassets/Big cup.imageset/a@2x.png")) == ["image \"Big cup\""])
        #expect(read(file("/x/sun@3x.png")) == ["image \"sun\""])
        #expect(read(file("a.png", isDecorative: true)).isEmpty)
    }

    @Test func `A target is one element of what is in it`() {
        #expect(read(perform("Add", pair)) == ["button \"4, cups\" performs Add"])
        #expect(read(text("All").link("app://all")) == ["link \"All\" opens \"app://all\""])
        #expect(read(perform("Add", color(red))) == ["button performs Add"])
    }

    @Test func `A target of the whole widget is no element`() {
        #expect(read(text("a").link("app://", coversWidget: true)) == ["text \"a\""])
    }

    @Test func `A target in another one becomes a further action of it`() {
        let inner = vertical(text("Tea"), perform("Drink", text("Drink")))
        #expect(read(inner.link("app://tea")) == ["link \"Tea, Drink\" opens \"app://tea\" actions \"Drink\""])
    }

    @Test(arguments: [
        (AccessibilityProperties(text: "four cups"), ["element \"four cups\""]),
        (AccessibilityProperties(value: "8"), ["text \"4\" value \"8\"", "text \"cups\" value \"8\""]),
        (AccessibilityProperties(isHidden: true), []),
        (AccessibilityProperties(children: .combine), ["text \"4, cups\""]),
        (AccessibilityProperties(text: "all", children: .combine), ["text \"all\""]),
        (AccessibilityProperties(text: "all", children: .ignore, traits: [.image]), ["image \"all\""]),
        (
            AccessibilityProperties(text: "all", children: .contain),
            ["group \"all\"", "  text \"4\"", "  text \"cups\""]
        ),
    ])
    func `Properties apply to several elements`(_ properties: AccessibilityProperties, _ expected: [String]) {
        #expect(read(labelled(properties, pair)) == expected)
    }

    @Test(arguments: [AccessibilityProperties.Children.ignore, .combine])
    func `A content that is one element stays that one`(_ children: AccessibilityProperties.Children) {
        #expect(
            read(labelled(AccessibilityProperties(hint: "h", children: children), perform("Add", text("a"))))
                == ["button \"a\" hint \"h\" performs Add"])
    }

    @Test func `A name makes a group of elements that can be activated`() {
        let card = vertical(text("Tea"), perform("Drink", text("Drink")))
        #expect(
            read(labelled(AccessibilityProperties(text: "Card"), card))
                == ["group \"Card\"", "  text \"Tea\"", "  button \"Drink\" performs Drink"])
    }

    @Test func `A combined element has the action of the only one that has any`() {
        let combine = AccessibilityProperties(children: .combine)
        let one = vertical(text("Tea"), perform("Drink", text("Drink")))
        #expect(read(labelled(combine, one)) == ["button \"Tea, Drink\" performs Drink"])
        let two = vertical(one, perform("Pour", text("Pour")))
        #expect(read(labelled(combine, two)) == ["text \"Tea\" actions \"Drink\", \"Pour\""])
    }

    @Test func `Properties of an outer label override those of an inner one`() {
        let inner = labelled(AccessibilityProperties(text: "a", value: "1", traits: [.header, .selected]), text("x"))
        let outer = AccessibilityProperties(text: "b", removedTraits: [.selected], headingLevel: 2)
        #expect(read(labelled(outer, inner)) == ["header \"b\" value \"1\" level 2"])
    }

    @Test func `Siblings with a higher priority come first`() {
        let first = labelled(AccessibilityProperties(sortPriority: 1), text("b"))
        let last = labelled(AccessibilityProperties(sortPriority: -1), text("a"))
        #expect(read(vertical(last, text("c"), first, text("d"))) == ["b", "c", "d", "a"].map { "text \"\($0)\"" })
    }

    @Test func `Another content is read in place of one, where that is`() {
        let toggle = labelled(AccessibilityProperties(value: "on", traits: [.toggle]), text("Light"))
        let shown = labelled(AccessibilityProperties(), standIn: toggle, color(red).frame(width: 20, height: 20))
        #expect(
            composition(shown).accessibility.text == "toggle \"Light\" value \"on\" at 90,40 20x20\n")
        #expect(composition(shown).lines.isEmpty)
        let chart = labelled(AccessibilityProperties(text: "Days", children: .contain), standIn: pair, color(red))
        #expect(read(chart) == ["group \"Days\"", "  text \"4\"", "  text \"cups\""])
    }

    @Test func `A gauge is one element with its label and its value`() {
        func gauge(_ style: Node.Gauge.Style, _ fraction: Double?, _ label: Node?, _ current: Node? = nil) -> Node {
            .gauge(Node.Gauge(style, fraction: fraction, paint: .tone(green), label: label, current: current))
        }
        #expect(read(gauge(.linearCapacity, 0.724, text("Water"))) == ["gauge \"Water\" value \"72%\""])
        #expect(read(gauge(.circular, 0.5, text("Cups"), text("4 of 8"))) == ["gauge \"Cups\" value \"4 of 8\""])
        #expect(read(gauge(.spinner, nil, nil)) == ["gauge \"In progress\""])
        let named = labelled(AccessibilityProperties(text: "Tea"), gauge(.progress, 0.1, nil))
        #expect(read(named) == ["gauge \"Tea\" value \"10%\""])
    }

    @Test(arguments: [
        (
            Paragraph.Content.timer(
                from: Samples.moment.date, to: Samples.moment.date + 65, countsDown: true, pausedAt: nil,
                showsHours: true), "1 minute, 5 seconds"
        ),
        (.date(Samples.moment.date + 65, .relative), "1 minute, 5 seconds"),
        (.date(Samples.moment.date + 7200, .timer), "2 hours"),
    ])
    func `Clocks and short units are read in full`(_ content: Paragraph.Content, _ words: String) {
        #expect(read(live(content)) == ["text \"\(words)\""])
    }

    @Test func `Elements are where they are drawn, and those out of sight are not read`() {
        let turned = text("ab").effect(.offset(Point(x: 10, y: 5))).padding(20)
        #expect(composition(turned).accessibility.text == "text \"ab\" at 100,45 20x20\n")
        #expect(read(text("gone").effect(.offset(Point(x: 900, y: 0)))).isEmpty)
        #expect(read(text("secret").effect(.redacted)).isEmpty)
    }

    @Test func `A screen reader says name, value, role and hint`() {
        let toggle = labelled(
            AccessibilityProperties(value: "on", hint: "Turns the light off", traits: [.toggle]), text("Light"))
        let group = labelled(AccessibilityProperties(text: "Room", children: .contain), vertical(toggle, text("Warm.")))
        #expect(
            composition(group).accessibility.speech
                == [
                    "Room, group of 2.",
                    "  Light, switch button, on. Turns the light off. Double tap to toggle setting.", "  Warm.",
                ])
    }

    @Test(arguments: [
        (AccessibilityProperties(text: "Water", value: "4 cups"), "Water, 4 cups."),
        (AccessibilityProperties(hint: "Adds a cup"), "Adds a cup."),
        (AccessibilityProperties(value: "4 cups", hint: "Adds a cup"), "4 cups. Adds a cup."),
        (AccessibilityProperties(text: "", value: "", hint: ""), ""),
        (
            AccessibilityProperties(text: "Water", value: "4 cups", traits: [.selected, .disabled, .button]),
            "selected, Water, 4 cups, dimmed, button."
        ),
        (
            AccessibilityProperties(text: "Water", traits: [.button, .header, .link, .image]),
            "Water, button, heading, link, image."
        ),
        (
            AccessibilityProperties(text: "Light", value: "off", traits: [.button, .toggle]),
            "Light, switch button, off. Double tap to toggle setting."
        ),
        (
            AccessibilityProperties(text: "Light", value: "on", hint: "Dims.", traits: [.toggle, .disabled]),
            "Light, dimmed, switch button, on. Dims."
        ),
        (
            AccessibilityProperties(text: "Water", actions: [AccessibilityAction("Empty", .open(url: "app://"))]),
            "Water. Actions available."
        ),
    ])
    func `A screen reader has VoiceOver's order`(_ properties: AccessibilityProperties, _ words: String) {
        #expect(composition(labelled(properties, color(red))).accessibility.map(\.speech) == [words])
    }

    @Test func `A symbol that nobody has described is not read beside words`() {
        let combined = AccessibilityProperties(children: .combine)
        let icon = symbol("heart.fill")
        let described = labelled(AccessibilityProperties(text: "Pulse"), icon)
        #expect(read(labelled(combined, horizontal(icon, pair))) == ["text \"4, cups\""])
        #expect(read(labelled(combined, horizontal(described, pair))) == ["text \"Pulse, 4, cups\""])
        #expect(read(labelled(combined, horizontal(icon, described))) == ["image \"Pulse\""])
        #expect(read(labelled(combined, horizontal(icon, symbol("star")))) == ["image \"Love, Favorite\""])
        #expect(read(perform("Add", horizontal(symbol("plus"), text("A cup")))) == ["button \"A cup\" performs Add"])
        #expect(read(perform("Add", symbol("plus"))) == ["button \"Add\" performs Add"])
        // The name of a button counts, whatever it comes from.
        #expect(
            read(labelled(combined, horizontal(text("4"), perform("Add", symbol("plus")))))
                == ["button \"4, Add\" performs Add"])
    }

    @Test func `A point of activation may be in points`() {
        let bar = labelled(
            AccessibilityProperties(text: "a", activationOffset: Point(x: 4, y: 3)),
            color(red).frame(width: 40, height: 20))
        #expect(composition(bar).accessibility.text == "element \"a\" at 80,40 40x20 activated at 84,43\n")
    }

    @Test func `A line says what can be done, and escapes words`() {
        let action = AccessibilityAction("Undo", .open(url: "app://undo"))
        let properties = AccessibilityProperties(
            text: "say \"hi\"\\\nnow", hint: "h", identifier: "i", traits: [.selected], inputLabels: ["one", "two"],
            activationPoint: UnitPoint(x: 0, y: 1), actions: [action])
        #expect(
            composition(labelled(properties, color(red).frame(width: 40, height: 20))).accessibility.text
                == #"element "say \"hi\"\\\nnow" hint "h" identifier "i" selected actions "Undo" called "one", "two" "#
                + "at 80,40 40x20 activated at 80,60\n")
    }
}
