import FoundationEssentials
import WidgetArchive

/// Makes scenes of every kind of part, always the same for one seed.
struct SceneGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    mutating func scene(depth: Int = 4) -> Scene {
        Scene(
            node(depth), background: maybe { $0.node(1) }, margins: edges(), url: maybe { $0.words() },
            size: maybe { Size(width: $0.number(), height: $0.number()) }, direction: direction())
    }

    mutating func timeline() -> SceneTimeline {
        let entries = several { generator in
            SceneTimeline.Entry(
                date: generator.date(),
                relevance: generator.maybe { .init(score: $0.number(), duration: $0.number()) },
                scenes: generator.scenes())
        }
        let policy: SceneTimeline.Policy = one { [.atEnd, .after($0.date()), .never] }
        return SceneTimeline(
            entries, policy: policy,
            occasions: maybe { [SceneTimeline.Occasion(from: $0.date(), until: $0.date())] } ?? [])
    }

    private mutating func scenes() -> Scenes {
        Scenes(
            scene(depth: 3), dark: maybe { $0.scene(depth: 1) }, accented: maybe { $0.scene(depth: 1) },
            vibrant: maybe { $0.scene(depth: 1) })
    }

    mutating func node(_ depth: Int) -> Node {
        guard depth > 0 else { return .spacer(.init(minimum: maybe { $0.number() })) }
        return switch below(3) {
        case 0: seen(depth - 1)
        case 1: arranged(depth - 1)
        default: changed(depth - 1)
        }
    }

    private mutating func seen(_ depth: Int) -> Node {
        switch below(5) {
        case 0: .text(paragraph())
        case 1: .image(picture())
        case 2: .surface(surface())
        case 3: .divider(.init(paint()))
        default: .gauge(gauge(depth))
        }
    }

    private mutating func arranged(_ depth: Int) -> Node {
        let axis = one { _ in [Axis.horizontal, .vertical, .depth] }
        switch below(3) {
        case 0:
            return .stack(
                .init(axis, alignment: alignment(), spacing: maybe { $0.number() }, several { $0.node(depth) }))
        case 1:
            let columns = several { generator in
                generator.one { generator -> [Node.Grid.Column] in
                    [
                        .fixed(generator.number()),
                        .flexible(minimum: generator.number(), maximum: generator.maybe { $0.number() }),
                        .adaptive(minimum: generator.number(), maximum: generator.maybe { $0.number() }),
                    ]
                }
            }
            return .grid(
                .init(
                    columns: columns, alignment: alignment(), horizontalSpacing: maybe { $0.number() },
                    verticalSpacing: maybe { $0.number() }, rows: several { $0.several { $0.node(depth) } }))
        default: return .fitting(.init(Set(several { _ in axis }), several { $0.node(depth) }))
        }
    }

    private mutating func changed(_ depth: Int) -> Node {
        let content = node(depth)
        return switch below(11) {
        case 0:
            .frame(
                .init(
                    width: length(), height: length(), alignment: alignment(), direction: maybe { $0.direction() },
                    content))
        case 1: .padding(.init(top: inset(), leading: inset(), bottom: inset(), trailing: inset(), content))
        case 2: .sizing(.init(sizing(), content))
        case 3: .layered(.init(content, node(depth), alignment: alignment(), isBehind: flag()))
        case 4: .clipped(.init(outline(3), content))
        case 5: .effect(.init(effect(), content))
        case 6: .target(.init(action(), coversWidget: flag(), content))
        case 7: .masked(.init(content, by: node(depth), alignment: alignment()))
        case 8: .identified(.init(words(), content))
        case 9: .made(.init(for: Size(width: number(), height: number()), content))
        default: .label(.init(properties(), standIn: maybe { $0.node(depth) }, content))
        }
    }

    private mutating func properties() -> AccessibilityProperties {
        AccessibilityProperties(
            text: maybe { $0.words() }, value: maybe { $0.words() }, hint: maybe { $0.words() },
            identifier: maybe { $0.words() }, isHidden: flag(),
            children: maybe { $0.one { _ in AccessibilityProperties.Children.allCases } }, traits: Set(traits()),
            removedTraits: Set(traits()), headingLevel: maybe { $0.below(7) }, sortPriority: maybe { $0.number() },
            inputLabels: several { $0.words() },
            activationPoint: maybe { UnitPoint(x: $0.number(), y: $0.number()) },
            activationOffset: maybe { Point(x: $0.number(), y: $0.number()) },
            actions: several { AccessibilityAction($0.words(), $0.action()) })
    }

    private mutating func traits() -> [AccessibilityProperties.Trait] {
        several { $0.one { _ in AccessibilityProperties.Trait.allCases } }
    }
}

