// The page: cards in their order, and what is wrong, if anything is.

import { CardView } from "./card.js";
import { Panel } from "./panel.js";
import * as server from "./server.js";

const find = (id) => document.getElementById(id);
const views = new Map();
const scheme = matchMedia("(prefers-color-scheme: dark)");
const themes = ["automatic", "light", "dark"];
let theme = localStorage.getItem("theme") ?? "automatic";
let skew = 0, isConnected = false, hasHost = true, problems = [], order = [], saidUntil = 0;

const page = {
  isReadOnly: false,
  /** Milliseconds since 1970, as the server's machine counts them. */
  now: () => Date.now() + skew,
  isDark: () => theme === "dark" || theme === "automatic" && scheme.matches,
  openPanel: (view) => panel.open(view),
  say(words, isAlarm = false) {
    if (!words) return;
    saidUntil = Date.now() + 5000;
    setTimeout(showStatus, 5100);
    tell(words, isAlarm);
  },
};
const panel = new Panel(page);
globalThis.groupwidgets = { page, views };

function tell(words, isAlarm) {
  find("status").textContent = words;
  find("status").classList.toggle("alarm", isAlarm);
}

function showStatus() {
  const isStale = !isConnected || !hasHost;
  for (const view of views.values()) view.isStale = isStale;
  if (Date.now() < saidUntil) return;
  if (!isConnected) return tell("The page's server is gone; widgets go on by the clock until it is back.", true);
  if (!hasHost) return tell("No host is running, so nothing is reloaded: groupwidgets run", true);
  tell(problems.join(" · "), problems.length > 0);
}

function showTheme() {
  find("theme").textContent = theme[0].toUpperCase() + theme.slice(1);
  find("theme").setAttribute("aria-label", `Appearance: ${theme}`);
  if (theme === "automatic") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  showAll();
}

find("theme").addEventListener("click", () => {
  theme = themes[(themes.indexOf(theme) + 1) % themes.length];
  localStorage.setItem("theme", theme);
  showTheme();
});
scheme.addEventListener("change", showTheme);

// The server ends the stream of each page of this browser, which then asks for an address.
find("leave").addEventListener("click", async () => {
  try {
    await server.leave();
  } catch (error) {
    page.say(error.message, true);
  }
});

function showAll() {
  server.setLook(document.hidden ? "" : page.isDark() ? "dark" : "light");
  views.forEach((view) => view.card && view.show());
}

document.addEventListener("visibilitychange", showAll);

// Timers do not know of a clock that was set, or of a machine that slept.
const sinceStart = () => Date.now() - performance.now();
let start = sinceStart();
setInterval(() => {
  if (Math.abs(sinceStart() - start) > 1000) showAll();
  start = sinceStart();
}, 10_000);

function arrange() {
  for (const [id, view] of views) {
    if (order.includes(id)) continue;
    view.remove();
    views.delete(id);
  }
  const elements = order.map((id) => views.get(id)?.element).filter(Boolean);
  const grid = find("grid");
  elements.forEach((element, place) => {
    if (grid.children[place] !== element) grid.insertBefore(element, grid.children[place] ?? null);
  });
  find("empty").hidden = order.length > 0;
  // From the side at which the first of them begins.
  grid.dir = views.get(order[0])?.card.isRightToLeft ? "rtl" : "ltr";
}

const handlers = {
  hello({ date, isReadOnly }) {
    const distance = Date.parse(date) - Date.now();
    skew = Math.abs(distance) > 1500 ? distance : 0;
    isConnected = true;
    page.isReadOnly = Boolean(isReadOnly);
    document.body.classList.toggle("readonly", page.isReadOnly);
    find("entrance").hidden = true;
    // Whoever passes by a page that only shows must not blank it.
    find("leave").hidden = page.isReadOnly;
    showStatus();
  },
  layout(layout) {
    ({ ids: order, hasHost, problems } = layout);
    arrange();
    showStatus();
  },
  card(card) {
    let view = views.get(card.id);
    if (!view) {
      view = new CardView(page);
      views.set(card.id, view);
    }
    view.card = card;
    view.isStale = !isConnected || !hasHost;
    arrange();
    panel.refresh(view);
  },
  lost() {
    isConnected = false;
    showStatus();
  },
  out() {
    find("entrance").hidden = false;
    find("leave").hidden = true;
    order = [];
    arrange();
    find("empty").hidden = true;
    tell("", false);
  },
};

find("entrance").addEventListener("submit", async (event) => {
  event.preventDefault();
  const isIn = await server.enter(find("phrase").value);
  find("phrase").value = "";
  if (isIn) return server.listen(handlers);
  find("refusal").textContent = "That is not the pass phrase.";
});

showTheme();
await server.enter();
if (await server.standing() === "out") handlers.out();
else server.listen(handlers);
