public import Foundation

/// Whether a parameter takes the result of the action before it.
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

/// The size class of the widget that is configured.
public enum IntentWidgetFamily: Hashable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
}

extension String {
    /// How a text is typed.
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
    /// What yes and no are called.
    public struct IntentDisplayName: Sendable {
        public init(true: LocalizedStringResource, false: LocalizedStringResource) {}
    }
}

extension Date {
    /// Which part of a date matters.
    public enum IntentParameterKind: Sendable {
        case date, time, dateTime
    }
}
