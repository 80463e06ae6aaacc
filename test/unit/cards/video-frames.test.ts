import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readFrames } from "#hosting/cards/camera/video-frames";

/** A worker that finds nothing in any picture. */
class EmptyWorker extends EventTarget {
  static sent = 0;
  postMessage() {
    EmptyWorker.sent += 1;
    queueMicrotask(() => this.dispatchEvent(Object.assign(new Event("message"), { data: { cards: [], small: 0 } })));
  }
  terminate() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  EmptyWorker.sent = 0;
  vi.stubGlobal("Worker", EmptyWorker);
  vi.stubGlobal("HTMLMediaElement", { HAVE_CURRENT_DATA: 2 });
  vi.stubGlobal("OffscreenCanvas", vi.fn());
  vi.stubGlobal("createImageBitmap", async (_: unknown, size: object = {}) => ({ ...size, close() {} }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function aVideo(videoWidth = 1280, videoHeight = 720) {
  const video = {
    readyState: 4,
    videoWidth,
    videoHeight,
    frames: 1,
    getVideoPlaybackQuality: () => ({ totalVideoFrames: video.frames }),
  };
  return video;
}
const asElement = (video: object) => video as HTMLVideoElement;

test("[F38] a picture is read once: a camera that stands still decides nothing, and is reported", async () => {
  const video = aVideo();
  const seen = vi.fn<() => void>();
  const stood = vi.fn<() => void>();
  const stop = readFrames(asElement(video), { seen, stood });
  await vi.advanceTimersByTimeAsync(1_500);
  expect([seen.mock.calls.length, stood.mock.calls.length]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(seen).toHaveBeenCalledTimes(1);
  expect(stood).toHaveBeenCalled();
  video.frames += 1;
  await vi.advanceTimersByTimeAsync(200);
  expect(seen).toHaveBeenCalledTimes(2);
  stop();
});

test("a browser that counts no frames is read all the same", async () => {
  const video = { ...aVideo(), getVideoPlaybackQuality: () => ({ totalVideoFrames: 0 }) };
  const seen = vi.fn<() => void>();
  const stop = readFrames(asElement(video), { seen, stood: () => {} });
  await vi.advanceTimersByTimeAsync(500);
  expect(seen.mock.calls.length).toBeGreaterThan(3);
  stop();
});

test("nothing is read while nobody wants it", async () => {
  let isWanted = false;
  const seen = vi.fn<() => void>();
  const stop = readFrames(asElement(aVideo()), { seen, stood: () => {} }, () => isWanted);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(EmptyWorker.sent).toBe(0);
  isWanted = true;
  await vi.advanceTimersByTimeAsync(500);
  expect(seen).toHaveBeenCalledTimes(1);
  stop();
});