// Parts of nodes.
extension SceneGenerator {
    mutating func paragraph() -> Paragraph {
        Paragraph(
            several { $0.run() }, lineLimit: maybe { $0.below(5) }, reservedLines: below(3),
            alignment: one { _ in [.leading, .center, .trailing] }, truncation: one { _ in [.head, .middle, .tail] },
            minimumScale: flag() ? 1 : number(), lineSpacing: flag() ? 0 : number(),
            leading: flag() ? 0 : number(), allowsTightening: flag())
    }

    private mutating func run() -> Paragraph.Run {
        Paragraph.Run(
            content(), font: font(), paint: paint(), background: maybe { $0.tone() }, underline: maybe { $0.line() },
            strikethrough: maybe { $0.line() }, kerning: flag() ? 0 : number(), tracking: maybe { $0.number() },
            baselineOffset: flag() ? 0 : number(), link: maybe { $0.words() })
    }

    private mutating func line() -> Paragraph.Line {
        Paragraph.Line(one { _ in [.solid, .dot, .dash, .dashDot, .dashDotDot] }, tone: maybe { $0.tone() })
    }

    private mutating func content() -> Paragraph.Content {
        one { generator in
            let styles: [Paragraph.DateStyle] = [.time, .date, .relative, .offset, .timer]
            return [
                .words(generator.words()), .symbol(generator.words()),
                .date(generator.date(), styles[generator.below(5)]), .interval(generator.date(), generator.date()),
                .timer(
                    from: generator.date(), to: generator.date(), countsDown: generator.flag(),
                    pausedAt: generator.maybe { $0.date() }, showsHours: generator.flag()),
            ]
        }
    }

    private mutating func font() -> Font {
        Font(
            size: number(), weight: flag() ? 400 : 700,
            design: one { _ in [.standard, .serif, .rounded, .monospaced] }, isItalic: flag(),
            hasEvenDigits: flag(), isSmallCaps: flag(), family: maybe { $0.words() })
    }

    private mutating func picture() -> Node.Picture {
        let size = Size(width: number(), height: number())
        return Node.Picture(
            one {
                [
                    .symbol($0.words()), $0.file(size), $0.bytes(size), .missing($0.words()),
                    .drawing($0.node(1), size: size),
                ]
            },
            font: font(), paint: paint(), furtherPaints: several { $0.paint() }, isResizable: flag(),
            capInsets: flag() ? Edges() : edges(), isTiled: flag(), isTemplate: flag(),
            interpolation: one { _ in [.none, .low, .medium, .high] }, isAntialiased: flag(),
            variableValue: maybe { $0.number() },
            symbolMode: maybe { $0.one { _ in [.monochrome, .hierarchical, .palette, .multicolor] } },
            symbolScale: one { _ in [.small, .medium, .large] }, baseline: maybe { $0.number() })
    }

    private mutating func file(_ size: Size) -> Node.Picture.Source {
        .file(path: words(), dark: maybe { $0.words() }, size: size)
    }

    private mutating func bytes(_ size: Size) -> Node.Picture.Source {
        // With padding, so that their text is never taken for a name.
        let bytes = (0..<[1, 2, 4, 5][below(4)]).map { _ in UInt8(below(256)) }
        return PictureBytes(bytes).map { .bytes($0, size: size) } ?? .missing("")
    }

    private mutating func surface() -> Node.Surface {
        Node.Surface(outline(3), fill: maybe { $0.paint() }, line: maybe { $0.paint() }, stroke: stroke())
    }

