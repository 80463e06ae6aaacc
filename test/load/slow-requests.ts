import { workerModule } from "../worker-modules.ts";
import { quiet } from "./kit/crowd/class.ts";
import { quantile } from "./kit/figures.ts";
import { aPingedClass, ping, type PingedClass } from "./kit/pinged-class.ts";
import { buildProduct, startProduct, type Product } from "./kit/servers.ts";
import { timeOfTwoPasswords } from "./kit/two-passwords.ts";
import { format, table } from "./kit/table.ts";
import { call, choice, importSet, signedIn } from "./kit/targets.ts";

/**
 * `npm run bench -- slow-requests`: sends the most expensive bodies that each call refuses and takes, one after the other,
 * during a running game whose phones ping in turn without a pause. The Worker's tests count the work of the same bodies. No
 * ping may take longer than hashing two passwords.
 */
const CALM_MS = 5_000;
const TRIES = 3;

type Dear = { readonly name: string; readonly body: string };
type Operation = { readonly call: string; readonly who: string; readonly body?: object; readonly example?: object };
type Bodies = {
  readonly dearestRefused: (operation: Operation, valid: unknown) => Dear[];
  readonly dearestTaken: (operation: Operation, valid: unknown) => string;
};
type Places = {
  readonly formOf: (operation: Operation) => object | null;
  readonly exampleIn: (form: object) => Record<string, unknown>;
};
/** A request, and the longest ping during it. The best of some tries counts, because the machine does other work too. */
type Sent = { readonly what: string; readonly status: number; readonly ms: number; readonly worst: number };

export async function slowRequests(): Promise<boolean> {
  await buildProduct();
  const server = await startProduct();
  try {
    const passwords = await timeOfTwoPasswords(server);
    const class_ = await aPingedClass(server);
    await class_.nextQuestion();
    const calm = await pingsDuring(class_, () => quiet(CALM_MS));
    const sent: Sent[] = [];
    for (const request of await requests(server)) sent.push(await slowest(class_, server, request, passwords));
    class_.close();
    return report(calm, sent, passwords);
  } finally {
    await server.stop();
  }
}

/**
 * The phone that pings next. Each measurement continues with the phone after the last one, because the room closes the socket
 * of a phone that sends more than thirty frames a second.
 */
let turn = 0;

async function pingsDuring({ players }: PingedClass, work: () => Promise<unknown>): Promise<number[]> {
  const pings: number[] = [];
  const state = { isOver: false };
  const looking = (async () => {
    do {
      pings.push(await ping(players[turn++ % players.length]!.socket));
      await quiet(2);
    } while (!state.isOver);
  })();
  await work().finally(() => (state.isOver = true));
  await looking;
  return pings;
}

type Request = { readonly what: string; readonly method: string; readonly path: string; readonly init: RequestInit };

async function slowest(class_: PingedClass, { port }: Product, request: Request, most: number): Promise<Sent> {
  const { what, method, path, init } = request;
  let best: Sent | null = null;
  for (let i = 0; i < TRIES && (best === null || best.worst > most); i++) {
    let status = 0;
    const from = performance.now();
    const pings = await pingsDuring(class_, async () => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, method });
      await response.arrayBuffer();
      ({ status } = response);
    });
    const worst = Math.max(...pings);
    if (best === null || worst < best.worst) best = { what, status, ms: performance.now() - from, worst };
  }
  return best!;
}

/** Imports the calls' description. */
const described = async () => ({
  ...(await workerModule<{ operations: readonly Operation[] }>("worker/http/openapi/areas.ts")),
  ...(await workerModule<Bodies>("test/builders/bodies/dear.ts")),
  ...(await workerModule<Places>("test/builders/bodies/places.ts")),
});

