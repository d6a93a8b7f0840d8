import SceneLayout
import Testing
import UIKit
import WidgetArchive

/// The nodes of a drawing, in their order.
private func drawn(_ size: CGSize = CGSize(width: 10, height: 10), _ actions: (CGContext) -> Void) throws -> [Node] {
    let image = UIGraphicsImageRenderer(size: size).image { actions($0.cgContext) }
    guard case .drawing(.stack(let stack)) = image.source else { throw CocoaError(.fileReadCorruptFile) }
    return stack.children
}

private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [PathStep] {
    [PathStep](rectangle: Rect(x: x, y: y, width: width, height: height))
}

private func filled(_ outline: Outline, _ color: Shade) -> Node {
    .surface(.init(outline, fill: .tone(Tone(color))))
}

private let red = Shade(red: 1, green: 0, blue: 0)
private let green = Shade(red: 0, green: 1, blue: 0)
private let black = Shade(red: 0, green: 0, blue: 0)

extension Node {
    /// It and all nodes in it.
    fileprivate var all: [Node] { [self] + parts.flatMap(\.all) }
}

struct DrawingTests {
    @Test func `A context tells its size in pixels`() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        _ = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 4.2), format: format).image {
            #expect($0.cgContext.width == 20 && $0.cgContext.height == 9)
        }
    }

    @Test func `A drawing has the size and the scale that were asked for`() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20), format: format).image { _ in }
        #expect(image.size == CGSize(width: 30, height: 20))
        #expect(image.scale == 2)
    }

    @Test func `What is filled and stroked is in the drawing, where transforms put it`() throws {
        let nodes = try drawn { context in
            context.translateBy(x: 2, y: 3)
            UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.scaleBy(x: 2, y: 2)
            context.setStrokeColor(UIColor.blue.cgColor)
            context.setLineWidth(3)
            context.addLines(between: [.zero, CGPoint(x: 1, y: 1)])
            context.strokePath()
        }
        let line = Node.Surface(
            .path([.move(Point(x: 2, y: 3)), .line(Point(x: 4, y: 5))]),
            line: .tone(Tone(Shade(red: 0, green: 0, blue: 1))), stroke: Stroke(width: 6))
        #expect(nodes == [filled(.path(box(2, 3, 1, 1)), red.opacity(0.5)), .surface(line)])
    }

    @Test func `A state that was kept comes back`() throws {
        let nodes = try drawn { context in
            context.setFillColor(UIColor(red: 0, green: 1, blue: 0, alpha: 1).cgColor)
            context.saveGState()
            context.setFillColor(UIColor.red.cgColor)
            context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(nodes == [filled(.path(box(0, 0, 1, 1)), green)])
    }

    @Test func `A clip within a clip keeps both`() throws {
        let nodes = try drawn { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
            context.addRect(CGRect(x: 1, y: 1, width: 5, height: 5))
            context.clip(using: .evenOdd)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let inner = Node.clipped(.init(.path(box(0, 0, 5, 5)), filled(.path(box(0, 0, 1, 1)), black)))
        #expect(nodes == [.clipped(.init(.evenOdd(.path(box(1, 1, 5, 5))), inner))])
    }

    @Test func `Opacity, blending and the even-odd rule are those of the state`() throws {
        let nodes = try drawn { context in
            context.setAlpha(0.5)
            context.setBlendMode(.multiply)
            context.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
            context.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
            context.drawPath(using: .eoFill)
        }
        let form = filled(.evenOdd(.path(box(0, 0, 4, 4) + box(1, 1, 2, 2))), black)
        #expect(nodes == [.effect(.init(.blend(.multiply), .effect(.init(.opacity(0.5), form))))])
    }

    @Test func `A picture is drawn into a rectangle`() throws {
        let image = try #require(UIImage(data: png))
        let nodes = try drawn { _ in image.draw(in: CGRect(x: 1, y: 2, width: 6, height: 3)) }.flatMap(\.all)
        let sources = nodes.compactMap { if case .image(let picture) = $0 { picture.source } else { nil } }
        #expect(try sources == [.bytes(#require(PictureBytes([UInt8](png))), size: Size(image.size))])
        let sizes = nodes.compactMap { if case .frame(let frame) = $0 { frame.width.minimum } else { nil } }
        #expect(sizes == [10, 6])
        guard case .effect(let effect)? = nodes.first else { throw CocoaError(.fileReadCorruptFile) }
        #expect(effect.kind == .offset(Point(x: 1, y: 2)))
    }

    @Test func `A drawing in a drawing is one of its images`() throws {
        let inner = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        guard case .drawing(let drawing) = inner.source else { throw CocoaError(.fileReadCorruptFile) }
        let nodes = try drawn { context in
            inner.draw(at: .zero)
            context.rotate(by: 0.5)
            inner.draw(at: CGPoint(x: 5, y: 5))
        }.flatMap(\.all)
        let sources = nodes.compactMap { if case .image(let picture) = $0 { picture.source } else { nil } }
        #expect(sources == Array(repeating: .drawing(drawing, size: Size(width: 4, height: 4)), count: 2))
    }

    @Test func `The old functions draw as the renderer does`() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 0)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        let other = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        #expect(image == other)
    }

    @Test func `Words are texts, as wide as a rectangle or on one line`() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red, .paragraphStyle: style,
        ]
        let nodes = try drawn { _ in
            "A < B".draw(at: CGPoint(x: 1, y: 2), withAttributes: attributes)
            "One Two".draw(in: CGRect(x: 0, y: 0, width: 50, height: 99), withAttributes: attributes)
        }
        #expect(nodes.flatMap(\.words) == ["A < B", "One Two"])
        let texts = nodes.flatMap(\.all).compactMap { if case .text(let paragraph) = $0 { paragraph } else { nil } }
        #expect(
            texts.allSatisfy { $0.alignment == .center && $0.runs[0].font.size == 20 && $0.runs[0].font.weight == 700 })
        let widths = nodes.map { node in
            node.all.compactMap { if case .frame(let frame) = $0 { frame.width.minimum } else { nil } }
        }
        #expect(widths == [[10], [10, 50]])
        #expect("A".size(withAttributes: attributes).height > 23)
    }

    @Test func `What is cleared is taken out`() throws {
        let nodes = try drawn { context in
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.clear(CGRect(x: 2, y: 2, width: 2, height: 2))
        }
        guard case .clipped(let clipped)? = nodes.first else { throw CocoaError(.fileReadCorruptFile) }
        #expect(nodes.count == 1)
        #expect(clipped.outline == .evenOdd(.path(box(0, 0, 10, 10) + box(2, 2, 2, 2))))
    }

    @Test func `However often something is cleared, an archive takes the drawing`() throws {
        let nodes = try drawn { context in
            for place in 0..<600 { context.clear(CGRect(x: Double(place % 10), y: 0, width: 1, height: 1)) }
        }
        #expect(throws: Never.self) { try ArchiveCoding.line(Scene(.stack(.init(.depth, nodes)))) }
    }

}
