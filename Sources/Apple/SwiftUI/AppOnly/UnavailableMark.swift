/// The mark that iOS draws for a view that widgets cannot have.
nonisolated struct UnavailableMark: View {
    let name: String

    @MainActor var body: some View {
        Color.yellow
            .overlay { Image(systemName: "nosign").foregroundColor(.red) }
            .noted("a widget cannot show `\(name)`; like iOS, this draws a yellow mark in its place")
    }
}
