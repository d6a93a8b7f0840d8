public import Foundation

/// Whether a parameter takes the result of the previous action.
public enum InputConnectionBehavior: Sendable {
    /// Behaviours that source code may name; none has an effect here.
    case `default`, never, connectToPreviousIntentResult
}

/// The control that edits a number.
public enum IntentControlStyle: Sendable {
    /// Styles that source code may name; none has an effect here.
    case field, slider, stepper
}

/// The number of values that a list may have.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Hashable, Sendable {
    /// The minimum number of values.
    public let min: Int?
    /// The maximum number of values.
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
    /// The families of Home Screens.
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    /// The families of Lock Screens and watches.
    case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
}

extension String {
    /// The keyboard options for a text.
    public struct IntentInputOptions: Sendable {
        /// Options of a keyboard, which have no effect here.
        public init(
            keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
            multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
        ) {}

        /// The kind of keyboard, which has no effect here.
        public enum KeyboardType: Sendable {
            /// Keyboards that source code may name.
            case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
            case decimalPad, twitter, webSearch, asciiCapableNumberPad
        }

        /// The capitalisation of letters, which has no effect here.
        public enum CapitalizationType: Sendable {
            /// The choices that source code may name.
            case none, words, sentences, allCharacters
        }
    }
}

extension Bool {
    /// The names of true and false.
    public struct IntentDisplayName: Sendable {
        /// Names for true and false, which are not shown here.
        public init(true: LocalizedStringResource, false: LocalizedStringResource) {}
    }
}

extension Date {
    /// The parts of a date that matter.
    public enum IntentParameterKind: Sendable {
        /// The date alone, the time alone, or both.
        case date, time, dateTime
    }
}
