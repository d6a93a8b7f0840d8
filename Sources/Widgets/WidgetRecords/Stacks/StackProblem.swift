package import WidgetArchive

/// Why a widget cannot be put into a stack, or taken out of it.
package enum StackProblem: Hashable, Sendable {
    case alone
    case full
    case otherSize(Family)
    /// It is a control, or shows an activity.
    case noWidget
    case isIn(String)
    case isInNone
}

extension StackProblem {
    func words(for widget: String) -> String {
        switch self {
        case .alone: "'\(widget)' alone is not a stack"
        case .full: "a stack holds \(WidgetStack.mostWidgets) widgets at most"
        case .otherSize(let family): "'\(widget)' is not a \(family.rawValue), as the others of the stack are"
        case .noWidget: "'\(widget)' is not a widget that can be stacked"
        case .isIn(let stack): "'\(widget)' is in \(stack) already"
        case .isInNone: "'\(widget)' is in no stack"
        }
    }

    var hint: String? {
        switch self {
        case .alone: "name two widgets of one size, or a stack and a widget"
        case .otherSize(let family): "'groupwidgets edit WIDGET --family \(family.rawValue)' changes its size"
        case .isIn: "'groupwidgets stack remove WIDGET' takes it out"
        case .full, .noWidget, .isInNone: nil
        }
    }
}
