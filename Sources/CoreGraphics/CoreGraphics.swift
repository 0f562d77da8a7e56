// What Apple's CoreGraphics has and Foundation on Linux lacks, in Apple's words. Foundation brings
// CGFloat, CGPoint, CGSize and CGRect; re-exporting it makes `import CoreGraphics` enough, as it
// is on iOS.
@_exported import Foundation
