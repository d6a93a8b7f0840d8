import CLinux

/// A word of memory to wait on while it has a given value. The corresponding system calls are `futex` and
/// `futex_waitv`.
package struct AwaitedWord {
    private let word: clinux_word

    /// A word in a file that this process maps, or in its own memory.
    package init(_ address: UnsafeRawPointer, _ value: UInt32, isInFile: Bool) {
        word = clinux_word(address: address, value: value, is_in_file: isInFile ? 1 : 0)
    }

    /// The number of words that one call can wait for; 0 if the kernel cannot, or a sandbox refuses it.
    package static let most = clinux_can_wait_for_words() == 1 ? Int(clinux_most_words) : 0

    /// Waits until one of these words is woken, or returns at once if one has another value. May return for no
    /// reason. Returns false if it cannot wait.
    package static func wait(for words: [AwaitedWord]) -> Bool {
        clinux_wait_for_words(words.map(\.word), Int32(words.count)) == 0
    }

    /// Wakes all threads of this process that wait for a word.
    package static func wake(_ address: UnsafeMutableRawPointer) {
        clinux_wake_word(address)
    }

    /// Wakes all processes that wait for the word at this offset of a file.
    package static func wake(in file: borrowing FileDescriptor, at offset: Int) {
        clinux_wake_word_in_file(file.rawValue, offset)
    }
}
