import SwiftUI
import WidgetKit

/// What widgets are made of, a page for each subject.
enum FeaturePage: String, CaseIterable {
    case text, lettering, symbols, meters, shapes, strokes, gradients, effects, layers, stacks, grids, buttons

    @MainActor @ViewBuilder var view: some View {
        switch self {
        case .text: TextPage()
        case .lettering: LetteringPage()
        case .symbols: SymbolPage()
        case .meters: MeterPage()
        case .shapes: ShapePage()
        case .strokes: StrokePage()
        case .gradients: GradientPage()
        case .effects: EffectPage()
        case .layers: LayerPage()
        case .stacks: StackPage()
        case .grids: GridPage()
        case .buttons: ButtonPage()
        }
    }
}

private struct TextPage: View {
    private let styles: [(String, Font)] = [
        ("Large title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
        ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
        ("Footnote", .footnote), ("Caption", .caption), ("Caption 2", .caption2),
    ]

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(styles, id: \.0) { name, font in Text(name).font(font) }
            Text("A long line that is truncated at its tail").lineLimit(1)
            Text("A long line that is truncated at its middle").lineLimit(1).truncationMode(.middle)
            Text("A long line that may shrink before it is cut").lineLimit(1).minimumScaleFactor(0.5)
        }
    }
}

private struct LetteringPage: View {
    private let weights: [Font.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack { ForEach(weights.indices, id: \.self) { Text("Ag").fontWeight(weights[$0]) } }
            Text("Serif").fontDesign(.serif) + Text(" rounded").fontDesign(.rounded)
                + Text(" monospaced").fontDesign(.monospaced)
            Text("0123456789 11:11")
            Text("0123456789 11:11").monospacedDigit()
            Text("Cut at the end of its first\nline of two").font(.caption).lineLimit(1)
            Text("Small Capitals").font(.body.smallCaps())
            Text("Italic, ").italic() + Text("bold, ").bold() + Text("underlined, ").underline()
                + Text("struck").strikethrough(color: .red)
            Text("Kerned").kerning(3) + Text(" tracked").tracking(-1)
                + Text(" base") + Text("line").baselineOffset(6).font(.caption)
            Text("**Markdown**, `code` and [a link](https://example.com)")
            Text("Centred over\ntwo lines, or even three of them").multilineTextAlignment(.center).font(.footnote)
            Text("First\nsecond").lineSpacing(8).font(.caption)
            Text("\(Image(systemName: "star.fill")) inline").foregroundStyle(.orange)
        }
    }
}

private struct SymbolPage: View {
    private let names = [
        "heart.fill", "star", "bolt.fill", "clock", "timer", "globe", "person.fill", "calendar", "plus", "trash",
        "checkmark.circle.fill", "exclamationmark.triangle", "chevron.right", "arrow.clockwise", "play.fill",
        "pause.fill", "figure.walk", "house.fill", "gearshape", "bell.badge", "cloud.sun.rain.fill", "location.fill",
        "car.fill", "moon.stars",
    ]

    var body: some View {
        VStack(spacing: 14) {
            LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 6), spacing: 14) {
                ForEach(names, id: \.self) { Image(systemName: $0).font(.title2) }
            }
            HStack(spacing: 16) {
                Image(systemName: "star").imageScale(.small)
                Image(systemName: "star").imageScale(.medium)
                Image(systemName: "star").imageScale(.large)
                Image(systemName: "cloud.sun.fill").symbolRenderingMode(.multicolor)
                Image(systemName: "cloud.sun.fill").symbolRenderingMode(.palette).foregroundStyle(.blue, .orange)
                Image(systemName: "cloud.sun.fill").symbolRenderingMode(.hierarchical).foregroundStyle(.purple)
            }
            .font(.title)
            HStack(spacing: 12) {
                Label("Label", systemImage: "tag.fill")
                Label("Vehicle", systemImage: "car").labelStyle(.iconOnly)
                Image(systemName: "no.such.symbol")
            }
        }
    }
}

