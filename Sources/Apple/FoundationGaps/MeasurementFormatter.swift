public import Foundation

/// Writes a measurement, such as "3 km".
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// How units are chosen.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt

        /// Options by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// In the unit that is given. Units are never converted here.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// In a unit that fits the number, which has no effect here.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// A temperature without its scale.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// How units are chosen.
    open var unitOptions: UnitOptions = []
    /// How units are written: always by their symbols here.
    open var unitStyle = Formatter.UnitStyle.medium
    /// Whose language it is.
    open var locale: Locale! = .autoupdatingCurrent {
        didSet { numberFormatter.locale = locale }
    }
    /// Writes the number.
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
