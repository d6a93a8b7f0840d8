"""`groupwidgets run`: what the records of a root and its hosts go through.

What holds: whatever is placed, removed, edited, requested, tapped, damaged, copied and put back, and whenever a host is killed,
the last state of each key is shown, no request is lost by a host that lives or carried out twice, nothing of a removed widget
stays, and what is damaged is left as it is.

This is one of the project's own tests, which does less of it in `make test`: here it has seeds that nobody has seen. A
failure names its seed, which `HOST_HISTORY` takes.
"""

from scenario import scenario
from syncing import HOUR, test


@scenario("Hosts lose nothing, do nothing twice and leave nothing behind, whatever happens", size=5,
          unit="histories of 300 steps", limit=HOUR)
def host_histories(world, size):
    for _ in range(size):
        choices = f"{world.random.randrange(10**12)} 300"
        held, words = test(world, "WidgetHostTests.HistoryTests", HOST_HISTORY=choices)
        world.attempt(held, f"HOST_HISTORY=\"{choices}\": {words}")
