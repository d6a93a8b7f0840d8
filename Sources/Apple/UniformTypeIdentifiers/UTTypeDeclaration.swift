/// The facts of a type, as Apple's systems declare them.
struct UTTypeDeclaration: Sendable {
    let identifier: String
    let parents: [String]
    private let extensions: [String]
    private let mimeTypes: [String]

    /// The preferred one first.
    func tags(of tagClass: UTTagClass) -> [String] { tagClass == .mimeType ? mimeTypes : extensions }

    private init(_ identifier: String, _ parents: String = "", _ extensions: String = "", _ mimeTypes: String = "") {
        func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
        self.identifier = identifier
        self.parents = words(parents)
        self.extensions = words(extensions)
        self.mimeTypes = words(mimeTypes)
    }

    static let known = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })

    static let all = [
        UTTypeDeclaration("public.item"), UTTypeDeclaration("public.content"),
        UTTypeDeclaration("public.composite-content", "public.content"),
        UTTypeDeclaration("public.data", "public.item"),
        UTTypeDeclaration("public.directory", "public.item"), UTTypeDeclaration("public.folder", "public.directory"),
        UTTypeDeclaration("com.apple.package", "public.directory"),
        UTTypeDeclaration("com.apple.bundle", "public.directory"),
        UTTypeDeclaration("com.apple.application-bundle", "com.apple.bundle com.apple.package", "app"),
        UTTypeDeclaration("public.url", "public.data"), UTTypeDeclaration("public.file-url", "public.url"),
        UTTypeDeclaration("public.contact", "public.content"),
        UTTypeDeclaration("public.vcard", "public.text public.contact", "vcf vcard", "text/vcard text/x-vcard"),
        UTTypeDeclaration("public.calendar-event", "public.content"),
        UTTypeDeclaration("com.apple.ical.ics", "public.text public.calendar-event", "ics", "text/calendar"),
        UTTypeDeclaration("public.message", "public.content"),
        UTTypeDeclaration("public.archive", "public.data"),
        UTTypeDeclaration("public.zip-archive", "public.archive", "zip", "application/zip"),
        UTTypeDeclaration("org.gnu.gnu-zip-archive", "public.archive", "gz", "application/gzip application/x-gzip"),
        UTTypeDeclaration("public.tar-archive", "public.archive", "tar", "application/x-tar"),
        UTTypeDeclaration("public.text", "public.data public.content"),
        UTTypeDeclaration("public.plain-text", "public.text", "txt text", "text/plain"),
        UTTypeDeclaration("public.utf8-plain-text", "public.plain-text"),
        UTTypeDeclaration("public.utf16-plain-text", "public.plain-text"),
        UTTypeDeclaration("public.delimited-values-text", "public.text"),
        UTTypeDeclaration("public.comma-separated-values-text", "public.delimited-values-text", "csv", "text/csv"),
        UTTypeDeclaration(
            "public.tab-separated-values-text", "public.delimited-values-text", "tsv", "text/tab-separated-values"),
        UTTypeDeclaration("public.rtf", "public.text", "rtf", "text/rtf"),
        UTTypeDeclaration("public.html", "public.text", "html htm", "text/html"),
        UTTypeDeclaration("public.xml", "public.text", "xml", "application/xml text/xml"),
        UTTypeDeclaration("public.yaml", "public.text", "yml yaml", "application/x-yaml"),
        UTTypeDeclaration("public.json", "public.text", "json", "application/json"),
        UTTypeDeclaration("public.css", "public.text", "css", "text/css"),
        UTTypeDeclaration("net.daringfireball.markdown", "public.plain-text", "md markdown", "text/markdown"),
        UTTypeDeclaration("public.source-code", "public.plain-text"),
        UTTypeDeclaration("public.swift-source", "public.source-code", "swift"),
        UTTypeDeclaration("com.apple.log", "public.plain-text", "log"),
        UTTypeDeclaration("com.apple.property-list", "public.data", "plist"),
        UTTypeDeclaration("com.apple.xml-property-list", "public.xml com.apple.property-list"),
        UTTypeDeclaration("com.apple.binary-property-list", "com.apple.property-list"),
        UTTypeDeclaration("com.adobe.pdf", "public.data public.composite-content", "pdf", "application/pdf"),
        UTTypeDeclaration(
            "org.idpf.epub-container", "public.data public.composite-content", "epub", "application/epub+zip"),
        UTTypeDeclaration("public.database", "public.data"), UTTypeDeclaration("public.font", "public.data"),
        UTTypeDeclaration("public.image", "public.data public.content"),
        UTTypeDeclaration("public.jpeg", "public.image", "jpeg jpg", "image/jpeg image/jpg"),
        UTTypeDeclaration("public.png", "public.image", "png", "image/png"),
        UTTypeDeclaration("public.tiff", "public.image", "tiff tif", "image/tiff"),
        UTTypeDeclaration("com.compuserve.gif", "public.image", "gif", "image/gif"),
        UTTypeDeclaration("com.microsoft.bmp", "public.image", "bmp", "image/bmp"),
        UTTypeDeclaration("com.microsoft.ico", "public.image", "ico", "image/vnd.microsoft.icon"),
        UTTypeDeclaration("public.svg-image", "public.image public.xml", "svg", "image/svg+xml"),
        UTTypeDeclaration("org.webmproject.webp", "public.image", "webp", "image/webp"),
        UTTypeDeclaration("public.heic", "public.image", "heic", "image/heic"),
        UTTypeDeclaration("public.heif", "public.image", "heif", "image/heif"),
        UTTypeDeclaration("public.audiovisual-content", "public.data public.content"),
        UTTypeDeclaration("public.movie", "public.audiovisual-content"),
        UTTypeDeclaration("public.video", "public.movie"),
        UTTypeDeclaration("public.audio", "public.audiovisual-content"),
        UTTypeDeclaration("com.apple.quicktime-movie", "public.movie", "mov qt", "video/quicktime"),
        UTTypeDeclaration("public.mpeg", "public.movie", "mpg mpeg", "video/mpeg"),
        UTTypeDeclaration("public.mpeg-4", "public.movie", "mp4", "video/mp4"),
        UTTypeDeclaration("public.mp3", "public.audio", "mp3", "audio/mpeg"),
        UTTypeDeclaration("public.mpeg-4-audio", "public.audio", "m4a mp4", "audio/mp4"),
        UTTypeDeclaration("com.microsoft.waveform-audio", "public.audio", "wav", "audio/vnd.wave"),
    ]
}

