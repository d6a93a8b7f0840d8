import ProbeSupport

// Observers: what is told, and in which order. `watch-probe MODE ROOT …`.

let words = Words()

switch words.mode {
case "values": try await countBeginnings(words)
case "listen": try listen(words)
case "picture": try await keepPictures(words)
default: fail("modes: values listen picture")
}
