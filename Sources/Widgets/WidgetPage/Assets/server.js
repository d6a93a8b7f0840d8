// All that is asked of the server, and what was fetched from it.

const documents = new Map();
const mostDocuments = 400;

/** Exchanges the token in the address, or a pass phrase, for a cookie. Returns whether the server let us in. */
export async function enter(phrase) {
  const token = location.hash.slice(1);
  if (!token && !phrase) return true;
  history.replaceState(null, "", location.pathname + location.search);
  try {
    const answer = await fetch(phrase ? "/phrase" : "/enter", { method: "POST", body: phrase ?? token });
    return answer.ok;
  } catch {
    return true;
  }
}

/** Whether the server answers and knows us: "in", "out", or "gone". */
export async function standing() {
  try {
    const answer = await fetch("/standing");
    return answer.ok ? "in" : answer.status === 401 ? "out" : "gone";
  } catch {
    return "gone";
  }
}

const addressOf = (ref, name) => `/w/${ref}/${name}.svg`;

/** A document, from memory if it was fetched before, or is on its way. */
export function document(ref, name) {
  const address = addressOf(ref, name);
  return keep(address, documents.get(address) ?? download(address));
}

async function download(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.text();
}

function keep(address, found) {
  if (!documents.has(address)) found.catch(() => documents.delete(address));
  documents.delete(address);
  documents.set(address, found);
  if (documents.size > mostDocuments) documents.delete(documents.keys().next().value);
  return found;
}

/** Documents that the server draws for us, and sends by itself. */
const coming = new Map();

const arrivals = {
  coming({ ref, name }) {
    const address = addressOf(ref, name);
    if (!documents.has(address)) keep(address, new Promise((take) => coming.set(address, take)));
  },
  /** Without its text if it is to be fetched. */
  document({ ref, name, text }) {
    const address = addressOf(ref, name);
    coming.get(address)?.(text ?? download(address));
    coming.delete(address);
  },
};

function fetchComing() {
  for (const [address, take] of coming) take(download(address));
  coming.clear();
}

export async function why(ref) {
  const answer = await fetch(`/w/${ref}/why`);
  if (!answer.ok) throw new Error((await answer.text()).trim());
  return answer.json();
}

/** Asks for a change. Returns the server's words, if it has any; throws those that refuse. */
export const wish = (body) => post("/wish", JSON.stringify(body));

/** Ends the session, for all pages of this browser. */
export const leave = () => post("/leave");

async function post(path, body) {
  const answer = await fetch(path, { method: "POST", body });
  const words = (await answer.text()).trim();
  if (!answer.ok) throw new Error(words);
  return words;
}

/** In which appearance someone looks at the page, "light" or "dark"; empty if nobody does. */
let look = "";
let stream = new AbortController();

/** Tells the server, which draws for those who look. */
export function setLook(wanted) {
  if (wanted === look) return;
  look = wanted;
  stream.abort();
}

/** Hears what changes, and goes on trying when the server is gone. */
export function listen(handlers) {
  let pause = 250;
  handlers = { ...handlers, ...arrivals };
  const open = async () => {
    const told = look;
    const answer = await hear((name, data) => {
      pause = 250;
      handlers[name](data);
    });
    fetchComing();
    if (look !== told) return open();
    handlers.lost();
    if (answer === 401) return handlers.out();
    setTimeout(open, pause);
    pause = Math.min(pause * 2, 10_000);
  };
  open();
}

/** Hears events until there are no more. Returns the status of the answer, if there was one. */
async function hear(tell) {
  let status, rest = "";
  try {
    // A POST says where it comes from also without TLS, where an EventSource does not.
    const query = [location.search.slice(1), look && `look=${look}`].filter(Boolean).join("&");
    stream = new AbortController();
    const answer = await fetch(`/events?${query}`, { method: "POST", signal: stream.signal });
    status = answer.status;
    if (!answer.ok) return status;
    const reader = answer.body.getReader(), decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return status;
      const events = (rest + decoder.decode(value, { stream: true })).split("\n\n");
      rest = events.pop();
      for (const event of events) {
        const [, name, data] = /^event: (.*)\ndata: (.*)$/.exec(event);
        tell(name, JSON.parse(data));
      }
    }
  } catch (error) {
    if (!(error instanceof TypeError) && error.name !== "AbortError") reportError(error);
    return status;
  }
}
