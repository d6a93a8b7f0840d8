import FoundationEssentials
import Glibc
import GroupStore
import WidgetArchive

// A widget program without WidgetKit, as tests of the host need one: what it does is told by the kind it is asked for.

guard let number = getenv(Request.socketVariable).flatMap({ Int32(String(cString: $0)) }) else { exit(2) }
let wire = Wire(number)
let fake = try FakeWidget(on: wire)
wire.send([UInt8](try ArchiveCoding.line(Answer(to: Answer.unasked, .performed(opening: nil)))))
while let line = wire.nextLine() {
    let request = try ArchiveCoding.value(Request.self, from: line)
    let answer = try fake.answer(request)
    if fake.isRubbish {
        wire.send(Array("rubbish\n".utf8))
    } else if fake.isNewer {
        wire.send(Array("{\"number\": \(request.number), \"version\": 99}\n".utf8))
    } else if let text = fake.timelineText {
        wire.send(Array(#"{"number":\#(request.number),"result":{"timeline":\#(text)}}"#.utf8) + [0x0A])
    } else {
        wire.send([UInt8](try ArchiveCoding.line(answer)))
    }
    switch fake.afterwards {
    case .flood:
        let lines = [UInt8](String(repeating: "{\"number\":0,\"result\":{\"performed\":{}}}\n", count: 10_000).utf8)
        while true { wire.send(lines) }
    case .hoard: fake.hoardMemory()
    case .spill: fake.spill()
    case .end: exit(0)
    case .write: try fake.writeLate()
    case .writeAtOnce: try fake.writeLate(waiting: false)
    case .tick: try fake.countUp("tick")
    case .tock: try fake.countUp("tock")
    case nil: break
    }
}
try fake.end()
