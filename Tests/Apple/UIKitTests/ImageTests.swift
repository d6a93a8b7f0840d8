import ImageIO
import TestSupport
import Testing
import UIKit

/// The header of a PNG file of 60 by 30 pixels.
let png = Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 60, 0, 0, 0, 30])

struct ImageTests {
    private let directory = TemporaryDirectory()

    private func write(_ data: Data, to path: String) throws -> URL {
        let url = URL(fileURLWithPath: directory.path).appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
        return url
    }

    @Test func `An image of data has as many points as pixels, unless its scale says otherwise`() throws {
        #expect(try #require(UIImage(data: png)).size == CGSize(width: 60, height: 30))
        #expect(try #require(UIImage(data: png, scale: 3)).size == CGSize(width: 20, height: 10))
        #expect(try #require(UIImage(data: png)).pngData() == png)
    }

    @Test(arguments: ["", "no picture", "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'/>"])
    func `What is no picture of pixels makes no image`(_ words: String) {
        #expect(UIImage(data: Data(words.utf8)) == nil)
    }

    @Test func `A file's name tells how many pixels are a point`() throws {
        let file = try write(png, to: "Photo@2x.png")
        #expect(try #require(UIImage(contentsOfFile: file.path)).size == CGSize(width: 30, height: 15))
        #expect(UIImage(contentsOfFile: file.path + ".missing") == nil)
    }

    @Test func `An image of a bundle is found by its name`() throws {
        let contents = #"{"images": [{"filename": "a.png", "scale": "3x"}]}"#
        _ = try write(Data(contents.utf8), to: "Assets.xcassets/Hero.imageset/Contents.json")
        _ = try write(png, to: "Assets.xcassets/Hero.imageset/a.png")
        let bundle = try #require(Bundle(path: directory.path))
        let image = try #require(UIImage(named: "Hero", in: bundle, compatibleWith: nil))
        #expect(image.size == CGSize(width: 20, height: 10))
        #expect(image.pngData() == png)
        #expect(UIImage(named: "Villain", in: bundle, compatibleWith: nil) == nil)
    }

    @Test(arguments: ["A.png", "\u{E9}.png"])
    func `A set's file is found as on macOS, in any case and encoding of accents`(_ file: String) throws {
        let named = file == "A.png" ? "a.png" : #"e\u0301.png"#
        let contents = #"{"images": [{"filename": "\#(named)"}]}"#
        _ = try write(Data(contents.utf8), to: "Assets.xcassets/Hero.imageset/Contents.json")
        _ = try write(png, to: "Assets.xcassets/Hero.imageset/\(file)")
        let bundle = try #require(Bundle(path: directory.path))
        #expect(UIImage(named: "Hero", in: bundle, compatibleWith: nil)?.pngData() == png)
    }

    @Test func `A source of pictures has one, and makes it smaller`() throws {
        let source = try #require(CGImageSourceCreateWithData(png as CFData, nil))
        #expect(CGImageSourceGetCount(source) == 1 && CGImageSourceGetType(source) == "public.png")
        let whole = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(whole.width == 60 && whole.height == 30 && CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
        func size(_ most: Any?) throws -> CGSize {
            let options = most.map { [kCGImageSourceThumbnailMaxPixelSize: $0] as CFDictionary }
            return UIImage(cgImage: try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))).size
        }
        #expect(try size(20) == CGSize(width: 20, height: 10) && size(CGFloat(20)) == size(20))
        #expect(try size(nil) == CGSize(width: 60, height: 30) && size(100) == size(nil) && size(0) == size(nil))
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
        #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 60)
        #expect(UIImage(cgImage: whole, scale: 2, orientation: .up).size == CGSize(width: 30, height: 15))
        #expect(UIImage(cgImage: whole, scale: 0, orientation: .up).cgImage?.width == 60)
        let endless = UIImage(data: png)?.preparingThumbnail(of: CGSize(width: CGFloat.infinity, height: 1))
        #expect(endless?.cgImage?.height == 1)
        #expect(UIImage().cgImage == nil && UIImage(cgImage: whole).pngData() == png)
    }

    @Test func `A source of rubbish, or of no file, has no picture`() throws {
        let rubbish = try #require(CGImageSourceCreateWithData(Data("rubbish".utf8), nil))
        #expect(CGImageSourceGetCount(rubbish) == 0 && CGImageSourceGetType(rubbish) == nil)
        #expect(CGImageSourceCreateThumbnailAtIndex(rubbish, 0, nil) == nil)
        #expect(CGImageSourceCopyPropertiesAtIndex(rubbish, 0, nil) == nil)
        #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: directory.path + "/none") as CFURL, nil) == nil)
    }

    @Test func `A picture is cut out of another`() throws {
        let whole = try #require(UIImage(data: png)?.cgImage)
        let part = try #require(whole.cropping(to: CGRect(x: 50, y: 10, width: 20, height: 10)))
        #expect(part.width == 10 && part.height == 10)
        #expect(whole.cropping(to: CGRect(x: 60, y: 0, width: 5, height: 5)) == nil)
    }

    @Test func `A data set of a bundle is found by its name`() throws {
        _ = try write(
            Data(#"{"data": [{"filename": "words.txt"}]}"#.utf8), to: "Assets.xcassets/Words.dataset/Contents.json")
        _ = try write(Data("a b c".utf8), to: "Assets.xcassets/Words.dataset/words.txt")
        let bundle = try #require(Bundle(path: directory.path))
        #expect(NSDataAsset(name: "Words", bundle: bundle)?.data == Data("a b c".utf8))
        #expect(NSDataAsset(name: "Other", bundle: bundle) == nil)
    }

    @Test(arguments: ["sun.max.fill", "1.circle", "app"])
    func `A symbol's name makes an image`(_ name: String) { #expect(UIImage(systemName: name)?.isSymbolImage == true) }

    @Test(arguments: ["", "Sun", "sun max", "sun..max", "sun/max"])
    func `What cannot be a symbol's name makes no image`(_ name: String) { #expect(UIImage(systemName: name) == nil) }

    @Test func `A configuration gives a symbol its size`() throws {
        let small = try #require(UIImage(systemName: "star"))
        let large = try #require(
            UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
        #expect(large.size.width == 2 * small.size.width)
        #expect(small.applyingSymbolConfiguration(.init(pointSize: 34))?.size == large.size)
    }

    @Test func `Images are equal if they show the same in the same way`() throws {
        #expect(UIImage(data: png) == UIImage(data: png))
        #expect(UIImage(data: png)?.withRenderingMode(.alwaysTemplate) != UIImage(data: png))
        #expect(UIImage().size == .zero)
        #expect(UIImage() == UIImage())
    }

    @Test func `A thumbnail has the size that was asked for`() async throws {
        let image = try #require(UIImage(data: png))
        #expect(image.preparingThumbnail(of: CGSize(width: 6, height: 3))?.size == CGSize(width: 6, height: 3))
        #expect(await image.byPreparingThumbnail(ofSize: CGSize(width: 6, height: 3))?.size.width == 6)
    }

    @Test func `A cache keeps images by name`() throws {
        let cache = NSCache<NSString, UIImage>()
        cache.setObject(try #require(UIImage(data: png)), forKey: NSString(string: "photo"))
        #expect(cache.object(forKey: NSString(string: "photo")) == UIImage(data: png))
    }
}
