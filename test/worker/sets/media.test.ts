import { env, exports } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { limits } from "#shared/limits";
import { picture, wholeNames } from "../../pictures";
import { aWrittenQuestion } from "../../builders/questions";
import { aHomework } from "../helpers/a-homework";
import { call, origin } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";
import { anotherPicture, aPicture, shown, upload } from "../helpers/sets/pictures";

afterEach(() => void vi.restoreAllMocks());

const teacher = await aPerson("teacher");
const away = new Error("put: We encountered an internal error. Please try again. (10001)");
const rows = async (sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all()
  ).results;

test.each(wholeNames)("[T47] a picture is kept under its hash and shown with its type: %s", async (name) => {
  const bytes = picture(name);
  const id = Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("base64url");
  const { status, json } = await upload(teacher.token, bytes, { "content-type": "text/html" });
  expect([status, json.media]).toEqual([
    201,
    { id, url: `/media/${id}`, width: 20, height: 16, bytes: bytes.byteLength },
  ]);
  // The second time it comes from the cache of this place.
  for (let i = 0; i < 2; i++) {
    const reply = await shown(id);
    expect([reply.status, new Uint8Array(await reply.arrayBuffer())]).toEqual([200, bytes]);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      "content-type": `image/${name.match(/^png|^jpeg|^webp|^gif/)![0]}`,
      "content-length": String(bytes.byteLength),
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      etag: `"${id}"`,
    });
  }
});

