import CGTK
import CommandLineKit
import GroupSystem

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

/// Ends this process with words of ours when the compositor or the X server ends. GDK would end it anyway, with a message
/// of its own.
func followEndOfDisplay() {
    g_log_set_writer_func(
        { level, fields, count, _ in
            let isGDK = text(of: "GLIB_DOMAIN", in: fields, count) == "Gdk"
            let words = text(of: "MESSAGE", in: fields, count)
            // The end of an X server is a message for debugging only.
            let isEnd = level.rawValue & G_LOG_LEVEL_MESSAGE.rawValue != 0 || words.contains("Fatal IO error")
            guard isGDK, isEnd else { return g_log_writer_default(level, fields, count, nil) }
            note("groupwidgets desktop: the compositor or X server has ended (\(words))\n")
            CurrentProcess.leave(1)
        }, nil, nil)
}

private func text(of key: String, in fields: UnsafePointer<GLogField>?, _ count: gsize) -> String {
    let field = UnsafeBufferPointer(start: fields, count: Int(count)).first { String(cString: $0.key) == key }
    guard let field, let value = field.value, field.length < 0 else { return "" }
    return String(cString: value.assumingMemoryBound(to: CChar.self))
}
