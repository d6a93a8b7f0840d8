# make demo, make test: everything that they need, they install themselves.

SWIFT = swift
PREFIX = /usr/local
DESTDIR =

# Debian's packages: what the package is built with, what widgets that use the network are linked with where Foundation is
# part of them (and what compresses pages), what pictures are drawn with, and what the tests trace and check with.
PACKAGES = libinotifytools0-dev libyaml-dev
WIDGET_PACKAGES = libcurl4-openssl-dev zlib1g-dev
PICTURE_PACKAGES = libcairo2-dev libfontconfig-dev libpango1.0-dev libturbojpeg0-dev libwebp-dev pkg-config \
	librsvg2-2 fonts-inter-variable fonts-noto-color-emoji bootstrap-icons $(EASTERN_FONT)
# Chinese, Japanese and Korean in 1.6 MB, where fonts-noto-cjk takes 55. It would go before a font that is here already.
EASTERN_FONT = $(if $(shell fc-list :lang=ko 2>/dev/null),,fonts-wqy-microhei)
# What the widgets on the desktop are linked with.
DESKTOP_PACKAGES = libgtk-3-dev libgtk-layer-shell-dev
TEST_PACKAGES = libsqlite3-dev strace groff-base jq poppler-utils etcd-server etcd-client openssl xz-utils \
	chromium python3-h11 python3-httptools $(DESKTOP_TEST_PACKAGES)
# Compositors and an X server without a screen, and what looks at them.
DESKTOP_TEST_PACKAGES = sway grim xvfb xdotool imagemagick openbox x11-utils at-spi2-core python3-pyatspi weston

# The tool is one static binary, which starts in the time of a C program. Its builds have a place of their own, since they
# share no flags with those of the tests.
TOOL_BUILD = .build/tool
TOOL = $(TOOL_BUILD)/release/groupdefaults
TOOL_FLAGS = -c release --scratch-path $(TOOL_BUILD) -Xswiftc -static-executable -Xswiftc -use-ld=lld -Xlinker -s
# As installed, the tool and its converter are one file with two names, since most of each is Swift's runtime. So are the
# tool for widgets and the program that runs scripts.
JOINED_TOOL = $(TOOL_BUILD)/joined/groupdefaults
JOINED_WIDGETS = $(TOOL_BUILD)/joined/groupwidgets
# The sample widgets have Foundation in them, and so a build of yet another kind.
SAMPLES_BUILD = .build/samples
SAMPLES_FLAGS = -c release --scratch-path $(SAMPLES_BUILD) --static-swift-stdlib -Xswiftc -use-ld=lld -Xlinker -s
SAMPLES = CoffeeWidget Characters Countdown Monitor Tasks Weather
# Those that the documents show besides.
SHOWN = Basic Account Tracker Posts
# As installed, the samples are one file with several names: each alone has 55 MB of Foundation and of ICU's data in it.
# Those that use the network are a file of their own, since libcurl would double the time that the others take to start.
# Relocations are packed, which takes 2 MB off each.
network_SAMPLES = $(filter Tracker Posts,$(SAMPLES))
plain_SAMPLES = $(filter-out $(network_SAMPLES),$(SAMPLES))
JOINS = $(foreach join,plain network,$(if $($(join)_SAMPLES),$(join)))
JOINED_SAMPLES = $(SAMPLES_BUILD)/joined
JOINED_FLAGS = -static-stdlib -Xlinker -z -Xlinker pack-relative-relocs
# The documents of formats, and the manual pages that are made of them.
FORMATS = suite-file:groupdefaults-suite widgets-directory:groupwidgets-directory archive:groupwidgets-archive
# The modules that users import.
DOCUMENTED = GroupStore GroupWatch AppGroups AppGroupsObservation AppIntents Intents ActivityKit AlarmKit Combine \
	Security CryptoKit CoreLocation Network MapKit SafariServices WebKit UniformTypeIdentifiers CoreTransferable CombineNetworking FoundationGaps UIKit SwiftUI WidgetKit OSLog GroupTesting
