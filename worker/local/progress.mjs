// Shows the progress of long work while somebody waits for it. Uses only Node's own modules: nothing may be installed yet.

/** Longest silence if the output is not a terminal but a file or a pipe. */
const QUIET_MS = 8_000;
const CLEARED = "\r\x1b[K";

/**
 * Prints `title: step (elapsed)`: on a terminal as one line that changes, elsewhere as a new line now and then. Ends with
 * `done`, which leaves one line, or with `clear`, which leaves none.
 */
export function progress(title, out = process.stderr) {
  const since = Date.now();
  const moves = out.isTTY && process.env.TERM !== "dumb";
  let text = "";
  let printed = -Infinity;
  const line = () => `${title}: ${text} (${elapsed(Date.now() - since)})`;

  function print() {
    if (text === "") return;
    if (moves) out.write(CLEARED + line().slice(0, Math.max(20, (out.columns || 80) - 1)));
    else if (Date.now() - printed >= QUIET_MS) {
      printed = Date.now();
      out.write(`${line()}\n`);
    }
  }
  const ticking = setInterval(print, 1_000);
  ticking.unref();
  // A process that ends half-way leaves the terminal at the start of a new line.
  const leave = () => void (moves && text !== "" && out.write("\n"));
  process.once("exit", leave);

  function clear() {
    clearInterval(ticking);
    process.off("exit", leave);
    if (moves && text !== "") out.write(CLEARED);
    text = "";
  }
  return {
    step(next) {
      text = next;
      print();
    },
    /** Prints a permanent line above the moving one. */
    say(words) {
      out.write(`${moves && text !== "" ? CLEARED : ""}${words}\n`);
      if (moves) print();
    },
    done(words) {
      clear();
      text = words;
      out.write(`${line()}\n`);
      text = "";
    },
    clear,
  };
}

/** "7 sn", "2 dk 05 sn". */
export function elapsed(ms) {
  const seconds = Math.round(ms / 1_000);
  return seconds < 60 ? `${seconds} sn` : `${Math.floor(seconds / 60)} dk ${String(seconds % 60).padStart(2, "0")} sn`;
}
