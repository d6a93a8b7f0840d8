public import Foundation
import SceneLayout
import WidgetArchive

/// A custom alignment guide.
public protocol AlignmentID: SendableMetatype {
    /// The guide's position in views that do not set it.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A custom guide, resolved before there is a scene.
struct CustomGuide: Hashable, Sendable {
    private let id: ObjectIdentifier
    let value: @Sendable (ViewDimensions) -> CGFloat

    init(_ id: any AlignmentID.Type) {
        self.id = ObjectIdentifier(id)
        value = { id.defaultValue(in: $0) }
    }

    static func == (first: CustomGuide, second: CustomGuide) -> Bool { first.id == second.id }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }

    /// The guide's position in a unit space, from which the closest standard guide is chosen.
    var fraction: CGFloat { value(ViewDimensions(Measure(Size(width: 1, height: 1)), Guides())) }
}

/// The guides that the enclosing views align on.
struct Guides: Equatable, Sendable {
    var horizontal: HorizontalAlignment?
    var vertical: VerticalAlignment?
}

/// The size and alignment guides of a view.
public struct ViewDimensions: Equatable, Sendable {
    private let measure: Measure
    /// The guides that the measure's explicit values belong to.
    private let guides: Guides

    init(_ measure: Measure, _ guides: Guides) {
        self.measure = measure
        self.guides = guides
    }

    public var width: CGFloat { CGFloat(measure.size.width) }
    public var height: CGFloat { CGFloat(measure.size.height) }

    /// The position of a guide in the view.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        if let explicit = self[explicit: guide] { return explicit }
        if let custom = guide.custom { return custom.value(self) }
        return CGFloat(Measure(measure.size).guide(guide.archived))
    }

    public subscript(guide: VerticalAlignment) -> CGFloat {
        if let explicit = self[explicit: guide] { return explicit }
        if let custom = guide.custom { return custom.value(self) }
        let plain = Measure(measure.size, firstBaseline: measure.firstBaseline, lastBaseline: measure.lastBaseline)
        return CGFloat(plain.guide(guide.archived))
    }

    /// The position of a guide in the view, if the view sets it explicitly.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
        guide == guides.horizontal ? measure.guideX.map { CGFloat($0) } : nil
    }

    public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
        guide == guides.vertical ? measure.guideY.map { CGFloat($0) } : nil
    }
}
