import Foundation
import TestSupport
import Testing

/// A second root file system, with nothing in it but the programs, their libraries and the same fonts, all in other places.
struct RootFileSystemTests {
    private static let script = #"""
        set -e
        new=$1; built=$2; shift 2
        mkdir -p $new/elsewhere/lib $new/elsewhere/bin $new/proc $new/dev $new/tmp $new/etc $new/home $new/lib64 \
            $new/usr/share/bootstrap-icons
        for program in groupwidgets groupwidgets-draw CoffeeWidget; do
            cp $built/$program $new/elsewhere/bin/
            ldd $built/$program | sed -n "s/.*=> \(\/[^ ]*\) .*/\1/p"
        done | sort -u | xargs -I{} cp -L {} $new/elsewhere/lib/
        loader=$(ldd $built/CoffeeWidget | sed -n "s/^[[:space:]]*\(\/[^ ]*\) .*/\1/p")
        mkdir -p $new${loader%/*}
        cp -L $loader $new$loader
        for folder in $built/*CoffeeWidget.resources $built/*CoffeeWidget.bundle; do
            if [ -e $folder ]; then cp -r $folder $new/elsewhere/bin/; fi
        done
        cp -r /usr/share/bootstrap-icons/svg $new/usr/share/bootstrap-icons/
        fc-list -f "%{file}\n" | sort -u | grep -v /opentype/inter/ | while read -r font; do
            place=$new/letters/$(basename "$(dirname "$font")")
            mkdir -p "$place"
            cp "$font" "$place/"
        done
        cp -rL /etc/fonts $new/etc/fonts
        sed -i "s|<dir>/usr/share/fonts</dir>|<dir>/letters</dir>|" $new/etc/fonts/fonts.conf
        mount --rbind /proc $new/proc
        mount --rbind /dev $new/dev
        chroot=$(PATH=$PATH:/usr/sbin:/sbin command -v chroot)
        there() {
            env -i HOME=/home LANG=C TZ=UTC LD_LIBRARY_PATH=/elsewhere/lib $chroot $new /elsewhere/bin/groupwidgets --root /tmp/r "$@"
        }
        there add /elsewhere/bin/CoffeeWidget
        there gallery /tmp/pictures
        """#

    @Test(.enabled(if: Unshare.isPossible && Tool.isInstalled("fc-list"), "\(Unshare.excuse), or fc-list"))
    func `The bytes of pictures and trees are the same in another root file system with the same fonts`() throws {
        let tool = Tool("groupwidgets")
        let place = tool.temporary.directory.path
        try Data(Self.script.utf8).write(to: URL(filePath: "\(place)/script"))
        let built = (Tool.path("groupwidgets") as NSString).deletingLastPathComponent
        let there = try tool.unshared("sh \(place)/script \(place)/new \(built)")
        #expect(there.code == 0, "\(there)")
        try tool.run("add", Tool.path("CoffeeWidget"))
        let here = try tool.run("gallery", "\(place)/here", "--all", environment: ["TZ": "UTC", "LANG": "C"])
        #expect(here.code == 0, "\(here)")
        let names = try FileManager.default.contentsOfDirectory(atPath: "\(place)/here").sorted()
        #expect(names.count { $0.hasSuffix(".png") } == 4)
        for name in names {
            let files = ["here", "new/tmp/pictures"].map {
                FileManager.default.contents(atPath: "\(place)/\($0)/\(name)")
            }
            #expect(files[0] == files[1], "\(name)")
        }
    }
}
