/// Names of symbols that widgets use: of weather, health, money, travel, time, media, devices, people and things.
enum CommonSymbols {
    static let names = rows.split(whereSeparator: \.isWhitespace).map(String.init)

    private static let rows = """
        plus minus xmark checkmark circle circle.fill square square.fill triangle triangle.fill
        diamond.fill hexagon.fill capsule.fill rectangle.fill app.fill seal.fill plus.circle
        plus.circle.fill minus.circle minus.circle.fill xmark.circle xmark.circle.fill checkmark.circle
        checkmark.circle.fill plus.square.fill checkmark.square checkmark.square.fill plus.app
        checkmark.seal checkmark.seal.fill checkmark.shield.fill exclamationmark exclamationmark.circle
        exclamationmark.circle.fill exclamationmark.triangle exclamationmark.triangle.fill questionmark
        questionmark.circle questionmark.circle.fill info.circle info.circle.fill
        exclamationmark.octagon.fill chevron.right chevron.left chevron.up chevron.down
        chevron.right.circle chevron.right.circle.fill chevron.up.chevron.down arrow.right arrow.left
        arrow.up arrow.down arrow.up.right arrow.down.right arrow.up.circle.fill arrow.down.circle.fill
        arrow.up.right.circle.fill arrow.clockwise arrow.counterclockwise arrow.clockwise.circle.fill
        arrow.triangle.2.circlepath arrow.triangle.2.circlepath.circle.fill arrow.2.circlepath
        gobackward gobackward.15 goforward.30 arrow.uturn.left arrow.up.arrow.down
        arrow.left.arrow.right arrow.left.and.right arrow.up.forward.square square.and.arrow.up
        square.and.arrow.down square.and.pencil pencil pencil.circle.fill arrowtriangle.up.fill
        arrowtriangle.down.fill ellipsis ellipsis.circle ellipsis.circle.fill line.3.horizontal
        list.bullet list.bullet.rectangle list.number checklist text.alignleft slider.horizontal.3
        magnifyingglass magnifyingglass.circle.fill square.grid.2x2 square.grid.2x2.fill
        square.grid.3x3.fill rectangle.stack.fill square.stack.3d.up.fill square.on.square
        circle.grid.3x3.fill gear gearshape gearshape.fill gearshape.2.fill wrench.fill
        wrench.and.screwdriver.fill hammer.fill paintbrush.fill paintpalette.fill wand.and.stars
        sparkles sparkle sun.max sun.max.fill sun.min.fill sun.haze.fill sunrise sunrise.fill
        sunset.fill moon moon.fill moon.stars moon.stars.fill moon.zzz.fill cloud cloud.fill cloud.sun
        cloud.sun.fill cloud.moon.fill cloud.rain cloud.rain.fill cloud.heavyrain.fill
        cloud.drizzle.fill cloud.sleet.fill cloud.hail.fill cloud.snow cloud.snow.fill cloud.bolt.fill
        cloud.bolt.rain.fill cloud.fog.fill cloud.sun.rain.fill smoke.fill wind snowflake tornado
        hurricane tropicalstorm umbrella.fill drop drop.fill humidity humidity.fill thermometer
        thermometer.low thermometer.medium thermometer.high thermometer.sun.fill thermometer.snowflake
        rainbow water.waves flame flame.fill bolt bolt.fill leaf leaf.fill tree.fill aqi.medium
        barometer moonphase.waxing.crescent moonphase.first.quarter moonphase.waxing.gibbous
        moonphase.full.moon moonphase.waning.gibbous moonphase.last.quarter moonphase.waning.crescent
        moonphase.new.moon heart heart.fill heart.circle.fill heart.slash heart.text.square.fill
        bolt.heart.fill waveform.path.ecg waveform figure.walk figure.walk.circle.fill figure.run
        figure.run.circle figure.stand figure.mind.and.body figure.strengthtraining.traditional
        figure.outdoor.cycle figure.pool.swim figure.hiking figure.arms.open dumbbell dumbbell.fill
        bed.double bed.double.fill bed.double.circle.fill pills.fill pill cross.case.fill cross.fill
        cross.circle.fill stethoscope bandage.fill lungs.fill brain brain.head.profile ear eye eye.fill
        eye.slash eye.slash.fill fork.knife fork.knife.circle.fill cup.and.saucer.fill mug.fill
        wineglass.fill birthday.cake.fill carrot.fill scalemass.fill shoe.fill zzz dollarsign.circle
        dollarsign.circle.fill eurosign.circle.fill bitcoinsign.circle.fill creditcard creditcard.fill
        banknote banknote.fill chart.bar chart.bar.fill chart.bar.xaxis chart.line.uptrend.xyaxis
        chart.line.downtrend.xyaxis chart.pie chart.pie.fill cart cart.fill bag.fill basket.fill tag
        tag.fill gift.fill building.columns.fill percent wallet.pass.fill number equal sum receipt car
        car.fill car.circle.fill car.side car.side.fill bus bus.fill tram tram.fill tram.circle.fill
        airplane airplane.circle.fill airplane.departure airplane.arrival bicycle bicycle.circle.fill
        ferry.fill sailboat.fill scooter fuelpump fuelpump.fill ev.charger.fill bolt.car.fill
        parkingsign parkingsign.circle parkingsign.circle.fill steeringwheel map map.fill mappin
        mappin.circle.fill mappin.and.ellipse location location.fill location.circle.fill
        location.slash.fill location.north.fill flag.fill flag.checkered signpost.right.fill globe
        globe.americas.fill road.lanes calendar calendar.circle.fill calendar.badge.plus
        calendar.badge.clock calendar.badge.exclamationmark clock clock.fill clock.arrow.circlepath
        alarm alarm.fill timer stopwatch stopwatch.fill hourglass bell bell.fill bell.badge
        bell.badge.fill bell.slash bell.slash.fill bell.circle.fill 12.circle.fill 7.square.fill
        note.text book book.fill book.closed.fill books.vertical.fill bookmark.fill newspaper.fill
        graduationcap.fill briefcase.fill play play.fill play.circle play.circle.fill pause pause.fill
        pause.circle.fill stop.fill forward.fill backward.fill forward.end.fill backward.end.fill
        shuffle repeat repeat.1 music.note music.note.list music.mic mic mic.fill mic.slash.fill
        speaker.fill speaker.wave.1.fill speaker.wave.2 speaker.wave.2.fill speaker.wave.3.fill
        speaker.slash.fill headphones airpodspro homepod.fill hifispeaker.fill tv tv.fill film photo
        photo.fill photo.on.rectangle camera camera.fill video video.fill video.slash.fill
        gamecontroller.fill record.circle dot.radiowaves.left.and.right
        antenna.radiowaves.left.and.right radio.fill iphone ipad applewatch laptopcomputer
        desktopcomputer display keyboard printer.fill server.rack externaldrive.fill internaldrive
        memorychip cpu wifi wifi.slash cellularbars network bluetooth personalhotspot battery.0
        battery.25 battery.50 battery.75 battery.100 battery.100percent.bolt battery.100.bolt
        powerplug.fill power terminal.fill curlybraces chevron.left.forwardslash.chevron.right
        icloud.fill icloud.and.arrow.up lock lock.fill lock.open.fill lock.circle.fill lock.shield.fill
        shield.fill key.fill faceid touchid gauge gauge.with.needle gauge.with.dots.needle.67percent
        gauge.medium speedometer person person.fill person.2.fill person.3.fill person.circle
        person.circle.fill person.crop.circle person.crop.circle.fill person.badge.plus
        person.crop.circle.badge.plus person.crop.circle.badge.checkmark message.fill bubble.left.fill
        bubble.left.and.bubble.right.fill text.bubble.fill quote.bubble.fill ellipsis.bubble.fill
        envelope envelope.fill envelope.badge.fill phone phone.fill phone.circle.fill paperplane.fill at
        link paperclip pin.fill house house.fill house.circle.fill building.2.fill lightbulb
        lightbulb.fill lightbulb.slash.fill lamp.desk.fill fan.fill door.left.hand.open washer.fill
        sofa.fill star star.fill star.circle.fill star.leadinghalf.filled star.slash crown crown.fill
        trophy.fill medal.fill pawprint pawprint.fill pawprint.circle.fill hare.fill tortoise.fill
        ladybug.fill face.smiling hand.thumbsup.fill hand.raised.fill hand.tap.fill
        trash trash.fill folder.fill folder.badge.plus doc doc.text.fill doc.on.doc archivebox.fill
        tray.fill shippingbox.fill cube.fill ticket.fill puzzlepiece.fill theatermasks.fill soccerball
        basketball.fill target scope infinity command circle.dashed circle.dotted circle.lefthalf.filled
        circle.righthalf.filled circle.inset.filled smallcircle.filled.circle graduationcap
        suitcase.fill mountain.2.fill tshirt.fill qrcode barcode nosign rosette sportscourt.fill
        divide football.fill tennisball.fill syringe.fill testtube.2 flask.fill atom figure
        figure.stairs figure.dance figure.cooldown figure.yoga sun.horizon.fill square.dashed fish.fill
        refrigerator.fill oven.fill bathtub.fill hand.wave.fill homepodmini.fill person.3.sequence.fill
        doc.plaintext calendar.day.timeline.leading house.and.flag.fill exclamationmark.bubble.fill star.bubble
        moon.zzz books.vertical list.bullet.clipboard list.clipboard list.clipboard.fill
        applewatch.radiowaves.left.and.right iphone.radiowaves.left.and.right tray.full tray.full.fill
        pencil.line doc.text.magnifyingglass text.magnifyingglass exclamationmark.2 exclamationmark.3
        flag.checkered.2.crossed takeoutbag.and.cup.and.straw takeoutbag.and.cup.and.straw.fill
        arrow.uturn.backward arrow.uturn.right arrow.uturn.forward arrow.uturn.left.circle.fill arrow.uturn.down
        arrow.uturn.up arrow.up.arrow.down.circle list.bullet.rectangle.portrait
        list.bullet.rectangle.portrait.fill arrow.down.to.line arrow.up.to.line textformat.abc
        character.book.closed character.book.closed.fill.he gearshape.2 bell.and.waves.left.and.right
        bell.and.waves.left.and.right.fill speaker.2.fill location.north.line.fill location.north.line
        tray.and.arrow.down tray.and.arrow.down.fill tray.and.arrow.up goforward.15 gobackward.30 goforward
        gobackward.10 train.side.front.car info.square safari safari.fill book.closed list.dash ant ant.fill
        hand.raised hand.raised.slash hand.raised.slash.fill newspaper photo.stack photo.stack.fill
        square.and.arrow.down.fill square.and.arrow.up.fill box.truck box.truck.fill gamecontroller pills
        hand.tap cube.transparent cube.transparent.fill photo.on.rectangle.fill bird bird.fill xmark.bin
        xmark.bin.fill dryer dryer.fill wifi.exclamationmark network.badge.shield.half.filled arrow.down.doc
        arrow.up.doc arrow.down.doc.fill lock.doc lock.doc.fill tuningfork dot.radiowaves.right lock.rotation
        lock.rotation.open questionmark.square.dashed rectangle.portrait.and.arrow.forward
        bubble.left.and.text.bubble.right bubble.left.and.text.bubble.right.fill arrow.right.to.line
        arrow.left.to.line arrow.trianglehead.counterclockwise arrow.trianglehead.clockwise checkmark.diamond
        checkmark.diamond.fill rectangle.split.1x2 rectangle.split.1x2.fill keyboard.chevron.compact.down
        list.bullet.below.rectangle m.circle s.circle a.circle.fill teddybear teddybear.fill wake
        dot.radiowaves.up.forward badge.plus.radiowaves.right poweroutlet.type.b poweroutlet.type.b.fill
        text.and.command.macwindow point.3.filled.connected.trianglepath.dotted party.popper party.popper.fill
        rectangle.on.rectangle rectangle.on.rectangle.fill text.badge.checkmark text.badge.minus text.badge.star
        text.badge.plus text.badge.xmark wand.and.sparkles wand.and.sparkles.inverse waveform.path
        calendar.view.day person.fill.questionmark xmark.seal xmark.seal.fill ipad.and.iphone clear clear.fill
        mail mail.fill visionpro visionpro.fill
        doc.on.doc.fill arrow.up.and.down.circle plus.message plus.viewfinder exclamationmark.icloud.fill
        xmark.octagon.fill bolt.hexagon rublesign.circle wonsign.square.fill popcorn.fill basketball
        arrowshape.turn.up.right.fill phone.down.fill note.text.badge.plus square.split.2x2 tablecells.fill
        die.face.5 cat.fill dog laurel.leading cursorarrow.rays signature textformat textformat.size
        """
}
