import SceneLayout
/// Terminal glyphs for SF Symbols.
package enum SymbolGlyphs {
    /// The glyph for a name such as `creditcard.fill`, or for its longest known prefix.
    package static func glyph(for name: String) -> String { known(name) ?? "▢" }

    /// Nil if no prefix of the name is known.
    static func known(_ name: String) -> String? {
        var parts = name.split(separator: ".")[...]
        while !parts.isEmpty {
            if let glyph = table[parts.joined(separator: ".")] { return glyph }
            parts.removeLast()
        }
        return nil
    }

    /// All distinct glyphs.
    static var all: Set<String> { Set(table.values) }

    private static let table: [String: String] = Dictionary(
        rows.split(whereSeparator: \.isNewline).flatMap { row -> [(String, String)] in
            let words = row.split(separator: " ").map(String.init)
            return words.dropFirst().map { ($0, words[0]) }
        }, uniquingKeysWith: { first, _ in first })

    /// A glyph, and the symbols that it represents.
    private static let rows = """
        ★ star.fill star.circle.fill
        ☆ star star.circle
        ♥ heart.fill heart.circle.fill suit.heart.fill
        ♡ heart heart.circle suit.heart
        ♠ suit.spade
        ♣ suit.club
        ♦ suit.diamond
        ✓ checkmark
        ✔ checkmark.circle checkmark.seal checkmark.square checkmark.shield checkmark.circle.fill
        ✕ xmark
        ✖ xmark.circle xmark.octagon xmark.square
        + plus
        ⊕ plus.circle plus.square plus.app
        − minus
        ⊖ minus.circle minus.square
        × multiply
        ÷ divide
        = equal
        % percent
        # number
        @ at
        ● circle.fill record.circle smallcircle.filled.circle
        ○ circle
        ◐ circle.lefthalf.filled circle.lefthalf.fill
        ◌ circle.dashed circle.dotted
        ■ square.fill app.fill stop.fill
        □ square app stop
        ▲ triangle.fill arrowtriangle.up
        △ triangle
        ▼ arrowtriangle.down
        ◀ arrowtriangle.left arrowtriangle.backward
        ▶ arrowtriangle.right arrowtriangle.forward play
        ◆ diamond.fill rhombus.fill
        ◇ diamond rhombus
        ⬢ hexagon.fill
        ⬡ hexagon
        ↑ arrow.up arrow.up.circle
        ↓ arrow.down arrow.down.circle
        ← arrow.left arrow.backward arrow.left.circle
        → arrow.right arrow.forward arrow.right.circle
        ↗ arrow.up.right arrow.up.forward
        ↘ arrow.down.right
        ↙ arrow.down.left
        ↖ arrow.up.left
        ↔ arrow.left.and.right arrow.left.arrow.right
        ↕ arrow.up.and.down arrow.up.arrow.down
        ↻ arrow.clockwise arrow.triangle.2.circlepath arrow.2.circlepath goforward repeat
        ↺ arrow.counterclockwise gobackward arrow.uturn.backward arrow.uturn.left
        ⤓ square.and.arrow.down arrow.down.to.line tray.and.arrow.down
        ⤒ square.and.arrow.up arrow.up.to.line
        › chevron.right chevron.forward
        ‹ chevron.left chevron.backward
        ⌃ chevron.up
        ⌄ chevron.down
        ⏸ pause
        ⏩ forward
        ⏪ backward
        🔀 shuffle
        … ellipsis
        ≡ line.3.horizontal line.horizontal.3 text.alignleft text.justify list.dash
        ☰ list.bullet list.number list.star
        ! exclamationmark
        ⚠ exclamationmark.triangle exclamationmark.circle exclamationmark.octagon
        ? questionmark questionmark.circle
        ⓘ info.circle
        i info
        ⚙ gear gearshape gearshape.fill gearshape.2 slider.horizontal.3
        ⌕ magnifyingglass
        ✎ pencil square.and.pencil highlighter
        ✂ scissors
        ✉ envelope
        ☎ phone
        ⚑ flag flag.fill flag.checkered
        ⌂ house
        ☀ sun.max sun.min
        🌅 sunrise
        🌇 sunset
        ☾ moon moon.zzz moon.stars
        ✦ sparkles sparkle wand.and.stars
        ☁ cloud
        ⛅ cloud.sun cloud.moon
        ☔ cloud.rain cloud.drizzle cloud.heavyrain cloud.sleet cloud.hail
        ❆ cloud.snow
        ⛈ cloud.bolt
        ≋ cloud.fog smoke
        ❄ snow snowflake
        💨 wind
        🌀 hurricane tornado tropicalstorm
        ☂ umbrella
        💧 drop humidity
        ℃ thermometer
        🔥 flame
        ⚡ bolt bolt.fill bolt.circle bolt.car
        🍃 leaf
        🌲 tree
        🐾 pawprint
        🚗 car car.side
        🚌 bus
        🚲 bicycle
        🚆 tram train.side
        🛫 airplane
        ⛽ fuelpump
        P parkingsign p.circle
        📍 mappin mappin.and.ellipse mappin.circle
        ➤ location location.fill location.circle paperplane
        🌍 map
        🧭 safari
        🌐 globe network
        🏢 building building.2
        🏦 building.columns
        🏠 house.and.flag
        🚶 figure.walk
        🏃 figure.run
        🧍 figure.stand figure
        👤 person person.fill person.circle person.crop.circle person.crop.square
        👥 person.2 person.3 person.crop.rectangle.stack
        💳 creditcard
        💵 banknote dollarsign
        € eurosign
        £ sterlingsign
        ¥ yensign
        ₩ wonsign
        ₿ bitcoinsign
        🛒 cart
        👜 bag
        🎁 gift
        🔖 tag bookmark
        📦 shippingbox archivebox
        🧾 receipt
        📈 chart.line.uptrend.xyaxis chart.xyaxis.line
        📉 chart.line.downtrend.xyaxis
        📊 chart.bar chart.bar.xaxis
        ◔ chart.pie timer gauge speedometer
        📅 calendar
        🕘 clock
        ⏰ alarm
        ⏱ stopwatch
        ⏳ hourglass
        🔔 bell
        🔕 bell.slash
        📕 book.closed
        📖 book text.book.closed
        📚 books.vertical
        📄 doc doc.text
        📋 clipboard list.clipboard doc.on.doc doc.on.clipboard
        📁 folder
        📰 newspaper
        📝 note note.text
        📥 tray
        🚮 trash
        📎 paperclip
        🔗 link
        📌 pin
        🔒 lock
        🔓 lock.open
        🔑 key
        ⛨ shield
        👀 eye
        ✋ hand hand.raised
        👆 hand.tap hand.point.up
        👉 hand.point.right
        👈 hand.point.left
        👇 hand.point.down
        👏 hands.clap hands.sparkles
        👍 hand.thumbsup
        👎 hand.thumbsdown
        💬 message bubble bubble.left text.bubble quote.bubble
        💭 bubble.left.and.bubble.right ellipsis.bubble
        📞 phone.circle
        🎤 mic
        🔊 speaker speaker.wave.2
        🔇 speaker.slash
        🎵 music.note
        🎧 headphones
        📷 camera
        🎥 video
        🌄 photo photo.on.rectangle
        📺 tv
        💻 laptopcomputer desktopcomputer display
        📱 iphone ipad apps.iphone
        ⌚ applewatch
        ⌨ keyboard
        📠 printer
        💾 externaldrive internaldrive opticaldiscdrive
        🧠 brain brain.head.profile memorychip
        🔋 battery battery.100 battery.75 battery.50 battery.25 battery.0
        🔌 powerplug
        ⏻ power
        📶 wifi cellularbars antenna.radiowaves.left.and.right dot.radiowaves.left.and.right
        💡 lightbulb lamp
        🔦 flashlight
        🔨 hammer
        🔧 wrench wrench.and.screwdriver
        💤 bed.double
        🍴 fork.knife
        ☕ cup.and.saucer mug
        🍷 wineglass
        💊 pills pill
        ⚕ cross.case cross stethoscope
        ❤ heart.text.square waveform.path.ecg
        ⚽ soccerball sportscourt
        🏀 basketball
        🏈 football
        🎾 tennisball
        🎮 gamecontroller
        🏆 trophy
        🥇 medal rosette
        👑 crown
        🎓 graduationcap
        🎭 theatermasks
        🎨 paintbrush paintpalette
        😀 face.smiling
        ∞ infinity
        ∑ sum function
        ⌘ command
        ⌥ option
        T textformat
        🌊 water.waves
        ⛰ mountain.2
        🚢 ferry
        ⛵ sailboat
        🎫 ticket
        🍿 popcorn
        🎂 birthday.cake
        🥕 carrot
        👕 tshirt
        🩹 bandage
        💉 syringe
        🧪 testtube testtube.2 flask
        ⚛ atom
        🧊 cube
        🐞 ladybug
        🐜 ant
        🐇 hare
        🐢 tortoise
        🐟 fish
        🐦 bird
        🐈 cat
        🐕 dog
        🧸 teddybear
        🎈 balloon
        🎉 party.popper
        🎯 target scope
        📡 antenna
        ≈ waveform
        ❯ terminal apple.terminal
        { curlybraces
        ⧉ square.on.square square.stack.3d.up
        ▥ server.rack
        ▦ square.grid.2x2 square.grid.3x3 rectangle.grid.2x2
        ▤ rectangle.stack square.stack
        ▭ rectangle
        """
}
