import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";

/** The service worker, run as the browser would, over test caches and a test network. */
const source = (name: string) => readFileSync(`web/offline/${name}.js`, "utf8");
const ORIGIN = "https://bilye.test";
type Kept = Map<string, Map<string, Response>>;

function aWorker(script: string, kept: Kept, network: (path: string) => Response | null) {
  const listeners = new Map<string, (event: object) => void>();
  const done = { claimed: 0, unregistered: 0 };
  const pathOf = (request: string | Request) =>
    new URL(typeof request === "string" ? request : request.url, ORIGIN).pathname;
  const fetchIt = async (request: string | Request) => {
    const reply = network(pathOf(request));
    if (!reply) throw new TypeError("Failed to fetch");
    return reply;
  };
  const cache = (name: string) => {
    if (!kept.has(name)) kept.set(name, new Map());
    const files = kept.get(name)!;
    return {
      match: async (request: string | Request) => files.get(pathOf(request))?.clone(),
      keys: async () => [...files.keys()].map((path) => ({ url: ORIGIN + path })),
      put: async (path: string, reply: Response) => void files.set(path, reply),
    };
  };
  const context = createContext({
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    skipWaiting: () => {},
    clients: { claim: () => (done.claimed += 1) },
    registration: { unregister: () => (done.unregistered += 1) },
    caches: {
      open: async (name: string) => cache(name),
      keys: async () => [...kept.keys()],
      delete: async (name: string) => kept.delete(name),
      match: async (request: Request) => {
        for (const name of kept.keys()) {
          const found = await cache(name).match(request);
          if (found) return found;
        }
        return undefined;
      },
    },
    fetch: fetchIt,
    location: { origin: ORIGIN },
    URL,
    setTimeout,
    Headers,
    Response,
  });
  runInContext(script, context);
  const fire = async (type: string, more: object = {}) => {
    const waits: Promise<unknown>[] = [];
    let reply: Promise<Response> | Response | null = null;
    const event = {
      waitUntil: (wait: Promise<unknown>) => waits.push(wait),
      respondWith: (answer: Promise<Response>) => (reply = answer),
      ...more,
    };
    listeners.get(type)?.(event);
    await Promise.all(waits);
    return reply as Response | null;
  };
  return {
    done,
    fire,
    asks: (path: string, mode: "navigate" | "cors" = "navigate", method = "GET") =>
      fire("fetch", { request: { url: ORIGIN + path, mode, method } }),
  };
}

const build = (name: string) =>
  source("service-worker")
    .replace("__BUILD__", name)
    .replace(
      '"__PARTS__"',
      JSON.stringify(
        JSON.stringify({
          game: ["/student/play", `/assets/${name}.js`],
          homework: ["/odev", "/assets/kinds.js"],
          app: ["/app", "/assets/app.js"],
        }),
      ),
    );
const online = (path: string) => new Response(`${path} now`);
const offline = () => null;
const text = async (reply: Response | null) => (await reply?.text()) ?? null;

test("pages come from the network where there is one, and only without it from the device", async () => {
  const kept: Kept = new Map();
  let network: (path: string) => Response | null = online;
  const worker = aWorker(build("one"), kept, (path) => network(path));
  await worker.fire("message", { data: "game" });
  network = () => new Response("newer");
  expect(await text(await worker.asks("/student/game/123456"))).toBe("newer");
  network = offline;
  expect(await text(await worker.asks("/student/game/123456"))).toBe("/student/play now");
  expect(await text(await worker.asks("/assets/one.js", "cors"))).toBe("/assets/one.js now");
  await expect(worker.asks("/teacher/games")).rejects.toThrow("Failed to fetch");
});

test.each([
  ["/api/auth/me", "cors", "GET"],
  ["/api/game/123456", "navigate", "GET"],
  ["/ws", "navigate", "GET"],
  ["/dev/mail", "navigate", "GET"],
  ["/version.json", "cors", "GET"],
  ["/student/join", "navigate", "POST"],
] as const)("%s (%s, %s) is not handled", async (path, mode, method) => {
  const worker = aWorker(build("one"), new Map(), online);
  expect(await worker.asks(path, mode, method)).toBeNull();
});

