import CommonCrypto
import CryptoKit
import Foundation
import Testing

/// Codes, against the examples of RFC 4231 and, for the older functions, of RFC 2202.
struct HMACTests {
    private let key = SymmetricKey(data: Data(repeating: 0x0b, count: 20))
    private let data = Data("Hi There".utf8)
    private let long = SymmetricKey(data: Data(repeating: 0xaa, count: 131))
    private let longData = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)

    @Test func `Codes are those of the standard, also of a key longer than a block`() {
        #expect(
            HMAC<SHA256>.authenticationCode(for: data, using: key).description
                == "HMAC with SHA256: b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
        #expect(
            HMAC<SHA256>.authenticationCode(for: longData, using: long).description
                == "HMAC with SHA256: 60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
        #expect(
            Data(HMAC<Insecure.SHA1>.authenticationCode(for: data, using: key)).base64EncodedString()
                == "thcxhlUFcmTii8C2+zeMjvFGvgA=")
    }

    @Test func `A code is valid for its data and key alone`() {
        let code = HMAC<SHA512>.authenticationCode(for: data, using: key)
        #expect(HMAC<SHA512>.isValidAuthenticationCode(code, authenticating: data, using: key))
        #expect(HMAC<SHA512>.isValidAuthenticationCode(Data(code), authenticating: data, using: key))
        #expect(!HMAC<SHA512>.isValidAuthenticationCode(code, authenticating: longData, using: key))
        #expect(!HMAC<SHA512>.isValidAuthenticationCode(code, authenticating: data, using: long))
        #expect(!HMAC<SHA512>.isValidAuthenticationCode(Data(code.dropLast()), authenticating: data, using: key))
        var parts = HMAC<SHA512>(key: key)
        for byte in data { parts.update(data: [byte]) }
        #expect(parts.finalize() == code && code.byteCount == 64)
    }

    @Test(arguments: [
        (kCCHmacAlgMD5, CC_MD5_DIGEST_LENGTH, "XM7DTqllY5JFf6GsJ/CPvA=="),
        (kCCHmacAlgSHA1, CC_SHA1_DIGEST_LENGTH, "thcxhlUFcmTii8C2+zeMjvFGvgA="),
        (kCCHmacAlgSHA224, CC_SHA224_DIGEST_LENGTH, "iW+xEoq73xloMhB81J3zP0e0sRaZErpPU2hLIg=="),
        (kCCHmacAlgSHA256, CC_SHA256_DIGEST_LENGTH, "sDRMYdjbOFNcqK/OrwvxK4gdwgDJgz2nJuk3bC4yz/c="),
        (kCCHmacAlgSHA384, CC_SHA384_DIGEST_LENGTH, "r9A5RNhIlWJrCCX0q0aQfxX52tvkEB7GgqoDTHzrxZz66p6pB27ef0rxUuiy+py2"),
        (
            kCCHmacAlgSHA512, CC_SHA512_DIGEST_LENGTH,
            "h6p83qXvYZ1P8LQkGh1ssCN59OLOTsJ4etCzBUXhfN7aqDO31rinAgOLJ06uo/Tkvp2RTuth8XAuaWwgOhJoVA=="
        ),
    ])
    func `C's function has the same codes`(algorithm: Int, length: Int32, code: String) {
        var digest = [UInt8](repeating: 0, count: Int(length))
        let bytes = key.withUnsafeBytes { Array($0) }
        CCHmac(CCHmacAlgorithm(algorithm), bytes, bytes.count, Array(data), data.count, &digest)
        #expect(Data(digest).base64EncodedString() == code)
    }

    @Test func `A key of a size is random`() {
        #expect(SymmetricKey(size: .bits256).bitCount == 256 && long.bitCount == 131 * 8)
        #expect(SymmetricKey(size: .bits128) != SymmetricKey(size: .bits128))
    }
}
