public import Foundation

extension Measurement where UnitType: Dimension {
    /// As a person reads it: the number with a few digits, and the unit by its symbol.
    public func formatted() -> String { formatted(.measurement(width: .abbreviated)) }

    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == Measurement { style.format(self) }

    /// Writes a number and a unit. The words of `.wide` are not known here, so that it is `.abbreviated`.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public typealias UnitWidth = MeasurementUnitWidth

        public var width: UnitWidth
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        public var hidesScaleName = false
        public var locale: Locale

        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
            self.locale = locale
        }

        public func format(_ measurement: Measurement<UnitType>) -> String {
            let shown = usage?.converted(measurement, for: locale) ?? measurement
            // For a purpose, two digits are enough.
            let digits = usage == nil || usage == .asProvided ? 0...6 : abs(shown.value) < 10 ? 0...1 : 0...0
            let number = (numberFormatStyle ?? .number.precision(.fractionLength(digits))).locale(locale)
            let text = number.format(shown.value)
            guard shown.unit is UnitTemperature else {
                return text + (width == .narrow ? "" : " ") + shown.unit.symbol
            }
            return text + (width == .narrow || hidesScaleName ? "°" : shown.unit.symbol)
        }

        public func locale(_ locale: Locale) -> FormatStyle {
            var style = self
            style.locale = locale
            return style
        }
    }
}

/// How much of a unit is written.
public enum MeasurementUnitWidth: String, Codable, Hashable, Sendable { case wide, abbreviated, narrow }

/// The purpose of a measurement, which decides the unit: miles, pounds and degrees Fahrenheit in some countries.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    /// The given unit.
    public static var asProvided: Self { Self("asProvided") }
    public static var general: Self { Self("general") }

    fileprivate static func named(_ name: String) -> Self { Self(name) }

    fileprivate func converted(_ measurement: Measurement<UnitType>, for locale: Locale) -> Measurement<UnitType> {
        let system = locale.measurementSystem
        guard name != "asProvided", let units = Self.units(for: measurement.unit, like: name) else {
            return measurement
        }
        // Britain has its own lengths and speeds alone, and rain in millimetres.
        let isDistance = measurement.unit is UnitLength && !["rainfall", "snowfall"].contains(name)
        let isBritish = isDistance || measurement.unit is UnitSpeed
        let isImperial = system == .us || system == .uk && isBritish
        let unit = isImperial ? units.imperial : units.metric
        return (unit as? UnitType).map { measurement.converted(to: $0) } ?? measurement
    }

    /// The usual units for a purpose, of about the same size.
    private static func units(for unit: UnitType, like name: String) -> (metric: Dimension, imperial: Dimension)? {
        switch unit {
        case is UnitTemperature: (UnitTemperature.celsius, UnitTemperature.fahrenheit)
        case is UnitSpeed: (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour)
        case UnitMass.grams where name == "general": (UnitMass.grams, UnitMass.ounces)
        case is UnitMass: (UnitMass.kilograms, UnitMass.pounds)
        case is UnitLength where ["rainfall", "snowfall"].contains(name): (UnitLength.millimeters, UnitLength.inches)
        case is UnitLength where name == "person": (UnitLength.centimeters, UnitLength.inches)
        case is UnitLength where name == "road": (UnitLength.kilometers, UnitLength.miles)
        case UnitLength.kilometers, UnitLength.miles: (UnitLength.kilometers, UnitLength.miles)
        case UnitLength.meters, UnitLength.feet: (UnitLength.meters, UnitLength.feet)
        case UnitLength.centimeters, UnitLength.inches: (UnitLength.centimeters, UnitLength.inches)
        case is UnitVolume where name == "liquid": (UnitVolume.milliliters, UnitVolume.fluidOunces)
        default: nil
        }
    }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var weather: Self { named("weather") }
    public static var person: Self { named("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var road: Self { named("road") }
    public static var person: Self { named("person") }
    public static var personHeight: Self { named("person") }
    public static var rainfall: Self { named("rainfall") }
    public static var snowfall: Self { named("snowfall") }
    public static var visibility: Self { named("road") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    public static var personWeight: Self { named("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    public static var liquid: Self { named("liquid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    public static var food: Self { named("food") }
    public static var workout: Self { named("workout") }
}

extension FormatStyle {
    public static func measurement<UnitType: Dimension>(
        width: MeasurementUnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    public static func measurement(
        width: MeasurementUnitWidth, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
        hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
        style.hidesScaleName = hidesScaleName
        return style
    }
}
