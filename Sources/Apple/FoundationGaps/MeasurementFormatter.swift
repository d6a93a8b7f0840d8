public import Foundation

/// Formats measurements, such as "3 km".
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// The choice of units.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The given unit. Units are never converted here.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// A unit that suits the number, which has no effect here.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// A temperature without its scale.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    open var unitOptions: UnitOptions = []
    /// The style in which units are written: always as symbols here.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The locale that decides the language.
    open var locale: Locale! = .autoupdatingCurrent {
        didSet { numberFormatter.locale = locale }
    }
    /// Formats the number.
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
        if measurement.unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) { return number + "°" }
        return number + space(before: measurement.unit) + measurement.unit.symbol
    }

    open func string(from unit: Unit) -> String { unit.symbol }

    private func space(before unit: Unit) -> String {
        unitStyle == .short || unit is UnitTemperature && unit.symbol.hasPrefix("°") ? "" : " "
    }
}