# The program that draws pictures has C libraries in it, and is started by the tools.
DRAW = $(SAMPLES_BUILD)/release/groupwidgets-draw
# So is the one that shows widgets on the desktop, and nobody else carries its toolkit.
DESKTOP = $(SAMPLES_BUILD)/release/groupwidgets-desktop
PLIST = $(TOOL_BUILD)/release/groupdefaults-plist
# The library that is preloaded into scripts.
FILE_REPORTS = $(TOOL_BUILD)/release/groupdefaults_CFileReports.resources/libgroupwidgets-files.so
# What keeps suites in step with a cluster has libcurl in it, and is started by the tool.
SYNC = $(SAMPLES_BUILD)/release/groupdefaults-sync

# A word for the shell.
quoted = '$(subst ','\'',$(1))'
# PREFIX and DESTDIR are paths as they are given, in which nothing is a variable of make.
unexport PREFIX DESTDIR
define newline


endef
one-line = $(if $(findstring $(newline),$(value $(1))),$(error $(1) must be one line),$(value $(1)))
absolute = $(if $(filter-out /%,$(firstword $(1))),$(CURDIR)/)$(1)
destination := $(call one-line,DESTDIR)
prefix := $(call absolute,$(call one-line,PREFIX))
place := $(call absolute,$(destination)$(prefix))
PLACE := $(call quoted,$(place)/)
BIN := $(call quoted,$(place)/bin)
LIBEXEC := $(call quoted,$(place)/libexec/groupdefaults)
SAMPLED := $(call quoted,$(place)/lib/groupdefaults/samples)
SHARE := $(call quoted,$(place)/share)
SCRIPTS := $(call quoted,$(place)/share/groupdefaults/scripts)
UNITS := $(call quoted,$(place)/lib/systemd/user)
DIRECTORIES = bin libexec/groupdefaults lib/groupdefaults/samples lib/systemd/user share/groupdefaults/scripts share/man/man1 share/man/man5 \
	share/bash-completion/completions share/zsh/site-functions share/fish/vendor_completions.d
# Where packages are made.
PACKAGED = .build/packages
# Tells how long each part of a target took.
PART = .ci/part .build/times

.PHONY: help demo test lint format pictures docs tool widgets plist joined install uninstall deb dist check-deb clean bench \
	bench-smoke bench-compare faults mutants sync

help:
	@echo 'make demo               build, and show what it does'
	@echo 'make test               build, and run all tests'
	@echo 'make install PREFIX=…   install into PREFIX, /usr/local if not given'
	@echo 'make uninstall          remove what was installed'
	@echo 'make deb                make packages for Debian 12 and later in $(PACKAGED)'
	@echo 'make dist               make an archive for any Linux there, which installs without root'
	@echo 'make check-deb          install, use, upgrade and remove the packages in a bare Debian; needs root'
	@echo '                        PREVIOUS=DIRECTORY of the last release: upgrade from these, too'
	@echo 'make lint, make format  check the style of the source, or mend it'
	@echo 'make pictures           draw the pictures of the documents anew'
	@echo 'make docs               write the reference of all products into .build/docs'
	@echo 'make bench              measure it beside what people use today, which it installs; see Benchmarks'
	@echo 'make bench-smoke        run the benchmark for a moment, to see that it works'
	@echo 'make bench-compare A=… B=…   show what became slower between two results'
	@echo 'make faults             break it on purpose, for an hour at most; see Tests/Faults'
	@echo 'make mutants            put small faults into the code, and see whether tests notice; see Tests/Mutants'
	@echo 'make clean              remove everything that was built'

# What the first minute shows, in the build of the tests, which is made faster than the one that is installed.
demo:
	@.ci/setup $(PACKAGES) $(WIDGET_PACKAGES)
	@echo 'Building four programs, which takes a minute or two …'
	@for program in groupdefaults CoffeeWidget Characters groupwidgets; do \
		$(SWIFT) build --product $$program || exit; \
	done
	@echo
	@.build/debug/groupwidgets demo --once
	@echo
	@echo 'Live, until q: .build/debug/groupwidgets demo'

