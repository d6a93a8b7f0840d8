import Foundation

/// Makes what Xcode makes for a target besides compiling it.
package enum TargetMaker {
    /// Makes it for the target that arguments describe, and tells the exit code: 1 if the source cannot be built on Linux.
    package static func run(arguments: some Sequence<String>) -> Int32 {
        do {
            let target = try Target(arguments: arguments)
            let scans = try target.scans()
            let problems = Unavailable.problems(in: scans, of: target)
            for problem in problems { print(problem) }
            guard problems.isEmpty else { return 1 }
            try Output.write(try target.generated(from: scans).text, to: target.generatedFile)
            try target.bundleFiles().write(to: target.bundle)
            return 0
        } catch {
            print("error: \(error)")
            return 3
        }
    }
}
