import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isQuicklyRead, PATIENCE_MS, READY, readInWorker } from "#features/exchange/import/in-worker";

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
  const outcome = readInWorker<string>(bytes, {
    start: () => worker as unknown as Worker,
    here: ({ length }) => `${length} bytes read here`,
    givenUp: "given up",
  });
  return { worker, outcome };
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

test("a file whose worker does not come, or fails, is read in the page", async () => {
  const late = reading();
  vi.advanceTimersByTime(PATIENCE_MS);
  expect(await late.outcome).toBe("3 bytes read here");
  expect(late.worker.terminate).toHaveBeenCalledOnce();

  const failed = reading();
  failed.worker.dispatchEvent(new Event("error"));
  expect(await failed.outcome).toBe("3 bytes read here");
});

test.each([
  ["nothing", new Uint8Array(), true],
  ["a short text", new Uint8Array(64 * 1024), true],
  ["a longer one", new Uint8Array(64 * 1024 + 1), false],
  ["a packed file, however small,", new Uint8Array([0x50, 0x4b, 3, 4]), false],
])("reads %s at once in the page, or in a worker", (_, { buffer }, isHere) => {
  expect(isQuicklyRead(buffer)).toBe(isHere);
});