# The converter is tested as it is installed, too.
test:
	@mkdir -p .build && rm -f .build/times
	@$(PART) 'what was missing installed' \
		.ci/setup $(PACKAGES) $(WIDGET_PACKAGES) $(PICTURE_PACKAGES) $(DESKTOP_PACKAGES) $(TEST_PACKAGES)
	@$(PART) 'the converter built, as it is installed' $(MAKE) plist
	@$(PART) 'the tests built' $(SWIFT) build --build-tests
	@$(PART) 'the tests run' .ci/test $(SWIFT) test --skip-build
	@$(PART)

lint:
	@.ci/setup
	$(SWIFT) format lint --strict --recursive Sources Tests Package.swift

format:
	@.ci/setup
	$(SWIFT) format --in-place --recursive Sources Tests Package.swift

pictures:
	@.ci/setup $(PACKAGES) $(WIDGET_PACKAGES) $(PICTURE_PACKAGES) tmux python3
	for program in groupdefaults groupwidgets groupwidgets-draw SampleServer $(SAMPLES) $(SHOWN); do \
		$(SWIFT) build $(SAMPLES_FLAGS) --product $$program || exit; \
	done
	@mkdir -p Documentation/Pictures
	@.ci/pictures $(SAMPLES_BUILD)/release Documentation/Pictures
	@.ci/moving-picture $(SAMPLES_BUILD)/release Documentation/Pictures

docs:
	@.ci/setup $(PACKAGES) $(PICTURE_PACKAGES)
	@.ci/docs $(DOCUMENTED)

tool:
	@.ci/setup $(PACKAGES)
	$(SWIFT) build $(TOOL_FLAGS) --product groupdefaults

widgets:
	@.ci/setup $(PACKAGES) $(WIDGET_PACKAGES) $(PICTURE_PACKAGES) $(DESKTOP_PACKAGES)
	for program in groupwidgets groupwidgets-script; do $(SWIFT) build $(TOOL_FLAGS) --product $$program || exit; done
	for program in groupwidgets-draw groupwidgets-desktop $(SAMPLES); do $(SWIFT) build $(SAMPLES_FLAGS) --product $$program || exit; done

plist:
	@.ci/setup $(PACKAGES)
	$(SWIFT) build $(TOOL_FLAGS) --product groupdefaults-plist

sync:
	@.ci/setup $(PACKAGES) $(WIDGET_PACKAGES)
	$(SWIFT) build $(SAMPLES_FLAGS) --product groupdefaults-sync

bench:
	@Benchmarks/run

bench-smoke:
	@Benchmarks/run --smoke

bench-compare:
	@Benchmarks/run --compare $(call quoted,$(value A)) $(call quoted,$(value B))

faults:
	@Tests/Faults/run $(FAULTS)

mutants:
	@.ci/setup $(PACKAGES) $(WIDGET_PACKAGES) $(PICTURE_PACKAGES) $(DESKTOP_PACKAGES) $(TEST_PACKAGES) python3
	@Tests/Mutants/run $(MUTANTS)

joined: tool widgets plist sync
	@Packaging/one-program $(TOOL_BUILD)/release $(JOINED_TOOL) groupdefaults groupdefaults-plist -- -static-executable
	@Packaging/one-program $(TOOL_BUILD)/release $(JOINED_WIDGETS) groupwidgets groupwidgets-script -- -static-executable
	@$(foreach join,$(JOINS),Packaging/one-program $(SAMPLES_BUILD)/release $(JOINED_SAMPLES)/$(join) \
		$($(join)_SAMPLES) -- $(JOINED_FLAGS) &&) true

