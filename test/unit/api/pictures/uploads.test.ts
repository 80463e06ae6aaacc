import { expect, test } from "vitest";
import { ApiError, networkError } from "#api/api-error";
import type { Unfit } from "#api/pictures/shrink";
import type { WaitingPicture } from "#api/pictures/device-pictures";
import { createUploads, onTheirWay, type PicturePlace } from "#api/pictures/uploads";

const sent = { id: "m", url: "/media/m", width: 20, height: 16, bytes: 100 };
const file = new File([new Uint8Array(4_000)], "saksı.jpg", { type: "image/jpeg" });
const here: PicturePlace = { question: "q1", option: null };

/** A set with its uploads: the test decides the server's replies, and time stands still. */
function aSet(device = new Map<string, WaitingPicture>()) {
  const ids = new Map<string, string | null>([["q1", null]]);
  const arrived: unknown[] = [];
  const keys: string[] = [];
  const waits: { ms: number; run: () => void }[] = [];
  let full = 0;
  let shrunk: Unfit | null = null;
  let answers: (() => Promise<typeof sent>)[] = [];
  const target = {
    setId: "s",
    idOf: (question: string) => ids.get(question),
    keyOf: ({ question, questionId }: { question: string; questionId: string | null }) =>
      [...ids].find(([key, id]) => key === question || (id !== null && id === questionId))?.[0],
    arrived: (...all: unknown[]) => void arrived.push(all),
    full: () => void full++,
  };
  const uploads = createUploads(target, {
    shrink: () => Promise.resolve(shrunk ?? { blob: new Blob(["small"]), width: 20, height: 16 }),
    send: (_, { key, onProgress }) => {
      keys.push(key);
      onProgress(0.5);
      return (answers.shift() ?? (() => Promise.resolve(sent)))();
    },
    device: {
      of: (setId) => Promise.resolve([...device.values()].filter((picture) => picture.setId === setId)),
      keep: (picture) => Promise.resolve(void device.set(picture.key, picture)),
      remove: (key) => Promise.resolve(void device.delete(key)),
    },
    after: (ms, run) => {
      const wait = { ms, run };
      waits.push(wait);
      return () => void waits.splice(waits.indexOf(wait), 1);
    },
  });
  return {
    uploads,
    device,
    ids,
    arrived,
    keys,
    waits,
    fullTimes: () => full,
    cannotShrink: (why: typeof shrunk) => (shrunk = why),
    serverSays: (...next: typeof answers) => (answers = next),
    state: () => uploads.at(uploads.shown.get(), here),
    onTheirWay: () => onTheirWay(uploads.shown.get()),
  };
}
const refusal =
  (status: number, code: string, fields = {}) =>
  () =>
    Promise.reject(new ApiError({ status, message: code, code, fields }));
const noNetwork = () => Promise.reject(networkError());
const settled = () => new Promise((resolve) => setTimeout(resolve));

test("a picture is made smaller, sent, and put where it belongs; then nothing of it is left", async () => {
  const set = aSet();
  await set.uploads.add(here, file);
  expect([set.arrived, set.state(), set.device.size, set.onTheirWay()]).toEqual([[[here, sent]], undefined, 0, 0]);
});

test("[F34] without a network it waits on this device, and goes by itself when the network is back, under the same key", async () => {
  const set = aSet();
  set.serverSays(noNetwork);
  await set.uploads.add(here, file);
  expect(set.state()).toMatchObject({ is: "offline", name: "saksı.jpg", fileBytes: 4_000 });
  expect([set.device.size, set.onTheirWay()]).toEqual([1, 1]);
  set.uploads.retryAll();
  await settled();
  expect([set.arrived.length, set.device.size, set.waits.length]).toEqual([1, 0, 0]);
  expect(set.keys[1]).toBe(set.keys[0]);
});

