import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call } from "#api/api";
import { aStorage } from "../browser/a-storage";

const HEADER = "x-bilye-bookmark";

/** Makes a call whose reply carries this bookmark, and gives the one that was sent. */
async function called(given: string | null): Promise<string | undefined> {
  const headers = new Headers(given === null ? [] : [[HEADER, given]]);
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response("{}", { headers })));
  vi.stubGlobal("fetch", fetched);
  await call("GET", "/api/question-sets");
  const sent = fetched.mock.calls[0]![1]!.headers as Record<string, string>;
  return sent[HEADER];
}

beforeEach(() => vi.stubGlobal("localStorage", aStorage()));
afterEach(() => void vi.unstubAllGlobals());

test("a page sends the newest bookmark back, of which a reply that was overtaken does not make an older one", async () => {
  expect(await called("0002.a")).toBeUndefined();
  expect(await called("0003.a")).toBe("0002.a");
  expect(await called("0001.a")).toBe("0003.a");
  expect(await called(null)).toBe("0003.a");
  expect(await called(null)).toBe("0003.a");
});

test("other tabs and a page that is loaded again send it too", async () => {
  await called("0002.a");
  vi.resetModules();
  const { bookmarkHeader } = await import("#api/bookmark");
  expect(bookmarkHeader()).toEqual({ [HEADER]: "0002.a" });
});
