// A widget on the page: shows the entry of now, goes on by the clock, and passes taps on.

import { tick } from "./clock.js";
import * as server from "./server.js";

const soon = 2 ** 31 - 1;
const patience = 10_000;
const ahead = 5, untilAhead = 500;

let copies = 0;

/** Whether a screen reader finds words for an element. */
function hasName(element) {
  if (element.matches("[aria-label]") || element.querySelector("[aria-label]")) return true;
  const texts = [...element.querySelectorAll("text")].filter((text) => !text.closest("[aria-hidden=true]"));
  return texts.some((text) => text.textContent.trim());
}

/**
 * The elements of a document. Its styles are set by script, since the page's rules of security allow none in markup, and
 * its identifiers are made unique, since the same document may be shown twice. Links without words, such as around a
 * placeholder, are named for the widget.
 */
export function drawn(text, name, title) {
  const prefix = `d${name.split("@")[0]}-`;
  text = text.replaceAll(prefix, `${prefix}${copies++}-`);
  const svg = document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
  for (const element of [svg, ...svg.querySelectorAll("[data-style]")]) {
    element.style.cssText = element.dataset.style ?? "";
  }
  for (const target of svg.querySelectorAll("[data-action]")) {
    if (!hasName(target)) target.setAttribute("aria-label", `Open ${title}`);
  }
  return svg;
}

/**
 * Draws a switch of the usual style in its other position. Returns how to undo that, or null for a style of a widget's own,
 * of which only its program knows how the other position looks.
 */
function flip(target) {
  const [track, knob] = [...target.querySelectorAll("path")].slice(-2);
  if (!knob) return null;
  const outer = track.getBBox(), inner = knob.getBBox();
  const left = inner.x - outer.x, right = outer.width - inner.width - left;
  const isUsual = [outer.width - 51, Math.min(left, right) - 2, outer.height - inner.height - 4]
    .every((difference) => Math.abs(difference) < .1);
  if (!isUsual) return null;
  target.classList.add("flipped");
  track.classList.add(target.getAttribute("aria-checked") === "true" ? "off" : "on");
  knob.style.transform = `translateX(${right - left}px)`;
  return () => {
    target.classList.remove("flipped");
    track.classList.remove("on", "off");
    knob.style.transform = "";
  };
}

export class CardView {
  #card;
  #svg = null;
  #name = null;
  #timer = 0;
  #aheadTimer = 0;
  #busy = new Set();
  #isStale = false;
  #showing = 0;

  constructor(page) {
    this.page = page;
    this.element = document.createElement("article");
    this.element.className = "card";
    this.face = this.element.appendChild(document.createElement("div"));
    this.face.className = "face";
    const footer = this.element.appendChild(document.createElement("footer"));
    this.title = footer.appendChild(document.createElement("h2"));
    this.title.dir = "auto";
    this.age = footer.appendChild(document.createElement("span"));
    this.age.className = "age";
    this.age.dir = "auto";
    this.more = footer.appendChild(document.createElement("button"));
    this.more.type = "button";
    this.more.className = "more";
    this.more.textContent = "⋯";
    this.more.addEventListener("click", () => page.openPanel(this));
    this.face.addEventListener("click", (event) => this.#click(event));
    this.face.addEventListener("keydown", (event) => this.#key(event));
    this.element.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      page.openPanel(this);
    });
  }

