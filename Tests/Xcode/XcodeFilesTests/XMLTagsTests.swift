import Testing
import XcodeFiles

struct XMLTagsTests {
    @Test func `Tags are read with their attributes`() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!-- <ignored> -->
            <model a.b='1' >
                <entity name="A &lt; &quot;B&quot; &#233;" empty=""/>
                <other></other>
            </model>

            """
        let tags = try #require(XMLTags(text)).tags
        #expect(tags.map(\.name) == ["model", "entity", "other"])
        #expect(tags[0].attributes == ["a.b": "1"])
        #expect(tags[1].attributes == ["name": "A < \"B\" é", "empty": ""])
        #expect(tags[2].attributes.isEmpty)
    }

    @Test(arguments: [
        "", "text", "<a>", "<a></b>", "</a>", "<a/><b/>", "<a/>text", "<a>text</a>", "<a b></a>", "<a b=\"<\"/>",
        "<<<<<<< ours\n<a/>\n=======\n<a/>\n>>>>>>> theirs", "<a b=\"1\"c=\"2\"/>",
    ])
    func `What is not whole is refused`(text: String) {
        #expect(XMLTags(text) == nil)
    }
}
