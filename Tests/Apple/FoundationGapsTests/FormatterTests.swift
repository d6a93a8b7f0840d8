import Foundation
import FoundationGaps
import Testing

// Beside Foundation, whose classes of the same names are unavailable.
struct FormatterTests {
    private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

    @Test(arguments: [
        ("en_US", -7200.0, "2 hours ago"), ("en_US", 86_400, "in 1 day"), ("de_DE", -7200, "vor 2 Stunden"),
        ("ko_KR", -300, "5분 전"),
    ])
    func `A distance in time is written with a number`(locale: String, seconds: Double, text: String) {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: locale)
        #expect(formatter.localizedString(for: now + seconds, relativeTo: now) == text)
    }

    @Test func `A distance in time has its name, and its short form`() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(for: now - 86_400, relativeTo: now) == "yesterday")
        formatter.unitsStyle = .short
        #expect(formatter.localizedString(for: now - 3 * 3600, relativeTo: now) == "3 hr. ago")
        #expect(formatter.localizedString(fromTimeInterval: -3 * 3600 - 1) == "3 hr. ago")
    }

    @Test func `A list is joined as its language does`() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b und c")
    }

    private func duration(_ style: DateComponentsFormatter.UnitsStyle, in locale: String = "en_US")
        -> DateComponentsFormatter
    {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.calendar?.locale = Locale(identifier: locale)
        return formatter
    }

    @Test(arguments: [
        (DateComponentsFormatter.UnitsStyle.positional, "1:01:40"), (.abbreviated, "1h 1m 40s"),
        (.short, "1 hr, 1 min, 40 sec"), (.full, "1 hour, 1 minute, 40 seconds"),
        (.spellOut, "one hour, one minute, forty seconds"),
    ])
    func `A duration has a style`(style: DateComponentsFormatter.UnitsStyle, text: String) {
        #expect(duration(style).string(from: 3700) == text)
    }

    @Test func `A duration is written in the allowed units, without those that are dropped`() {
        let formatter = duration(.full)
        formatter.allowedUnits = [.day, .hour, .minute]
        #expect(formatter.string(from: 90_000) == "1 day, 1 hour")
        formatter.maximumUnitCount = 1
        #expect(formatter.string(from: 90_000) == "1 day")
        let clock = duration(.positional)
        clock.allowedUnits = [.minute, .second]
        #expect(clock.string(from: 3725) == "62:05")
        #expect(clock.string(from: 5) == "5")
        clock.zeroFormattingBehavior = .pad
        #expect(clock.string(from: 65) == "01:05")
        #expect(duration(.full, in: "de_DE").string(from: 3660) == "1 Stunde, 1 Minute")
    }

    @Test func `Measurements and names are written`() {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: Measurement(value: 3.5, unit: UnitLength.kilometers)) == "3,5 km")
        #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "20°C")
        var name = PersonNameComponents()
        (name.givenName, name.familyName) = ("Ada", "Lovelace")
        let names = PersonNameComponentsFormatter()
        names.locale = Locale(identifier: "en_US")
        #expect(names.string(from: name) == "Ada Lovelace")
        names.style = .abbreviated
        #expect(names.string(from: name) == "AL")
        names.locale = Locale(identifier: "ko_KR")
        names.style = .medium
        #expect(names.string(from: name) == "LovelaceAda")
    }

    @Test func `A measurement is written in the unit of its purpose`() {
        func text(_ measurement: Measurement<UnitTemperature>, _ locale: String, _ width: MeasurementUnitWidth)
            -> String
        {
            measurement.formatted(.measurement(width: width, usage: .weather).locale(Locale(identifier: locale)))
        }
        let mild = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(text(mild, "de_DE", .abbreviated) == "20°C" && text(mild, "en_US", .abbreviated) == "68°F")
        #expect(text(mild, "en_GB", .narrow) == "20°" && text(mild, "en_US", .narrow) == "68°")
        let style = Measurement<UnitLength>.FormatStyle(
            width: .abbreviated, locale: Locale(identifier: "en_US"), usage: .road)
        #expect(style.format(Measurement(value: 8.04672, unit: .kilometers)) == "5 mi")
        #expect(
            Measurement(value: 72.5, unit: UnitMass.kilograms).formatted(
                .measurement(width: .abbreviated, usage: .asProvided).locale(Locale(identifier: "en_US"))) == "72.5 kg")
        let mass = Measurement<UnitMass>.FormatStyle(width: .abbreviated, locale: Locale(identifier: "en_US"))
        #expect(mass.format(Measurement(value: 10, unit: .kilograms)) == "22 lb")
        let rain = Measurement<UnitLength>.FormatStyle(
            width: .abbreviated, locale: Locale(identifier: "en_GB"), usage: .rainfall)
        #expect(rain.format(Measurement(value: 8, unit: .millimeters)) == "8 mm")
        let given = Measurement<UnitLength>.FormatStyle(
            width: .narrow, locale: Locale(identifier: "de_DE"), usage: .asProvided,
            numberFormatStyle: .number.precision(.fractionLength(1)))
        #expect(given.format(Measurement(value: 8.04, unit: .kilometers)) == "8,0km")
        #expect(
            Measurement(value: 3, unit: UnitTemperature.celsius).formatted(
                .measurement(width: .wide, usage: .asProvided, hidesScaleName: true)) == "3°")
    }

    @Test func `Small names are there`() {
        #expect(NSEC_PER_MSEC * 1000 == NSEC_PER_SEC)
        #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5)
        #expect(NSNumber.classForCoder() == NSNumber.self)
        #expect(String(AttributedString(NSAttributedString(string: "x")).characters) == "x")
        let queue: DispatchSerialQueue = DispatchQueue(label: "serial")
        #expect(queue.label == "serial")
    }
}
