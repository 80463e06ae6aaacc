import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { call, del, get as getBy, make as makeBy, onUnauthorized, put, query } from "#api/api";
import { failureOf } from "#api/requests";
import { ApiError, errorOf, faultOf, messageOf } from "#api/api-error";
import { storeToken } from "#browser/token";

type Options = Parameters<typeof call>[2];
const get = (path: string, options?: Options) => call("GET", path, options);
const post = (path: string, body: unknown = {}, options?: Options) => call("POST", path, { ...options, body });
const make = (path: string, body: unknown) => post(path, body, { once: true });

// Only the network leaves the machine: each test sets the reply.
function answers(body: string, init: ResponseInit = {}) {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(init.status === 204 ? null : body, init)));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

afterEach(() => {
  vi.unstubAllGlobals();
  storeToken(null);
  onUnauthorized(() => {});
});

const failed = (said: object, { status = 500, statusText = "", retryAfter = null as string | null } = {}) =>
  errorOf(failureOf({ status, statusText, headers: { get: () => retryAfter } }, said));

test("a failed call's message is the server's, or the status", () => {
  const at = { status: 502, statusText: "Bad Gateway" };
  expect(failed({ code: "x", error: "Olmadı." }, at).message).toBe("Olmadı.");
  expect(failed({ code: "x" }, at).message).toBe("Sunucu hatası: 502 Bad Gateway");
});

test("a refusal carries its code, its fields and its suggestion", () => {
  const fields = { email: "Eksik.", n: 1 };
  const said = { error: "Hatalı.", code: "validation_failed", fields, suggestion: "Ali 2" };
  expect(failed(said, { status: 400 })).toMatchObject({
    status: 400,
    code: "validation_failed",
    fields: { email: "Eksik." },
    suggestion: "Ali 2",
  });
});

test.each([
  ["30", "Çok fazla deneme yapıldı. 30 saniye sonra yeniden deneyin."],
  ["61", "Çok fazla deneme yapıldı. 2 dakika sonra yeniden deneyin."],
  [null, "Çok fazla deneme yapıldı. Biraz sonra yeniden deneyin."],
])("a 429 says how long to wait: %s", (retryAfter, message) => {
  expect(failed({ error: "x", code: "rate_limited" }, { status: 429, retryAfter }).message).toBe(message);
});

test("an unreachable server is status 0 with the specification's sentence", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(get("/api/x")).rejects.toMatchObject({
    status: 0,
    message: "Ağ hatası veya sunucuya ulaşılamıyor. Lütfen internet bağlantınızı kontrol edin.",
  });
});

/** A connection on which no reply comes, or which stops in the middle of one; it ends when the caller gives up. */
function silent({ hasBegun = false } = {}) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal("fetch", (_: string, { signal }: { signal: AbortSignal }) => {
    const ended = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
    });
    return hasBegun ? Promise.resolve({ ok: true, status: 200, headers: new Headers(), json: () => ended }) : ended;
  });
}

test.each([
  ["never begins", false, 30_000],
  ["stops half-way", true, 120_000],
])("[F29] an answer that %s is a bad network", async (_, hasBegun, ms) => {
  silent({ hasBegun });
  const outcome = get("/api/x").catch((error: unknown) => error);
  let isOver = false;
  void outcome.then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({ status: 0 });
});

test("a large body has enough time to be sent on a slow line", async () => {
  silent();
  const outcome = post("/api/x", { text: "a".repeat(150_000) }).catch((error: unknown) => error);
  let isOver = false;
  void outcome.then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await outcome).toMatchObject({ status: 0 });
});

test("a call that its caller ends is no bad network", async () => {
  silent();
  const caller = new AbortController();
  const outcome = get("/api/x", { signal: caller.signal }).catch((error: unknown) => error);
  caller.abort();
  expect(await outcome).not.toBeInstanceOf(ApiError);
});

