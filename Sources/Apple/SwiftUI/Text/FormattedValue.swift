import Foundation

/// A value with a format style, which is applied with the locale of the environment.
struct FormattedValue: Equatable, @unchecked Sendable {
    // Unchecked, because iOS lets values and formats be of any type; they are handed on and never changed.
    /// The words in surroundings that keep the process's locale and time zone.
    private let usual: String
    private let write: (EnvironmentValues) -> String

    init<Format: FormatStyle>(_ input: Format.FormatInput, _ format: Format) where Format.FormatOutput == String {
        usual = format.format(input)
        write = { environment in
            let format = environment.locale == .current ? format : format.locale(environment.locale)
            guard var dated = format as? Date.FormatStyle, let date = input as? Date,
                [.current, .autoupdatingCurrent].contains(dated.timeZone)
            else { return format.format(input) }
            dated.timeZone = environment.timeZone
            return dated.format(date)
        }
    }

    func words(in environment: EnvironmentValues) -> String {
        environment.isElsewhere ? write(environment) : usual
    }

    static func == (left: FormattedValue, right: FormattedValue) -> Bool { left.usual == right.usual }
}

extension EnvironmentValues {
    /// Whether the environment's locale or time zone differs from the process's.
    var isElsewhere: Bool { locale != .current || timeZone != .current }
}
