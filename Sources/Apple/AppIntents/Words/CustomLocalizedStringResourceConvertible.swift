/// A type with a localised text, such as an error.
public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}

extension DisplayRepresentation: CustomLocalizedStringResourceConvertible {
    public var localizedStringResource: LocalizedStringResource { title }
}
