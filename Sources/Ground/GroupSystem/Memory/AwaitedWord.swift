import CLinux

/// A word of memory that is waited for while it has a value. The corresponding system calls are `futex` and `futex_waitv`.
package struct AwaitedWord {
    private let word: clinux_word

    /// One of a file that this process maps, or of its own memory.
    package init(_ address: UnsafeRawPointer, _ value: UInt32, isInFile: Bool) {
        word = clinux_word(address: address, value: value, is_in_file: isInFile ? 1 : 0)
    }

    /// How many can be waited for at once; none where the kernel cannot, or a sandbox refuses it.
    package static let most = clinux_can_wait_for_words() == 1 ? Int(clinux_most_words) : 0

    /// Waits until one of these is woken; not at all if one has another value. It may also return for no reason. False
    /// where it cannot wait.
    package static func wait(for words: [AwaitedWord]) -> Bool {
        clinux_wait_for_words(words.map(\.word), Int32(words.count)) == 0
    }

    /// Wakes all threads that wait for a word of this process.
    package static func wake(_ address: UnsafeMutableRawPointer) {
        clinux_wake_word(address)
    }

    /// Wakes all processes that wait for the word at this offset of a file.
    package static func wake(in file: borrowing FileDescriptor, at offset: Int) {
        clinux_wake_word_in_file(file.rawValue, offset)
    }
}
