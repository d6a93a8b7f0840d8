import FoundationEssentials
import WidgetArchive
package import WidgetScreens

extension ShownWidget {
    /// A card that a desktop without widgets shows: a tap leads to those that can be placed.
    package static let invitation: ShownWidget = {
        let words = Paragraph.Run(
            .words("Add a widget"), font: Font(size: 17),
            paint: .tone(
                Tone(
                    light: Shade(red: 0, green: 0, blue: 0), dark: Shade(red: 1, green: 1, blue: 1), role: .primary)))
        let scene = Scene(
            .text(Paragraph([words])),
            background: .surface(Node.Surface(.rectangle, fill: .material(thickness: 0.2))),
            url: "groupwidgets:place")
        let instance = Instance(kind: "Add a widget", family: .systemSmall)
        let timeline = SceneTimeline([.init(date: .distantPast, scene: scene)], policy: .never)
        return ShownWidget(
            instance, archive: Archive(of: instance, generation: 0, made: .distantPast, cause: "", timeline))
    }()
}
