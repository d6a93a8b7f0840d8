/// A type with a localised text, such as an error.
public protocol CustomLocalizedStringResourceConvertible {
    /// The localised text.
    var localizedStringResource: LocalizedStringResource { get }
}

extension DisplayRepresentation: CustomLocalizedStringResourceConvertible {
    /// The title.
    public var localizedStringResource: LocalizedStringResource { title }
}
