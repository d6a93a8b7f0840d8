// The panel of a widget: why it shows what it shows, what it showed before, and what can be changed.

import { drawn } from "./card.js";
import { tick } from "./clock.js";
import * as server from "./server.js";

const find = (id) => document.getElementById(id);
const stamp = (date) => new Date(date).toLocaleString([], { dateStyle: "short", timeStyle: "medium" });

export class Panel {
  #view = null;
  #states = [];
  #page;

  constructor(page) {
    this.#page = page;
    this.dialog = find("panel");
    find("panel-close").addEventListener("click", () => this.dialog.close());
    this.dialog.addEventListener("close", () => {
      this.#view?.more.focus();
      this.#view = null;
    });
    this.dialog.addEventListener("click", (event) => {
      if (event.target === this.dialog) this.dialog.close();
    });
    find("panel-slider").addEventListener("input", () => this.#showState());
    find("panel-size").addEventListener("change", (event) => this.#wish({ wish: "resize", family: event.target.value }));
    find("panel-acts").addEventListener("click", (event) => {
      const wish = event.target.dataset.wish;
      if (wish) this.#act(wish, event.target);
    });
  }

  open(view) {
    this.#view = view;
    this.#states = [];
    find("panel-title").textContent = view.card.title;
    find("panel-note").textContent = "";
    find("panel-acts").hidden = this.#page.isReadOnly;
    for (const button of find("panel-acts").querySelectorAll("[data-armed]")) this.#disarm(button);
    this.dialog.showModal();
    this.refresh(view);
  }

  /** Reads again what is open, if it is about this widget. */
  async refresh(view, tries = 5) {
    if (view !== this.#view) return;
    try {
      const report = await server.why(view.card.ref), { generation } = view.card;
      if (view !== this.#view) return;
      this.#fill(report);
      // The host logs a reload a moment after the widget has changed.
      const isLogged = !generation || report.reloads.some((reload) => reload.generation === generation);
      if (!isLogged && tries > 0) setTimeout(() => this.refresh(view, tries - 1), 200);
    } catch (error) {
      find("panel-note").textContent = `This cannot be asked now: ${error.message}`;
    }
  }

  #fill(report) {
    const { card } = this.#view;
    find("panel-acts").hidden = this.#page.isReadOnly || report.families.length === 0;
    find("panel-acts").querySelector("[data-wish=turn]").hidden = !card.stack;
    const size = find("panel-size");
    size.replaceChildren(...report.families.map((family) => new Option(family, family, false, family === card.family)));
    find("panel-reloads").replaceChildren(...report.reloads.map((reload) => {
      const item = document.createElement("li"), time = document.createElement("time");
      time.textContent = stamp(reload.date);
      const outcome = reload.outcome === "reloaded"
        ? `(${(reload.milliseconds ?? 0).toFixed(1)} ms)` : `${reload.outcome}: ${reload.reason ?? ""}`;
      item.classList.toggle("failed", reload.outcome === "failed");
      item.append(time, ` ${reload.causes.join("; ")} ${outcome}`);
      return item;
    }));
    this.#list("panel-reads", [...report.reads, ...report.notes.map((note) => `Note: ${note}`)], "It has read nothing.");
    find("panel-log").textContent = report.log.join("\n") || "Nothing.";
    this.#take(report.states.reverse());
  }

  #list(id, lines, none) {
    const items = (lines.length ? lines : [none]).map((line) => {
      const item = document.createElement("li");
      item.textContent = line;
      return item;
    });
    find(id).replaceChildren(...items);
  }

  /** Keeps the slider where it is, unless it was at its end. */
  #take(states) {
    const slider = find("panel-slider");
    const chosen = this.#states.length && Number(slider.value) < this.#states.length - 1
      ? states.findIndex((state) => state.date === this.#states[slider.value].date) : -1;
    this.#states = states;
    slider.max = Math.max(0, states.length - 1);
    slider.value = chosen >= 0 ? chosen : slider.max;
    slider.disabled = states.length < 2;
    this.#showState();
  }

  async #showState() {
    const state = this.#states[find("panel-slider").value], view = this.#view;
    if (!state || !view) return;
    const place = `${Number(find("panel-slider").value) + 1} of ${this.#states.length}`;
    find("panel-moment").textContent = `${stamp(state.date)}: ${state.cause} (${place})`;
    find("panel-slider").setAttribute("aria-valuetext", `${stamp(state.date)}, ${state.cause}`);
    const ticks = view.card.entries.some((entry) => entry.ticks);
    const moment = Date.parse(state.date);
    const name = (this.#page.isDark() ? state.dark : state.light) + (ticks ? `@${Math.floor(moment / 1000)}` : "");
    try {
      const svg = drawn(await server.document(view.card.ref, name), name, view.card.title);
      if (state !== this.#states[find("panel-slider").value]) return;
      tick(svg, moment);
      for (const element of svg.querySelectorAll("[tabindex]")) element.removeAttribute("tabindex");
      svg.inert = true;
      find("panel-face").style.width = `${view.card.width}px`;
      find("panel-face").replaceChildren(svg);
    } catch {
      find("panel-moment").textContent += "; its picture cannot be fetched";
    }
  }

  #act(wish, button) {
    if (wish === "remove" && !button.dataset.armed) {
      button.dataset.armed = "yes";
      button.textContent = "Remove it, really";
      setTimeout(() => this.#disarm(button), 4000);
      return;
    }
    if (wish === "earlier") return this.#wish({ wish: "move", by: -1 });
    if (wish === "later") return this.#wish({ wish: "move", by: 1 });
    this.#wish({ wish });
    if (wish === "remove") this.dialog.close();
  }

  #disarm(button) {
    delete button.dataset.armed;
    button.textContent = "Remove";
  }

  async #wish(wish) {
    const id = this.#view.card.id;
    try {
      find("panel-note").textContent = await server.wish({ id, ...wish });
    } catch (error) {
      find("panel-note").textContent = error.message;
    }
  }
}
