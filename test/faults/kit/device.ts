import type { Env } from "#browser/env";
import type { Readable } from "#browser/store";
import type { Link } from "#game-client/connection";

export type Device = Env & {
  /** Reports the page as visible again, as when a phone is taken out of a pocket. */
  wake(): void;
  /** Runs the phone's timers this much earlier. */
  pass(ms: number): void;
};
/** A phone's browser says this of itself, and Node does not. */
Object.defineProperty(navigator, "onLine", { value: true });
/** As long as a browser waits. */
const REPLY_WITHIN = 15_000;

type Wanted = { readonly WebSocket?: Env["WebSocket"]; readonly now?: () => number };

/** The parts of a phone that the product's client needs, on Node's sockets. */
export function aDevice(
  port: number,
  { WebSocket = globalThis.WebSocket, now = () => performance.now() }: Wanted = {},
): Device {
  const wakers = new Set<() => void>();
  const timers = new Set<(passed: number) => void>();
  return {
    WebSocket,
    fetch: (path, init, within = REPLY_WITHIN) =>
      fetch(`http://localhost:${port}${path}`, { ...init, signal: AbortSignal.timeout(within) }),
    now,
    random: Math.random,
    after(ms, run) {
      let dueAt = performance.now() + ms;
      let timer = setTimeout(ring, ms);
      timers.add(pass);
      function stop() {
        clearTimeout(timer);
        timers.delete(pass);
      }
      function ring() {
        stop();
        run();
      }
      function pass(by: number) {
        clearTimeout(timer);
        dueAt -= by;
        timer = setTimeout(ring, Math.max(0, dueAt - performance.now()));
      }
      return stop;
    },
    isVisible: () => true,
    onWake(run) {
      wakers.add(run);
      return () => wakers.delete(run);
    },
    socketOrigin: `ws://localhost:${port}`,
    wake: () => wakers.forEach((run) => run()),
    pass: (ms) => timers.forEach((pass) => pass(ms)),
  };
}

/** Limit for waiting: even a slow machine is faster, unless something is wrong. */
const PATIENCE = 90_000;

/** Waits until a screen shows what the check wants. */
export async function until<View>(
  screen: Readable<View>,
  what: string,
  isSo: (view: View) => boolean,
  patience = PATIENCE,
): Promise<View> {
  const { promise, resolve, reject } = Promise.withResolvers<View>();
  const look = () => {
    if (isSo(screen.get())) resolve(screen.get());
  };
  const stop = screen.subscribe(look);
  const timer = setTimeout(
    () => reject(new Error(`not so: ${what}; instead ${JSON.stringify(screen.get())}`)),
    patience,
  );
  look();
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    stop();
  }
}

/**
 * Waits until a screen is connected again. A screen retries for half a minute; if the product took longer to start, this
 * presses its button.
 */
export async function isBack(screen: Readable<{ readonly link: Link }> & { retry(): void }): Promise<void> {
  const { link } = await until(screen, "connected again, or given up", ({ link }) => link.status !== "connecting");
  if (link.status === "disconnected") screen.retry();
  await until(screen, "connected again", ({ link }) => link.status === "connected");
}

/** Asks repeatedly until the answer is truthy: for files and calls, which report no change by themselves. */
export async function eventually<T>(what: string, ask: () => Promise<T> | T, patience = PATIENCE): Promise<T & {}> {
  const giveUpAt = Date.now() + patience;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > giveUpAt) throw new Error(`never: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
