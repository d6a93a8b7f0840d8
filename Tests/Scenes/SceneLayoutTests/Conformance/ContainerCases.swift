import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive

/// Container-relative shapes, whose corner radius is the container's less the smallest inset.
struct ContainerCases {
    struct Form: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let root: Node
        let radius: Double

        init(_ id: String, _ root: Node, radius: Double) {
            testDescription = id
            self.root = root
            self.radius = radius
        }
    }

    private static let shape = Node.surface(.init(.container, fill: .tone(red)))

    private static func inset(_ top: Double, _ leading: Double, _ bottom: Double, _ trailing: Double) -> Node {
        shape.padding(
            top: .points(top), leading: .points(leading), bottom: .points(bottom), trailing: .points(trailing))
    }

    @Test(arguments: [
        Form("a-crs-01", shape.padding(8), radius: 12),
        Form("a-crs-02", inset(20, 8, 20, 8), radius: 12),
        Form("a-crs-03", inset(10, 0, 10, 10), radius: 20),
        Form("a-crs-04", shape.padding(30), radius: 0),
        Form("a-crs-06", inset(10, -5, 10, -5), radius: 20),
        Form("inset by a stroke", .surface(.init(.inset(.container, by: 2), line: .tone(red))).padding(8), radius: 12),
    ])
    func `A container-relative shape has the container's corner radius less the smallest inset`(_ form: Form) throws {
        #expect(try radius(form.root, in: 20) == form.radius)
    }

    @Test func `a-crs-05, audited: Without a container shape it is a rectangle`() throws {
        #expect(try radius(ContainerCases.shape.padding(8), in: 0) == 0)
    }

    private func radius(_ root: Node, in container: Double) throws -> Double {
        let composition = Composition(
            of: Scene(root), in: Size(width: 158, height: 158), cornerRadius: container, metrics: .pixels(scale: 3),
            measurer: BoxMeasurer(), at: Samples.moment)
        guard case .surface(var surface)? = composition.drawn.first?.drawable else { return .nan }
        if case .inset(let outline, _) = surface.outline { surface.outline = outline }
        if case .rectangle = surface.outline { return 0 }
        guard case .roundedRectangle(let radii, true) = surface.outline else { return .nan }
        return radii == Corners(all: radii.topLeading) ? radii.topLeading : .nan
    }
}
