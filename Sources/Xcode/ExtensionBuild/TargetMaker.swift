import Foundation

/// Generates what Xcode generates for a target besides compiling it.
package enum TargetMaker {
    /// Generates it for the target that the arguments describe. Returns the exit code: 1 if the source cannot be built
    /// on Linux.
    package static func run(arguments: some Sequence<String>) -> Int32 {
        do {
            let target = try Target(arguments: arguments)
            let scans = try target.scans()
            let problems = Unavailable.problems(in: scans, of: target)
            for problem in problems { print(problem) }
            // Written even then, since it helps to find all causes at once.
            try Output.write(try target.generated(from: scans).text, to: target.generatedFile)
            try target.bundleFiles().write(to: target.bundle)
            return problems.isEmpty ? 0 : 1
        } catch {
            print("error: \(error)")
            return 3
        }
    }
}
