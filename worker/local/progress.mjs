// Says how far long work is, while somebody waits for it. Only Node's own modules: nothing may be installed yet.

/** Nothing is silent for longer than this where lines cannot move: in a file, in a pipe. */
const QUIET_MS = 8_000;
const CLEARED = "\r\x1b[K";

/**
 * Prints `title: step (elapsed)`: on a terminal as one line that moves, elsewhere as a line of its own now and then.
 * Ends with `done`, which leaves one line, or with `clear`, which leaves none.
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
  // A process that ends in the middle leaves the terminal's next line to others.
  const leave = () => void (moves && text !== "" && out.write("\n"));
  process.once("exit", leave);

  function clear() {
    clearInterval(ticking);
    process.off("exit", leave);
    if (moves && text !== "") out.write(CLEARED);
    text = "";
  }
  return {
    /** What is being done now. */
    step(next) {
      text = next;
      print();
    },
    /** A line of its own that stays, above the moving one. */
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