  get card() { return this.#card; }

  set card(card) {
    this.#card = card;
    const { width, height } = card;
    this.element.className = ["card", width > 400 ? "w4" : width > 170 ? "w2" : "", height > 200 ? "h2" : "",
      height < 100 ? "small" : ""].filter(Boolean).join(" ");
    this.face.style.width = `${width}px`;
    this.title.textContent = card.place ? `${card.title} ${card.place}` : card.title;
    this.title.title = card.cause;
    this.title.id = `title-${card.ref}`;
    this.element.setAttribute("aria-labelledby", this.title.id);
    this.more.setAttribute("aria-label", `About ${card.title}: why, sizes, earlier states`);
    // If it shows the same as before, what was tapped goes back.
    this.show().then(() => this.#settle());
    this.#describeAge();
  }

  /** Whether what it shows may be old, since nobody brings it up to date. */
  set isStale(isStale) {
    this.#isStale = isStale;
    this.#describeAge();
  }

  get entry() {
    const now = this.page.now();
    const entries = this.#card.entries;
    return entries.findLast((entry) => Date.parse(entry.date) <= now) ?? entries[0];
  }

  /** Shows the entry of now to those who look, and wakes when that changes. */
  async show() {
    clearTimeout(this.#timer);
    clearTimeout(this.#aheadTimer);
    if (document.hidden) return;
    const entry = this.entry, number = ++this.#showing;
    if (!entry) return this.#showBlank();
    const key = this.page.isDark() ? entry.dark : entry.light;
    const second = entry.ticks ? `@${Math.floor(this.page.now() / 1000)}` : "";
    this.#whole(entry);
    this.#wake(entry);
    if (this.#name === key + second) return;
    try {
      const text = await server.document(this.#card.ref, key + second);
      if (number === this.#showing) this.#replace(drawn(text, key + second, this.#card.title), key + second);
    } catch (error) {
      if (!this.#svg) this.#showBlank();
    }
    // Not while the browser paints.
    this.#aheadTimer = setTimeout(() => this.#fetchAhead(entry), untilAhead);
  }

  #replace(svg, name) {
    const focused = this.#svg?.contains(document.activeElement) && document.activeElement.dataset.action;
    const place = focused ? [...this.#svg.querySelectorAll("[data-action]")].indexOf(document.activeElement) : -1;
    for (const old of this.face.querySelectorAll("svg.old, .blank")) old.remove();
    const old = this.#svg;
    for (const target of this.#busy) clearTimeout(target.timer);
    this.#busy.clear();
    this.#svg = svg;
    this.#name = name;
    svg.setAttribute("width", this.#card.width);
    svg.removeAttribute("height");
    tick(svg, this.page.now());
    this.face.append(svg);
    if (old) {
      old.classList.add("old");
      old.setAttribute("aria-hidden", "true");
      old.inert = true;
      old.addEventListener("animationend", () => old.remove());
    }
    if (place >= 0) {
      const all = [...svg.querySelectorAll("[data-action]")];
      (all.find((element) => element.dataset.action === focused) ?? all[place])?.focus();
    }
  }

  #showBlank() {
    this.#svg = this.#name = null;
    this.face.replaceChildren();
    const blank = this.face.appendChild(document.createElement("div"));
    blank.className = "blank";
    blank.style.aspectRatio = `${this.#card.width} / ${this.#card.height}`;
    blank.textContent = this.#card.problem ?? (this.#card.failure ? "It could not be loaded" : "Not loaded yet");
  }

  /** Sleeps until the next entry, the next second of a text that ticks, or the next step of a bar. */
  #wake(entry) {
    const now = this.page.now();
    const next = this.#card.entries.find((other) => Date.parse(other.date) > now);
    const waits = [next ? Date.parse(next.date) - now : soon];
    if (entry.ticks) waits.push(1000 - now % 1000);
    this.#timer = setTimeout(() => this.#turn(), Math.min(...waits, soon));
  }

  #turn() {
    const entry = this.entry;
    const key = this.page.isDark() ? entry.dark : entry.light;
    const [shown, second] = (this.#name ?? "").split("@");
    if (!entry.ticks || shown !== key) return this.show();
    const now = this.page.now();
    const hasGrown = tick(this.#svg, now);
    const hasMoved = entry.step && now / 1000 - Number(second) >= entry.step;
    if (hasGrown || hasMoved) return this.show();
    this.#wake(entry);
  }

  async #fetchAhead(entry) {
    const place = this.#card.entries.indexOf(entry), isDark = this.page.isDark();
    for (const next of this.#card.entries.slice(place + 1, place + 1 + ahead)) {
      const second = next.ticks ? `@${Math.floor(Date.parse(next.date) / 1000)}` : "";
      await server.document(this.#card.ref, (isDark ? next.dark : next.light) + second).catch(() => {});
    }
  }

  #describeAge() {
    const card = this.#card;
    if (!card) return;
    const time = new Date(card.made).toLocaleString([], { dateStyle: "short", timeStyle: "short" });
    const words = card.problem ?? (card.failure ? `failed: ${card.failure}` : this.#isStale ? `as of ${time}` : "");
    this.age.textContent = this.age.title = words;
    this.age.classList.toggle("alarm", Boolean(card.problem ?? card.failure));
  }

  // Taps

  /** The link or button that covers the widget, below those that it draws. */
  #whole(entry) {
    let whole = this.face.querySelector(".whole");
    const isLink = entry.url && /^https?:/.test(entry.url);
    const kind = entry.tap && (!this.page.isReadOnly || isLink) ? (isLink ? "A" : "BUTTON") : null;
    if (whole?.tagName !== kind) whole?.remove(), whole = null;
    if (!kind) return;
    if (!whole) {
      whole = document.createElement(kind);
      whole.className = "whole";
      this.face.prepend(whole);
    }
    whole.dataset.action = entry.tap;
    whole.setAttribute("aria-label", `Open ${this.#card.title}`);
    if (isLink) Object.assign(whole, { href: entry.url, target: "_blank", rel: "noopener noreferrer" });
  }

  #click(event) {
    const target = event.target.closest("[data-action]");
    if (!target || this.page.isReadOnly && target.tagName.toLowerCase() !== "a") return;
    const address = target.getAttribute("href");
    if (address && /^(https?|mailto|tel):/.test(address)) {
      target.setAttribute("target", "_blank");
      target.setAttribute("rel", "noopener noreferrer");
      return;
    }
    event.preventDefault();
    this.#tap(target);
  }

  #key(event) {
    const target = event.target.closest("svg [data-action]");
    if (!target || event.key !== "Enter" && event.key !== " ") return;
    if (target.tagName.toLowerCase() === "a" && event.key === "Enter") return;
    event.preventDefault();
    this.#tap(target);
  }

  async #tap(target) {
    if (this.page.isReadOnly || this.#busy.has(target)) return;
    const state = target.getAttribute("aria-checked"), flipBack = state && flip(target);
    target.undo = () => {
      if (!this.#busy.delete(target)) return;
      clearTimeout(target.timer);
      target.removeAttribute("aria-busy");
      if (state) target.setAttribute("aria-checked", state);
      flipBack?.();
    };
    target.timer = setTimeout(target.undo, patience);
    this.#busy.add(target);
    target.setAttribute("aria-busy", "true");
    if (state) target.setAttribute("aria-checked", state === "true" ? "false" : "true");
    try {
      this.page.say(await server.wish({ wish: "tap", id: this.#card.id, action: target.dataset.action }));
    } catch (error) {
      target.undo();
      this.page.say(error.message, true);
    }
  }

  /** The widget has answered: what was tapped is as its scene says. */
  #settle() {
    for (const target of [...this.#busy]) target.undo();
  }

  remove() {
    clearTimeout(this.#timer);
    clearTimeout(this.#aheadTimer);
    this.element.remove();
  }
}
