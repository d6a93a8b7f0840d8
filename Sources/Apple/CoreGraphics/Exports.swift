// The geometry and drawing of UIKit, which on iOS is from here.
@_exported public import UIKit