test("[F34] while the server takes none it is tried again, ever more slowly", async () => {
  const set = aSet();
  const down = refusal(503, "unavailable");
  set.serverSays(down, down, down, down, down, down);
  await set.uploads.add(here, file);
  const waited: number[] = [];
  for (let i = 0; i < 5; i++) {
    expect(set.state()).toMatchObject({ is: "waiting" });
    waited.push(set.waits[0]!.ms);
    set.waits.shift()!.run();
    await settled();
  }
  expect(waited).toEqual([5_000, 10_000, 30_000, 60_000, 60_000]);
  set.uploads.retry(here);
  await settled();
  expect([set.arrived.length, set.keys.length, new Set(set.keys).size]).toEqual([1, 7, 1]);
});

test.each([
  ["the browser cannot read it", "not_a_picture"],
  ["it is too small", "too_small"],
  ["it has too many pixels", "too_large"],
] as const)("a file that is no picture is refused where it was put, and sent nowhere: %s", async (_, why) => {
  const set = aSet();
  set.cannotShrink(why);
  await set.uploads.add(here, file);
  expect(set.state()).toMatchObject({ is: "refused", why, sentence: null });
  expect([set.keys, set.device.size, set.onTheirWay()]).toEqual([[], 0, 0]);
});

test.each([
  ["IMG_0001.HEIC", "", "not_a_picture", "not_shown_here"],
  ["foto", "image/heif", "not_a_picture", "not_shown_here"],
  ["heic.pdf", "application/pdf", "not_a_picture", "not_a_picture"],
  ["küçük.heic", "image/heic", "too_small", "too_small"],
] as const)("an iPhone's photo is not called something else than a picture: %s %s", async (name, type, found, why) => {
  const set = aSet();
  set.cannotShrink(found);
  await set.uploads.add(here, new File(["x"], name, { type }));
  expect(set.state()).toMatchObject({ is: "refused", why });
});

test("a picture that the server refuses is refused in its words, and is not sent again", async () => {
  const set = aSet();
  set.serverSays(refusal(415, "not_a_picture", { picture: "Hareketli." }));
  await set.uploads.add(here, file);
  expect(set.state()).toMatchObject({ is: "refused", sentence: "Hareketli." });
  expect([set.device.size, set.waits.length]).toEqual([0, 0]);
});

test("a picture beyond the allowed number is dropped, and the teacher sees it", async () => {
  const set = aSet();
  set.serverSays(refusal(409, "media_quota"));
  await set.uploads.add(here, file);
  expect([set.fullTimes(), set.state(), set.device.size]).toEqual([1, undefined, 0]);
});

test("given up while it is sent, or replaced by another one, it does not come back", async () => {
  const set = aSet();
  const { promise, resolve } = Promise.withResolvers<typeof sent>();
  set.serverSays(() => promise);
  const adding = set.uploads.add(here, file);
  await settled();
  expect(set.state()).toMatchObject({ is: "uploading", sent: 0.5 });
  set.uploads.cancel(here);
  resolve(sent);
  await adding;
  expect([set.arrived, set.state(), set.device.size]).toEqual([[], undefined, 0]);

  await Promise.all([set.uploads.add(here, file), set.uploads.add(here, file)]);
  expect([set.arrived.length, set.device.size]).toEqual([1, 0]);
});

test("after a reload it goes on, also where its question has got its id meanwhile", async () => {
  const before = aSet();
  before.serverSays(noNetwork);
  await before.uploads.add(here, file);
  before.ids.set("q1", "id1");
  before.uploads.noteIds();
  before.uploads.close();

  const after = aSet(before.device);
  after.ids.clear();
  after.ids.set("id1", "id1");
  await after.uploads.open();
  await settled();
  expect([after.arrived, after.device.size]).toEqual([[[{ question: "id1", option: null }, sent]], 0]);
});

test("a picture whose question is gone is let go when the set is opened", async () => {
  const before = aSet();
  before.serverSays(noNetwork);
  await before.uploads.add({ question: "gone", option: "B" }, file);
  before.uploads.close();
  const after = aSet(before.device);
  await after.uploads.open();
  expect([after.keys, after.device.size]).toEqual([[], 0]);
});
