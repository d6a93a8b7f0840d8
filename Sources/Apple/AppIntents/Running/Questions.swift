import Foundation

/// An intent asked a question. As in a widget on iOS, there is nobody who could answer, so the intent ends.
struct UnansweredQuestion: LocalizedError {
    let words: String?

    var errorDescription: String? {
        "the intent asks a person" + (words.map { " '\($0)'" } ?? "") + ", and a widget can ask nobody"
    }
}

extension AppIntent {
    /// Ends the intent: there is nobody to ask.
    public func requestConfirmation() async throws { throw UnansweredQuestion(words: nil) }

    public func requestConfirmation<Result: IntentResult>(
        result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws {
        throw UnansweredQuestion(words: (result as? any DialogHolder)?.dialog?.full.words)
    }

    public func requestConfirmation(
        actionName: ConfirmationActionName = .continue, dialog: IntentDialog, showDialogAsPrompt: Bool = true
    ) async throws {
        throw UnansweredQuestion(words: dialog.full.words)
    }
}

extension IntentParameter {
    /// The error by which an intent asks for a value.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { question(dialog) }

    public func needsDisambiguationError(among items: [Value.UnwrappedType], dialog: IntentDialog? = nil) -> any Error {
        question(dialog)
    }

    /// Ends the intent: there is nobody to ask.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.UnwrappedType {
        throw question(dialog)
    }

    public func requestConfirmation(for value: Value.UnwrappedType, dialog: IntentDialog? = nil) async throws -> Bool {
        throw question(dialog)
    }

    public func requestDisambiguation(
        among items: [Value.UnwrappedType], dialog: IntentDialog? = nil
    ) async throws -> Value.UnwrappedType {
        throw question(dialog)
    }

    private func question(_ dialog: IntentDialog?) -> UnansweredQuestion {
        UnansweredQuestion(words: (dialog?.full ?? title)?.words)
    }
}

/// A result that may have a dialog.
protocol DialogHolder {
    var dialog: IntentDialog? { get }
}

extension IntentResultContainer: DialogHolder {}

/// The name of the button that confirms, which nothing shows.
public struct ConfirmationActionName: Sendable {
    public static let add = ConfirmationActionName()
    public static let book = ConfirmationActionName()
    public static let buy = ConfirmationActionName()
    public static let call = ConfirmationActionName()
    public static let checkIn = ConfirmationActionName()
    public static let `continue` = ConfirmationActionName()
    public static let create = ConfirmationActionName()
    public static let `do` = ConfirmationActionName()
    public static let download = ConfirmationActionName()
    public static let filter = ConfirmationActionName()
    public static let find = ConfirmationActionName()
    public static let get = ConfirmationActionName()
    public static let go = ConfirmationActionName()
    public static let log = ConfirmationActionName()
    public static let open = ConfirmationActionName()
    public static let order = ConfirmationActionName()
    public static let pay = ConfirmationActionName()
    public static let play = ConfirmationActionName()
    public static let post = ConfirmationActionName()
    public static let request = ConfirmationActionName()
    public static let run = ConfirmationActionName()
    public static let search = ConfirmationActionName()
    public static let send = ConfirmationActionName()
    public static let set = ConfirmationActionName()
    public static let share = ConfirmationActionName()
    public static let start = ConfirmationActionName()
    public static let toggle = ConfirmationActionName()
    public static let turnOff = ConfirmationActionName()
    public static let turnOn = ConfirmationActionName()
    public static let view = ConfirmationActionName()

    public static func custom(
        acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
        denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [], destructive: Bool = false
    ) -> ConfirmationActionName { ConfirmationActionName() }
}
