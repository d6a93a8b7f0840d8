import Testing
import WidgetArchive

struct FamilyTests {
    @Test func `Each family has a short name`() {
        #expect(
            Family.allCases.map(\.shortName) == [
                "small", "medium", "large", "extraLarge", "small", "medium", "large", "circular", "rectangular",
                "inline", "lockScreen", "expanded", "compact", "minimal",
            ])
    }

    @Test(arguments: [
        ("small", Family.systemSmall), ("SystemSmall", .systemSmall), ("XL", .systemExtraLarge),
        ("extralarge", .systemExtraLarge), ("circular", .accessoryCircular), ("lockscreen", .activityLockScreen),
    ])
    func `A family is called by its name or a short one, in any case`(word: String, family: Family) {
        #expect(family.isCalled(word))
        #expect(Family.allCases.filter { $0 != family && !$0.isControl }.allSatisfy { !$0.isCalled(word) })
    }
}
