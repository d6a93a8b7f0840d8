import SwiftUI
import WidgetArchive

/// The face of a control: its icon in a disc, which is filled with the tint while the control is on, its title and its
/// value.
struct ControlFace: View {
    let parts: ControlParts
    let isOn: Bool
    @Environment(\.controlFamily) private var family
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        face
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .opacity(isEnabled ? 1 : 0.4)
            .containerBackground(for: .widget) {
                Rectangle().fill(.background)
                Rectangle().fill(.fill.tertiary)
            }
    }

    @ViewBuilder private var face: some View {
        switch family {
        case .controlSmall: disc(diameter: family.size.width, symbol: 28)
        case .controlLarge:
            VStack(alignment: .leading, spacing: 0) {
                disc(diameter: 56, symbol: 24)
                Spacer(minLength: 8)
                words
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(16)
        default:
            HStack(spacing: 9) {
                disc(diameter: 48, symbol: 21)
                words
                Spacer(minLength: 0)
            }
            .padding(.horizontal, 12)
        }
    }

    @ViewBuilder private func disc(diameter: Double, symbol: Double) -> some View {
        if let icon = parts.icon {
            icon
                .font(.system(size: symbol, weight: .medium))
                .foregroundStyle(isOn ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
                .frame(width: diameter, height: diameter)
                .background(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.fill), in: Circle())
        } else if family == .controlSmall {
            words.padding(6)
        }
    }

    private var words: some View {
        VStack(alignment: .leading, spacing: 1) {
            if let title = parts.title {
                title.font(.system(size: 13, weight: .semibold)).lineLimit(parts.value == nil ? 2 : 1)
            }
            if let value = parts.value {
                value.font(.system(size: 12)).foregroundStyle(.secondary).lineLimit(1)
            }
        }
        .minimumScaleFactor(0.75)
    }
}

extension EnvironmentValues {
    /// The size class of the control being evaluated.
    @Entry var controlFamily = Family.controlMedium
}
