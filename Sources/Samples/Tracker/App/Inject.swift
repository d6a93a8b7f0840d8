/// The parts of the app that are injected into others.
struct Dependencies {
    let apiClient = ApiClient()
    let apiAuthenticator = ApiAuthenticator()
    let userDefaultsCache = UserDefaultsCache()
    let fileManagerCache = FileManagerCache()

    static let shared = Dependencies()
}

@propertyWrapper
struct Inject<Value> {
    private let keyPath: KeyPath<Dependencies, Value>

    init(_ keyPath: KeyPath<Dependencies, Value>) {
        self.keyPath = keyPath
    }

    var wrappedValue: Value { Dependencies.shared[keyPath: keyPath] }
}
