import { afterEach, expect, test, vi } from "vitest";
import { fitted, shrink } from "#api/pictures/shrink";

afterEach(() => vi.unstubAllGlobals());

test.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [1600, 1600, 1600, 1600],
  [20, 16, 20, 16],
  [8000, 40, 1600, 16],
])("%d × %d becomes %d × %d", (width, height, wide, high) => {
  expect(fitted(width, height)).toEqual({ width: wide, height: high });
});

test.each([
  ["64 kB of 529 million pixels are", [23_000, 23_000], "too_large"],
  ["what the browser does not show is", null, "not_a_picture"],
] as const)("[T22] %s never decoded", async (_, sides, unfit) => {
  const decode = vi.fn<() => Promise<never>>(() => Promise.reject(new Error("decoded")));
  vi.stubGlobal("createImageBitmap", decode);
  vi.stubGlobal("FileReader", AReader);
  vi.stubGlobal(
    "Image",
    class extends EventTarget {
      naturalWidth = sides?.[0] ?? 0;
      naturalHeight = sides?.[1] ?? 0;
      decode = decode;
      set src(_: string) {
        queueMicrotask(() => this.dispatchEvent(new Event(sides ? "load" : "error")));
      }
    },
  );
  expect(await shrink(new Blob(["x"]))).toBe(unfit);
  expect(decode).not.toHaveBeenCalled();
});

class AReader extends EventTarget {
  result = "data:,x";
  readAsDataURL() {
    queueMicrotask(() => this.dispatchEvent(new Event("loadend")));
  }
}
