import CGTK

/// An object of GTK.
typealias Object = UnsafeMutableRawPointer

/// Calls a C function with `owner` whenever an object emits a signal. The owner must outlive the object.
func connect<Handler>(_ object: Object?, _ signal: String, to owner: AnyObject, _ handler: Handler) {
    g_signal_connect_data(
        object, signal, unsafeBitCast(handler, to: GCallback.self), Unmanaged.passUnretained(owner).toOpaque(), nil,
        GConnectFlags(rawValue: 0))
}

/// The owner of a signal's handler.
func owner<Owner: AnyObject>(_ data: Object?, as type: Owner.Type = Owner.self) -> Owner? {
    data.map { Unmanaged<Owner>.fromOpaque($0).takeUnretainedValue() }
}
