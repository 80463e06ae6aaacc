import { clock, progressOf } from "./account.mjs";

/** The longest silence of a run. */
const EVERY_MS = 8_000;

/**
 * Shows a running account: on a terminal one changing line per layer, in a log a line now and then for the layers that still
 * run. Meanwhile all other output goes through `say`.
 */
export function liveScreen(account, { out = process.stdout, startedAt = Date.now() } = {}) {
  const moves = out.isTTY && process.env.TERM !== "dumb";
  let drawn = 0;
  let told = Date.now();
  const lines = () =>
    account.layers.map((layer) => `${clock(Date.now() - startedAt).padStart(5)}  ${progressOf(layer)}`);
  const wipe = () => {
    if (drawn > 0) out.write(`\u001B[${drawn}A\u001B[J`);
    drawn = 0;
  };
  const draw = () => {
    const own = lines().map((line) => line.slice(0, Math.max(20, (out.columns ?? 80) - 1)));
    out.write(`${own.join("\n")}\n`);
    drawn = own.length;
  };
  const timer = setInterval(
    () => {
      if (moves) {
        wipe();
        draw();
      } else if (Date.now() - told >= EVERY_MS) {
        told = Date.now();
        const at = clock(told - startedAt).padStart(5);
        const open = account.layers.filter(({ closed }) => !closed);
        out.write(`${at}  ${open.map(progressOf).join("  ·  ") || "adding up"}\n`);
      }
    },
    moves ? 200 : 1_000,
  );
  return {
    say(text) {
      if (moves) wipe();
      out.write(`${text}\n`);
      told = Date.now();
    },
    end() {
      clearInterval(timer);
      if (moves) wipe();
    },
  };
}
