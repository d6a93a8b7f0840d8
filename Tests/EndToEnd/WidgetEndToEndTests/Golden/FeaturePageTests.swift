import Foundation
import GroupTesting
import SwiftUI
import Testing
import WidgetKit

/// Each subject of a widget's looks, as a picture that a person has looked at.
@MainActor struct FeaturePageTests {
    private func expect(
        _ view: some View, _ family: WidgetFamily, _ appearance: WidgetPicture.Appearance, named name: String,
        function: String = #function
    ) throws {
        let scheme = appearance == .light ? ColorScheme.light : .dark
        let scene = WidgetScene(of: view, family: family, colorScheme: scheme)
        let picture = try scene.picture(appearance: appearance, tint: .orange, at: Date(timeIntervalSince1970: 0))
        try picture.expectSnapshot(named: name, tolerance: 0.01, function: function)
    }

    @Test(arguments: FeaturePage.allCases) func `Pages`(_ page: FeaturePage) throws {
        try expect(page.view, .systemLarge, .light, named: page.rawValue)
    }

    @Test(arguments: [FeaturePage.symbols, .meters, .buttons]) func `Dark pages`(_ page: FeaturePage) throws {
        try expect(page.view, .systemLarge, .dark, named: page.rawValue)
    }

    @Test(arguments: [WidgetPicture.Appearance.accented, .vibrant])
    func `Pages without colours`(_ appearance: WidgetPicture.Appearance) throws {
        try expect(FeaturePage.effects.view, .systemLarge, appearance, named: "effects \(appearance)")
        try expect(FeaturePage.meters.view, .systemLarge, appearance, named: "meters \(appearance)")
    }

    @Test func `From right to left`() throws {
        for page in [FeaturePage.stacks, .grids, .meters, .buttons] {
            let view = page.view.environment(\.layoutDirection, .rightToLeft)
            try expect(view, .systemLarge, .light, named: page.rawValue)
        }
    }

    @Test(arguments: [DynamicTypeSize.xSmall, .accessibility1]) func `Text sizes`(_ size: DynamicTypeSize) throws {
        try expect(FeaturePage.text.view.dynamicTypeSize(size), .systemLarge, .light, named: "\(size)")
    }

    @Test func `The Lock Screen's families`() throws {
        let ring = Gauge(value: 0.6) {
            Text("km")
        } currentValueLabel: {
            Text("12")
        }.gaugeStyle(.accessoryCircular)
        let lines = VStack(alignment: .leading) {
            Label("Today", systemImage: "calendar").font(.headline)
            Text("Three meetings")
            Text("Until 17:00").foregroundStyle(.secondary)
        }
        try expect(ring, .accessoryCircular, .vibrant, named: "circular")
        try expect(lines, .accessoryRectangular, .vibrant, named: "rectangular")
        try expect(Label("12 km", systemImage: "figure.walk"), .accessoryInline, .vibrant, named: "inline")
    }
}
