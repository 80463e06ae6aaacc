// The built product with a meter around it, for `npm run bench -- cost` and `-- unchanged`: it counts what the platform would bill.
import product, { GameRoom as Room, HomeworkRoom as Homework } from "./index.js";
// The other exports of a build are not metered: a game at or under the capacity of one room has no relays.
export * from "./index.js";

const counts = {
  workerRequests: 0,
  roomRequests: 0,
  roomMessages: 0,
  roomRowsRead: 0,
  roomRowsWritten: 0,
  alarmsSet: 0,
  alarmsRung: 0,
  d1RowsRead: 0,
  d1RowsWritten: 0,
  awakeMs: 0,
  logLines: 0,
  r2Reads: 0,
};
const cursors = [];

// Awake: a handler runs, a timer is pending, or something is waited for. Everything else is sleep, which costs nothing.
let busy = 0;
let busySince = 0;
function wake() {
  if (busy++ === 0) busySince = Date.now();
}
function rest() {
  if (--busy === 0) counts.awakeMs += Date.now() - busySince;
}
async function during(work) {
  wake();
  try {
    return await work;
  } finally {
    rest();
  }
}

const timers = new Map();
const { setTimeout: set, clearTimeout: clear } = globalThis;
globalThis.setTimeout = (work, ms, ...rest_) => {
  wake();
  const timer = set(() => {
    timers.delete(timer);
    try {
      work(...rest_);
    } finally {
      rest();
    }
  }, ms);
  timers.set(timer, true);
  return timer;
};
globalThis.clearTimeout = (timer) => {
  if (timers.delete(timer)) rest();
  clear(timer);
};

for (const level of ["log", "info", "warn", "error"]) {
  const write = console[level].bind(console);
  console[level] = (...words) => {
    counts.logLines++;
    write(...words);
  };
}

function metered(ctx) {
  const { storage } = ctx;
  const exec = storage.sql.exec.bind(storage.sql);
  storage.sql.exec = (...query) => {
    const cursor = exec(...query);
    cursors.push(cursor);
    return cursor;
  };
  const setAlarm = storage.setAlarm.bind(storage);
  storage.setAlarm = (at) => {
    counts.alarmsSet++;
    return setAlarm(at);
  };
  const waitUntil = ctx.waitUntil.bind(ctx);
  ctx.waitUntil = (work) => waitUntil(during(work));
  return ctx;
}

export class GameRoom extends Room {
  constructor(ctx, env) {
    super(metered(ctx), withMeteredD1(env));
  }
  fetch(request) {
    counts.roomRequests++;
    return during(super.fetch(request));
  }
  webSocketMessage(ws, raw) {
    counts.roomMessages++;
    counts.awakeMs++;
    return super.webSocketMessage(ws, raw);
  }
  webSocketClose(ws, code) {
    counts.roomMessages++;
    counts.awakeMs++;
    return super.webSocketClose(ws, code);
  }
  alarm() {
    counts.roomRequests++;
    counts.alarmsRung++;
    return during(super.alarm());
  }
}
export class HomeworkRoom extends Homework {
  constructor(ctx, env) {
    super(metered(ctx), withMeteredD1(env));
  }
  alarm() {
    counts.roomRequests++;
    counts.alarmsRung++;
    return during(super.alarm());
  }
}

const events = ["constructor", "fetch", "alarm", "webSocketMessage", "webSocketClose", "webSocketError"];
const inCall = new WeakSet();
/** Meters the methods that the API calls, those of the class itself and inherited ones. */
function meterCalls(Metered, Plain) {
  for (let shape = Plain.prototype; shape && !shape.constructor.name.startsWith("DurableObject");) {
    for (const name of Object.getOwnPropertyNames(shape)) {
      if (events.includes(name) || name === "ask" || Object.hasOwn(Metered.prototype, name)) continue;
      const { value: call } = Object.getOwnPropertyDescriptor(shape, name);
      if (!call) continue;
      const value = function (...args) {
        // A call that the object makes to itself is not billed.
        if (inCall.has(this)) return call.apply(this, args);
        counts.roomRequests++;
        inCall.add(this);
        try {
          return during(call.apply(this, args));
        } finally {
          inCall.delete(this);
        }
      };
      Object.defineProperty(Metered.prototype, name, { value });
    }
    shape = Object.getPrototypeOf(shape);
  }
}
meterCalls(GameRoom, Room);
meterCalls(HomeworkRoom, Homework);

const withMeteredD1 = (env) => ({ ...env, DB: meteredD1(env.DB), MEDIA: meteredR2(env.MEDIA) });

const meteredR2 = (bucket) => ({
  get: (...request) => {
    counts.r2Reads++;
    return bucket.get(...request);
  },
  put: (...request) => bucket.put(...request),
  delete: (...request) => bucket.delete(...request),
});

function counted(result) {
  counts.d1RowsRead += result.meta.rows_read;
  counts.d1RowsWritten += result.meta.rows_written;
  return result;
}

function meteredD1(db) {
  const plain = new WeakMap();
  const metered = (statement, query) => {
    const all = async () => counted(await statement.all());
    const meter = {
      bind: (...values) => metered(statement.bind(...values), query),
      all,
      run: all,
      first: async (column) => {
        const [row] = (await all()).results;
        return column === undefined ? (row ?? null) : (row?.[column] ?? null);
      },
      // Rows as lists say nothing of what they cost, and two columns of one name would be one in an object: a statement
      // that only reads is asked twice, and counted once.
      raw: async () => {
        const result = await all();
        return /^\s*select/i.test(query) ? statement.raw() : result.results.map(Object.values);
      },
    };
    plain.set(meter, statement);
    return meter;
  };
  return {
    prepare: (query) => metered(db.prepare(query), query),
    batch: async (statements) => (await db.batch(statements.map((meter) => plain.get(meter)))).map(counted),
    exec: (query) => db.exec(query),
    withSession: () => meteredD1(db),
  };
}

export default {
  async fetch(request, env, ctx) {
    if (new URL(request.url).pathname === "/api/counts") {
      const rows = cursors.map(({ rowsRead, rowsWritten }) => ({ rowsRead, rowsWritten }));
      const sum = (column) => rows.reduce((total, row) => total + row[column], 0);
      return Response.json({ ...counts, roomRowsRead: sum("rowsRead"), roomRowsWritten: sum("rowsWritten") });
    }
    counts.workerRequests++;
    return product.fetch(request, withMeteredD1(env), ctx);
  },
};
