// Apple's UserDefaults comes with Foundation, so importing this module provides both.
@_exported public import Foundation
