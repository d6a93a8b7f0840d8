# make demo, make test: everything that they need, they install themselves.

SWIFT = swift
PREFIX = /usr/local
DESTDIR =

# Debian's packages: what the package is built with, what widgets that use the network are linked with where Foundation is
# part of them, what pictures are drawn with, and what the tests trace and check with.
PACKAGES = libinotifytools0-dev
WIDGET_PACKAGES = libcurl4-openssl-dev
PICTURE_PACKAGES = libcairo2-dev libpango1.0-dev libturbojpeg0-dev libwebp-dev zlib1g-dev pkg-config librsvg2-2 \
	fonts-inter-variable fonts-noto-color-emoji bootstrap-icons
TEST_PACKAGES = strace groff-base poppler-utils

# The tool is one static binary, which starts in the time of a C program. Its builds have a place of their own, since they
# share no flags with those of the tests.
TOOL_BUILD = .build/tool
TOOL = $(TOOL_BUILD)/release/groupdefaults
TOOL_FLAGS = -c release --scratch-path $(TOOL_BUILD) -Xswiftc -static-executable -Xswiftc -use-ld=lld -Xlinker -s
# The tool for widgets, and the sample widgets: these have Foundation in them, and so a build of yet another kind.
WIDGETS = $(TOOL_BUILD)/release/groupwidgets
SAMPLES_BUILD = .build/samples
SAMPLES_FLAGS = -c release --scratch-path $(SAMPLES_BUILD) --static-swift-stdlib -Xswiftc -use-ld=lld -Xlinker -s
SAMPLES = Basic Characters Account Tracker Posts
# The modules that users import.
DOCUMENTED = GroupStore GroupWatch AppGroups AppGroupsObservation AppIntents Intents ActivityKit Combine \
	CombineNetworking FoundationGaps UIKit SwiftUI WidgetKit OSLog GroupTesting
# The program that draws pictures has C libraries in it, and is started by the tools.
DRAW = $(SAMPLES_BUILD)/release/groupwidgets-draw
PLIST = $(TOOL_BUILD)/release/groupdefaults-plist

BIN = $(DESTDIR)$(PREFIX)/bin
LIBEXEC = $(DESTDIR)$(PREFIX)/libexec/groupdefaults
LIB = $(DESTDIR)$(PREFIX)/lib/groupdefaults
SHARE = $(DESTDIR)$(PREFIX)/share

.PHONY: help demo test lint format pictures docs tool widgets plist install uninstall clean bench bench-smoke bench-compare \
	faults

help:
	@echo 'make demo               build, and show what it does'
	@echo 'make test               build, and run all tests'
	@echo 'make install PREFIX=…   install into PREFIX, $(PREFIX) if not given'
	@echo 'make uninstall          remove what was installed'
	@echo 'make lint, make format  check the style of the source, or mend it'
	@echo 'make pictures           draw the pictures of the documents anew'
	@echo 'make docs               write the reference of all products into .build/docs'
	@echo 'make bench              measure it beside what people use today, which it installs; see Benchmarks'
	@echo 'make bench-smoke        run the benchmark for a moment, to see that it works'
	@echo 'make bench-compare A=… B=…   show what became slower between two results'
	@echo 'make faults             break it on purpose, for an hour at most; see Tests/Faults'
	@echo 'make clean              remove everything that was built'

demo:
	@.ci/setup $(PACKAGES) $(WIDGET_PACKAGES) $(PICTURE_PACKAGES)
	for program in groupdefaults groupwidgets groupwidgets-draw SampleServer $(SAMPLES); do \
		$(SWIFT) build $(SAMPLES_FLAGS) --product $$program || exit; \
	done
	@sh .ci/demo $(SAMPLES_BUILD)/release

# The converter is tested as it is installed, too.
test: plist
	@.ci/setup $(PACKAGES) $(PICTURE_PACKAGES) $(TEST_PACKAGES)
	$(SWIFT) build --build-tests
	@.ci/test $(SWIFT) test --skip-build

lint:
	@.ci/setup
	$(SWIFT) format lint --strict --recursive Sources Tests Package.swift

format:
	@.ci/setup
	$(SWIFT) format --in-place --recursive Sources Tests Package.swift

pictures:
	@.ci/setup $(PACKAGES) $(WIDGET_PACKAGES) $(PICTURE_PACKAGES)
	for program in groupdefaults groupwidgets groupwidgets-draw SampleServer $(SAMPLES); do \
		$(SWIFT) build $(SAMPLES_FLAGS) --product $$program || exit; \
	done
	@mkdir -p Documentation/Pictures
	@.ci/pictures $(SAMPLES_BUILD)/release Documentation/Pictures

docs:
	@.ci/setup $(PACKAGES) $(PICTURE_PACKAGES)
	@.ci/docs $(DOCUMENTED)

tool:
	@.ci/setup $(PACKAGES)
	$(SWIFT) build $(TOOL_FLAGS) --product groupdefaults

widgets:
	@.ci/setup $(PACKAGES) $(WIDGET_PACKAGES) $(PICTURE_PACKAGES)
	$(SWIFT) build $(TOOL_FLAGS) --product groupwidgets
	for program in groupwidgets-draw $(SAMPLES); do $(SWIFT) build $(SAMPLES_FLAGS) --product $$program || exit; done

plist:
	@.ci/setup $(PACKAGES)
	$(SWIFT) build $(TOOL_FLAGS) --product groupdefaults-plist

bench:
	@Benchmarks/run

bench-smoke:
	@Benchmarks/run --smoke

bench-compare:
	@Benchmarks/run --compare $(A) $(B)

faults:
	@Tests/Faults/run $(FAULTS)

install: tool widgets plist
	install -D -m 755 $(TOOL) $(BIN)/groupdefaults
	install -D -m 755 $(WIDGETS) $(BIN)/groupwidgets
	install -D -m 755 $(PLIST) $(LIBEXEC)/groupdefaults-plist
	install -D -m 755 $(DRAW) $(LIBEXEC)/groupwidgets-draw
	mkdir -p $(LIB)/samples
	for program in $(SAMPLES); do install -m 755 $(SAMPLES_BUILD)/release/$$program $(LIB)/samples || exit; done
	rm -rf $(LIB)/samples/groupdefaults_Account.resources
	cp -R $(SAMPLES_BUILD)/release/groupdefaults_Account.resources $(LIB)/samples
	mkdir -p $(SHARE)/man/man1 $(SHARE)/bash-completion/completions $(SHARE)/zsh/site-functions \
		$(SHARE)/fish/vendor_completions.d
	for tool in $(TOOL) $(WIDGETS); do \
		name=$$(basename $$tool); \
		$$tool manual > $(SHARE)/man/man1/$$name.1 && \
		$$tool completions bash > $(SHARE)/bash-completion/completions/$$name && \
		$$tool completions zsh > $(SHARE)/zsh/site-functions/_$$name && \
		$$tool completions fish > $(SHARE)/fish/vendor_completions.d/$$name.fish || exit; \
	done

uninstall:
	rm -rf $(LIBEXEC) $(LIB)
	for name in groupdefaults groupwidgets; do \
		rm -f $(BIN)/$$name $(SHARE)/man/man1/$$name.1 $(SHARE)/bash-completion/completions/$$name \
			$(SHARE)/zsh/site-functions/_$$name $(SHARE)/fish/vendor_completions.d/$$name.fish; \
	done

clean:
	rm -rf .build
