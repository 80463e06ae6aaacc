import { expect, onTestFinished, test, vi } from "vitest";
import { call } from "#api/api";
import { forgetReplies, storeReply, storedReply, storedReplyShown } from "#api/stored-replies";
import { storeToken } from "#browser/token";

const get = (path: string, options?: Parameters<typeof call>[2]) => call("GET", path, options);

const mine = "header.body.signature-of-hira-0001";
const other = "header.body.signature-of-ali-00002";

/** A browser's caches, with the parts that are used here. */
function caches() {
  const all = new Map<string, Map<string, Response>>();
  const fake = {
    open: async (name: string) => {
      if (!all.has(name)) all.set(name, new Map());
      const kept = all.get(name)!;
      return {
        keys: async () => [...kept.keys()].map((url) => ({ url })),
        delete: async ({ url }: { url: string }) => kept.delete(url),
        put: async (url: string, reply: Response) => {
          kept.delete(url);
          kept.set(url, reply);
        },
        match: async (url: string) => kept.get(url)?.clone(),
      };
    },
    delete: async (name: string) => all.delete(name),
  };
  vi.stubGlobal("caches", fake);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    storeToken(null);
  });
  return all;
}

test("a reply is read again by the token it came with, and by no other", async () => {
  caches();
  await storeReply("/api/question-sets", mine, "[1]");
  expect(await storedReply("/api/question-sets", mine)).toBe("[1]");
  expect(await storedReply("/api/question-sets", other)).toBeNull();
  forgetReplies();
  expect(await storedReply("/api/question-sets", mine)).toBeNull();
});

test("the last report alone is kept, and sixty other replies", async () => {
  const all = caches();
  for (const code of [111111, 222222]) await storeReply(`/api/game/${code}/statistics`, mine, "{}");
  expect(await storedReply("/api/game/111111/statistics", mine)).toBeNull();
  expect(await storedReply("/api/game/222222/statistics", mine)).toBe("{}");
  for (let i = 0; i < 70; i += 1) await storeReply(`/api/question-sets/${i}`, mine, "{}");
  expect(all.get("bilye-read")!.size).toBe(61);
  expect(await storedReply("/api/question-sets/69", mine)).toBe("{}");
});

test("without a network a kept call is answered from the device and the page says so, until the network is back", async () => {
  caches();
  storeToken(mine);
  const fetch = vi.fn<() => Promise<Response>>(async () => new Response('{"items":[1]}'));
  vi.stubGlobal("fetch", fetch);
  expect(await get("/api/question-sets", { keep: true })).toEqual({ items: [1] });
  await expect.poll(() => storedReply("/api/question-sets", mine)).not.toBeNull();
  fetch.mockRejectedValue(new TypeError("offline"));
  expect(await get("/api/question-sets", { keep: true })).toEqual({ items: [1] });
  expect(storedReplyShown.get()).toBe(true);
  await expect(get("/api/question-sets")).rejects.toMatchObject({ status: 0 });
  await expect(get("/api/question-sets/2", { keep: true })).rejects.toMatchObject({ status: 0 });
  fetch.mockImplementation(async () => new Response("{}"));
  await get("/api/user/profile");
  expect(storedReplyShown.get()).toBe(false);
});

test("a board that forgets with its browser keeps no reply: the next person there finds no sets and no names", async () => {
  const all = caches();
  storeToken(mine, true);
  vi.stubGlobal("fetch", async () => new Response('{"items":[1]}'));
  expect(await get("/api/question-sets", { keep: true })).toEqual({ items: [1] });
  await Promise.resolve();
  expect([...all.values()].map(({ size }) => size)).toEqual([]);
});

test("a refusal is the server's word: nothing kept is shown in its place", async () => {
  caches();
  storeToken(mine);
  await storeReply("/api/question-sets", mine, "[]");
  vi.stubGlobal("fetch", async () => new Response('{"error":"x","code":"not_found"}', { status: 404 }));
  await expect(get("/api/question-sets", { keep: true })).rejects.toMatchObject({ status: 404 });
});
