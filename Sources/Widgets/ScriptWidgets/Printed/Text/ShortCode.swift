/// Emoji and symbols by a name between colons: `:rocket:`, `:cloud.sun.fill:`.
enum ShortCode {
    /// The emoji of a name that public plugins use; nil for others.
    static func emoji(_ name: String) -> String? { emoji[name] }

    /// Whether a name is one of a symbol: with a dot, or one of those without that are known best.
    static func isSymbol(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return symbols.contains(name) }
        let isWord = parts.allSatisfy { part in
            !part.isEmpty && part.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
        }
        return isWord && parts.contains { $0.first?.isNumber == false }
    }

    private static let emoji: [String: String] = {
        let words = codes.split(separator: " ").map(String.init)
        let pairs = stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }
        return Dictionary(uniqueKeysWithValues: pairs)
    }()

    private static let symbols: Set<String> = [
        "airplane", "bolt", "calendar", "cart", "checkmark", "clock", "cloud", "cpu", "doc", "drop", "envelope", "eye",
        "flag", "flame", "folder", "gauge", "gear", "globe", "heart", "house", "leaf", "link", "magnifyingglass", "map",
        "memorychip", "message", "mic", "moon", "pause", "pencil", "person", "phone", "photo", "play", "power",
        "sparkles",
        "star", "stop", "tag", "terminal", "thermometer", "timer", "trash", "wifi", "wind", "xmark",
    ]

    private static let codes = """
        +1 👍 -1 👎 alarm_clock ⏰ apple 🍎 arrow_down ⬇️ arrow_left ⬅️ arrow_right ➡️ arrow_up ⬆️ \
        arrows_clockwise 🔃 arrows_counterclockwise 🔄 balloon 🎈 ballot_box_with_check ☑️ bangbang ‼️ bar_chart 📊 \
        battery 🔋 beer 🍺 beers 🍻 bell 🔔 bike 🚲 birthday 🎂 blue_heart 💙 blush 😊 book 📖 bookmark 🔖 books 📚 boom 💥 \
        broken_heart 💔 bug 🐛 bulb 💡 bus 🚌 busts_in_silhouette 👥 calendar 📆 camera 📷 car 🚗 \
        chart_with_downwards_trend 📉 chart_with_upwards_trend 📈 checkered_flag 🏁 cl 🆑 clap 👏 clipboard 📋 \
        clock1 🕐 clock10 🕙 clock1030 🕥 clock11 🕚 clock12 🕛 clock2 🕑 clock3 🕒 clock4 🕓 clock5 🕔 clock6 🕕 \
        clock7 🕖 clock8 🕗 clock9 🕘 closed_lock_with_key 🔐 cloud ☁️ coffee ☕ computer 💻 construction 🚧 cool 🆒 \
        credit_card 💳 cry 😢 cyclone 🌀 date 📅 dog 🐶 dollar 💵 dolphin 🐬 droplet 💧 earth_africa 🌍 earth_americas 🌎 \
        earth_asia 🌏 eight 8️⃣ electric_plug 🔌 elephant 🐘 email 📧 envelope ✉️ euro 💶 exclamation ❗ \
        expressionless 😑 eyes 👀 file_folder 📁 fire 🔥 five 5️⃣ floppy_disk 💾 fog 🌫️ four 4️⃣ free 🆓 full_moon 🌕 \
        gear ⚙️ ghost 👻 gift 🎁 globe_with_meridians 🌐 green_apple 🍏 green_circle 🟢 green_heart 💚 \
        grey_exclamation ❕ grey_question ❔ grin 😁 grinning 😀 hamburger 🍔 hammer 🔨 headphones 🎧 hear_no_evil 🙉 \
        heart ❤️ heart_eyes 😍 heavy_check_mark ✔️ heavy_exclamation_mark ❗ heavy_minus_sign ➖ \
        heavy_multiplication_x ✖️ heavy_plus_sign ➕ honeybee 🐝 horse 🐴 hourglass ⌛ hourglass_flowing_sand ⏳ \
        house 🏠 imp 👿 inbox_tray 📥 information_source ℹ️ interrobang ⁉️ iphone 📱 joy 😂 key 🔑 \
        large_blue_circle 🔵 laughing 😆 link 🔗 lock 🔒 loudspeaker 📢 mag 🔍 mailbox 📫 memo 📝 microphone 🎤 \
        money_with_wings 💸 moneybag 💰 moon 🌔 movie_camera 🎥 mushroom 🍄 musical_note 🎵 mute 🔇 \
        negative_squared_cross_mark ❎ neutral_face 😐 new 🆕 newspaper 📰 nine 9️⃣ no_bell 🔕 no_entry ⛔ \
        no_entry_sign 🚫 no_mobile_phones 📵 notes 🎶 o ⭕ octopus 🐙 ok 🆗 ok_hand 👌 one 1️⃣ orange_circle 🟠 \
        outbox_tray 📤 package 📦 palm_tree 🌴 partly_sunny ⛅ partying_face 🥳 pencil 📝 phone ☎️ pig 🐷 point_left 👈 \
        point_right 👉 poop 💩 pound 💷 pushpin 📌 question ❓ rage 😡 rain_cloud 🌧️ rainbow 🌈 raised_hands 🙌 \
        recycle ♻️ red_circle 🔴 robot 🤖 rocket 🚀 rotating_light 🚨 round_pushpin 📍 running 🏃 satellite 📡 \
        scream 😱 seedling 🌱 seven 7️⃣ shield 🛡️ six 6️⃣ skull 💀 sleeping 😴 sleepy 😪 smile 😄 smile_cat 😸 \
        smiley 😃 smiley_cat 😺 smiling_imp 😈 snowflake ❄️ snowman ⛄ sob 😭 sos 🆘 sound 🔉 space_invader 👾 \
        sparkles ✨ speaker 🔈 speech_balloon 💬 star ⭐ stopwatch ⏱️ sun_with_face 🌞 sunglasses 😎 sunny ☀️ \
        sunrise 🌅 sunset 🌇 sweat 😓 tada 🎉 telephone ☎️ tent ⛺ thermometer 🌡️ thought_balloon 💭 three 3️⃣ \
        thumbsdown 👎 thumbsup 👍 ticket 🎫 timer_clock ⏲️ tomato 🍅 tractor 🚜 train 🚆 trophy 🏆 tv 📺 two 2️⃣ \
        umbrella ☔ unlock 🔓 walking 🚶 warning ⚠️ wastebasket 🗑️ watch ⌚ wave 👋 wavy_dash 〰️ white_check_mark ✅ \
        white_circle ⚪ wind_face 🌬️ wink 😉 wolf 🐺 worried 😟 wrench 🔧 x ❌ yellow_circle 🟡 yellow_heart 💛 zap ⚡ \
        zero 0️⃣ zzz 💤
        """
}
