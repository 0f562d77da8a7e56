import AdaptiveKit
import Testing
import UIKit