test("a new build keeps the last one's files, and no page of an older one is shown again", async () => {
  const kept: Kept = new Map();
  const one = aWorker(build("one"), kept, online);
  await one.fire("message", { data: "game" });
  const two = aWorker(build("two"), kept, (path) => new Response(`${path} two`));
  await two.fire("install");
  await two.fire("activate");
  const now = aWorker(build("two"), kept, offline);
  expect(await text(await now.asks("/student/game/123456"))).toBe("/student/play two");
  // An open page of the last build still finds its files, for one build.
  expect(await text(await now.asks("/assets/one.js", "cors"))).toBe("/assets/one.js now");
  const three = aWorker(build("three"), kept, (path) => new Response(`${path} three`));
  await three.fire("install");
  await three.fire("activate");
  expect([...kept.keys()]).toEqual(["bilye-site-two", "bilye-site-three"]);
  expect([...kept.get("bilye-site-three")!.keys()]).toEqual(["/assets/three.js", "/student/play"]);
});

test("one kept page serves homework of every code, with all that its questions need", async () => {
  let network: (path: string) => Response | null = online;
  const worker = aWorker(build("one"), new Map(), (path) => network(path));
  await worker.fire("message", { data: "homework" });
  network = offline;
  expect(await text(await worker.asks("/odev/ABC2345"))).toBe("/odev now");
  expect(await text(await worker.asks("/assets/kinds.js", "cors"))).toBe("/assets/kinds.js now");
});

test("half a build is not kept: a file that is missing leaves it to the next try", async () => {
  const kept: Kept = new Map();
  const worker = aWorker(build("one"), kept, (path) =>
    path.startsWith("/assets/") ? new Response("", { status: 404 }) : online(path),
  );
  await expect(worker.fire("message", { data: "game" })).rejects.toThrow("404");
  expect(kept.get("bilye-site-one")!.size).toBe(0);
});

test("a part whose page has not come yet is not shown", async () => {
  let network: (path: string) => Response | null = (path) => (path === "/student/play" ? null : online(path));
  const kept: Kept = new Map();
  const worker = aWorker(build("one"), kept, (path) => network(path));
  await expect(worker.fire("message", { data: "game" })).rejects.toThrow("Failed to fetch");
  network = offline;
  await expect(worker.asks("/student/game/123456")).rejects.toThrow("Failed to fetch");
  network = online;
  await worker.fire("message", { data: "game" });
  expect([...kept.get("bilye-site-one")!.keys()]).toEqual(["/assets/one.js", "/student/play"]);
});

test("[F9] files come one by one, none while a page waits for its answer, and the rest when it says so", async () => {
  const asked: string[] = [];
  const replies: ((reply: Response) => void)[] = [];
  const worker = aWorker(build("one"), new Map(), (path) => {
    asked.push(path);
    return new Promise<Response>((come) => replies.push(come)) as never;
  });
  const first = worker.fire("message", { data: "homework" });
  await expect.poll(() => asked).toEqual(["/assets/kinds.js"]);
  await worker.fire("message", { data: "wait" });
  replies[0]!(new Response());
  await first;
  expect(asked).toEqual(["/assets/kinds.js"]);
  const rest = worker.fire("message", { data: "homework" });
  await expect.poll(() => asked).toEqual(["/assets/kinds.js", "/odev"]);
  replies[1]!(new Response());
  await rest;
});

test("a build with OFFLINE=off takes everything away, and the worker too", async () => {
  const kept: Kept = new Map([
    ["bilye-site-one", new Map()],
    ["bilye-read", new Map()],
    ["of somebody else", new Map()],
  ]);
  const worker = aWorker(source("no-service-worker"), kept, online);
  await worker.fire("activate");
  expect([...kept.keys()]).toEqual(["of somebody else"]);
  expect(worker.done.unregistered).toBe(1);
});

test("only the pages that read cards may use the camera, of the pages kept without a network", async () => {
  const headers = { "permissions-policy": "camera=(), usb=()" };
  const kept: Kept = new Map([["bilye-site-one", new Map([["/app", new Response("app", { headers })]])]]);
  const worker = aWorker(build("one"), kept, offline);
  const policyAt = async (path: string) => (await worker.asks(path))?.headers.get("permissions-policy");
  expect(await policyAt("/teacher/game/123456/scan")).toBe("camera=(self), usb=()");
  expect(await text(await worker.asks("/teacher/game/123456/scan"))).toBe("app");
  expect(await policyAt("/teacher/games/123456/cards")).toBe("camera=(self), usb=()");
  expect(await policyAt("/teacher/games/123456/cards/x")).toBe("camera=(), usb=()");
  expect(await policyAt("/teacher/games/123456/host")).toBe("camera=(), usb=()");
  expect(await policyAt("/teacher/game/123456/scan/x")).toBe("camera=(), usb=()");
});