install: joined
	@Packaging/directories make $(PLACE) $(DIRECTORIES)
	install -m 755 $(call quoted,$(JOINED_TOOL)) $(BIN)/groupdefaults
	install -m 755 $(call quoted,$(JOINED_WIDGETS)) $(BIN)/groupwidgets
	ln -sf ../../bin/groupdefaults $(LIBEXEC)/groupdefaults-plist
	install -m 755 $(call quoted,$(DRAW)) $(LIBEXEC)/groupwidgets-draw
	install -m 755 $(call quoted,$(DESKTOP)) $(LIBEXEC)/groupwidgets-desktop
	install -m 755 $(call quoted,$(SYNC)) $(LIBEXEC)/groupdefaults-sync
	ln -sf ../../bin/groupwidgets $(LIBEXEC)/groupwidgets-script
	install -m 644 $(call quoted,$(FILE_REPORTS)) $(LIBEXEC)/libgroupwidgets-files.so
	install -m 755 Sources/Samples/Scripts/* $(SCRIPTS)
	@for sample in $(SAMPLES); do \
		rm -rf $(SAMPLED)/$$sample $(SAMPLED)/groupdefaults_$$sample.resources && \
		cp -R $(call quoted,$(SAMPLES_BUILD))/release/groupdefaults_$$sample.resources $(SAMPLED) || exit; \
	done
	@$(foreach join,$(JOINS),install -m 755 $(call quoted,$(JOINED_SAMPLES)/$(join)) $(SAMPLED) && \
		for sample in $($(join)_SAMPLES); do ln $(SAMPLED)/$(join) $(SAMPLED)/$$sample || exit; done && \
		rm $(SAMPLED)/$(join) &&) true
	@for tool in $(call quoted,$(JOINED_TOOL)) $(call quoted,$(JOINED_WIDGETS)); do \
		name=$$(basename "$$tool"); \
		"$$tool" manual > $(SHARE)/man/man1/"$$name.1" && \
		"$$tool" completions bash > $(SHARE)/bash-completion/completions/"$$name" && \
		"$$tool" completions zsh > $(SHARE)/zsh/site-functions/"_$$name" && \
		"$$tool" completions fish > $(SHARE)/fish/vendor_completions.d/"$$name.fish" || exit; \
	done
	@version=$$($(call quoted,$(JOINED_TOOL)) --version) && for page in $(FORMATS); do \
		Packaging/manual "$${page#*:}" "$${version#* }" < "Documentation/Formats/$${page%:*}.md" \
			> $(SHARE)/man/man5/"$${page#*:}.5" || exit; \
	done
	@for unit in groupwidgets groupdefaults-sync; do \
		Packaging/unit $(call quoted,$(prefix)/bin) < "Packaging/$$unit.service" > $(UNITS)/"$$unit.service" || exit; \
	done
	@[ -n $(call quoted,$(destination)) ] || printf 'Installed. %s belongs on your PATH, and for zsh %s on fpath.\n' \
		$(call quoted,$(prefix)/bin) $(SHARE)/zsh/site-functions

uninstall:
	for sample in $(SAMPLES); do rm -rf $(SAMPLED)/$$sample $(SAMPLED)/groupdefaults_$$sample.resources; done
	for name in groupdefaults-plist groupwidgets-draw groupwidgets-desktop groupdefaults-sync groupwidgets-script \
		libgroupwidgets-files.so; do \
		rm -f $(LIBEXEC)/$$name; \
	done
	for script in Sources/Samples/Scripts/*; do rm -f $(SCRIPTS)/$${script##*/}; done
	rm -f $(UNITS)/groupwidgets.service $(UNITS)/groupdefaults-sync.service
	for page in $(FORMATS); do rm -f $(SHARE)/man/man5/$${page#*:}.5; done
	for name in groupdefaults groupwidgets; do \
		rm -f $(BIN)/$$name $(SHARE)/man/man1/$$name.1 $(SHARE)/bash-completion/completions/$$name \
			$(SHARE)/zsh/site-functions/_$$name $(SHARE)/fish/vendor_completions.d/$$name.fish; \
	done
	@Packaging/directories remove $(PLACE)

deb:
	@.ci/setup dpkg-dev xz-utils
	rm -rf $(PACKAGED)/stage
	$(MAKE) install DESTDIR=$(PACKAGED)/stage PREFIX=/usr
	Packaging/deb $(PACKAGED)/stage $(PACKAGED)

dist:
	@.ci/setup xz-utils
	rm -rf $(PACKAGED)/tree
	$(MAKE) install DESTDIR=$(PACKAGED)/tree PREFIX=
	Packaging/dist $(PACKAGED)/tree $(PACKAGED)

check-deb:
	@.ci/setup debootstrap lintian
	lintian --fail-on error $(PACKAGED)/*.deb
	Packaging/check-deb $(PACKAGED) $(if $(PREVIOUS),$(call quoted,$(value PREVIOUS)))

clean:
	rm -rf .build
