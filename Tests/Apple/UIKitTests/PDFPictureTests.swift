import Foundation
import TestSupport
import Testing

@testable import AssetCatalogs

/// Pictures in PDF, by programs that stand for poppler's.
struct PDFPictureTests {
    private let folder = TemporaryDirectory()

    private func converted(by script: String, within patience: Duration) throws -> Bool {
        let program = folder.path + "/pdftocairo"
        try Files.writeProgram("#!/bin/sh\n\(script)\n", to: program)
        return PDFPicture.converted("/plan.pdf", by: program, within: patience) != nil
    }

    @Test func `A picture is what the program prints`() throws {
        let svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"></svg>"#
        #expect(try converted(by: "echo '\(svg)'", within: .seconds(60)))
        #expect(try !converted(by: "echo '\(svg)'; exit 1", within: .seconds(60)))
    }

    @Test func `A program that does not end is no picture, and ends with what it has started`() throws {
        let pipe = folder.path + "/open"
        try #require(mkfifo(pipe, 0o600) == 0)
        let reader = open(pipe, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        #expect(try !converted(by: "sleep 1000 > '\(pipe)' & cat '\(pipe)'; wait", within: .milliseconds(300)))
        // Nobody has the other end open any more.
        var byte: UInt8 = 0
        #expect(eventually { read(reader, &byte, 1) == 0 })
    }
}
