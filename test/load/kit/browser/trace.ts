import type { CDPSession } from "playwright";

type TraceEvent = {
  readonly ph: string;
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Beginning, on the clock of all events, and processor time: microseconds. */
  readonly ts: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
};

const THREADS = {
  page: "CrRendererMain",
  workers: "DedicatedWorker thread",
  /** Decoding of pictures, compiling and collecting garbage, for page and workers. */
  pool: "ThreadPoolForegroundWorker",
} as const;
export type Thread = keyof typeof THREADS;
type Traced = {
  readonly events: readonly TraceEvent[];
  /** Tasks of a page's thread, its workers, or what works for both. */
  tasksOf(thread: Thread): readonly { readonly ts: number; readonly ms: number }[];
};

/**
 * Has the browser note every task of every thread, in milliseconds of processor time, which other users of the machine do not
 * lengthen, and the marks of the page's script. Returns how to stop.
 */
export async function traced(session: CDPSession): Promise<() => Promise<Traced>> {
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel", "blink.user_timing", "__metadata"] },
  });
  return async () => {
    const complete = new Promise<unknown>((done) => void session.once("Tracing.tracingComplete", done));
    await session.send("Tracing.end");
    await complete;
    return { events, tasksOf: (thread) => tasksOf(events, thread) };
  };
}

function tasksOf(events: readonly TraceEvent[], thread: Thread) {
  const named = (name: string) => events.filter((event) => event.name === "thread_name" && event.args.name === name);
  const processes = new Set(named(THREADS.page).map(({ pid }) => pid));
  const threads = named(THREADS[thread]).filter(({ pid }) => processes.has(pid));
  const isOfThread = ({ pid, tid }: TraceEvent) => threads.some((one) => one.pid === pid && one.tid === tid);
  return events
    .filter((event) => event.ph === "X" && event.name.endsWith("RunTask") && isOfThread(event))
    .map(({ ts, tdur = 0 }) => ({ ts, ms: tdur / 1000 }));
}
