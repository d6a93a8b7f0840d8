import FoundationEssentials
import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive

/// Live text, at half past two on a Friday in November.
struct TimeTests {
    private static let now = Samples.moment.date

    private func shown(_ content: Paragraph.Content, at moment: Moment = Samples.moment) -> Composition {
        composition(live(content), width: 1000, at: moment)
    }

    @Test(arguments: [
        (Paragraph.DateStyle.relative, 7391.0, "2 hr, 3 min"), (.relative, 7200, "2 hr"), (.relative, -45, "45 sec"),
        (.relative, -125, "2 min, 5 sec"), (.relative, 86_400 * 3 + 3600, "3 days, 1 hr"), (.relative, 0, "0 sec"),
        (.relative, 31_556_952 * 2, "2 yr"), (.offset, 7391, "+2 hours"), (.offset, -60, "-1 minute"),
        (.timer, 7391, "2:03:11"), (.timer, -191, "3:11"), (.timer, 5, "0:05"), (.timer, 60, "1:00"),
        (.timer, 3599, "59:59"), (.timer, 3600, "1:00:00"), (.timer, -36_060, "10:01:00"), (.time, 0, "2:30 PM"),
        (.date, 0, "November 20, 2026"),
    ])
    func `Dates are formatted as on iOS`(_ style: Paragraph.DateStyle, _ seconds: Double, _ words: String) {
        #expect(shown(.date(Self.now.addingTimeInterval(seconds), style)).lines == [words])
    }