test.each([
  ["a page", 200, "<html>Wi-Fi girişi</html>"],
  ["nothing", 200, ""],
  ["a text in JSON", 200, '"tamam"'],
  ["a filter's page", 401, "<html>Bu site engellendi</html>"],
  ["a filter's page", 403, "<html>Bu site engellendi</html>"],
  ["a filter's page", 404, "<html>Bu site engellendi</html>"],
  ["a filter's page", 451, "<html>Bu site engellendi</html>"],
  ["a portal's refusal", 401, '{"error":"login"}'],
] as const)("[F30] %s with %i is a bad network, and signs nobody out", async (_, status, text) => {
  const signedOut = vi.fn<() => void>();
  onUnauthorized(signedOut);
  answers(text, { status });
  await expect(get("/api/x")).rejects.toMatchObject({
    status: 0,
    message: "Ağ hatası veya sunucuya ulaşılamıyor. Lütfen internet bağlantınızı kontrol edin.",
  });
  expect(signedOut).not.toHaveBeenCalled();
});

test.each([
  ["a gateway's page", 502, "Bad gateway", {}, ""],
  ["a proxy's page with its code", 522, "<html></html>", { "cf-ray": "8c1f2ab9d0e41234-IST" }, " Kod: 8c1f2ab9"],
  ["a fault of ours", 500, '{"error":"Olmadı."}', { "x-request-id": "0a1b2c3d-e" }, " Kod: 0a1b2c3d"],
])("[F30] %s with %i is a server that is away, not a bad network", async (_, status, text, headers, code) => {
  answers(text, { status, headers });
  const error: unknown = await get("/api/x").catch((caught: unknown) => caught);
  expect(error).toMatchObject({ status: 0, code: "server_away" });
  expect(messageOf(error, "Olmadı.")).toBe(`Sunucu şu an cevap vermiyor.${code}`);
});

test("a fault that the server knows is shown with its code, a refusal without", async () => {
  const headers = { "x-request-id": "0a1b2c3d-e" };
  const saidAt = async (status: number, code: string) => {
    answers(JSON.stringify({ error: "Olmadı.", code }), { status, headers });
    return messageOf(await get("/api/x").catch((caught: unknown) => caught), "");
  };
  expect(await saidAt(503, "unavailable")).toBe("Olmadı. Kod: 0a1b2c3d");
  expect(await saidAt(503, "busy")).toBe("Olmadı.");
  expect(await saidAt(409, "conflict")).toBe("Olmadı.");
});

test("a call sends JSON, asks for JSON, and carries the token and the human token", async () => {
  const fetched = answers("{}");
  storeToken("abc");
  await post("/api/x", { a: 1 }, { humanToken: "insan" });
  expect(fetched).toHaveBeenCalledWith("/api/x", {
    method: "POST",
    headers: {
      accept: "application/json",
      "content-type": "application/json",
      authorization: "Bearer abc",
      "x-human-token": "insan",
    },
    body: '{"a":1}',
    signal: expect.any(AbortSignal) as AbortSignal,
  });
});

test("204 is null", async () => {
  answers("", { status: 204 });
  expect(await call("DELETE", "/api/x")).toBeNull();
});

test("a 401 on a guarded call signs out, on an unguarded one it does not", async () => {
  const signedOut = vi.fn<() => void>();
  onUnauthorized(signedOut);
  answers('{"error":"Devam etmek için giriş yapın.","code":"unauthenticated"}', { status: 401 });
  await expect(get("/api/x", { guarded: false })).rejects.toBeInstanceOf(ApiError);
  expect(signedOut).not.toHaveBeenCalled();
  await expect(get("/api/x")).rejects.toMatchObject({ status: 401 });
  expect(signedOut).toHaveBeenCalledOnce();
});

test("a 401 to a token that was replaced meanwhile signs nobody out", async () => {
  const signedOut = vi.fn<() => void>();
  onUnauthorized(signedOut);
  storeToken("old");
  vi.stubGlobal("fetch", () => {
    storeToken("new");
    return Promise.resolve(new Response('{"error":"x","code":"unauthenticated"}', { status: 401 }));
  });
  await expect(get("/api/x")).rejects.toMatchObject({ status: 401 });
  expect(signedOut).not.toHaveBeenCalled();
});

