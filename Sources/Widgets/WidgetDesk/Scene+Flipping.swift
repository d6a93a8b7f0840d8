import FoundationEssentials
import SceneLayout
import WidgetArchive
import WidgetScreens

extension ShownWidget {
    /// Its scene, with the switch of an action flipped if it has one.
    func scene(at date: Date, in appearance: Appearance, flipping action: Action?) -> Scene {
        let scene = scene(at: date, in: appearance)
        return action.flatMap(scene.flippingSwitch) ?? scene
    }
}

extension Scene {
    /// The scene with the switch of an action in its other position; nil if no switch of the usual style has the action.
    /// The other position of a widget's own style is known to its program only.
    func flippingSwitch(of action: Action) -> Scene? {
        var scene = self
        scene.root = root.flippingSwitch(of: action)
        return scene.root == root ? nil : scene
    }
}

extension Node {
    fileprivate func flippingSwitch(of action: Action) -> Node {
        guard case .label(var label) = self, label.properties.traits.contains(.toggle),
            label.content.actions == [action]
        else { return mapping { $0.flippingSwitch(of: action) } }
        let isOn = label.properties.value != AccessibilityElement.on
        let content = label.content.settingSwitch(to: isOn)
        guard content != label.content else { return self }
        label.content = content
        label.properties.value = isOn ? AccessibilityElement.on : AccessibilityElement.off
        return .label(label)
    }

    /// Sets the track and the knob that `SwitchToggleStyle` makes.
    private func settingSwitch(to isOn: Bool) -> Node {
        guard case .frame(var frame) = self, frame.width == .fixed(51), frame.height == .fixed(31),
            case .stack(var parts) = frame.content, parts.axis == .depth,
            case .surface(var track)? = parts.children.first, track.outline == .capsule
        else { return mapping { $0.settingSwitch(to: isOn) } }
        track.fill = .tone(isOn ? SystemTone.green : SystemTone.fills[0])
        parts.children[0] = .surface(track)
        parts.alignment.horizontal = isOn ? .trailing : .leading
        frame.content = .stack(parts)
        return .frame(frame)
    }
}
