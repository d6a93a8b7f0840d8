import AppGroups
import AppIntents
import Foundation
import SwiftUI
import Synchronization
import Testing
import WidgetArchive
@testable import WidgetKit

/// What a program keeps from one answer to the next.
@MainActor struct SessionTests {
    private func noting(_ view: some View) -> StaticConfiguration<some View> {
        StaticConfiguration(kind: "a", provider: WordProvider([WordEntry(date: hour(0), word: "a")])) { _ in view }
    }

    @Test func `Each answer carries its notes, and the log each note once`() async {
        let log = Mutex<[String]>([])
        let program = Program(
            noting(Text("a").containerBackground(.blue, for: .widget).containerShape(Circle())),
            session: ProgramSession(log: { note in log.withLock { $0.append(note) } }))
        let note = "`.containerShape` has no effect here"
        for _ in 1...2 { #expect(await program.answer(.timeline("a")).notes == [note]) }
        #expect(log.withLock { $0 } == [note])
        #expect(await program.answer(.describe).notes.isEmpty)
    }

    @Test func `A widget without a background is told that it needs one`() async {
        let notes = await Program(noting(Text("a"))).answer(.timeline("a")).notes
        #expect(notes.count == 1 && notes[0].contains("containerBackground"), "\(notes)")
    }

    @Test func `What the developer's code does on threads of its provider belongs to the session`() async {
        let provider = WordProvider { complete in
            WidgetCenter.shared.reloadTimelines(ofKind: "a")
            complete(Timeline(entries: [WordEntry(date: hour(0), word: "a")], policy: .never))
        }
        let notes = await Program(words("a", provider)).answer(.timeline("a")).notes
        #expect(notes.contains("'a' asked to be reloaded while it was answering; that would never end"))
    }

    @Test func `One session's notes are not another's`() async {
        let (first, second) = (Program(noting(Text("a"))), Program(noting(Text("a"))))
        #expect(await !first.answer(.timeline("a")).notes.isEmpty)
        #expect(await second.answer(.describe).notes.isEmpty)
    }

    @Test func `A session outside of any is the process's, always the same`() {
        #expect(ProgramSession.current === ProgramSession.current)
        #expect(WidgetCenter.shared === WidgetCenter.shared)
        let other = ProgramSession(log: { _ in })
        #expect(other.run { WidgetCenter.shared } === other.center)
        #expect(WidgetCenter.shared !== other.center)
    }

    @Test func `Writes belong to the answer during which they were made, each once`() {
        let writes = OwnWrites()
        let (visits, name) = (
            OwnWrite(suite: "s", key: "visits", value: "1"), OwnWrite(suite: "s", key: "name", value: "2")
        )
        writes.begin()
        for write in [visits, name, visits] { writes.note(write) }
        #expect(writes.end() == [visits, name])
        #expect(writes.end().isEmpty)
    }

    @Test func `A value that was set back and forth was written each time`() {
        let writes = OwnWrites()
        let values = ["1", "2", nil, "1"].map { OwnWrite(suite: "s", key: "visits", value: $0) }
        writes.begin()
        for write in values { writes.note(write) }
        #expect(writes.end() == values)
    }

    @Test func `A kind has what it read and what was read while no kind was asked`() {
        var ledger = ReadLedger()
        var (keys, all) = (GroupReads(), GroupReads())
        keys.keys = ["b", "a"]
        all.everyKey = true
        all.container = true
        ledger.note(["group.x": keys], of: "Clock")
        ledger.note(["group.x": all], of: "City")
        ledger.note(["group.y": keys], of: nil)
        let shared = Reads(suite: "group.y", keys: ["a", "b"], everyKey: false, container: false)
        #expect(ledger.reads(of: nil) == [shared])
        #expect(
            ledger.reads(of: "Clock") == [
                Reads(suite: "group.x", keys: ["a", "b"], everyKey: false, container: false), shared,
            ])
        #expect(
            ledger.reads(of: "City") == [Reads(suite: "group.x", keys: [], everyKey: true, container: true), shared])
        ledger.note(["group.x": keys], of: "City")
        #expect(
            ledger.reads(of: "City").first
                == Reads(suite: "group.x", keys: ["a", "b"], everyKey: true, container: true))
    }
}
