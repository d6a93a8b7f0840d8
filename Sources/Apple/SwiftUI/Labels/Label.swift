public import AssetCatalogs
public import AppIntents
import FoundationEssentials
import SceneLayout
package import WidgetArchive

/// A title with a picture.
nonisolated public struct Label<Title: View, Icon: View>: View, Primitive {
    let title: Title
    let icon: Icon

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    @MainActor package func nodes(in context: Context) -> [Node] {
        let configuration = LabelStyleConfiguration(
            title: .init(view: AnyView(title)), icon: .init(view: AnyView(icon)))
        let nodes = context.nodes(styling: configuration, usually: TitleAndIconLabelStyle().makeBody)
        guard !configuration.title.use.isMade, !context.environment.imagesAreDecorative else { return nodes }
        // A title that is not shown is read.
        let words = context.node(of: title).spoken(at: Moment(.now))
        return nodes.map { .label(.init(AccessibilityProperties(text: words, traits: [.image]), $0)) }
    }
}

extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }

    /// A title beside an image of the asset catalogue.
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource) })
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(resource) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}