    @Test func `A timer is as wide as it is offered, and other texts as wide as their letters`() {
        let now = TimeTests.now
        let timer = live(.date(now.addingTimeInterval(191), .timer))
        #expect(places(timer) == ["3:11 0 40 200 20"])
        #expect(places(horizontal(.center, spacing: 0, text("ab"), timer)) == ["ab 0 40 20 20", "3:11 20 40 180 20"])
        #expect(
            places(horizontal(.center, spacing: 0, timer, .spacer(.init(minimum: 0)))) == ["3:11 0 40 200 20"])
        let interval = Paragraph.Content.timer(
            from: now, to: now.addingTimeInterval(60), countsDown: true, pausedAt: nil, showsHours: true)
        #expect(places(live(interval)) == ["1:00 0 40 200 20"])
        #expect(
            places(.sizing(.init(.ideal(horizontal: true, vertical: false), timer))) == ["3:11 80 40 40 20"])
        #expect(places(live(.date(now.addingTimeInterval(191), .offset))).first?.hasSuffix(" 200 20") == false)
    }

    @Test func `A timer counts within its interval`() {
        func timer(_ start: Double, _ end: Double, down: Bool, pausedAt: Double? = nil, hours: Bool = true) -> String {
            let content = Paragraph.Content.timer(
                from: Self.now.addingTimeInterval(start), to: Self.now.addingTimeInterval(end), countsDown: down,
                pausedAt: pausedAt.map { Self.now.addingTimeInterval($0) }, showsHours: hours)
            return shown(content).lines.joined()
        }
        #expect(timer(-10, 110, down: true) == "1:50")
        #expect(timer(-10, 110, down: false) == "0:10")
        #expect(timer(-20, -10, down: true) == "0:00")
        #expect(timer(10, 30, down: true) == "0:20")
        #expect(timer(0, 7200, down: true, hours: false) == "120:00")
        #expect(timer(0, 3600, down: true, hours: false) == "60:00")
        #expect(timer(0, 3600, down: true) == "1:00:00")
        #expect(timer(-100, 100, down: false, pausedAt: -40) == "1:00")
    }

    @Test(arguments: [
        (Paragraph.Content.date(now.addingTimeInterval(7391), .relative), 12.0 as Double?),
        (.date(now.addingTimeInterval(-30), .relative), 1), (.date(now.addingTimeInterval(7391), .timer), 1),
        (.date(now.addingTimeInterval(-3600), .offset), 3600), (.date(now.addingTimeInterval(0.5), .timer), 0.5),
        (.date(now, .time), nil), (.words("still"), nil),
        (.timer(from: now, to: now.addingTimeInterval(9.25), countsDown: true, pausedAt: nil, showsHours: true), 0.25),
        (.timer(from: now, to: now.addingTimeInterval(9), countsDown: true, pausedAt: now, showsHours: true), nil),
        (.timer(from: now - 9, to: now, countsDown: true, pausedAt: nil, showsHours: true), nil),
    ])
    func `The next change of a text is known`(_ content: Paragraph.Content, _ seconds: Double?) {
        #expect(shown(content).nextChange == seconds.map { Self.now.addingTimeInterval($0) })
    }

    @Test(arguments: [-90_000.0, -7391, -61.5, -0.25, 0.75, 59, 3600, 7391, 90_061, 3_000_000])
    func `A text changes exactly at the predicted date`(_ seconds: Double) throws {
        for style in [Paragraph.DateStyle.relative, .offset, .timer] {
            let content = Paragraph.Content.date(Self.now.addingTimeInterval(seconds), style)
            let first = shown(content)
            let change = try #require(first.nextChange)
            #expect(change > Self.now)
            #expect(shown(content, at: Moment(change.addingTimeInterval(-0.001))).lines == first.lines)
            #expect(shown(content, at: Moment(change.addingTimeInterval(0.001))).lines != first.lines)
        }
    }

    @Test func `A gauge over an interval moves with time`() {
        let gauge = Node.gauge(
            Node.Gauge(
                .linearCapacity, fraction: nil,
                interval: .timer(
                    from: Self.now - 50, to: Self.now + 150, countsDown: false, pausedAt: nil, showsHours: true),
                paint: .tone(green)))
        let shown = composition(gauge)
        #expect(shown.drawn.map(\.drawable) == [.bar(fraction: 0.25, isMarked: false, .tone(green))])
        #expect(shown.nextChange == Self.now.addingTimeInterval(1))
    }

    @Test func `Below an open ring stand its ends, or else its label`() {
        func lines(_ minimum: Node?, _ maximum: Node?) -> [String] {
            composition(
                .gauge(
                    Node.Gauge(
                        .circular, fraction: 0.5, paint: .tone(green), label: text("l"), minimum: minimum,
                        maximum: maximum))
            ).lines
        }
        #expect(lines(text("0"), text("9")) == ["0 9"])
        #expect(lines(text("0"), nil) == ["0"])
        #expect(lines(nil, nil) == ["l"])
    }

    @Test func `The label of an open ring shrinks to fit between the ends of the ring`() {
        func gauge(_ label: String) -> Node {
            .gauge(Node.Gauge(.circular, fraction: 0.5, paint: .tone(green), label: text(label)))
        }
        #expect(composition(gauge("cup")).lines == ["cup"])
        #expect(composition(gauge("cups in all")).lines == ["cups in all"])
        for label in ["cup", "cups in all"] {
            let drawn = composition(gauge(label)).drawn.first { $0.drawable.words == label }
            #expect(drawn.map { $0.frame.size.width <= 29 } == true)
        }
    }

    @Test(arguments: [58.0, 30]) func `The label of an open ring is within it, however small its space is`(
        _ side: Double
    ) throws {
        let gauge = Node.gauge(Node.Gauge(.circular, fraction: 0.5, paint: .tone(green), label: text("l")))
        let drawn = composition(gauge.frame(width: side, height: side)).drawn
        let ring = try #require(drawn.first { if case .ring = $0.drawable { true } else { false } }).frame
        let label = try #require(drawn.first { $0.drawable.words == "l" }).frame
        #expect(abs(label.center.y - ring.center.y - 58.0 / 3) < 0.5 && abs(label.center.x - ring.center.x) < 0.5)
    }

    @Test(arguments: [(40.0, 22.0), (30, 50), (80, 80)])
    func `A ring is as wide as high in a space that is smaller`(_ width: Double, _ height: Double) throws {
        let gauge = Node.gauge(Node.Gauge(.circularCapacity, fraction: 0.5, paint: .tone(green)))
        let row = horizontal(spacing: 0, gauge, text("a"))
        let ring = try #require(composition(row.frame(width: width + 40, height: height)).drawn.first).frame.size
        #expect(ring.width == ring.height && ring.height <= min(58, height))
    }

    @Test(arguments: [Node.Gauge.Style.circular, .circularCapacity])
    func `A gauge's ring keeps its size in a space that is smaller`(_ style: Node.Gauge.Style) throws {
        let gauge = Node.gauge(Node.Gauge(style, fraction: 0.5, paint: .tone(green), label: text("a")))
        let ring = try #require(composition(gauge.frame(width: 20, height: 30)).drawn.first).frame.size
        #expect(ring == Size(width: 58, height: 58))
    }

    @Test func `A timer stays on its line in a space that is too narrow`() {
        let timer = live(.timer(from: Self.now, to: Self.now + 1478, countsDown: true, pausedAt: nil, showsHours: true))
        #expect(composition(timer.frame(width: 40)).lines.count == 1)
    }

    @Test func `The label of a spinner is below it, and a timer in a ring is in its middle`() throws {
        func frames(_ gauge: Node.Gauge) throws -> (ring: Rect, text: Rect) {
            let drawn = composition(.gauge(gauge)).drawn
            func frame(_ isMeant: (Drawable) -> Bool) throws -> Rect {
                try #require(drawn.first { isMeant($0.drawable) }).frame
            }
            return (
                try frame { if case .ring = $0 { true } else { false } },
                try frame { if case .text = $0 { true } else { false } }
            )
        }
        let spinner = try frames(.init(.spinner, fraction: nil, paint: .tone(green), label: text("Wait")))
        #expect(spinner.text.minY >= spinner.ring.maxY)
        let interval = Paragraph.Content.timer(
            from: Self.now, to: Self.now + 120, countsDown: true, pausedAt: nil, showsHours: true)
        let timer = try frames(
            .init(
                .circularCapacity, fraction: nil, interval: interval, paint: .tone(green), current: live(interval)))
        #expect(abs(timer.text.center.x - timer.ring.center.x) < 0.5 && timer.text.size.width < timer.ring.size.width)
    }

    @Test func `An interval writes what both ends share only once`() {
        let later = Self.now.addingTimeInterval(1800)
        #expect(shown(.interval(Self.now, later)).lines == ["2:30 – 3:00 PM"])
        #expect(shown(.interval(Self.now, later), at: Moment(Self.now, uses24Hours: true)).lines == ["14:30 – 15:00"])
        #expect(
            shown(.interval(Self.now, Self.now.addingTimeInterval(86_400))).lines
                == ["November 20, 2026 – November 21, 2026"])
    }

    @Test func `Times are local`() {
        let seoul = Moment(Self.now, uses24Hours: true) { _ in 9 * 3600 }
        #expect(seoul.time == "23:30")
        #expect(seoul.day == "20 November 2026")
        #expect(Moment(Date(timeIntervalSince1970: 0)).time == "12:00 AM")
        #expect(Moment(.distantFuture).day.hasSuffix("4001"))
    }

    @Test func `The environment determines whether the clock has 12 or 24 hours`() {
        func uses24Hours(_ environment: [String: String]) -> Bool {
            Moment.here(Self.now, environment: environment).uses24Hours
        }
        #expect(!uses24Hours(["LANG": "en_US.UTF-8"]))
        #expect(uses24Hours(["LANG": "en_US.UTF-8", "LC_TIME": "de_DE.UTF-8"]))
        #expect(!uses24Hours(["LANG": "de_DE.UTF-8", "LC_TIME": "", "LC_ALL": "en_US"]))
        #expect(!uses24Hours([:]))
    }
}

extension Drawable {
    fileprivate var words: String? { if case .text(let paragraph) = self { paragraph.plainText } else { nil } }
}