/** Every expensive body of every call, for an existing set, game, class and homework. */
async function requests(server: Product): Promise<Request[]> {
  const { operations, dearestRefused, dearestTaken, formOf, exampleIn } = await described();
  const { known, at, headersOf } = await aWorld(server);
  return operations.flatMap((operation) => {
    const form = formOf(operation);
    if (!form) return [];
    const [method = "", pattern = ""] = operation.call.split(" ");
    const example = { ...exampleIn(form), ...operation.example };
    const valid = Object.fromEntries(Object.entries(example).map(([field, value]) => [field, known[field] ?? value]));
    const bodies = [
      ...dearestRefused(operation, valid),
      { name: "the dearest it takes", body: dearestTaken(operation, valid) },
    ];
    return bodies.map(({ name, body }) => ({
      what: `${operation.call}: ${name}`,
      method,
      path: at(pattern),
      init: { headers: { "content-type": "application/json", ...headersOf(operation) }, body },
    }));
  });
}

async function aWorld(server: Product) {
  const [teacher, admin, student] = [
    await signedIn(server),
    await signedIn(server, "yonetici@ornek.test"),
    await signedIn(server, "ogrenci@ornek.test"),
  ];
  const set = await importSet(server, teacher, [choice(0)]);
  const { game } = await call<{ game: { game_code: string } }>(server, "/game", { question_set_id: set }, teacher);
  const code = game.game_code;
  const joined = { game_code: code, nickname: "Saat" };
  const seat = await call<{ session_id: string; player_id: string }>(server, "/game/join", joined);
  const { class: class_ } = await call<{ class: { id: string } }>(server, "/classes", { name: "7B" }, teacher);
  const given = { question_set_id: set, due_at: Date.now() + 86_400_000 };
  const { homework } = await call<{ homework: { id: string; code: string } }>(server, "/homework", given, teacher);
  const pupil = await call<{ session_id: string }>(server, `/homework/${homework.code}/join`, { nickname: "Saat" });
  const bearer = { teacher, admin, student };
  return {
    known: {
      question_set_id: set,
      question_set_ids: [set],
      game_code: code,
      player_id: seat.player_id,
      player_ids: [seat.player_id],
      class_id: class_.id,
      due_at: given.due_at,
      email: "kimse@okul.test",
      password: "yanlış",
      current_password: "yanlış",
    } as Readonly<Record<string, unknown>>,
    at: (pattern: string): string =>
      pattern
        .replace("/question-sets/:id", `/question-sets/${set}`)
        .replace("/classes/:id", `/classes/${class_.id}`)
        .replace("/game/:code", `/game/${code}`)
        .replace(/\/homework\/:ref(?=\/(?:join|answer|next))/, `/homework/${homework.code}`)
        .replace("/homework/:ref", `/homework/${homework.id}`)
        .replace(/:\w+/g, "none"),
    headersOf: ({ call: name, who }: Operation): Record<string, string> => {
      if (who.includes("seat")) return { "session-id": name.includes("homework") ? pupil.session_id : seat.session_id };
      const role = who === "admin" ? "admin" : who === "pupil" ? "student" : "teacher";
      return who === "all" ? {} : { authorization: `Bearer ${bearer[role]}` };
    },
  };
}

const row = (what: string, ping: number, requestMs: number | null, target = "") => [
  what,
  format(ping, 1),
  requestMs === null ? "" : format(requestMs, 0),
  target,
];

function report(calm: readonly number[], sent: readonly Sent[], passwords: number): boolean {
  const worsts = sent.map(({ worst }) => worst);
  const isMet = Math.max(...worsts) <= passwords;
  const byWorst = sent.toSorted((a, b) => b.worst - a.worst);
  process.stdout.write(
    table(
      ["", "ping, ms", "request, ms", "target"],
      [
        row("nothing is sent, median", quantile(calm, 0.5), null),
        row("nothing is sent, longest", Math.max(...calm), null),
        row(
          `longest beside each of ${sent.length} requests, median`,
          quantile(worsts, 0.5),
          quantile(
            sent.map(({ ms }) => ms),
            0.5,
          ),
        ),
        row(
          "longest beside any",
          Math.max(...worsts),
          byWorst[0]!.ms,
          `≤ ${format(passwords, 0)} ${isMet ? "✓" : "✗"}`,
        ),
        row("two passwords are hashed", passwords, null),
      ],
    ),
  );
  for (const { what, status, ms, worst } of byWorst.slice(0, 8)) {
    process.stdout.write(`${format(worst, 1)} ms ping, ${format(ms, 0)} ms, ${status}: ${what}\n`);
  }
  return isMet && sent.every(({ status }) => status < 500 || status === 503);
}