test("an error shows the server's own sentence, or this action's if it is a fault of the page", () => {
  const refusal = failed({ error: "Oyun dolu.", code: "room_full" }, { status: 409 });
  expect(messageOf(refusal, "Olmadı.")).toBe("Oyun dolu.");
  const fields = { due_at: "Geçmişte kalmış." };
  const wrong = failed({ error: "Hatalı alan var.", code: "validation_failed", fields });
  expect([messageOf(wrong, "Olmadı."), faultOf(wrong, "Olmadı.")]).toEqual(["Hatalı alan var.", "Geçmişte kalmış."]);
  expect([faultOf(refusal, "Olmadı."), faultOf(new Error("x"), "Olmadı.")]).toEqual(["Oyun dolu.", "Olmadı."]);
  expect(messageOf(new Error("bug"), "Olmadı.")).toBe("Olmadı.");
});

test("a query holds the set fields only", () => {
  expect(query({ q: "ığdır & çevre", page: 2, role: undefined, empty: "" })).toBe(
    "?q=%C4%B1%C4%9Fd%C4%B1r+%26+%C3%A7evre&page=2",
  );
  expect(query({ q: "" })).toBe("");
});

test("fields fill the blanks of the address; the others are the query, or the body", async () => {
  const fetched = answers("{}");
  const lastly = () => [fetched.mock.lastCall![0], fetched.mock.lastCall![1]?.body];
  await getBy("/api/classes/:id/progress", { id: "a/b", from: 5, to: undefined });
  expect(lastly()).toEqual(["/api/classes/a%2Fb/progress?from=5", undefined]);
  await getBy("/api/question-sets", { q: "", folder: null });
  expect(lastly()).toEqual(["/api/question-sets?folder=", undefined]);
  await put("/api/classes/:id/students/:student", { id: "c", student: "s", name: "Ece" });
  expect(lastly()).toEqual(["/api/classes/c/students/s", '{"name":"Ece"}']);
  await makeBy("/api/classes/:id/codes", { id: "c" });
  expect(lastly()).toEqual(["/api/classes/c/codes", "{}"]);
  await del("/api/classes/:id", { id: "c" });
  expect(lastly()).toEqual(["/api/classes/c", undefined]);
  await del("/api/user", { password: "x" });
  expect(lastly()).toEqual(["/api/user", '{"password":"x"}']);
});

/** Answers one call after another; null is a broken line. */
function replies(...all: (Response | null)[]) {
  const keys: (string | undefined)[] = [];
  vi.stubGlobal("fetch", (_: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers["idempotency-key"]);
    const reply = all.shift();
    return reply ? Promise.resolve(reply) : Promise.reject(new TypeError("lost"));
  });
  return keys;
}
const lose = (title: string) => expect(make("/api/sets", { title })).rejects.toThrow(ApiError);
const made = () => new Response("{}", { status: 201 });
const away = () => new Response('{"code":"unavailable"}', { status: 503 });

test("[F29] a call that makes something has the same key again until its answer is there", async () => {
  const keys = replies(null, away(), made(), made());
  await lose("A");
  await lose("A");
  await make("/api/sets", { title: "A" });
  await make("/api/sets", { title: "A" });
  const [first, second, third, fourth] = keys;
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

test("[F29] other words, a write in between and two minutes make it another call; reading does not", async () => {
  const keys = replies(null, null, made(), null, null, made(), null);
  await lose("A");
  await lose("B");
  await get("/api/sets");
  await lose("A");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 121_000 });
  await lose("A");
  vi.useRealTimers();
  await post("/api/other");
  await lose("A");
  const [first, other, , again, later, , afterwards] = keys;
  expect(again).toBe(first);
  expect(new Set([first, other, later, afterwards]).size).toBe(4);
});

test("the compiler refuses what a call's entry does not have", async () => {
  const fetched = answers("{}");
  // @ts-expect-error -- the configuration takes no fields: these are options
  await getBy("/api/config", { guarded: false });
  // @ts-expect-error -- no such call
  await getBy("/api/configs");
  // @ts-expect-error -- a class needs its id
  await getBy("/api/classes/:id", {});
  // @ts-expect-error -- a class has a name, no title
  await put("/api/classes/:id", { id: "c1", title: "7-B" });
  expect(fetched).toHaveBeenCalledTimes(4);
});