test("a picture that a browser has already is not sent again; HEAD sends its headers alone", async () => {
  const id = await aPicture(teacher.token);
  const asked = vi.spyOn(env.MEDIA, "get");
  const same = await shown(id, { headers: { "if-none-match": `W/"${id}"` } });
  expect([same.status, await same.text(), same.headers.get("etag")]).toEqual([304, "", `"${id}"`]);
  expect(same.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  expect(asked).not.toHaveBeenCalled();
  const head = await shown(id, { method: "HEAD" });
  expect([head.status, await head.text(), head.headers.get("content-type")]).toEqual([200, "", "image/webp"]);
  expect(Number(head.headers.get("content-length"))).toBeGreaterThan(100);
});

test.each(["x", "a".repeat(43), "a".repeat(44), "..%2fapi%2fhealth", "%00"])(
  "no picture of this id: %s",
  async (id) => {
    const reply = await shown(id);
    expect([reply.status, (await reply.json<{ code: string }>()).code]).toEqual([404, "not_found"]);
    // Only a picture may be kept by browsers for a year.
    expect(reply.headers.get("cache-control")).toBe("no-store");
  },
);

test("[T47] a file in the bucket that is no picture is not served", async () => {
  const id = "b".repeat(43);
  await env.MEDIA.put(id, "<script>alert(1)</script>", { httpMetadata: { contentType: "text/html" } });
  expect((await shown(id)).status).toBe(404);
});

test.each([
  ["pngAnimated", "Hareketli"],
  ["jpegExif", "gizli veriler"],
  ["jpegCmyk", "renk"],
] as const)(
  "[T47] a file that is no still picture is refused with its reason and kept nowhere: %s",
  async (name, reason) => {
    const { status, json } = await upload(teacher.token, picture(name), { "content-type": "image/png" });
    expect([status, json.code, json.error, json.fields]).toEqual([
      415,
      "not_a_picture",
      expect.stringContaining(reason),
      { picture: json.error },
    ]);
    const id = Buffer.from(await crypto.subtle.digest("SHA-256", picture(name))).toString("base64url");
    expect([await env.MEDIA.head(id), await rows("SELECT id FROM media WHERE id = ?", id)]).toEqual([null, []]);
  },
);

test("[T47] a page sent as a picture is refused, and so is an empty file", async () => {
  const page = new TextEncoder().encode("<!doctype html><script>alert(1)</script>");
  expect((await upload(teacher.token, page)).json.fields).toEqual({
    picture: expect.stringContaining("biçiminde bir resim değil") as string,
  });
  expect((await upload(teacher.token, new Uint8Array())).status).toBe(415);
});

test("more than a megabyte is counted while it is read, even if the header says less", async () => {
  const large = new Uint8Array(limits.media.bytes + 1);
  expect((await upload(teacher.token, large)).json.code).toBe("too_large");
  const body = new ReadableStream({
    start(controller) {
      for (let i = 0; i < 20; i++) controller.enqueue(new Uint8Array(64 * 1024));
      controller.close();
    },
  });
  const streamed = await exports.default.fetch(`${origin}/api/media`, {
    method: "POST",
    headers: { authorization: `Bearer ${teacher.token}`, "content-type": "image/png" },
    body,
  });
  expect(streamed.status).toBe(413);
});

test("the same key gives the same answer again", async () => {
  const key = { "idempotency-key": "bir" };
  const first = await upload(teacher.token, anotherPicture(), key);
  const again = await upload(teacher.token, anotherPicture(), key);
  expect([again.status, again.json]).toEqual([201, first.json]);
});

test("the same picture of two teachers is one object with two owners", async () => {
  const other = await aPerson("teacher");
  const bytes = anotherPicture();
  const [first, second] = [await upload(teacher.token, bytes), await upload(other.token, bytes)];
  expect(second.json).toEqual(first.json);
  const { id } = first.json.media;
  expect(await rows("SELECT id FROM media WHERE id = ?", id)).toHaveLength(1);
  expect(await rows("SELECT owner_id FROM media_owners WHERE media_id = ?", id)).toHaveLength(2);
});

/** Fills a teacher's allowance of pictures, dated to another week. */
async function fill(ownerId: string, count: number) {
  const list = Array.from({ length: count }, (_, i) => `${ownerId}-${i}`);
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO media (id, type, width, height, bytes, created_at, touched_at, stored_at)
       SELECT value, 'image/png', 16, 16, 1, 1, 1, 1 FROM json_each(?)`,
    ).bind(JSON.stringify(list)),
    env.DB.prepare("INSERT INTO media_owners SELECT ?, value, 1 FROM json_each(?)").bind(ownerId, JSON.stringify(list)),
  ]);
  return list;
}

test.each([
  ["approved", limits.media.approved],
  ["pending", limits.media.unapproved],
] as const)("a teacher who is %s keeps so many pictures; unused ones make room", async (approval, most) => {
  const full = await aPerson("teacher", { approval });
  const list = await fill(full.id, most);
  const setId = crypto.randomUUID();
  await env.DB.batch([
    env.DB.prepare(
      "INSERT INTO question_sets (id, owner_id, title, title_key, created_at, updated_at) VALUES (?, ?, 't', 't', 1, 1)",
    ).bind(setId, full.id),
    env.DB.prepare("INSERT INTO draft_media SELECT ?, value FROM json_each(?)").bind(setId, JSON.stringify(list)),
  ]);
  const bytes = anotherPicture();
  const refused = await upload(full.token, bytes);
  expect([refused.status, refused.json.code]).toEqual([409, "media_quota"]);
  expect(
    await rows(
      "SELECT id FROM media WHERE touched_at > 1 AND id IN (SELECT media_id FROM media_owners WHERE owner_id = ?)",
      full.id,
    ),
  ).toEqual([]);
  await call("DELETE", `/api/question-sets/${setId}`, { token: full.token });
  expect((await upload(full.token, bytes)).status).toBe(201);
});

test("pictures of a homework count for its teacher until it is deleted, whatever became of its set", async () => {
  const { teacher, id, setId } = await aHomework();
  const list = await fill(teacher.id, limits.media.approved);
  await env.DB.prepare("INSERT INTO homework_media SELECT ?, value FROM json_each(?)")
    .bind(id, JSON.stringify(list))
    .run();
  await call("DELETE", `/api/question-sets/${setId}`, { token: teacher.token });
  const bytes = anotherPicture();
  expect((await upload(teacher.token, bytes)).json.code).toBe("media_quota");
  await call("DELETE", `/api/homework/${id}`, { token: teacher.token });
  expect((await upload(teacher.token, bytes)).status).toBe(201);
});

test("the account's own data name its pictures", async () => {
  const { id: ownerId, token } = await aPerson("teacher");
  const id = await aPicture(token);
  const { json } = await call<{ pictures: unknown }>("GET", "/api/user/export", { token });
  const [row] = await rows(
    "SELECT uploaded_at, bytes FROM media_owners JOIN media ON id = media_id WHERE owner_id = ?",
    ownerId,
  );
  expect(json.pictures).toEqual([{ id, url: `/media/${id}`, type: "image/webp", width: 20, height: 16, ...row }]);
});

test("[F34] an upload is asked to come back while R2 is away, and the same upload is kept when it does", async () => {
  const bytes = anotherPicture();
  const broken = vi.spyOn(env.MEDIA, "put").mockRejectedValue(away);
  const refused = await upload(teacher.token, bytes, { "idempotency-key": "iki" });
  expect([refused.status, refused.json.code, refused.headers.get("retry-after")]).toEqual([503, "unavailable", "5"]);
  broken.mockRestore();
  const { status, json } = await upload(teacher.token, bytes, { "idempotency-key": "iki" });
  expect(status).toBe(201);
  expect((await shown(json.media.id)).status).toBe(200);
});

test("[F34] with R2 away a picture that this place has not seen is 503, one that it has is shown", async () => {
  const [seen, unseen] = [await aPicture(teacher.token), await aPicture(teacher.token)];
  await (await shown(seen)).arrayBuffer();
  vi.spyOn(env.MEDIA, "get").mockRejectedValue(away);
  expect([(await shown(seen)).status, (await shown(unseen)).status]).toEqual([200, 503]);
});

test("[F34] with R2 away sets are read and written, only a new picture is not", async () => {
  const id = await aPicture(teacher.token);
  for (const call of ["get", "put", "delete", "head"] as const) vi.spyOn(env.MEDIA, call).mockRejectedValue(away);
  const body = {
    title: "Başkentler",
    questions: [aWrittenQuestion({ image: { id, alt: "Harita" } })],
  };
  const made = await call("POST", "/api/question-sets/import", { token: teacher.token, body });
  expect(made.status).toBe(201);
  expect((await upload(teacher.token, anotherPicture())).status).toBe(503);
});

test("a shown picture leaves no line in the log, as a class is forty phones; a missing one does", async () => {
  const id = await aPicture(teacher.token);
  const lines = vi.spyOn(console, "info").mockImplementation(() => {});
  await (await shown(id)).arrayBuffer();
  await shown(id, { headers: { "if-none-match": `"${id}"` } });
  expect(lines).not.toHaveBeenCalled();
  await (await shown("c".repeat(43))).text();
  expect(lines.mock.calls.map(([line]) => JSON.parse(String(line)) as object)).toMatchObject([
    { route: "/media/:id", status: 404 },
  ]);
});
