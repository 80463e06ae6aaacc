import { rowsOf, Sqlite } from "./sqlite";
import { Socket } from "./sockets";
import { trip } from "./trips";

type Methods = Record<string, (...args: unknown[]) => unknown>;
type Instance = Methods & {
  fetch(request: Request): Promise<Response>;
  alarm(): Promise<void>;
  webSocketMessage(ws: Socket, data: string | ArrayBuffer): unknown;
  webSocketClose(ws: Socket, code: number, reason: string, wasClean: boolean): unknown;
};
type Class = new (state: State, env: unknown) => Instance;

/**
 * The Durable Objects of one class, each with its own database. Calls pass copies and take effect a moment later, as on the
 * platform.
 */
export class Objects {
  readonly #all = new Map<string, Held>();
  /** The objects of a jurisdiction, under the same names. */
  readonly #restricted = new Map<string, Objects>();

  constructor(
    private readonly classOf: () => Class,
    private readonly env: () => unknown,
    private readonly restriction?: string,
  ) {}

  idFromName = (name: string) => ({ name, jurisdiction: this.restriction, toString: () => name });

  jurisdiction(name: string): Objects {
    if (this.restriction !== undefined) throw new Error("these objects are in a jurisdiction already");
    const known = this.#restricted.get(name) ?? new Objects(this.classOf, this.env, name);
    this.#restricted.set(name, known);
    return known;
  }

  get = ({ name }: { name: string }) => this.getByName(name);

  getByName(name: string) {
    const held = () => this.#held(name);
    const known: Record<string | symbol, unknown> = {
      id: this.idFromName(name),
      name,
      [heldBy]: held,
      fetch: async (input: Request | string, init?: RequestInit) => {
        await trip("objects", "fetch");
        return held().does((one) => one.fetch(new Request(input, init)));
      },
    };
    return new Proxy(known, {
      get: (target, key) =>
        // A stub can be awaited: it must not look like a promise.
        key in target || key === "then"
          ? target[key]
          : (...args: unknown[]) => held().calls(key as string, structuredClone(args)),
      has: () => true,
    });
  }

