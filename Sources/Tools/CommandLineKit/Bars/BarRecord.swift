/// A widget or a value as a bar shows it at a moment. Its words are as they came; `BarFormat` escapes them.
package struct BarRecord: Hashable, Sendable {
    /// The name by which clicks on it are reported, such as a widget's id.
    package var name: String
    package var text = ""
    /// The lines of its tooltip.
    package var details: [String] = []
    /// A word by which a bar chooses an icon.
    package var alternative = ""
    /// Words by which a bar chooses a look.
    package var classes: [String] = []
    /// From 0 to 100.
    package var percentage: Int?
    package var isUrgent = false
    package var items: [Item] = []

    package init(name: String) { self.name = name }

    /// An entry of a menu.
    package struct Item: Hashable, Sendable {
        package var title: String
        package var effect: Effect

        package init(_ title: String, _ effect: Effect) { (self.title, self.effect) = (title, effect) }
    }

    package enum Effect: Hashable, Sendable {
        case open(url: String)
        case run([String])
    }

    /// Whether there is nothing to show, so that bars hide it.
    var isEmpty: Bool { text.isEmpty }
}
