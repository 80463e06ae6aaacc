import { limits } from "#shared/limits";
import { stillPicture } from "#media/picture";
import { publicUser } from "#db/people/users";
import type { AppContext } from "#services/request/app-env";
import { route } from "#services/request/route";
import { boundedBytes } from "#services/request/body";
import { storePicture } from "#services/sets/store-picture";
import { ownRow } from "#services/sign-in/own-password";
import { Refused, refused } from "#services/request/refused";

/** The body is the picture itself; its bytes decide its type, whatever the header says. */
export const media = [
  route("POST /api/media", async (c, { reply }) => {
    const bytes = await boundedBytes(c.req.raw, limits.media.bytes);
    const picture = stillPicture(bytes);
    if (typeof picture === "string") throw new Refused("not_a_picture", { sentence: picture, fields: { picture } });
    const stored = await storePicture(c.env, publicUser(await ownRow(c)), picture, bytes);
    if (stored === "full") throw new Refused("media_quota");
    if (stored === "removing") throw new Refused("unavailable");
    const { id, width, height } = stored;
    return reply({ media: { id, url: `/media/${id}`, width, height, bytes: bytes.byteLength } });
  }),
];

/** Open to everybody, so that phones without an account see it: a caller who knows the id has seen the picture. */
export const pictures = [
  route("GET /media/:id", async (c) => {
    const id = c.req.param("id");
    if (!isId(id)) throw new Refused("not_found");
    // An id is the hash of the picture's bytes: a client that has a picture under this id has this one.
    if (c.req.header("if-none-match")?.includes(`"${id}"`)) return c.body(null, 304, headersOf(id));
    const stored = (await storedPicture(c, id)) ?? refused("not_found");
    return c.body(stored.body, 200, {
      ...headersOf(id),
      "content-type": stored.type,
      "content-length": String(stored.size),
    });
  }),
];

const isId = (text: string): boolean => /^[\w-]{43}$/.test(text);
const types = new Set(["image/png", "image/jpeg", "image/webp", "image/gif"]);
const YEAR = 365 * 24 * 3600;
const DAY = 24 * 3600;

const headersOf = (id: string) => ({
  etag: `"${id}"`,
  "cache-control": `public, max-age=${YEAR}, immutable`,
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "same-origin",
});

type StoredPicture = { readonly body: ReadableStream; readonly type: string; readonly size: number };

/** Reads from the cache of this location if the platform has one, else from R2: thirty phones of a class cause one read. */
async function storedPicture(c: AppContext, id: string): Promise<StoredPicture | null> {
  const key = `${new URL(c.req.url).origin}/media/${id}`;
  const cached = await caches.default.match(key).catch(() => undefined);
  if (cached?.body) return { body: cached.body, ...described(cached.headers) };
  const found = await c.env.MEDIA.get(id);
  const type = found?.httpMetadata?.contentType ?? "";
  if (!found || !types.has(type)) return null;
  const [body, copy] = found.body.tee();
  // A day, not a year: a deleted picture must not stay here.
  const headers = {
    "content-type": type,
    "content-length": String(found.size),
    "cache-control": `public, max-age=${DAY}`,
  };
  c.executionCtx.waitUntil(caches.default.put(key, new Response(copy, { headers })).catch(() => {}));
  return { body, type, size: found.size };
}

const described = (headers: Headers) => ({
  type: headers.get("content-type") ?? "",
  size: Number(headers.get("content-length")),
});
