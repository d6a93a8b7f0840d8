import SwiftUI
import Testing
import WidgetArchive
@testable import WidgetKit

struct FamilyTests {
    @Test(arguments: WidgetFamily.allCases)
    func `A family is the same to an archive`(family: WidgetFamily) {
        #expect(WidgetFamily(family.family) == family)
        #expect(family.description == family.family.rawValue)
        #expect("\(family)" == String(reflecting: family))
    }

    @Test func `Every family of an archive is one here`() {
        #expect(Set(Family.allCases.map { WidgetFamily($0) }) == Set(WidgetFamily.allCases))
    }

    @Test func `Families have Apple's numbers`() {
        let numbers: [Int: WidgetFamily] = [
            0: .systemSmall, 1: .systemMedium, 2: .systemLarge, 3: .systemExtraLarge, 5: .accessoryCircular,
            6: .accessoryRectangular, 7: .accessoryInline,
        ]
        for (number, family) in numbers { #expect(WidgetFamily(rawValue: number) == family) }
        #expect(WidgetFamily(rawValue: 4) == nil)
    }

    @Test func `A watch's family may be named, and is no size of a widget`() {
        func name(_ family: WidgetFamily) -> String {
            switch family {
            case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: "system"
            case .accessoryCircular, .accessoryRectangular, .accessoryInline: "accessory"
            }
        }
        let corner = WidgetFamily.accessoryCorner
        #expect(WidgetFamily.allCases.allSatisfy { $0 != corner && !name($0).isEmpty })
        #expect(corner == .accessoryCorner && corner.rawValue == 4 && "\(corner)" == "accessoryCorner")
        if case .accessoryCorner = WidgetFamily.accessoryCircular { Issue.record("A circle is no corner.") }
    }

    @Test(arguments: WidgetFamily.allCases)
    func `A context has the size of its family, unless it is told one`(family: WidgetFamily) {
        let context = TimelineProviderContext(family: family)
        #expect(context.displaySize == CGSize(width: family.family.size.width, height: family.family.size.height))
        #expect(!context.isPreview)
        let size = CGSize(width: 1, height: 2)
        #expect(TimelineProviderContext(family: family, isPreview: true, displaySize: size).displaySize == size)
    }

    @Test func `A context knows the variants of the environment that it was given`() {
        var variants = TimelineProviderContext.EnvironmentVariants()
        variants[\.colorScheme] = [.light, .dark]
        let context = TimelineProviderContext(family: .systemSmall, environmentVariants: variants)
        #expect(context.environmentVariants.colorScheme == [.light, .dark])
        #expect(context.environmentVariants.displayScale == nil)
    }
}
