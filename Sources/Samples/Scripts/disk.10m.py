#!/usr/bin/env python3
# <xbar.title>Disk</xbar.title>
# <xbar.desc>The space that is left.</xbar.desc>
# <xbar.var>string(DISK_PATHS="/"): The directories to look at, with spaces between them.</xbar.var>
import json
import os
import shutil

rows = []
for path in os.environ.get("DISK_PATHS", "/").split():
    try:
        usage = shutil.disk_usage(os.path.expanduser(path))
    except OSError as error:
        rows.append({"text": f"{path}: {error.strerror}", "color": "secondary"})
        continue
    rows.append({"text": f"{usage.free / 1e9:.0f} GB left on {path}", "font": "subheadline"})
    rows.append({"progress": usage.used / usage.total})
print(json.dumps({"vstack": [{"text": "Disk", "font": "headline"}, *rows, {"spacer": True}], "alignment": "leading"}))
