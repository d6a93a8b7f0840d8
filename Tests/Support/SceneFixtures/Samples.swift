import FoundationEssentials
package import SceneLayout
package import WidgetArchive

/// The scenes of five realistic widgets.
package enum Samples {
    /// Half past two on an afternoon in November.
    package static let moment = Moment(Date(timeIntervalSince1970: 1_795_185_000))

    package static let vehicle = widget(
        vertical(
            .leading,
            horizontal(
                .top,
                vertical(
                    .leading, spacing: 4, text("AABBCCGP", weight: 600),
                    horizontal(spacing: 4, symbol("location.fill", green), text("Moving", size: 15, green))),
                spacer,
                vertical(
                    .trailing, spacing: 0, text("40", size: 28, weight: 700), text("km/h", size: 12, secondary))),
            spacer,
            horizontal(
                symbol("mappin.and.ellipse", red), text("12 Long Street, Cape Town City Centre", size: 15, lines: 1)),
            horizontal(
                text("Updated", size: 12, secondary), live(.date(moment.date, .time), size: 12, secondary), spacer,
                text("Next", size: 12, secondary),
                live(.date(moment.date.addingTimeInterval(900), .relative), size: 12, secondary))))

    package static let balance = Scene(
        depth(
            Alignment(.leading, .top),
            .surface(
                Node.Surface(.roundedRectangle(radii: Corners(all: 0), isContinuous: true), fill: .tone(tertiaryFill))),
            horizontal(
                spacing: 8,
                Node.surface(
                    Node.Surface(
                        .roundedRectangle(radii: Corners(all: 3), isContinuous: true),
                        fill: .linear(
                            stops: [GradientStop(blue, at: 0), GradientStop(green, at: 1)],
                            start: UnitPoint(x: 0, y: 0),
                            end: UnitPoint(x: 1, y: 1)))
                ).frame(width: 6, height: 120).padding(leading: .points(-6)),
                vertical(
                    .leading, spacing: 2, text("Main Account", size: 14, weight: 700),
                    text("€ 4,675.00", size: 22, weight: 700, lines: 1), spacer, text("Last checked at", size: 13),
                    live(.date(moment.date, .time), size: 13), spacer,
                    symbol("creditcard.fill").padding(bottom: .points(4)))
            ).padding(16)))

    package static func post(_ title: String, _ body: String) -> [Node] {
        [
            vertical(.leading, text(title, weight: 600), text(body, size: 15, lines: 3)).padded
                .link("myapp://PostSummary/\(title.split(separator: " ")[0])", coversWidget: true),
            divider,
        ]
    }

    package static let posts = widget(
        Node.stack(
            Node.Stack(
                .vertical, alignment: Alignment(.leading, .center), spacing: 10,
                post(
                    "sunt aut facere repellat provident",
                    "quia et suscipit suscipit recusandae consequuntur expedita et cum"
                        + " reprehenderit molestiae ut ut quas totam nostrum rerum est autem sunt rem eveniet architecto"
                )
                    + post(
                        "qui est esse", "est rerum tempore vitae sequi sint nihil reprehenderit dolor beatae ea dolores"
                    )
                    + post("ea molestias quasi", "et iusto sed quo iure voluptatem occaecati omnis eligendi aut ad")
            )
        ).padded, margins: 0)

    package static let character = widget(
        vertical(
            .leading, spacing: 6,
            horizontal(
                text("🐼", size: 40),
                vertical(.leading, text("Power Panda", weight: 600), text("Level 14", size: 12, secondary))),
            spacer,
            .gauge(
                Node.Gauge(
                    .linearCapacity, fraction: 0.72, paint: .tone(green),
                    label: horizontal(text("Health", size: 12), spacer, text("72 %", size: 12, secondary)))),
            horizontal(
                text("Heals in", size: 12, secondary), spacer,
                live(.date(moment.date.addingTimeInterval(7391), .timer), size: 12))))

    package static let nickname = widget(
        vertical(
            text("민수", size: 28), live(.date(moment.date, .time)), text("Emoji: 42"), text("😀")))

    package static let rings = widget(
        horizontal(
            spacing: 12,
            .gauge(
                Node.Gauge(.circularCapacity, fraction: 0.72, paint: .tone(green), current: text("72", weight: 600))),
            .gauge(
                Node.Gauge(
                    .circular, fraction: 0.4, paint: .tone(red), current: text("21°"), minimum: text("10", size: 11),
                    maximum: text("30", size: 11))),
            .gauge(
                Node.Gauge(
                    .linear, fraction: 0.3, paint: .tone(blue), minimum: text("0"), maximum: text("9")))))

    package static let forms = Scene(
        vertical(
            .leading, spacing: 8,
            horizontal(
                spacing: 8, Node.surface(Node.Surface(.circle, fill: .tone(red))).frame(width: 8, height: 8),
                text("Online"), spacer,
                text("NEW", size: 11, weight: 700, Tone(Shade(red: 1, green: 1, blue: 1))).padding(
                    leading: .points(8), trailing: .points(8)
                ).background(.surface(Node.Surface(.capsule, fill: .tone(blue))))),
            depth(
                Alignment(.leading, .center),
                Node.surface(Node.Surface(.capsule, fill: .tone(tertiaryFill))).frame(height: 6),
                Node.surface(Node.Surface(.capsule, fill: .tone(green))).frame(width: 100, height: 6)),
            horizontal(
                spacing: 8,
                Node.surface(Node.Surface(.circle, fill: .tone(blue))).frame(width: 48, height: 48).overlay(
                    symbol("person.fill")),
                Node.surface(
                    Node.Surface(.roundedRectangle(radii: Corners(all: 10), isContinuous: true), line: .tone(secondary))
                )
                .overlay(text("Card")),
                Node.image(
                    Node.Picture(
                        .file(path: "panda", size: Size(width: 64, height: 48)), font: Font(size: 17),
                        paint: .tone(secondary)))),
            text("Secret words").effect(.redacted)),
        background: .surface(
            Node.Surface(
                .container,
                fill: .linear(
                    stops: [
                        GradientStop(Tone(Shade(red: 0.1, green: 0.1, blue: 0.3)), at: 0),
                        GradientStop(Tone(Shade(red: 0.4, green: 0.1, blue: 0.4)), at: 1),
                    ], start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 1)))), margins: Edges(all: 16))

    package static let weather = widget(
        vertical(
            .leading, spacing: 4,
            horizontal(
                vertical(
                    .leading, spacing: 0, text("Đà Nẵng", weight: 600), text("Thời tiết đẹp", size: 13, secondary)),
                spacer, symbol("cloud.sun.fill"), text("31°", size: 34, weight: 300)),
            spacer,
            horizontal(
                hour("3 PM", "sun.max.fill", "31°"), spacer, hour("4 PM", "cloud.fill", "30°"), spacer,
                hour("5 PM", "cloud.rain.fill", "27°"), spacer, hour("6 PM", "cloud.bolt.fill", "26°"), spacer,
                hour("7 PM", "moon.fill", "25°"))))

    private static func hour(_ time: String, _ name: String, _ degrees: String) -> Node {
        vertical(spacing: 4, text(time, size: 12, secondary), symbol(name), text(degrees, size: 15))
    }

    package static let chart = widget(
        vertical(
            .leading, spacing: 6, text("Steps", weight: 600),
            Node.stack(
                Node.Stack(
                    .horizontal, alignment: Alignment(.center, .bottom), spacing: 6,
                    [30, 62, 48, 80, 20, 96, 70].map { height in
                        vertical(
                            spacing: 2,
                            Node.surface(
                                Node.Surface(
                                    .roundedRectangle(radii: Corners(all: 3), isContinuous: true), fill: .tone(blue))
                            )
                            .frame(height: height), text("M", size: 11, secondary))
                    })
            ).frame(maxWidth: .infinity)))

    package static let ring = widget(
        horizontal(
            spacing: 16,
            depth(
                .center,
                .surface(Node.Surface(.circle, line: .tone(tertiaryFill), stroke: Stroke(width: 10))),
                Node.surface(
                    Node.Surface(
                        .rotated(.trimmed(.circle, from: 0, to: 0.6), degrees: -90), line: .tone(green),
                        stroke: Stroke(width: 10))),
                text("60%", weight: 600)
            ).frame(width: 96, height: 96),
            .grid(
                Node.Grid(
                    alignment: Alignment(.leading, .center), horizontalSpacing: 12, verticalSpacing: 4,
                    rows: [
                        [text("Move", red), text("420/600")], [text("Exercise", green), text("18/30")],
                        [text("Stand", blue), text("9/12")],
                    ]))))

    package static let placeholder = widget(vehicle.root.effect(.redacted))

    package static let lock = Scene(
        vertical(
            .leading, spacing: 0, text("Next train", weight: 600), text("Seoul → Busan 서울역"),
            live(.date(moment.date.addingTimeInterval(754), .timer))))

    package static let line = Scene(horizontal(symbol("bolt.fill"), text("Charging 80 %")))
    package static let dial = Scene(
        .gauge(
            Node.Gauge(.circular, fraction: 0.8, paint: .tone(green), label: symbol("bolt.fill"), current: text("80"))))

    package static let all: [(String, Scene, Family)] = [
        ("Main Account", balance, .systemSmall), ("Vehicle Status", vehicle, .systemMedium),
        ("Character", character, .systemSmall), ("닉네임", nickname, .systemSmall), ("Posts", posts, .systemLarge),
        ("Rings", rings, .systemMedium), ("Forms", forms, .systemMedium), ("Weather", weather, .systemMedium),
        ("Chart", chart, .systemMedium),
        ("Ring", ring, .systemMedium), ("Placeholder", placeholder, .systemMedium),
        ("Lock", lock, .accessoryRectangular),
        ("Line", line, .accessoryInline), ("Dial", dial, .accessoryCircular),
    ]
}
