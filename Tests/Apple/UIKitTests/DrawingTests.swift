import Testing
import UIKit

/// What was drawn, as a document.
private func drawn(_ size: CGSize = CGSize(width: 10, height: 10), _ actions: (CGContext) -> Void) -> String {
    let image = UIGraphicsImageRenderer(size: size).image { actions($0.cgContext) }
    guard case .bytes(let bytes) = image.source else { return "no bytes" }
    return String(decoding: bytes, as: UTF8.self)
}

struct DrawingTests {
    @Test func `A drawing has the size and the scale that were asked for`() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20), format: format).image { _ in }
        #expect(image.size == CGSize(width: 30, height: 20))
        #expect(image.scale == 2)
    }

    @Test func `What is filled and stroked is in the drawing, where transforms put it`() {
        let document = drawn { context in
            context.translateBy(x: 2, y: 3)
            UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.scaleBy(x: 2, y: 2)
            context.setStrokeColor(UIColor.blue.cgColor)
            context.setLineWidth(3)
            context.addLines(between: [.zero, CGPoint(x: 1, y: 1)])
            context.strokePath()
        }
        #expect(document.contains(##"<path d="M2 3L3 3L3 4L2 4Z" fill="#FF0000" fill-opacity="0.5"/>"##))
        #expect(document.contains(##"<path d="M2 3L4 5" fill="none" stroke="#0000FF" stroke-width="6""##))
    }

    @Test func `A state that was kept comes back`() {
        let document = drawn { context in
            context.setFillColor(UIColor.green.cgColor)
            context.saveGState()
            context.setFillColor(UIColor.red.cgColor)
            context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(document.hasSuffix(##"<path d="M0 0L1 0L1 1L0 1Z" fill="#00FF00"/></svg>"##))
    }

    @Test func `A clip within a clip keeps both`() {
        let document = drawn { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 5, height: 5)).addClip()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(document.contains(##"<clipPath id="c2" clip-path="url(#c1)">"##))
        #expect(document.contains(##"<g clip-path="url(#c2)">"##))
    }

    @Test func `A picture is drawn into a rectangle`() throws {
        let image = try #require(UIImage(data: png))
        let document = drawn { _ in image.draw(in: CGRect(x: 1, y: 2, width: 6, height: 3)) }
        let data = png.base64EncodedString()
        #expect(document.contains(##"<image x="1" y="2" width="6" height="3" preserveAspectRatio="none""##))
        #expect(document.contains("data:image/png;base64,\(data)"))
    }

    @Test func `A drawing in a drawing keeps names of its own`() {
        let inner = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let document = drawn { context in
            inner.draw(at: .zero)
            inner.draw(at: CGPoint(x: 5, y: 5))
        }
        let names = document.matches(of: #/id="([^"]*)"/#).map { $0.output.1 }
        #expect(names.count == 2)
        #expect(Set(names).count == 2)
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

    @Test func `Words are drawn on their baseline, and broken where a rectangle ends`() {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red,
        ]
        let line = drawn { _ in "A < B".draw(at: CGPoint(x: 1, y: 2), withAttributes: attributes) }
        #expect(line.contains(##"<text x="1" y="21.043" xml:space="preserve""##))
        #expect(line.contains(##"fill="#FF0000">A &lt; B</text>"##))
        let lines = drawn { _ in
            "One Two".draw(in: CGRect(x: 0, y: 0, width: 50, height: 99), withAttributes: attributes)
        }
        #expect(lines.components(separatedBy: "<text ").count == 3)
        #expect("A".size(withAttributes: attributes).height > 23)
    }

    @Test func `What is cleared is taken out`() {
        let document = drawn { context in
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.clear(CGRect(x: 2, y: 2, width: 2, height: 2))
        }
        #expect(document.contains(##"<g mask="url(#c1)"><path"##))
    }
}
