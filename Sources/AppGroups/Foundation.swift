// Apple's UserDefaults comes with Foundation; who imports this module gets both as well.
@_exported public import Foundation
