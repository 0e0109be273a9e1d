// As Apple's UIKit does, this module brings Foundation and ObjectiveC with it: a learner's file
// that says `import UIKit` alone may name `CGRect` and `Selector`.
@_exported import Foundation
@_exported import ObjectiveC
