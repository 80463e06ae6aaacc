// The site without a network. Pages come from the network if there is one, so that nobody sees an old version when a new one is
// available; otherwise the newest kept page is shown. Replies of the API are never kept here.
const CACHE = "bilye-site-__BUILD__";
/** By part: its pages and its files. */
const parts = JSON.parse("__PARTS__");
/** A server that does not answer in time is treated as unreachable. */
const PATIENCE_MS = 10_000;
/** Pages that read cards may ask for the camera. */
const READS_CARDS = /^\/teacher\/(?:game\/[^/]+\/scan|games\/[^/]+\/cards)$/;

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(keepSameParts());
});

addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([tidyUp(), clients.claim(), registration.navigationPreload?.enable()]));
});

/** A page that waits for something asks to pause; sending the name of its part again continues. */
let isWaiting = false;
let keeping = Promise.resolve();

addEventListener("message", (event) => {
  isWaiting = event.data === "wait";
  if (!Object.keys(parts).includes(event.data)) return;
  keeping = keeping.catch(() => {}).then(() => keep(event.data));
  event.waitUntil(keeping);
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (!/^\/(?:api|ws|dev)(?:\/|$)/.test(pathname)) event.respondWith(pageFor(event, pathname));
  } else if (pathname.startsWith("/assets/")) {
    // Their names change with their contents. A page of the last build finds its files too.
    event.respondWith(caches.match(request, { ignoreVary: true }).then((kept) => kept ?? fetch(request)));
  }
});

async function pageFor(event, pathname) {
  const kept = await (await caches.open(CACHE)).match(pageOf(pathname), { ignoreVary: true });
  try {
    return await withPatience((await event.preloadResponse) ?? fetch(event.request), kept !== undefined);
  } catch (error) {
    if (kept) return READS_CARDS.test(pathname) ? withCamera(kept) : kept;
    throw error;
  }
}

/** The kept page serves every address; the page at one of these may ask for the camera. */
function withCamera(page) {
  const headers = new Headers(page.headers);
  const policy = headers.get("permissions-policy") ?? "";
  headers.set("permissions-policy", policy.replace("camera=()", "camera=(self)"));
  return new Response(page.body, { status: page.status, headers });
}

function withPatience(reply, hasOther) {
  if (!hasOther) return reply;
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error("late")), PATIENCE_MS));
  return Promise.race([reply, late]);
}

function pageOf(pathname) {
  if (pathname.startsWith("/student/game/")) return "/student/play";
  if (pathname.startsWith("/odev/")) return "/odev";
  return pathname === "/student/join" ? pathname : "/app";
}

/** A new build keeps the same parts as the previous one. */
async function keepSameParts() {
  const [last] = (await ourCaches()).filter((name) => name !== CACHE).slice(-1);
  if (last === undefined) return;
  const before = await caches.open(last);
  for (const [part, [page]] of Object.entries(parts)) if (await before.match(page)) await keep(part);
}

/**
 * Fetches one file after the other, so that a pupil's answer never queues behind them. The page comes last: without it nothing
 * of a part is shown, and half a build is useless.
 */
async function keep(part) {
  const cache = await caches.open(CACHE);
  const had = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const [page, ...files] = parts[part];
  for (const file of [...files, page].filter((file) => !had.has(file))) {
    if (isWaiting) return;
    const reply = await fetch(file, { priority: "low" });
    if (!reply.ok) throw new TypeError(`${file}: ${reply.status}`);
    await cache.put(file, reply);
  }
}

/** An open page of the last build may still ask for its files. */
async function tidyUp() {
  const old = (await ourCaches()).filter((name) => name !== CACHE).slice(0, -1);
  await Promise.all(old.map((name) => caches.delete(name)));
}

const ourCaches = async () => (await caches.keys()).filter((name) => name.startsWith("bilye-site-"));