private struct MeterPage: View {
    var body: some View {
        VStack(spacing: 12) {
            HStack(spacing: 20) {
                Gauge(value: 0.3) {
                    Text("GB")
                } currentValueLabel: {
                    Text("30")
                }
                .gaugeStyle(.accessoryCircular)
                Gauge(value: 0.7) {
                    Text("°C")
                } currentValueLabel: {
                    Text("21")
                } minimumValueLabel: {
                    Text("5")
                } maximumValueLabel: {
                    Text("28")
                }
                .gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.blue, .green, .red]))
                Gauge(value: 0.6) { Image(systemName: "bolt") }.gaugeStyle(.accessoryCircularCapacity).tint(.green)
            }
            Gauge(value: 0.4) {
                Text("Linear")
            } currentValueLabel: {
                Text("40 %")
            }
            Gauge(value: 0.4) { Text("Accessory") }.gaugeStyle(.accessoryLinear).tint(.orange)
            Gauge(value: 0.4) { Text("Capacity") }.gaugeStyle(.accessoryLinearCapacity)
            ProgressView("Download", value: 0.75)
            ProgressView(value: 0.2).tint(.red)
            HStack(spacing: 20) {
                ForEach([0, 0.33, 0.66, 1], id: \.self) { Image(systemName: "wifi", variableValue: $0) }
                ForEach(["0", "25", "50", "75", "100"], id: \.self) { Image(systemName: "battery.\($0)") }
            }
        }
    }
}

private struct ShapePage: View {
    private struct Kite: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: rect.midX, y: rect.minY))
                path.addQuadCurve(
                    to: CGPoint(x: rect.midX, y: rect.maxY), control: CGPoint(x: rect.maxX, y: rect.midY))
                path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
                path.closeSubpath()
            }
        }
    }

    var body: some View {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3), spacing: 16) {
            Rectangle().fill(.red).frame(height: 60)
            RoundedRectangle(cornerRadius: 20, style: .continuous).fill(.orange).frame(height: 60)
            RoundedRectangle(cornerRadius: 20, style: .circular).fill(.yellow).frame(height: 60)
            Circle().fill(.green).frame(height: 60)
            Capsule().fill(.mint).frame(height: 60)
            Ellipse().fill(.teal).frame(height: 60)
            UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 30).fill(.blue).frame(height: 60)
            Kite().fill(.indigo).frame(height: 60)
            Rectangle().rotation(.degrees(30)).scale(0.7).fill(.purple).frame(height: 60)
            ContainerRelativeShape().fill(.pink).frame(height: 60)
            Circle().trim(from: 0, to: 0.6).fill(.brown).frame(height: 60)
            Rectangle().inset(by: 12).fill(.gray).frame(height: 60)
        }
    }
}

private struct StrokePage: View {
    var body: some View {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3), spacing: 20) {
            Circle().stroke(.red, lineWidth: 8).frame(height: 70)
            Circle().strokeBorder(.orange, lineWidth: 8).frame(height: 70)
            Circle().trim(from: 0, to: 0.75).stroke(.green, style: StrokeStyle(lineWidth: 10, lineCap: .round))
                .rotationEffect(.degrees(-90)).frame(height: 70)
            Rectangle().stroke(.blue, style: StrokeStyle(lineWidth: 4, dash: [10, 5])).frame(height: 70)
            Circle().stroke(.purple, style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [1, 10])).frame(height: 70)
            RoundedRectangle(cornerRadius: 16).strokeBorder(
                LinearGradient(colors: [.pink, .yellow], startPoint: .top, endPoint: .bottom), lineWidth: 6
            ).frame(height: 70)
            Path { path in
                path.move(to: CGPoint(x: 0, y: 60))
                for (x, y) in [(20, 20), (40, 45), (60, 5), (80, 30)] { path.addLine(to: CGPoint(x: x, y: y)) }
            }
            .stroke(.teal, style: StrokeStyle(lineWidth: 5, lineJoin: .round)).frame(height: 70)
            VStack {
                Divider(); Text("Divider"); Divider()
            }
            Rectangle().fill(.primary).frame(height: 1 / 3)
        }
        .padding(6)
    }
}

private struct GradientPage: View {
    private let colors: [Color] = [.red, .yellow, .green, .blue]

    var body: some View {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 2), spacing: 12) {
            LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing).frame(height: 90)
            LinearGradient(
                stops: [.init(color: .black, location: 0.2), .init(color: .orange, location: 0.8)],
                startPoint: .topLeading, endPoint: .bottomTrailing
            ).frame(height: 90)
            RadialGradient(colors: colors, center: .center, startRadius: 5, endRadius: 60).frame(height: 90)
            EllipticalGradient(colors: colors).frame(height: 90)
            AngularGradient(colors: colors + [.red], center: .center).clipShape(Circle()).frame(height: 90)
            MeshGradient(
                width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .yellow, .blue, .green]
            ).frame(height: 90)
        }
    }
}

private struct EffectPage: View {
    private var tile: some View {
        RoundedRectangle(cornerRadius: 10).fill(.blue).frame(width: 60, height: 40).overlay {
            Text("Tile").foregroundStyle(.white)
        }
    }

