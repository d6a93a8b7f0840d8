import ProbeSupport

// The store's inside under hostile text: `text-fuzz MODE …`. It imports GroupStore as tests do, and so is built with
// `-enable-testing`.

let words = Words()
words.run(["texts": fuzzTexts, "files": fuzzFiles, "answer": answer, "views": lookTwice])