    private mutating func stroke() -> Stroke {
        Stroke(
            width: flag() ? 1 : number(), cap: one { _ in [.butt, .round, .square] },
            join: one { _ in [.miter, .round, .bevel] }, dash: several { $0.number() },
            dashPhase: flag() ? 0 : number(), isInside: flag())
    }

    private mutating func gauge(_ depth: Int) -> Node.Gauge {
        Node.Gauge(
            one { _ in [.linear, .linearCapacity, .circular, .circularCapacity, .spinner, .progress] },
            fraction: maybe { $0.number() }, interval: maybe { .interval($0.date(), $0.date()) }, paint: paint(),
            label: maybe { $0.node(depth) }, current: maybe { $0.node(depth) }, minimum: maybe { $0.node(depth) },
            maximum: maybe { $0.node(depth) })
    }

    mutating func outline(_ depth: Int) -> Outline {
        guard depth > 0 else { return one { _ in [.rectangle, .circle, .ellipse, .capsule, .container] } }
        return one { generator in
            let inner = generator.outline(depth - 1)
            return [
                .roundedRectangle(radii: generator.corners(), isContinuous: generator.flag()),
                .path(generator.several { $0.step() }), .inset(inner, by: generator.number()),
                .trimmed(inner, from: generator.number(), to: generator.number()),
                .rotated(inner, degrees: generator.number()),
                .scaled(inner, x: generator.number(), y: generator.number()), .offset(inner, generator.point()),
                .evenOdd(inner), inner,
            ]
        }
    }

    private mutating func corners() -> Corners {
        let radius = number()
        return flag()
            ? Corners(all: radius)
            : Corners(topLeading: radius, bottomLeading: 0, bottomTrailing: number(), topTrailing: number())
    }

    private mutating func step() -> PathStep {
        one { generator in
            let (to, first, second) = (generator.point(), generator.point(), generator.point())
            return [
                .move(to), .line(to), .quadratic(to, control: first), .cubic(to, control1: first, control2: second),
                .close,
            ]
        }
    }

    mutating func paint() -> Paint {
        one { generator in
            let stops = generator.several { GradientStop($0.tone(), at: $0.number()) }
            let (begin, end) = (generator.unitPoint(), generator.unitPoint())
            return [
                .tone(generator.tone()), .linear(stops: stops, start: begin, end: end),
                .radial(stops: stops, center: end, startRadius: generator.number(), endRadius: generator.number()),
                .angular(stops: stops, center: end, startDegrees: generator.number(), endDegrees: generator.number()),
                .elliptical(stops: stops, center: end, startRadius: 0, endRadius: generator.number()),
                .mesh(generator.mesh()), .material(thickness: generator.number()),
            ]
        }
    }

    private mutating func mesh() -> MeshGradient {
        MeshGradient(
            columns: below(4), rows: below(4), points: several { $0.unitPoint() }, tones: several { $0.tone() },
            background: maybe { $0.tone() }, isSmooth: flag())
    }

    private mutating func tone() -> Tone {
        let light = shade()
        let dark = flag() ? light : shade()
        return Tone(light: light, dark: dark, role: maybe { $0.one { _ in [.primary, .accent, .system] } })
    }

    private mutating func shade() -> Shade {
        func part(_ level: Int) -> Double { Double(level) / 255 }
        return Shade(
            red: part(below(256)), green: part(below(256)), blue: part(below(256)),
            opacity: flag() ? 1 : part(below(255)))
    }

    private mutating func length() -> Node.Frame.Length {
        one { generator in
            [
                .init(), .fixed(generator.number()), .init(maximum: .infinity), .init(ideal: generator.number()),
                .init(minimum: generator.number(), maximum: generator.number()),
            ]
        }
    }

    private mutating func inset() -> Node.Padding.Inset { one { [.usual, .points($0.number()), .points(0)] } }

