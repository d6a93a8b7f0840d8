public import AppIntents
import SceneLayout
import WidgetArchive

nonisolated extension View {
    /// Performs an intent when assistive technology activates the view, or by a name.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, intent: some AppIntent
    ) -> some View {
        acting(named: actionKind.name, intent)
    }

    public func accessibilityAction(named name: Text, intent: some AppIntent) -> some View {
        acting(named: name, intent)
    }

    public func accessibilityAction(named nameKey: LocalizedStringKey, intent: some AppIntent) -> some View {
        acting(named: Text(nameKey), intent)
    }

    @_disfavoredOverload
    public func accessibilityAction(named name: some StringProtocol, intent: some AppIntent) -> some View {
        acting(named: Text(verbatim: String(name)), intent)
    }

    private func acting(named name: Text?, _ intent: some AppIntent) -> some View {
        accessible { environment in
            AccessibilityProperties(
                actions: [AccessibilityAction(name?.plainWords(in: environment) ?? "", .performing(intent))])
        }
    }

    /// Offers what the buttons and links of other views do as actions of this one.
    public func accessibilityActions(@ViewBuilder _ content: () -> some View) -> some View {
        ActingView(content: self, actions: content())
    }

    /// Has no effect in a widget, which has no process to perform the action: use an intent.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        noted(closureNote)
    }

    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        noted(closureNote)
    }

    public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
        noted(closureNote)
    }

    @_disfavoredOverload
    public func accessibilityAction(named name: some StringProtocol, _ handler: @escaping () -> Void) -> some View {
        noted(closureNote)
    }

    public func accessibilityAction(
        action: @escaping () -> Void, @ViewBuilder label: () -> some View
    ) -> some View {
        noted(closureNote)
    }

    /// Has no effect in a widget, which has no gestures.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        withoutEffect()
    }
}

nonisolated private let closureNote =
    "`accessibilityAction` with a closure has no effect in a widget; use `accessibilityAction(named:intent:)`"

/// A view that does what the targets in another one do.
nonisolated private struct ActingView<Content: View, Actions: View>: View, Primitive {
    let content: Content
    let actions: Actions

    @MainActor func nodes(in context: Context) -> [Node] {
        let targets = context.at(1).node(of: actions).targets
        let actions = targets.map { target in
            AccessibilityAction(target.content.spoken(at: Moment(.now)) ?? "", target.action)
        }
        return context.at(0).nodes(of: content).map { .label(.init(AccessibilityProperties(actions: actions), $0)) }
    }
}

/// The purpose of an accessibility action.
public struct AccessibilityActionKind: Equatable, Sendable {
    let name: Text?

    init(name: Text?) { self.name = name }

    /// An action with a name.
    public init(named name: Text) { self.name = name }

    /// Performed when an element is activated.
    public static let `default` = AccessibilityActionKind(name: nil)
    public static let escape = AccessibilityActionKind(name: Text(verbatim: "Escape"))
    public static let magicTap = AccessibilityActionKind(name: Text(verbatim: "Magic tap"))
}

/// Where a value is adjusted to.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// A greater value, and a smaller one.
    case increment, decrement
}
