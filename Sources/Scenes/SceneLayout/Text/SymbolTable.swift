package import WidgetArchive

/// How large the ink of symbols is, where it is no square as wide as letters are high. `SymbolTableTests` measure the
/// artwork, and print this table anew if it has changed.
package enum SymbolTable {
    /// In ems. A row also serves the name with further words, such as `.fill`.
    package static let inks: [String: Size] = Dictionary(
        rows.split(separator: "\n").flatMap { row in
            let words = row.split(separator: " ")
            let size = Size(width: (Double(words[0]) ?? 0) / 100, height: (Double(words[1]) ?? 0) / 100)
            return words.dropFirst(2).map { (String($0), size) }
        }, uniquingKeysWith: { first, _ in first })

    /// Width and height in hundredths of an em, and the symbols that are so large.
    package static let rows = """
        12 68 exclamationmark
        20 76 info
        36 62 italic
        42 94 flashlight.off.fill
        44 82 greaterthan lessthan
        44 94 paperclip
        44 100 cable.connector medical.thermometer
        46 86 chevron.backward chevron.forward chevron.left chevron.right
        48 62 bold
        48 76 questionmark
        50 78 speaker.fill
        50 100 macpro.gen3
        50 110 figure
        52 110 thermometer
        54 56 forward.frame
        54 62 textformat.abc textformat.size
        54 68 number
        56 74 underline
        56 86 music.note
        56 92 parkingsign
        60 78 chevron.up.chevron.down
        60 84 wave.3.right
        60 92 arrow.down arrow.up wineglass
        60 94 arrowtriangle.backward arrowtriangle.forward arrowtriangle.left arrowtriangle.right
        60 110 figure.walk
        62 56 quote.opening
        62 86 sum
        62 94 refrigerator
        62 100 apps.iphone computermouse iphone magicmouse mappin mic music.mic powerplug
        62 108 figure.cooldown
        64 68 backward.end forward.end
        64 78 speaker.wave.1.fill
        66 80 arrow.triangle.branch
        66 90 scalemass
        66 100 popcorn takeoutbag.and.cup.and.straw
        66 106 lock
        68 56 line.3.horizontal line.horizontal.3
        68 76 play
        68 88 location.north
        68 100 ear rectangle.portrait
        68 110 figure.hiking
        70 88 hand.raised hand.wave.fill
        72 74 pause
        72 82 homepod homepodmini.fill
        72 86 chevron.left.2 chevron.right.2
        72 100 fork.knife medal rosette
        74 86 gobackward goforward power togglepower
        74 100 bluetooth lightbulb tree.fill
        74 108 bolt
        76 36 equal
        76 44 line.3.horizontal.decrease
        76 58 checkmark
        76 60 barcode
        76 62 text.aligncenter text.alignleft text.alignright text.justify
        76 70 divide
        76 76 airpodsmax beats.headphones headphones link multiply percent slash stop.fill
        76 88 hourglass
        76 94 cylinder square.and.arrow.down trafficlight tray.and.arrow.down
        76 100 bookmark.fill books.vertical chart.bar.doc.horizontal doc drop.halffull hifispeaker.fill ipad
        76 100 lamp.ceiling lamp.desk lamp.floor lamp.table mappin.and.ellipse sdcard simcard square.and.arrow.up
        76 100 tray.and.arrow.up waveform.path.ecg.rectangle
        78 78 person xmark
        78 98 hand.thumbsdown hand.thumbsup
        80 78 speaker.wave.2
        80 80 arrow.down.right arrow.up.backward arrow.up.forward arrow.up.right
        80 82 at
        80 90 arrow.trianglehead.clockwise
        80 106 drop
        82 6 minus
        82 18 ellipsis
        82 52 arrowshape.turn.up.right
        82 62 arrowshape.turn.up.left
        82 82 plus
        82 92 flask
        82 100 applewatch doc.on.doc flag.checkered flag.fill hand.point.down hand.point.up hand.tap lock.open
        82 100 washer
        82 108 flame
        82 110 figure.dance
        84 84 football sun.min tag
        84 92 brain.head.profile
        86 46 chevron.down chevron.up
        86 80 hare.fill
        86 84 testtube.2
        86 86 carrot location sailboat syringe
        86 114 list.clipboard
        88 38 personalhotspot
        88 58 playpause.fill
        88 64 strikethrough
        88 66 checklist
        88 74 curlybraces
        88 82 birthday.cake
        88 86 brain music.quarternote.3 stethoscope
        88 88 command cross lasso note oven person.badge.plus pin plus.forwardslash.minus plusminus
        88 88 point.topleft.down.curvedto.point.bottomright.up rectangle.grid.2x2 rectangle.stack
        88 88 slider.horizontal.2.square
        88 90 leaf
        88 94 door.garage.closed door.left.hand.closed receipt scroll
        88 96 ant ladybug stopwatch studentdesk touchid
        88 100 backpack bag.fill cablecar checkmark.shield doc.on.clipboard door.garage.open door.left.hand.open
        88 100 exclamationmark.shield hexagon.fill lightrail lock.shield rectangle.grid.1x2 shield.fill
        88 100 shield.lefthalf.filled snow snowflake staroflife switch.2 tornado train.side tram trash wind.snow
        88 100 xmark.shield
        88 104 figure.run
        88 108 cloud.sun.rain.fill
        90 60 textformat
        90 90 scribble speaker.slash.fill
        90 94 humidity
        90 96 figure.mind.and.body figure.yoga
        90 98 signpost.left signpost.right
        90 100 lightbulb.slash.fill mic.slash.fill
        90 102 arrow.clockwise arrow.counterclockwise bell
        92 54 fish
        92 60 arrow.backward arrow.forward arrow.left arrow.right
        92 68 dot.radiowaves.left.and.right
        92 72 arrow.down.to.line arrow.up.to.line
        92 80 arrow.turn.down.left arrow.turn.down.right arrow.uturn.backward arrow.uturn.forward arrow.uturn.left
        92 80 arrow.uturn.right
        92 84 pawprint
        92 88 chart.bar
        92 90 pencil.line zzz
        92 92 airplane.arrival airplane.departure circle.grid.2x2
        92 94 location.slash.fill
        92 100 arrow.turn.up.left arrow.turn.up.right
        92 106 arrow.left.and.right arrow.left.arrow.right arrow.up.and.down
        94 50 capsule
        94 56 car.side
        94 58 dumbbell
        94 60 arrowtriangle.down arrowtriangle.up shoe
        94 66 water.waves
        94 70 sofa
        94 78 speaker.wave.3.fill
        94 82 cross.case theatermasks
        94 84 road.lanes
        94 86 house tshirt
        94 92 ferry
        94 94 app calendar cart pill pills.fill sparkle square wand.and.rays wand.and.stars waveform
        94 100 book.closed building.2 ev.charger moon.zzz note.text safari sleep text.book.closed
        94 110 figure.arms.open
        96 44 key.fill
        96 62 tortoise.fill
        96 66 mountain.2
        96 72 crown gamecontroller.fill
        96 74 arrow.2.circlepath arrow.triangle.2.circlepath
        96 88 aqi.medium
        96 90 bathtub.fill
        96 112 figure.strengthtraining.traditional thermometer.snowflake
        98 64 person.3
        98 74 waveform.path.ecg
        98 82 cellularbars folder.fill
        98 86 atom hammer.fill lungs.fill
        98 88 delete.left delete.right
        98 92 chevron.left.forwardslash.chevron.right heart sparkles
        98 94 folder.badge.plus
        100 44 recordingtape
        100 46 infinity
        100 54 rainbow
        100 56 backward.end.alt bicycle forward.end.alt keyboard web.camera
        100 62 arrowshape.turn.up.left.2 banknote externaldrive internaldrive iphone.landscape macmini memorychip
        100 62 mug ticket tray.fill tray.full truck.pickup.side video
        100 68 bolt.horizontal checkmark.icloud eye icloud rectangle sportscourt
        100 70 oval
        100 72 list.bullet list.dash sunrise sunset.fill
        100 74 airplayaudio airplayvideo smoke
        100 76 4k.tv aspectratio bolt.car box.truck camera captions.bubble car.2 creditcard envelope
        100 76 externaldrive.connected.to.line.below heart.rectangle ipad.landscape iphone.radiowaves.left.and.right
        100 76 laptopcomputer macbook person.2 person.crop.rectangle person.text.rectangle play.rectangle play.tv
        100 76 point.3.connected.trianglepath.dotted puzzlepiece.extension puzzlepiece.fill
        100 76 rectangle.portrait.and.arrow.right server.rack truck.box tv wallet.pass.fill
        100 78 desktopcomputer display list.number wifi.router
        100 80 list.star xmark.icloud
        100 82 airpods airpodspro beats.earphones book briefcase.fill case hand.point.left hand.point.right
        100 82 hurricane latch.2.case person.crop.rectangle.stack printer.fill rectangle.and.pencil.and.ellipsis
        100 82 scooter square.stack.3d.down.right square.stack.3d.up suitcase tropicalstorm
        100 84 arrow.2.squarepath repeat shuffle
        100 86 antenna.radiowaves.left.and.right envelope.badge.fill music.note.list
        100 88 apple.terminal archivebox bubble.left.and.bubble.right chart.bar.xaxis graduationcap macwindow
        100 88 magazine newspaper.fill photo rectangle.split.2x1 scanner sidebar.left sidebar.right
        100 88 slider.vertical.3 square.split.2x1 terminal.fill triangle wallet.bifold wind
        100 90 eye.slash video.slash.fill
        100 92 exclamationmark.bubble.fill wallet.pass
        100 94 basket.fill bolt.heart ellipsis.message message.fill radio slider.horizontal.3 star storefront
        100 96 ellipsis.bubble square.stack
        100 100 barcode.viewfinder calendar.badge.clock calendar.badge.exclamationmark calendar.badge.plus
        100 100 camera.macro chart.bar.horizontal checkmark.rectangle checkmark.seal exclamationmark.octagon.fill
        100 100 minus.magnifyingglass plus.magnifyingglass rectangle.3.group rectangle.split.3x1
        100 100 sparkle.magnifyingglass
        100 106 sun.haze
        100 108 figure.stairs
        100 114 list.bullet.clipboard
        102 80 arrow.trianglehead.2.clockwise
        102 112 thermometer.sun.fill
        106 92 arrow.up.arrow.down exclamationmark.triangle
        106 106 arrow.down.right.and.arrow.up.left arrow.triangle.turn.up.right.diamond
        106 106 arrow.up.and.down.and.arrow.left.and.right arrow.up.left.and.arrow.down.right gear gearshape
        108 76 bed.double
        108 80 figure.pool.swim
        108 90 sun.horizon
        112 62 backward forward
        112 78 cloud
        112 84 car
        112 98 cloud.fog.fill
        112 104 cloud.moon.fill figure.outdoor.cycle
        112 106 cloud.drizzle.fill cloud.rain cloud.sun
        112 108 cloud.hail.fill
        112 110 cloud.snow
        112 112 cloud.bolt.fill cloud.bolt.rain.fill cloud.heavyrain.fill cloud.sleet.fill sun.dust sun.max
        114 86 list.bullet.rectangle
        114 88 wifi
        116 56 battery.0 battery.100 battery.25 battery.50 battery.75
        116 78 battery.100.bolt battery.100percent.bolt
        """
}
