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

/** A document, from memory if it was fetched before. */
export function document(ref, name) {
  const address = `/w/${ref}/${name}.svg`;
  let found = documents.get(address);
  if (found) {
    documents.delete(address);
  } else {
    found = fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(`${answer.status}`);
      return answer.text();
    });
    found.catch(() => documents.delete(address));
  }
  documents.set(address, found);
  if (documents.size > mostDocuments) documents.delete(documents.keys().next().value);
  return found;
}

export async function why(ref) {
  const answer = await fetch(`/w/${ref}/why`);
  if (!answer.ok) throw new Error((await answer.text()).trim());
  return answer.json();
}

/** Asks for a change. Returns the server's words, if it has any; throws those that refuse. */
export async function wish(body) {
  const answer = await fetch("/wish", { method: "POST", body: JSON.stringify(body) });
  const words = (await answer.text()).trim();
  if (!answer.ok) throw new Error(words);
  return words;
}

/** Hears what changes, and goes on trying when the server is gone. */
export function listen(handlers) {
  let pause = 250;
  const open = async () => {
    const answer = await hear((name, data) => {
      pause = 250;
      handlers[name](data);
    });
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
    const answer = await fetch("/events" + location.search, { method: "POST" });
    status = answer.status;
    if (!answer.ok) return status;
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return status;
      const events = (rest + value).split("\n\n");
      rest = events.pop();
      for (const event of events) {
        const [, name, data] = /^event: (.*)\ndata: (.*)$/.exec(event);
        tell(name, JSON.parse(data));
      }
    }
  } catch (error) {
    if (!(error instanceof TypeError)) reportError(error);
    return status;
  }
}
