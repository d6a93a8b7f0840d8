import WidgetArchive

public enum TextAlignment: CaseIterable, Hashable, Sendable {
    case leading, center, trailing

    var archived: WidgetArchive.Alignment.Horizontal {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}