  #held(name: string): Held {
    let held = this.#all.get(name);
    if (!held) {
      held = new Held(this.idFromName(name), this.classOf, this.env);
      this.#all.set(name, held);
    }
    return held;
  }

  empty() {
    for (const held of this.#all.values()) held.storage.deleteAlarm();
    this.#all.clear();
    for (const objects of this.#restricted.values()) objects.empty();
  }
}

const heldBy = Symbol("held");
/** The object behind a stub, for tests that use `cloudflare:test`. */
export const heldOf = (stub: unknown) => (stub as { [heldBy]: () => Held })[heldBy]();

export class Held {
  readonly storage = new Stored(() => void this.ring());
  readonly sockets = new Set<Socket>();
  autoResponse: { request: string; response: string } | null = null;
  readonly answeredAt = new WeakMap<Socket, Date>();
  #instance: { one: Instance; state: State } | null = null;

  constructor(
    readonly id: { name: string },
    private readonly classOf: () => Class,
    private readonly env: () => unknown,
  ) {}

  /** The object in memory, made when somebody needs it. */
  awake() {
    if (!this.#instance) {
      const state = new State(this);
      this.#instance = { one: new (this.classOf())(state, this.env()), state };
    }
    return this.#instance;
  }

  async does<T>(work: (one: Instance, state: State) => T | Promise<T>): Promise<Awaited<T>> {
    await Promise.resolve();
    const { one, state } = this.awake();
    return await work(one, state);
  }

  async calls(name: string, args: unknown[]): Promise<unknown> {
    await trip("objects", name);
    try {
      return structuredClone(await this.does((one) => one[name]!(...args)));
    } catch (error) {
      // The other side gets a copy of the error, without its stack and further fields.
      const { name: kind, message } = error as Error;
      throw Object.assign(new Error(message), { name: kind, remote: true });
    }
  }

  async ring(): Promise<boolean> {
    if (this.storage.alarmAt === null) return false;
    this.storage.deleteAlarm();
    await this.does((one) => one.alarm());
    return true;
  }

  /** Evicts the object from memory; sockets and storage stay. */
  forget() {
    this.#instance?.state.end();
    this.#instance = null;
  }
}

/** The `ctx` of one instance. */
class State {
  readonly id;
  readonly storage;
  #isOver = false;

  constructor(private readonly held: Held) {
    this.id = held.id;
    const { storage } = held;
    this.storage = {
      transactionSync: storage.transactionSync,
      deleteAll: storage.deleteAll,
      sql: { exec: (text: string, ...values: never[]) => (this.#isOver ? nothing : storage.exec(text, values)) },
      setAlarm: async (at: number) => (this.#isOver ? undefined : storage.setAlarm(at)),
    };
  }

  /** Awaits the work, because a query only begins when it is awaited. */
  waitUntil(work: Promise<unknown>) {
    work.then(undefined, () => {});
  }

  acceptWebSocket(ws: Socket) {
    const { held } = this;
    held.sockets.add(ws);
    ws.accept({
      message: (socket, data) => {
        if (data === held.autoResponse?.request) {
          held.answeredAt.set(socket, new Date());
          socket.send(held.autoResponse.response);
        } else held.awake().one.webSocketMessage(socket, data);
      },
      close: (socket, code, reason) => {
        held.sockets.delete(socket);
        held.awake().one.webSocketClose(socket, code, reason, true);
      },
    });
  }

  getWebSockets = () => [...this.held.sockets].toReversed();

  getWebSocketAutoResponseTimestamp = (ws: Socket) => this.held.answeredAt.get(ws) ?? null;

  setWebSocketAutoResponse(pair: { request: string; response: string }) {
    this.held.autoResponse = pair;
  }

  abort(reason: string) {
    this.held.forget();
    throw new Error(reason);
  }

  /** Takes away an evicted instance's right to write. */
  end() {
    this.#isOver = true;
  }
}

/** The part of an object that is kept while it sleeps. */
class Stored {
  sqlite = new Sqlite();
  #timer: ReturnType<typeof setTimeout> | undefined;
  alarmAt: number | null = null;

  constructor(private readonly rings: () => void) {}

  exec = (text: string, values: never[]) => cursor(this.sqlite, text, values);

  transactionSync = <T>(work: () => T): T => this.sqlite.whole(work);

  setAlarm = async (at: number) => {
    this.deleteAlarm();
    this.alarmAt = at;
    this.#timer = realTimeout(() => this.rings(), Math.min(Math.max(at - Date.now(), 0), 2 ** 31 - 1));
    this.#timer.unref();
  };

  deleteAlarm() {
    clearTimeout(this.#timer);
    this.alarmAt = null;
  }

  deleteAll = async () => {
    this.deleteAlarm();
    this.sqlite = new Sqlite();
  };
}

/** Tests that hold the clock still leave the alarm clock alone, as on the platform. */
const { setTimeout: realTimeout, clearTimeout } = globalThis;

function cursor(sqlite: Sqlite, text: string, values: never[]) {
  const statements = values.length === 0 && /;\s*\S/.test(text);
  if (statements) sqlite.database.exec(text);
  const { columns, rows, changes } = statements ? { columns: [], rows: [], changes: 0 } : sqlite.ask(text, values);
  const all = rowsOf(columns, rows);
  return {
    rowsWritten: changes,
    toArray: () => all,
    one: () => {
      if (all.length !== 1) throw new Error(`Expected exactly one result from SQL query, but got ${all.length}`);
      return all[0];
    },
    [Symbol.iterator]: () => all[Symbol.iterator](),
  };
}

const nothing = {
  toArray: () => [],
  one: () => undefined,
  rowsWritten: 0,
  [Symbol.iterator]: () => [][Symbol.iterator](),
};
