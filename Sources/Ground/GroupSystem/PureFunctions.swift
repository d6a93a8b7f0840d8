// Pure functions of the C library, reexported to all importers of this module.
@_exported public import func Glibc.atan2
@_exported public import func Glibc.cbrt
@_exported public import func Glibc.cos
@_exported public import func Glibc.exp
@_exported public import func Glibc.hypot
@_exported public import func Glibc.memcmp
@_exported public import func Glibc.pow
@_exported public import func Glibc.sin
@_exported public import func Glibc.tan