    var body: some View {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3), spacing: 24) {
            tile.opacity(0.4)
            tile.shadow(radius: 6, y: 4)
            tile.blur(radius: 3)
            tile.rotationEffect(.degrees(20))
            tile.scaleEffect(x: 1.3, y: 0.7)
            tile.offset(x: 8, y: -6)
            tile.grayscale(1)
            tile.saturation(0.4)
            tile.hueRotation(.degrees(120))
            tile.colorInvert()
            tile.brightness(0.3)
            tile.contrast(0.4)
            tile.redacted(reason: .placeholder)
            tile.shadow(color: .red, radius: 0, x: 5, y: 5).rotationEffect(.degrees(-10))
            tile.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
        }
    }
}

private struct LayerPage: View {
    private let modes: [BlendMode] = [
        .normal, .multiply, .screen, .overlay, .darken, .lighten, .difference, .plusLighter, .hue,
    ]

    var body: some View {
        VStack(spacing: 16) {
            LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 5), spacing: 8) {
                ForEach(modes.indices, id: \.self) { place in
                    ZStack {
                        Circle().fill(.orange).frame(width: 30, height: 30).offset(x: -8)
                        Circle().fill(.blue).frame(width: 30, height: 30).offset(x: 8).blendMode(modes[place])
                    }
                    .compositingGroup()
                }
            }
            HStack(spacing: 20) {
                LinearGradient(colors: [.pink, .purple], startPoint: .top, endPoint: .bottom)
                    .mask { Image(systemName: "heart.fill").font(.system(size: 50)) }
                    .frame(width: 70, height: 60)
                Text("Masked").font(.title2.bold()).foregroundStyle(
                    LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
            }
            ZStack {
                HStack(spacing: 0) {
                    Color.red; Color.green; Color.blue
                }
                Text("Material").padding(10).background(.thinMaterial, in: Capsule())
            }
            .frame(height: 60).clipShape(RoundedRectangle(cornerRadius: 12))
            Text("Badge").padding(8).background(.yellow, in: Capsule()).overlay(alignment: .topTrailing) {
                Circle().fill(.red).frame(width: 14, height: 14).offset(x: 5, y: -5)
            }
        }
    }
}

private struct StackPage: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack {
                Color.red; Color.green.frame(minWidth: 200); Color.blue
            }.frame(height: 24)
            HStack(alignment: .firstTextBaseline) {
                Text("First").font(.largeTitle); Text("baseline").font(.caption)
            }
            HStack(alignment: .bottom) {
                ForEach([10, 30, 20, 40], id: \.self) { Color.teal.frame(width: 20, height: CGFloat($0)) }
                Spacer()
                Text("Right").layoutPriority(1)
            }
            ZStack(alignment: .bottomTrailing) {
                Color.yellow.frame(width: 120, height: 50)
                Text("Corner").font(.caption).padding(4)
            }
            Text("Padded").padding(.horizontal, 20).padding(.vertical, 4).background(.mint).border(.black)
            ViewThatFits {
                Text("This line is far too wide to fit into any widget at all"); Text("The second fits")
            }
            GeometryReader { place in
                Text("\(Int(place.size.width)) × \(Int(place.size.height))").position(x: 60, y: 20)
            }
            .background(.quaternary)
        }
    }
}

private struct GridPage: View {
    var body: some View {
        VStack(spacing: 14) {
            Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 8) {
                GridRow {
                    Text("Day"); Text("Low"); Text("High").gridColumnAlignment(.trailing)
                }.font(.headline)
                Divider()
                ForEach(1..<4, id: \.self) { day in
                    GridRow {
                        Text("\(day) May"); Text("\(day * 3)°"); Text("\(day * 7)°")
                    }
                }
                GridRow { Text("All of it").gridCellColumns(3).frame(maxWidth: .infinity).background(.yellow) }
            }
            LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.adaptive(minimum: 50))], spacing: 6) {
                ForEach(0..<8, id: \.self) {
                    Color(hue: Double($0) / 8, saturation: 0.6, brightness: 0.9).frame(height: 24)
                }
            }
        }
    }
}

private struct ButtonPage: View {
    var body: some View {
        VStack(spacing: 12) {
            HStack {
                Link(destination: URL(string: "https://example.com")!) { Label("Open", systemImage: "safari") }
                Spacer()
                Text("Tinted").foregroundStyle(.tint)
            }
            HStack {
                ForEach(0..<4, id: \.self) { Text("\($0)").frame(maxWidth: .infinity).padding(6).background(.fill) }
            }
            LabeledContent("Balance", value: "€ 4,675.00")
            GroupBox("Box") { Text("What it holds").frame(maxWidth: .infinity, alignment: .leading) }
            Text("Primary") + Text(" secondary").foregroundStyle(.secondary)
                + Text(" tertiary").foregroundStyle(.tertiary)
            Section("Section") {
                Text("A row"); Text("Another")
            }
        }
        .tint(.purple)
    }
}
