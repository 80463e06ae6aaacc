import { expect, test } from "vitest";
import { ApiError, networkError } from "#api/api-error";
import { bringPictures, type Brought, type PictureWorld } from "#features/exchange/import/incoming-pictures";

const [a, b, c] = ["a", "b", "c"].map((letter) => letter.repeat(43)) as [string, string, string];
const bytes = (letter: string) => new TextEncoder().encode(letter.repeat(43));
const sides = { width: 40, height: 30 };
const refusal = (status: number, more: object = {}) => new ApiError({ status, message: "Olmadı.", ...more });

/** A server that has some pictures. A picture's id is its bytes as text; making a picture smaller puts it in capitals. */
function aWorld(there: readonly string[], send?: (text: string) => string) {
  const sent: string[] = [];
  const world: PictureWorld = {
    isThere: (id) => Promise.resolve(there.includes(id)),
    idOf: (bytes) => Promise.resolve(new TextDecoder().decode(bytes)),
    shrink: async (blob) => ({ blob: new Blob([(await blob.text()).toUpperCase()]), ...sides }),
    send: async (blob) => {
      const text = await blob.text();
      sent.push(text);
      return { id: send ? send(text) : text, ...sides };
    },
  };
  return { world, sent };
}

async function brought(world: PictureWorld, ids: readonly string[], file: ReadonlyMap<string, Uint8Array>) {
  const all: Record<string, Brought> = {};
  const onOne = (id: string, one: Brought) => void (all[id] = one);
  await bringPictures(ids, file, { world, signal: new AbortController().signal, onOne });
  return all;
}

test("pictures in the file are sent as they are, each once", async () => {
  const { world, sent } = aWorld([]);
  const all = await brought(world, [a, b, b, a], new Map([a, b].map((id) => [id, bytes(id[0]!)])));
  expect(all).toEqual({ [a]: { is: "there", id: a, ...sides }, [b]: { is: "there", id: b, ...sides } });
  expect(sent.toSorted()).toEqual([a, b]);
});

test("[T22] bytes that do not match their name are another picture, made smaller like any", async () => {
  const { world, sent } = aWorld([a]);
  const all = await brought(world, [a], new Map([[a, bytes("b")]]));
  expect(all[a]).toEqual({ is: "there", id: b.toUpperCase(), ...sides });
  expect(sent).toEqual([b.toUpperCase()]);
});

test("only the server is asked about a name without a file", async () => {
  const { world, sent } = aWorld([a]);
  const all = await brought(world, [a, b], new Map());
  expect(all).toEqual({
    [a]: { is: "there", id: a },
    [b]: { is: "lost", why: "bu Bilye’de böyle bir resim yok", mayCome: false },
  });
  expect(sent).toEqual([]);
});

test("a picture that the server does not take as it is is made smaller first", async () => {
  const { world, sent } = aWorld([], (text) => {
    if (text === a) throw refusal(415);
    return text;
  });
  expect(await brought(world, [a], new Map([[a, bytes("a")]]))).toEqual({
    [a]: { is: "there", id: a.toUpperCase(), ...sides },
  });
  expect(sent).toEqual([a, a.toUpperCase()]);
});

test.each([
  ["the network is gone", networkError(), "bağlantı kurulamadı", true],
  ["the server is away", refusal(503), "Olmadı", true],
  ["it is no picture", refusal(415, { fields: { picture: "Hareketli resim olmaz." } }), "Hareketli resim olmaz", false],
  ["it is too large", refusal(413), "okunabilen bir resim değil", false],
  ["something else breaks", new Error("?"), "okunabilen bir resim değil", false],
])("%s: reported, with whether a later try may bring it", async (_, error, why, mayCome) => {
  const { world } = aWorld([], () => {
    throw error;
  });
  expect(await brought(world, [a], new Map([[a, bytes("a")]]))).toEqual({ [a]: { is: "lost", why, mayCome } });
});

test("once the teacher has as many pictures as are allowed, no further one is tried", async () => {
  const ids = Array.from({ length: 20 }, (_, i) => String.fromCharCode(97 + i).repeat(43));
  const { world, sent } = aWorld([], () => {
    throw refusal(409, { code: "media_quota" });
  });
  const all = await brought(world, ids, new Map(ids.map((id) => [id, bytes(id[0]!)])));
  expect(Object.values(all)).toEqual(ids.map(() => ({ is: "lost", why: "resim sınırınıza geldiniz", mayCome: false })));
  expect(sent.length).toBeLessThanOrEqual(3);
});

test("a name is believed if the browser cannot calculate ids", async () => {
  const { world, sent } = aWorld([]);
  const unable = { ...world, idOf: () => Promise.resolve(null) };
  const all = await brought(unable, [a, c], new Map([a, c].map((id) => [id, bytes("b")])));
  expect(all).toEqual({ [a]: { is: "there", id: b, ...sides }, [c]: { is: "there", id: b, ...sides } });
  expect(sent).toEqual([b, b]);
});
