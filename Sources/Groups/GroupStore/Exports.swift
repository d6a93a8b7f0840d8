// The errors of the store tell by it why a system call failed.
@_exported public import struct GroupSystem.Errno
