import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request in a file that knows of Linux.
func request(_ path: String) -> URLRequest {
    URLRequest(url: URL(fileURLWithPath: path), cachePolicy: .reloadIgnoringLocalCacheData)
}
