// Times in documents that tick: the same words as SceneLayout's LiveText.

const units = [
  [31556952, "yr", "year"], [2629746, "mo", "month"], [86400, "day", "day"], [3600, "hr", "hour"],
  [60, "min", "minute"], [1, "sec", "second"],
];

const two = (number) => String(number).padStart(2, "0");

function clock(seconds, showsHours) {
  const hours = Math.floor(seconds / 3600), minutes = Math.floor(seconds / 60);
  if (!showsHours || hours === 0) return `${minutes}:${two(seconds % 60)}`;
  return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

const firstUnit = (seconds) => {
  const place = units.findIndex(([length]) => seconds >= length);
  return place < 0 ? units.length - 1 : place;
};
const short = (count, [, name]) => `${count} ${name}${count !== 1 && name === "day" ? "s" : ""}`;
const long = (count, [, , name]) => `${count} ${name}${count === 1 ? "" : "s"}`;

function relative(seconds) {
  const place = firstUnit(seconds), unit = units[place], smaller = units[place + 1];
  const words = short(Math.floor(seconds / unit[0]), unit);
  const rest = smaller ? Math.floor((seconds % unit[0]) / smaller[0]) : 0;
  return rest > 0 ? `${words}, ${short(rest, smaller)}` : words;
}

function offset(seconds, isAhead) {
  const unit = units[firstUnit(seconds)];
  return (isAhead ? "+" : "-") + long(Math.floor(seconds / unit[0]), unit);
}

/** The words of a `data-clock` attribute at a moment in milliseconds. */
export function words(attribute, now) {
  const [kind, first, last, format] = attribute.split(" ");
  const from = Number(first), to = Math.max(from, Number(last));
  if (kind === "up" || kind === "down") {
    const inside = Math.min(Math.max(now, from), to);
    const seconds = kind === "down" ? Math.ceil((to - inside) / 1000) : Math.floor((inside - from) / 1000);
    return clock(seconds, format === "hours");
  }
  const isAhead = from > now, distance = Math.abs(from - now) / 1000;
  const seconds = isAhead ? Math.ceil(distance) : Math.floor(distance);
  if (kind === "relative") return relative(seconds);
  if (kind === "offset") return offset(seconds, isAhead);
  return clock(seconds, true);
}

/** Writes the times of a document. Returns whether a text became longer or shorter, so that others may have to move. */
export function tick(svg, now) {
  let hasGrown = false;
  for (const text of svg.querySelectorAll("[data-clock]")) {
    const is = words(text.dataset.clock, now), was = text.textContent;
    if (is === was) continue;
    if (is.length !== was.length) {
      hasGrown = true;
      loosen(text);
    }
    text.textContent = is;
  }
  return hasGrown;
}

/** Lets a text be as long as it is, around the point that its alignment keeps. */
function loosen(text) {
  const length = Number(text.getAttribute("textLength")), anchor = text.dataset.anchor;
  if (!length) return;
  text.removeAttribute("textLength");
  if (!anchor || text.hasAttribute("text-anchor")) return;
  text.setAttribute("x", Number(text.getAttribute("x")) + (anchor === "middle" ? length / 2 : length));
  text.setAttribute("text-anchor", anchor);
}
