import { newStore } from "#browser/store";

/** The notifications now on the screen: one store per page. 4 s each by default, three at most, none twice. */

type ToastKind = "success" | "error" | "warning" | "info";
export type Toast = {
  readonly id: number;
  readonly kind: ToastKind;
  readonly title?: string;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  readonly durationMs: number;
  readonly isLeaving: boolean;
};
type Options = Partial<Pick<Toast, "title" | "action" | "durationMs">>;

const SHOWN_MS = 4000;
const FADE_MS = 300;
const AT_MOST = 3;

export const toasts = newStore<readonly Toast[]>([]);
let lastId = 0;
let isPaused = false;
/** Timer and time left of each running toast. */
const clocks = new Map<number, { timer: number | undefined; leftMs: number; since: number }>();

function show(kind: ToastKind, text: string, options: Options = {}): number {
  lastId += 1;
  const one: Toast = { id: lastId, kind, text, durationMs: SHOWN_MS, isLeaving: false, ...options };
  // Each action is an object of its own: two that offer to take something back stay.
  for (const { id, title, text: said, action } of toasts.get()) {
    if (said === text && title === options.title && action === options.action) drop(id);
  }
  for (const old of toasts.get().slice(0, Math.max(0, toasts.get().length + 1 - AT_MOST))) drop(old.id);
  toasts.set([...toasts.get(), one]);
  return one.id;
}

function drop(id: number) {
  clearTimeout(clocks.get(id)?.timer);
  clocks.delete(id);
  toasts.set(toasts.get().filter((one) => one.id !== id));
}

function close(id: number) {
  if (!toasts.get().some((one) => one.id === id && !one.isLeaving)) return;
  clearTimeout(clocks.get(id)?.timer);
  clocks.delete(id);
  toasts.set(toasts.get().map((one) => (one.id === id ? { ...one, isLeaving: true } : one)));
  setTimeout(() => drop(id), FADE_MS);
}

function run(id: number, leftMs: number) {
  const timer = isPaused ? undefined : window.setTimeout(() => close(id), leftMs);
  clocks.set(id, { timer, leftMs, since: Date.now() });
}

export const toast = {
  success: (text: string, options?: Options) => show("success", text, options),
  error: (text: string, options?: Options) => show("error", text, options),
  warning: (text: string, options?: Options) => show("warning", text, options),
  info: (text: string, options?: Options) => show("info", text, options),
  close,
  /** Starts a toast's time: it is on the screen. */
  started: (id: number) => {
    const one = toasts.get().find((shown) => shown.id === id);
    if (one && !clocks.has(id)) run(id, one.durationMs);
  },
  /** Pauses all toasts while pointer or focus is on the area. */
  pause: () => {
    if (isPaused) return;
    isPaused = true;
    for (const clock of clocks.values()) {
      clearTimeout(clock.timer);
      clock.leftMs -= Date.now() - clock.since;
    }
  },
  resume: () => {
    if (!isPaused) return;
    isPaused = false;
    for (const [id, clock] of clocks) run(id, Math.max(clock.leftMs, 1000));
  },
};
