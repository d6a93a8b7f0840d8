import CommonCrypto
import CryptoKit
import Foundation
import TestSupport
import Testing

/// The functions, against the programs of coreutils.
struct HashTests {
    /// Messages of all lengths around the borders of blocks, and of some beyond.
    private let messages: [Data] = {
        var generator = SystemRandomNumberGenerator()
        let lengths = Array(0...260) + (0..<8).map { _ in Int.random(in: 261...5000, using: &generator) }
        return lengths.map { length in Data((0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }) }
    }()

    /// The first word of each line that a program prints about files of the messages.
    private func sums(by program: String) throws -> [String] {
        let folder = TemporaryDirectory()
        let files = messages.indices.map { "\(folder.path)/\($0)" }
        for (file, message) in zip(files, messages) { try message.write(to: URL(fileURLWithPath: file)) }
        let output = try ChildProcess(program, files, environment: [:]).wait().output
        return output.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
    }

    private func check<Function: HashFunction>(_ function: Function.Type, by program: String) throws {
        let expected = try sums(by: program)
        #expect(messages.map { words(function.hash(data: $0)) } == expected)
        #expect(messages.map { words(inParts($0, function)) } == expected)
    }

    private func inParts<Function: HashFunction>(_ message: Data, _ function: Function.Type) -> Function.Digest {
        var (function, rest) = (function.init(), message)
        while !rest.isEmpty {
            let part = rest.prefix(Int.random(in: 1...150))
            function.update(data: part)
            rest = rest.dropFirst(part.count)
        }
        return function.finalize()
    }

    private func words(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

    @Test func `Hashes are those of coreutils, in one part and in several`() throws {
        try check(SHA256.self, by: "sha256sum")
        try check(SHA384.self, by: "sha384sum")
        try check(SHA512.self, by: "sha512sum")
        try check(Insecure.SHA1.self, by: "sha1sum")
        try check(Insecure.MD5.self, by: "md5sum")
    }

    @Test func `C's functions write the same bytes`() throws {
        typealias Function = (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>?
        let functions: [(String, Int32, Function)] = [
            ("md5sum", CC_MD5_DIGEST_LENGTH, CC_MD5), ("sha1sum", CC_SHA1_DIGEST_LENGTH, CC_SHA1),
            ("sha224sum", CC_SHA224_DIGEST_LENGTH, CC_SHA224), ("sha256sum", CC_SHA256_DIGEST_LENGTH, CC_SHA256),
            ("sha384sum", CC_SHA384_DIGEST_LENGTH, CC_SHA384), ("sha512sum", CC_SHA512_DIGEST_LENGTH, CC_SHA512),
        ]
        for (program, length, function) in functions {
            let digests = messages.map { message in
                var digest = [UInt8](repeating: 0, count: Int(length))
                message.withUnsafeBytes { _ = function($0.baseAddress, CC_LONG(message.count), &digest) }
                return words(digest)
            }
            #expect(try digests == sums(by: program), "\(program)")
        }
    }

    @Test func `A digest is a sequence of bytes, with words for people`() {
        let digest = SHA256.hash(data: Data("hello".utf8))
        let text = "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"
        #expect(digest.description == "SHA256 digest: \(text)")
        #expect(digest.compactMap { String(format: "%02x", $0) }.joined() == text)
        #expect(Data(digest).count == SHA256.byteCount && SHA256Digest.byteCount == 32 && SHA512.Digest.byteCount == 64)
        #expect(digest.withUnsafeBytes { $0.first } == 0x2c && digest == Data(digest))
        #expect(digest != SHA256.hash(data: Data()) && Set([digest, digest]).count == 1)
    }
}