    private mutating func sizing() -> Node.Sizing.Kind {
        one { generator in
            [
                .ideal(horizontal: generator.flag(), vertical: generator.flag()), .priority(generator.number()),
                .aspectRatio(generator.maybe { $0.number() }, isFilling: generator.flag()),
                .guide(horizontal: generator.maybe { $0.number() }, vertical: generator.maybe { $0.number() }),
                .cell(
                    .init(
                        columns: generator.maybe { $0.flag() ? 1 : 3 }, anchor: generator.maybe { $0.unitPoint() },
                        unsizedAxes: generator.flag() ? [.vertical] : [],
                        columnAlignment: generator.maybe { $0.flag() ? .leading : .trailing },
                        rowAlignment: generator.maybe { $0.flag() ? .top : .firstTextBaseline })),
            ]
        }
    }

    private mutating func effect() -> Node.Effect.Kind {
        one { generator in
            let (number, anchor) = (generator.number(), generator.unitPoint())
            return [
                .opacity(number), .offset(generator.point()), .rotation(degrees: number, anchor: anchor),
                .scale(x: number, y: generator.number(), anchor: anchor),
                .shadow(generator.tone(), radius: number, offset: generator.point()), .blur(radius: number),
                .saturation(number), .brightness(number), .grayscale(number), .contrast(number),
                .hueRotation(degrees: number), .colorInvert, .colorMultiply(generator.tone()), .luminanceToAlpha,
                .blend(generator.one { _ in Node.Effect.BlendMode.allCases }), .compositingGroup, .redacted, .hidden,
                .accentable,
            ]
        }
    }

    private mutating func action() -> Action {
        one { generator in
            let parameters = Dictionary(
                generator.several { ($0.words(), $0.parameter(2)) }, uniquingKeysWith: { first, _ in first })
            return [
                .open(url: generator.words()), .perform(intent: generator.words(), parameters: parameters),
            ]
        }
    }

    mutating func parameter(_ depth: Int) -> Parameter {
        one { generator in
            let list: [Parameter] = depth > 0 ? generator.several { $0.parameter(depth - 1) } : []
            return [
                .boolean(generator.flag()), .integer(generator.below(1000) - 500), .real(generator.number()),
                .text(generator.words()), .list(list),
            ]
        }
    }
}

// Values.
extension SceneGenerator {
    private mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    mutating func below(_ limit: Int) -> Int { Int(next() >> 33) % limit }

    private mutating func flag() -> Bool { below(2) == 0 }

    mutating func number() -> Double {
        switch below(4) {
        case 0: Double(below(500))
        case 1: -Double(below(1000)) / 8
        case 2: Double(next() >> 11) * 0x1p-53
        default: Double(below(100)) * 1e18
        }
    }

    private mutating func point() -> Point { Point(x: number(), y: number()) }

    private mutating func unitPoint() -> UnitPoint { flag() ? UnitPoint(x: 0.5, y: 0.5) : UnitPoint(x: number(), y: 1) }

    private mutating func edges() -> Edges {
        flag() ? Edges(all: number()) : Edges(top: number(), leading: 0, bottom: number(), trailing: number())
    }

    private mutating func direction() -> LayoutDirection { one { _ in LayoutDirection.allCases } }

    private mutating func alignment() -> Alignment {
        Alignment(
            one { _ in [.leading, .center, .trailing] },
            one { _ in [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline] })
    }

    mutating func date() -> Date {
        Date(timeIntervalSinceReferenceDate: Double(Int(next() >> 20) % 4_000_000_000_000 - 1_000_000_000_000) / 1000)
    }

    mutating func words() -> String {
        one { _ in ["", "Seoul", "a \"quoted\" \\ word", "line\nline\ttab\u{1}", "안녕하세요 👋🏽", "/slash/", "#1E90FF"] }
    }

    private mutating func one<Value>(_ values: (inout SceneGenerator) -> [Value]) -> Value {
        let values = values(&self)
        return values[below(values.count)]
    }

    private mutating func maybe<Value>(_ make: (inout SceneGenerator) -> Value) -> Value? { flag() ? make(&self) : nil }

    mutating func several<Value>(_ make: (inout SceneGenerator) -> Value) -> [Value] {
        (0..<below(4)).map { _ in make(&self) }
    }
}
