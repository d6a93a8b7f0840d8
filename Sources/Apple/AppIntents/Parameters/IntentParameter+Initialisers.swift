public import Foundation
import WidgetArchive

extension IntentParameter {
    /// A parameter with a title and a default; dialogs are not shown here.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default standard: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, standard: standard)
    }

    /// A parameter whose values come from an options provider.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default standard: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: some DynamicOptionsProvider
    ) {
        self.init(title: title, standard: standard, provider: Options(optionsProvider))
    }

    /// A parameter whose entities come from a query.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default standard: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, query: some EntityQuery
    ) {
        self.init(title: title, standard: standard, provider: Options(query))
    }

    /// A list; its size is not limited here.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default standard: Value.UnwrappedType? = nil, size: IntentCollectionSize,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, standard: standard)
    }

    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default standard: Value.UnwrappedType? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, standard: standard)
    }
}

extension IntentParameter where Value.UnwrappedType == Int {
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default standard: Int? = nil, controlStyle: IntentControlStyle = .field,
        inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, standard: standard,
            range: (inclusiveRange.map { .integer($0.lowerBound) }, inclusiveRange.map { .integer($0.upperBound) }))
    }
}

extension IntentParameter where Value.UnwrappedType == Double {
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default standard: Double? = nil, controlStyle: IntentControlStyle = .field,
        inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, standard: standard,
            range: (inclusiveRange.flatMap { .bound($0.lowerBound) }, inclusiveRange.flatMap { .bound($0.upperBound) }))
    }
}

extension IntentParameter where Value.UnwrappedType == String {
    /// A text; the input options have no effect here.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default standard: String? = nil, inputOptions: String.IntentInputOptions,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, standard: standard)
    }
}

extension IntentParameter where Value.UnwrappedType == Bool {
    /// A Boolean; the names of its values are not shown here.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default standard: Bool? = nil, displayName: Bool.IntentDisplayName,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, standard: standard)
    }
}

extension IntentParameter where Value.UnwrappedType == Date {
    /// A date; the kind has no effect here.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default standard: Date? = nil, kind: Date.IntentParameterKind, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, standard: standard)
    }
}

extension WidgetArchive.Parameter {
    /// A bound for a number; nil if the number is infinite.
    fileprivate static func bound(_ number: Double) -> Self? { number.isFinite ? .real(number) : nil }
}
