import Testing

/// Files in containers, and what programs write when nobody has asked them.
struct FileTests {
    private let fileChanged = "Map-1: the file a.json of group changed"

    @Test func `A file wakes those that have asked for its container, and no others`() {
        var stage = Stage()
        stage.settle("Map", container: true)
        stage.settle("Name")
        stage.write("a.json", of: "another group")
        #expect(stage.starts() == [])
        stage.write("a.json")
        #expect(stage.starts() == [fileChanged])
    }

    @Test func `A file that a widget writes at every answer reloads it ever more rarely`() throws {
        var stage = Stage()
        stage.settle("Map", container: true)
        stage.change("name")
        #expect(stage.starts() == ["Map-1: name of group changed"])
        stage.write("a.json")
        stage.answer("Map-1", container: true)
        #expect(stage.starts() == [fileChanged])
        var rests: [Double] = []
        for _ in 1...12 {
            stage.write("a.json")
            stage.answer("Map-1", container: true)
            #expect(stage.starts() == [])
            let rest = try #require(stage.deadline)
            rests.append(rest)
            stage.pass(rest)
            #expect(stage.starts() == [fileChanged])
        }
        #expect(rests == [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300])
    }

    @Test func `A file that is replaced while its temporary file reloads a widget reloads it again at once`() {
        var stage = Stage()
        stage.settle("Map", container: true)
        stage.write(".a.json.new")
        #expect(stage.starts() == ["Map-1: the file .a.json.new of group changed"])
        stage.write("a.json")
        stage.answer("Map-1", container: true)
        #expect(stage.starts() == [fileChanged])
        stage.answer("Map-1", container: true)
        #expect(stage.starts() == [])
        #expect(stage.deadline == nil)
    }

    @Test func `A file that another program writes while a widget rests reloads it within a second`() {
        var stage = Stage()
        stage.settle("Map", container: true)
        stage.write("a.json")
        #expect(stage.starts() == [fileChanged])
        for _ in 1...6 {
            stage.write("a.json")
            stage.answer("Map-1", container: true)
            if let deadline = stage.deadline, deadline > 0 { stage.pass(deadline) }
            #expect(stage.starts() == [fileChanged])
        }
        stage.write("a.json")
        stage.answer("Map-1", container: true)
        stage.write("a.json")
        stage.pass(1)
        #expect(stage.starts() == [fileChanged])
    }

    @Test func `A program that writes a file after each answer rests a second between reloads`() {
        var stage = Stage()
        stage.settle("Map", container: true)
        stage.write("a.json")
        #expect(stage.starts() == [fileChanged])
        stage.answer("Map-1", container: true)
        stage.write("a.json")
        #expect(stage.starts() == [])
        #expect(stage.deadline == 1)
        stage.pass(1)
        #expect(stage.starts() == [fileChanged])
    }

    @Test func `What a program writes between two answers wakes none of its kinds, and those of others`() {
        var stage = Stage()
        stage.settle("Map", program: "Maps")
        stage.settle("Route", program: "Maps")
        stage.settle("Name")
        stage.writeUnasked("name", 5, by: "Maps")
        stage.change("name", 5)
        #expect(stage.starts() == ["Name-1: name of group changed"])
        stage.answer("Name-1")
        stage.change("name", 6)
        #expect(Set(stage.starts()) == Set(["Map-1", "Name-1"].map { "\($0): name of group changed" }))
    }
}
