import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  isQuicklyRead,
  PATIENCE_MS,
  READY,
  readInWorker,
  STOP,
  STOPPING_MS,
  type PageProgress,
} from "#features/exchange/import/in-worker";

const bytes = new Uint8Array([1, 2, 3]).buffer;

/** A worker whose messages the test decides. */
class FakeWorker extends EventTarget {
  readonly postMessage = vi.fn<(message: unknown) => void>();
  readonly terminate = vi.fn<() => void>();
  says(data: unknown) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

function reading() {
  const worker = new FakeWorker();
  const seen: PageProgress[] = [];
  const started = readInWorker<string>({
    start: () => worker as unknown as Worker,
    message: bytes,
    here: () => "read here",
    givenUp: "given up",
    stopped: "stopped",
    onProgress: (progress) => seen.push(progress),
  });
  return { worker, seen, ...started };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the worker's reading is the outcome, and the worker is ended", async () => {
  const { worker, outcome } = reading();
  worker.says(READY);
  worker.says("read beside");
  expect(await outcome).toBe("read beside");
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith(bytes, { transfer: [] });
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test("the time for loading the script does not count: only reading is given up", async () => {
  const { worker, outcome } = reading();
  vi.advanceTimersByTime(PATIENCE_MS - 1);
  worker.says(READY);
  vi.advanceTimersByTime(PATIENCE_MS - 1);
  worker.says("read beside");
  expect(await outcome).toBe("read beside");

  const endless = reading();
  endless.worker.says(READY);
  vi.advanceTimersByTime(PATIENCE_MS);
  expect(await endless.outcome).toBe("given up");
});

test("a reading by pages has no time limit", async () => {
  const { worker, outcome, seen } = reading();
  worker.says(READY);
  worker.says({ progress: { done: 1, total: 40 } });
  vi.advanceTimersByTime(20 * PATIENCE_MS);
  worker.says({ progress: { done: 2, total: 40 } });
  worker.says("read");
  expect(await outcome).toBe("read");
  expect(seen.map(({ done }) => done)).toEqual([1, 2]);
});

test("a reading that was stopped is ended at once; one by pages hands over what it has, if it answers", async () => {
  const text = reading();
  text.worker.says(READY);
  text.stop();
  expect(await text.outcome).toBe("stopped");
  expect(text.worker.terminate).toHaveBeenCalledOnce();

  const [polite, silent] = [reading(), reading()];
  for (const { worker, stop } of [polite, silent]) {
    worker.says(READY);
    worker.says({ progress: { done: 3, total: 40 } });
    stop();
    expect(worker.postMessage).toHaveBeenLastCalledWith(STOP, { transfer: [] });
    expect(worker.terminate).not.toHaveBeenCalled();
  }
  polite.worker.says("3 pages");
  expect(await polite.outcome).toBe("3 pages");
  vi.advanceTimersByTime(STOPPING_MS);
  expect(await silent.outcome).toBe("stopped");
});

test("a reading that breaks its worker is not tried in the page", async () => {
  const { worker, outcome } = reading();
  worker.says(READY);
  worker.dispatchEvent(new Event("error"));
  expect(await outcome).toBe("given up");
});

test("a file whose worker does not come, or fails, is read in the page", async () => {
  const late = reading();
  vi.advanceTimersByTime(PATIENCE_MS);
  expect(await late.outcome).toBe("read here");
  expect(late.worker.terminate).toHaveBeenCalledOnce();

  const failed = reading();
  failed.worker.dispatchEvent(new Event("error"));
  expect(await failed.outcome).toBe("read here");
});

test.each([
  ["nothing", new Uint8Array(), true],
  ["a short text", new Uint8Array(64 * 1024), true],
  ["a longer one", new Uint8Array(64 * 1024 + 1), false],
  ["a packed file, however small,", new Uint8Array([0x50, 0x4b, 3, 4]), false],
])("reads %s at once in the page, or in a worker", (_, { buffer }, isHere) => {
  expect(isQuicklyRead(buffer)).toBe(isHere);
});
