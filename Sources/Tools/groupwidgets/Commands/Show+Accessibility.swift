import CommandLineKit
import FoundationEssentials
import SceneLayout
import WidgetArchive
import WidgetScreens

extension Option {
    static let accessibility = Option(
        name: "accessibility", summary: "print what a screen reader finds instead, one element a line")
}

extension ShownWidget {
    /// A screen reader's words for it, an element a line.
    func speech(at date: Date, in appearance: Appearance) -> [String] {
        accessibility(at: date, in: appearance).speech
    }

    /// The elements that assistive technology reads of it.
    fileprivate func accessibility(at date: Date, in appearance: Appearance) -> [AccessibilityElement] {
        scene(at: date, in: appearance).accessibility(in: instance.family, at: .here(date))
    }
}

extension [ShownWidget] {
    /// The elements of each widget, one a line; those of several are indented below the widget's name.
    func accessibilityText(at date: Date) -> String {
        map { widget in
            let lines = widget.accessibility(at: date, in: .light).flatMap { $0.lines(count > 1 ? 1 : 0) }
            let title = count > 1 ? ["\(widget.title) \(widget.instance.family.rawValue)"] : []
            return (title + lines).map { $0 + "\n" }.joined()
        }.joined()
    }
}
