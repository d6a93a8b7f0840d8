import Testing
import WidgetArchive

/// On a phone of 393 by 852 points.
struct FamilySizeTests {
    @Test(
        arguments: [
            (.systemSmall, 158, 158, 21.6), (.systemMedium, 338, 158, 21.6), (.systemLarge, 338, 354, 21.6),
            (.systemExtraLarge, 715, 354, 21.6), (.controlSmall, 72, 72, 36), (.controlMedium, 158, 72, 36),
            (.controlLarge, 158, 158, 36), (.accessoryCircular, 72, 72, 36), (.accessoryRectangular, 160, 72, 0),
            (.accessoryInline, 234, 26, 0), (.activityLockScreen, 365, 160, 24), (.islandExpanded, 371, 160, 44),
            (.islandCompact, 285, 36.67, 18.335), (.islandMinimal, 45, 36.67, 18.335),
        ] as [(Family, Double, Double, Double)])
    func `Each family has its size, and its corners`(family: Family, width: Double, height: Double, radius: Double) {
        #expect(family.size == Size(width: width, height: height))
        #expect(family.cornerRadius == radius)
    }

    @Test func `Only activities can be smaller, where their content is`() {
        for family in Family.allCases {
            let least: Size =
                switch family {
                case .activityLockScreen: Size(width: 365, height: 84)
                case .islandExpanded: Size(width: 371, height: 84)
                case .islandCompact: Size(width: 125, height: 36.67)
                case .islandMinimal: Size(width: 36.67, height: 36.67)
                default: family.size
                }
            #expect(family.leastSize == least)
        }
    }

    @Test func `Each family is of one sort`() {
        #expect(Family.allCases.filter(\.isControl) == [.controlSmall, .controlMedium, .controlLarge])
        #expect(
            Family.allCases.filter(\.isAccessory) == [.accessoryCircular, .accessoryRectangular, .accessoryInline])
        #expect(Family.allCases.filter(\.isIsland) == [.islandExpanded, .islandCompact, .islandMinimal])
        #expect(Family.ofActivities == [.activityLockScreen, .islandExpanded, .islandCompact, .islandMinimal])
        #expect(Family.ofWidgets + Family.ofActivities == Family.allCases)
    }
}
