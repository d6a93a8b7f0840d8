// The store's errors use it as the reason of a failed system call.
@_exported public import struct GroupSystem.Errno