extension UTType {
    public static let item = UTType(exportedAs: "public.item")
    public static let content = UTType(exportedAs: "public.content")
    public static let compositeContent = UTType(exportedAs: "public.composite-content")
    public static let data = UTType(exportedAs: "public.data")
    public static let directory = UTType(exportedAs: "public.directory")
    public static let folder = UTType(exportedAs: "public.folder")
    public static let package = UTType(exportedAs: "com.apple.package")
    public static let bundle = UTType(exportedAs: "com.apple.bundle")
    public static let applicationBundle = UTType(exportedAs: "com.apple.application-bundle")
    public static let url = UTType(exportedAs: "public.url")
    public static let fileURL = UTType(exportedAs: "public.file-url")
    public static let contact = UTType(exportedAs: "public.contact")
    public static let vCard = UTType(exportedAs: "public.vcard")
    public static let calendarEvent = UTType(exportedAs: "public.calendar-event")
    public static let message = UTType(exportedAs: "public.message")
    public static let archive = UTType(exportedAs: "public.archive")
    public static let zip = UTType(exportedAs: "public.zip-archive")
    public static let gzip = UTType(exportedAs: "org.gnu.gnu-zip-archive")
    public static let text = UTType(exportedAs: "public.text")
    public static let plainText = UTType(exportedAs: "public.plain-text")
    public static let utf8PlainText = UTType(exportedAs: "public.utf8-plain-text")
    public static let utf16PlainText = UTType(exportedAs: "public.utf16-plain-text")
    public static let delimitedText = UTType(exportedAs: "public.delimited-values-text")
    public static let commaSeparatedText = UTType(exportedAs: "public.comma-separated-values-text")
    public static let tabSeparatedText = UTType(exportedAs: "public.tab-separated-values-text")
    public static let rtf = UTType(exportedAs: "public.rtf")
    public static let html = UTType(exportedAs: "public.html")
    public static let xml = UTType(exportedAs: "public.xml")
    public static let yaml = UTType(exportedAs: "public.yaml")
    public static let json = UTType(exportedAs: "public.json")
    public static let sourceCode = UTType(exportedAs: "public.source-code")
    public static let swiftSource = UTType(exportedAs: "public.swift-source")
    public static let log = UTType(exportedAs: "com.apple.log")
    public static let propertyList = UTType(exportedAs: "com.apple.property-list")
    public static let xmlPropertyList = UTType(exportedAs: "com.apple.xml-property-list")
    public static let binaryPropertyList = UTType(exportedAs: "com.apple.binary-property-list")
    public static let pdf = UTType(exportedAs: "com.adobe.pdf")
    public static let epub = UTType(exportedAs: "org.idpf.epub-container")
    public static let database = UTType(exportedAs: "public.database")
    public static let font = UTType(exportedAs: "public.font")
    public static let image = UTType(exportedAs: "public.image")
    public static let jpeg = UTType(exportedAs: "public.jpeg")
    public static let png = UTType(exportedAs: "public.png")
    public static let tiff = UTType(exportedAs: "public.tiff")
    public static let gif = UTType(exportedAs: "com.compuserve.gif")
    public static let bmp = UTType(exportedAs: "com.microsoft.bmp")
    public static let ico = UTType(exportedAs: "com.microsoft.ico")
    public static let svg = UTType(exportedAs: "public.svg-image")
    public static let webP = UTType(exportedAs: "org.webmproject.webp")
    public static let heic = UTType(exportedAs: "public.heic")
    public static let heif = UTType(exportedAs: "public.heif")
    public static let audiovisualContent = UTType(exportedAs: "public.audiovisual-content")
    public static let movie = UTType(exportedAs: "public.movie")
    public static let video = UTType(exportedAs: "public.video")
    public static let audio = UTType(exportedAs: "public.audio")
    public static let quickTimeMovie = UTType(exportedAs: "com.apple.quicktime-movie")
    public static let mpeg = UTType(exportedAs: "public.mpeg")
    public static let mpeg4Movie = UTType(exportedAs: "public.mpeg-4")
    public static let mp3 = UTType(exportedAs: "public.mp3")
    public static let mpeg4Audio = UTType(exportedAs: "public.mpeg-4-audio")
    public static let wav = UTType(exportedAs: "com.microsoft.waveform-audio")
}
