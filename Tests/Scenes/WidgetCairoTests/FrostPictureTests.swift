import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive
import WidgetPictures

@testable import WidgetCairo

/// What is seen through a material.
struct FrostPictureTests {
    private let glass = Node.surface(.init(.rectangle, fill: .material(thickness: 0.3)))
    private let halves = horizontal(spacing: 0, color(red), color(blue))

    private func seen(of shade: Shade) -> [UInt8] {
        Tone(Frost.material(thickness: 0.3, isDark: false)(shade)).bytes
    }

    @Test func `One colour behind it is that colour to the edges, and opaque`() throws {
        let picture = try picture(depth(.center, color(blue), glass))
        for (x, y) in [(0, 0), (100, 60), (199, 119)] { #expect(picture[x, y].isNear(seen(of: blue.light))) }
    }

    @Test func `An edge behind it is soft, and sharp beside it`() throws {
        let picture = try picture(depth(.center, halves, glass.frame(width: 60, height: 30)))
        #expect(picture[98, 10].isNear(red.bytes) && picture[102, 10].isNear(blue.bytes))
        let (left, right) = (picture[98, 60], picture[102, 60])
        #expect(zip(left, right).allSatisfy { abs(Int($0) - Int($1)) < 12 }, "\(left), \(right)")
        let (first, last) = (picture[45, 60], picture[155, 60])
        #expect(first[0] > last[0] + 20 && last[2] > first[2] + 20, "\(first), \(last)")
    }

    @Test func `Nothing behind it leaves the veil`() throws {
        let veil = try picture(glass)[100, 60]
        #expect(veil[3] > 100 && veil[3] < 180)
        #expect(veil.isNear([245, 245, 245, veil[3]]))
    }

    @Test(arguments: [
        Node.Effect.Kind.opacity(0.999), .compositingGroup, .shadow(blue, radius: 2, offset: .zero),
        .saturation(1), .offset(.zero),
    ])
    func `What lies outside of the groups around it is seen, too`(_ kind: Node.Effect.Kind) throws {
        let plain = try picture(depth(.center, color(red), glass))[100, 60]
        let grouped = try picture(depth(.center, color(red), glass.effect(kind)))[100, 60]
        #expect(grouped.isNear(plain), "\(grouped), not \(plain)")
        #expect(plain.isNear(seen(of: red.light)))
    }

    @Test func `It keeps to its form`() throws {
        let circle = Node.surface(.init(.circle, fill: .material(thickness: 0.6))).frame(width: 40, height: 40)
        let picture = try picture(depth(.center, color(red), circle))
        #expect(picture.bounds { !$0.isNear(red.bytes) } == [60, 20, 80, 80])
        #expect(picture[63, 23].isNear(red.bytes))
    }

    @Test func `What is drawn after it lies upon it`() throws {
        let dot = color(green).frame(width: 10, height: 10)
        #expect(try picture(depth(.center, color(red), glass, dot))[100, 60].isNear(green.bytes))
    }
}
