public import Foundation

/// Whether a parameter takes the result of the previous action.
public enum InputConnectionBehavior: Sendable {
    case `default`, never, connectToPreviousIntentResult
}

/// How a number is edited.
public enum IntentControlStyle: Sendable {
    case field, slider, stepper
}

/// How many values a list may have.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Hashable, Sendable {
    public let min: Int?
    public let max: Int?

    public init(min: Int, max: Int) {
        self.min = min
        self.max = max
    }

    public init(exactly count: Int) { self.init(min: count, max: count) }

    public init(integerLiteral value: Int) { self.init(exactly: value) }
}

/// The family of the widget being configured.
public enum IntentWidgetFamily: Hashable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
}

extension String {
    /// The keyboard for a text.
    public struct IntentInputOptions: Sendable {
        public init(
            keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
            multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
        ) {}

        public enum KeyboardType: Sendable {
            case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
            case decimalPad, twitter, webSearch, asciiCapableNumberPad
        }

        public enum CapitalizationType: Sendable {
            case none, words, sentences, allCharacters
        }
    }
}

extension Bool {
    /// The names of true and false.
    public struct IntentDisplayName: Sendable {
        public init(true: LocalizedStringResource, false: LocalizedStringResource) {}
    }
}

extension Date {
    /// The parts of a date that matter.
    public enum IntentParameterKind: Sendable {
        case date, time, dateTime
    }
}
