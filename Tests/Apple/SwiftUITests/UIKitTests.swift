import SwiftUI
import Testing

import enum WidgetArchive.Node

/// What `import SwiftUI` alone gives, as on iOS.
@MainActor struct UIKitTests {
    /// The header of a PNG file of 60 by 30 pixels.
    private let png = Data([
        0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 60, 0, 0, 0, 30,
    ])

    private func picture(_ view: some View) throws -> Node.Picture {
        let root = evaluate(view, in: EnvironmentValues()).scene.root
        guard case .image(let picture) = root else { throw Unexpected(found: root.sketch()) }
        return picture
    }

    @Test func `An image of UIKit is shown as large as it is`() throws {
        let picture = try picture(Image(uiImage: try #require(UIImage(data: png, scale: 3))))
        guard case .bytes(let bytes, let size) = picture.source else { throw Unexpected(found: "\(picture.source)") }
        #expect(Data(bytes.bytes) == png)
        #expect(size == .init(width: 20, height: 10))
        #expect(!picture.isTemplate)
    }

    @Test func `An empty image of UIKit shows nothing`() {
        #expect(sketch(Image(uiImage: UIImage())) == sketch(EmptyView()))
        #expect(sketch(Image(uiImage: UIImage()).resizable()) == sketch(Color.clear))
    }

    @Test func `A symbol of UIKit has its own size, whatever the text around it`() throws {
        let symbol = try #require(
            UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)))
        let picture = try picture(Image(uiImage: symbol).font(.caption))
        #expect(picture.source == .symbol("star"))
        #expect(picture.font.size == 30)
        #expect(picture.font.weight == 700)
    }

    @Test func `A tint colours an image that is no template`() throws {
        let image = try #require(UIImage(data: png)).withTintColor(.red)
        let tinted = try picture(Image(uiImage: image).foregroundColor(.green))
        #expect(tinted.isTemplate)
        #expect(tinted.paint == .tone(UIColor.red.tone()))
        let template = try picture(Image(uiImage: image.withRenderingMode(.alwaysTemplate)))
        #expect(template.isTemplate)
        #expect(template.paint != .tone(UIColor.red.tone()))
    }

    @Test func `A colour of UIKit is a colour in light and in dark surroundings`() {
        #expect(sketch(Color(uiColor: .systemRed)) == sketch(Color.red))
        #expect(
            sketch(Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .black }))
                == "surface rectangle fill #000000/#FFFFFF")
        #expect(sketch(Color(.systemGray5)) == "surface rectangle fill #E5E5EA/#2C2C2E")
        #expect(sketch(Color(UIColor(Color.blue.opacity(0.2)))) == sketch(Color.blue.opacity(0.2)))
    }

    @Test func `The current surroundings of UIKit are those of the view that is evaluated`() {
        struct Traits: View {
            var body: some View {
                let traits = UITraitCollection.current
                return Text(verbatim: "\(traits.userInterfaceStyle) \(traits.accessibilityContrast)")
            }
        }
        var environment = EnvironmentValues()
        let light = evaluate(Traits(), in: environment)
        #expect(light.scene.root.sketch().contains("'light normal'"))
        #expect(light.usesColorScheme)
        environment.colorScheme = .dark
        environment.colorSchemeContrast = .increased
        #expect(sketch(Traits(), in: environment).contains("'dark high'"))
        var styles: [UIUserInterfaceStyle] = []
        _ = sketch(
            Text(verbatim: "a").onAppear { styles.append(UITraitCollection.current.userInterfaceStyle) },
            in: environment)
        #expect(styles == [.dark])
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    @Test func `A colour of UIKit that knows both surroundings needs no scene of its own`() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(!evaluate(Color(uiColor: color), in: EnvironmentValues()).usesColorScheme)
    }

    @Test func `The components of a colour are those of the view that is evaluated`() {
        struct Components: View {
            var body: some View {
                var white: CGFloat = 0
                UIColor.label.getWhite(&white, alpha: nil)
                return Text(verbatim: "\(Int(white))")
            }
        }
        var environment = EnvironmentValues()
        #expect(sketch(Components(), in: environment).contains("'0'"))
        environment.colorScheme = .dark
        #expect(sketch(Components(), in: environment).contains("'1'"))
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(UIColor.label.cgColor.components?.first == 1)
        }
    }

    @Test func `A colour of SwiftUI tells its components through UIKit`() {
        var red: CGFloat = 0
        UIColor(Color(red: 0.25, green: 0.5, blue: 1)).getRed(&red, green: nil, blue: nil, alpha: nil)
        #expect(red == 0.25)
        #expect(UIColor(Color.clear).cgColor.alpha == 0)
    }

    @Test func `A font of UIKit is a font`() {
        #expect(Font(UIFont.boldSystemFont(ofSize: 20)) == .system(size: 20, weight: .bold, design: .default))
    }

    @Test func `A path of UIKit is a path`() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        #expect(Path(UIBezierPath(rect: rect).cgPath) == Path(rect))
        #expect(Path(Path(ellipseIn: rect).cgPath) == Path(ellipseIn: rect))
    }
}
