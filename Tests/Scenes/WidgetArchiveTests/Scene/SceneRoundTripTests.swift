import FoundationEssentials
import Testing
import WidgetArchive

struct SceneRoundTripTests {
    @Test(arguments: 0..<40 as Range<UInt64>)
    func `A timeline of any scenes comes back from a line and from a file`(seed: UInt64) throws {
        var generator = SceneGenerator(seed: seed)
        for _ in 0..<10 {
            let timeline = generator.timeline()
            #expect(try ArchiveCoding.value(SceneTimeline.self, from: ArchiveCoding.line(timeline)) == timeline)
            #expect(try ArchiveCoding.value(SceneTimeline.self, from: ArchiveCoding.file(timeline)) == timeline)
        }
    }

    @Test func `The generator reaches every kind of part`() throws {
        var generator = SceneGenerator(seed: 1)
        let text = try (0..<800).map { _ in try line(generator.scene()) }.joined()
        let names = """
            text image surface divider gauge stack grid spacer fitting frame padding sizing layered clipped effect identified made \
            target label words date interval timer symbol linear radial elliptical mesh angular material roundedRectangle path inset \
            trimmed rotated scaled offset move line quadratic cubic close file missing fixed flexible adaptive endless \
            usual ideal priority aspectRatio guide masked bytes contrast hueRotation colorInvert colorMultiply \
            luminanceToAlpha blend compositingGroup opacity rotation scale shadow blur saturation brightness grayscale \
            redacted hidden accentable open perform rectangle circle ellipse capsule container
            """
        for name in names.split(separator: " ") { #expect(text.contains("\"\(name)\""), "\(name)") }
    }

    @Test func `The same value is always the same text`() throws {
        var first = SceneGenerator(seed: 7)
        var second = SceneGenerator(seed: 7)
        for _ in 0..<50 { #expect(try line(first.scene()) == line(second.scene())) }
    }

    @Test func `A set and a dictionary are written in the order of their names`() throws {
        #expect(try line(Set([Axis.vertical, .depth, .horizontal])) == #"["depth","horizontal","vertical"]"#)
        let parameters = Dictionary(uniqueKeysWithValues: "hgfedcba".map { (String($0), Parameter.boolean(true)) })
        #expect(try line(parameters).filter(\.isLetter) == "atruebtruectruedtrueetrueftruegtruehtrue")
    }
}
