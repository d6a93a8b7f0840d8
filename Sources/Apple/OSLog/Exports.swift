// Apple's module re-exports Foundation too.
@_exported public import Foundation
