// Apple's module brings Foundation along.
@_exported public import Foundation
