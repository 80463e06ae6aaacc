import { readdirSync, readFileSync } from "node:fs";
import { scheduler } from "node:timers/promises";
import { bindings } from "./bindings";
import { D1, inCall } from "./d1";
import { Objects } from "./objects";
import { R2 } from "./r2";
import { Pair, SocketResponse } from "./sockets";
import { replied } from "./trips";

/** `cloudflare:workers` for tests in Node: the Worker's bindings in this process, and its fetch handler. */

export class DurableObject {
  constructor(
    readonly ctx: unknown,
    readonly env: unknown,
  ) {}
}

/** A request with the edge's data on where it comes from. */
class EdgeRequest extends Request {
  constructor(input: string | URL | Request, init: RequestInit = {}) {
    super(input, { ...init, ...(init.body instanceof ReadableStream && { duplex: "half" }) });
    Object.defineProperty(this, "cf", { value: init.cf });
  }
}

Object.assign(globalThis, {
  scheduler,
  Request: EdgeRequest,
  Response: SocketResponse,
  WebSocketPair: Pair,
  WebSocketRequestResponsePair: class {
    constructor(
      readonly request: string,
      readonly response: string,
    ) {}
  },
  /** Does nothing: the content of link cards is tested in the runtime, which has the real class. */
  HTMLRewriter: class {
    on() {
      return this;
    }
    transform = (page: Response) => page;
  },
  // Block all calls to the outside.
  fetch: async () => new Response("blocked by the test set-up", { status: 599 }),
  caches: { default: { match: async () => undefined, put: async () => undefined } },
});

const migrations = readdirSync("migrations")
  .filter((name) => name.endsWith(".sql"))
  .toSorted()
  .map((name) => ({
    name,
    queries: readFileSync(`migrations/${name}`, "utf8").split("--> statement-breakpoint"),
  }));

let loaded: typeof import("../../../worker/index");
/** Loads the Worker, which imports this module itself. */
export const load = async () => void (loaded ??= await import("../../../worker/index"));
const objects = (name: "GameRoom" | "RelayRoom" | "HomeworkRoom"): Objects =>
  new Objects(
    () => loaded[name] as never,
    () => env,
  );

/** Counts as the platform does, and forgets after its period. */
class Limiter {
  readonly #counts = new Map<string, number>();

  constructor(private readonly most: number) {}

  async limit({ key }: { key: string }) {
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return { success: count <= this.most };
  }
}

const fresh = () => ({
  ...bindings(),
  TEST_MIGRATIONS: migrations,
  DB: new D1(migrations.flatMap(({ queries }) => queries).join("\n")),
  MEDIA: new R2(),
  GAME_ROOM: objects("GameRoom"),
  RELAY_ROOM: objects("RelayRoom"),
  HOMEWORK_ROOM: objects("HomeworkRoom"),
  MISS_LIMITER: new Limiter(30),
  LIBRARY_LIMITER: new Limiter(120),
  LIBRARY_GUEST_LIMITER: new Limiter(600),
  RESULTS_LIMITER: new Limiter(60),
  TOKEN_LIMITER: new Limiter(300),
  EMAIL: { send: async () => undefined },
  CF_VERSION: { id: "", tag: "", timestamp: "" },
});

export const env: ReturnType<typeof fresh> = fresh();

const behind = new Set<Promise<unknown>>();

/** Puts everything in the state of a runtime that has just started. */
export function emptied() {
  for (const name of ["GAME_ROOM", "RELAY_ROOM", "HOMEWORK_ROOM"] as const) env[name].empty();
  Object.assign(env, fresh());
  // Calls of killed processes never end.
  behind.clear();
}

/** Awaits the work, because a query only begins when it is awaited. */
const waitUntil = (work: Promise<unknown>) => {
  const done = work.then(undefined, () => {}).finally(() => behind.delete(done));
  behind.add(done);
};
/** Waits for work that calls continue after their reply. */
export async function workBehind() {
  while (behind.size > 0) await Promise.all(behind);
}
export const context = () => ({ waitUntil, passThroughOnException() {}, props: {} });

export const exports = {
  default: {
    async fetch(input: string | Request, init: RequestInit = {}) {
      const { body } = init;
      const size = typeof body === "string" ? Buffer.byteLength(body) : body instanceof Uint8Array ? body.length : null;
      const headers = new Headers(init.headers);
      if (size !== null) headers.set("content-length", String(size));
      const request = new Request(input, { ...init, headers });
      const response = await inCall.run(true, () => loaded.default.fetch(request, env, context()));
      replied();
      return response;
    },
  },
};
