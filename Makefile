# make demo, make test: everything that they need, they install themselves.

SWIFT = swift
PREFIX = /usr/local
DESTDIR =

# Debian's packages: what the package is built with, and what its tests trace and check with besides.
PACKAGES = libinotifytools0-dev
TEST_PACKAGES = strace groff-base

# The tool is one static binary, which starts in the time of a C program. Its builds have a place of their own, since they
# share no flags with those of the tests.
TOOL_BUILD = .build/tool
TOOL = $(TOOL_BUILD)/release/groupdefaults
TOOL_FLAGS = -c release --scratch-path $(TOOL_BUILD) -Xswiftc -static-executable -Xswiftc -use-ld=lld -Xlinker -s
PLIST_BUILD = .build/plist
PLIST = $(PLIST_BUILD)/release/groupdefaults-plist
PLIST_FLAGS = -c release --scratch-path $(PLIST_BUILD) --static-swift-stdlib -Xswiftc -use-ld=lld -Xlinker -s

BIN = $(DESTDIR)$(PREFIX)/bin
LIBEXEC = $(DESTDIR)$(PREFIX)/libexec/groupdefaults
SHARE = $(DESTDIR)$(PREFIX)/share

.PHONY: help demo test lint format tool plist install uninstall clean bench bench-smoke bench-compare

help:
	@echo 'make demo               build, and show what it does'
	@echo 'make test               build, and run all tests'
	@echo 'make install PREFIX=…   install into PREFIX, $(PREFIX) if not given'
	@echo 'make uninstall          remove what was installed'
	@echo 'make lint, make format  check the style of the source, or mend it'
	@echo 'make bench              measure it beside what people use today, which it installs; see Benchmarks'
	@echo 'make bench-compare A=… B=…   show what became slower between two results'
	@echo 'make clean              remove everything that was built'

demo: tool
	@sh .ci/demo $(TOOL)

test:
	@.ci/setup $(PACKAGES) $(TEST_PACKAGES)
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build

lint:
	@.ci/setup
	$(SWIFT) format lint --strict --recursive Sources Tests Package.swift

format:
	@.ci/setup
	$(SWIFT) format --in-place --recursive Sources Tests Package.swift

tool:
	@.ci/setup $(PACKAGES)
	$(SWIFT) build $(TOOL_FLAGS) --product groupdefaults

plist:
	@.ci/setup $(PACKAGES)
	$(SWIFT) build $(PLIST_FLAGS) --product groupdefaults-plist

bench:
	@Benchmarks/run

bench-smoke:
	@Benchmarks/run --smoke

bench-compare:
	@Benchmarks/run --compare $(A) $(B)

install: tool plist
	install -D -m 755 $(TOOL) $(BIN)/groupdefaults
	install -D -m 755 $(PLIST) $(LIBEXEC)/groupdefaults-plist
	mkdir -p $(SHARE)/man/man1 $(SHARE)/bash-completion/completions $(SHARE)/zsh/site-functions \
		$(SHARE)/fish/vendor_completions.d
	$(TOOL) manual > $(SHARE)/man/man1/groupdefaults.1
	$(TOOL) completions bash > $(SHARE)/bash-completion/completions/groupdefaults
	$(TOOL) completions zsh > $(SHARE)/zsh/site-functions/_groupdefaults
	$(TOOL) completions fish > $(SHARE)/fish/vendor_completions.d/groupdefaults.fish

uninstall:
	rm -rf $(BIN)/groupdefaults $(LIBEXEC) $(SHARE)/man/man1/groupdefaults.1 \
		$(SHARE)/bash-completion/completions/groupdefaults $(SHARE)/zsh/site-functions/_groupdefaults \
		$(SHARE)/fish/vendor_completions.d/groupdefaults.fish

clean:
	rm -rf .build
