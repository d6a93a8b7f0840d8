public import SwiftUI

nonisolated extension View {
    /// Fills the background of an activity on the Lock Screen with a colour; nil for the usual one.
    @ViewBuilder public func activityBackgroundTint(_ color: Color?) -> some View {
        if let color { containerBackground(color, for: .widget) } else { self }
    }

    /// Sets the text colour of the button beside an activity. Has no effect here: there is no such button.
    public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
        noted("`.activitySystemActionForegroundColor` has no effect here")
    }
}

extension EnvironmentValues {
    /// The family of the activity that is being evaluated.
    @Entry public internal(set) var activityFamily = ActivityFamily.medium

    /// The families in which activities are shown.
    public var supportedActivityFamilies: Set<ActivityFamily> { [.medium] }

    /// Whether an activity fills the screen, as in StandBy: never here.
    public var isActivityFullscreen: Bool { false }

    /// Whether an activity is updated less often, as on an always-on screen: never here.
    public var isActivityUpdateReduced: Bool { false }
}
