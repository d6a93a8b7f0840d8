/// What has words of its own to be shown, such as an error.
public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}

extension DisplayRepresentation: CustomLocalizedStringResourceConvertible {
    public var localizedStringResource: LocalizedStringResource { title }
}
