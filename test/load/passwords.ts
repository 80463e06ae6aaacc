import { Agent, request } from "node:http";
import { quiet, type Player } from "./kit/crowd/class.ts";
import { quantile } from "./kit/figures.ts";
import { aPingedClass, ping, SETTLING_MS, type PingedClass } from "./kit/pinged-class.ts";
import { buildProduct, startProduct, type Product } from "./kit/servers.ts";
import { format, table } from "./kit/table.ts";

/**
 * `npm run bench -- passwords`: a room and the API while 20 clients try passwords without a pause, each client from its own
 * address and each try for another account, so that only the hashing queue slows them. The table also has the figures without
 * them, from the same run.
 */
const CLIENTS = 20;
const OVER_MS = 15_000;
const PING_EVERY_MS = 50;
const HEALTH_EVERY_MS = 200;
const PING_P50_MS = 100;

type Felt = { pings: number[]; acks: number[]; health: number[]; faults: number };
type Tries = Record<"judged" | "refused", number>;

export async function passwordsBesideARoom(): Promise<boolean> {
  await buildProduct();
  const server = await startProduct();
  try {
    const class_ = await aPingedClass(server);
    const calm = await feel(server, class_);
    const tries: Tries = { judged: 0, refused: 0 };
    let isTrying = true;
    const clients = Array.from({ length: CLIENTS }, (_, i) => tryPasswords(server.port, i, tries, () => isTrying));
    await quiet(SETTLING_MS);
    const tried = await feel(server, class_).finally(() => (isTrying = false));
    await Promise.all(clients);
    report(calm, tried, tries);
    class_.close();
    return quantile(tried.pings, 0.5) <= PING_P50_MS && tried.faults === 0;
  } finally {
    await server.stop();
  }
}

/** Measures one question, answered by one player after the other, while a phone pings and the API's health is polled. */
async function feel({ port }: Product, class_: PingedClass): Promise<Felt> {
  const questionId = await class_.nextQuestion();
  const until = performance.now() + OVER_MS;
  const [pings, health, acks] = await Promise.all([
    repeated(until, PING_EVERY_MS, () => ping(class_.pinger)),
    repeated(until, HEALTH_EVERY_MS, () => timed(() => askHealth(port))),
    answers(class_.players, questionId),
  ]);
  const lost = acks.filter((ms) => !Number.isFinite(ms)).length + health.filter((ms) => !Number.isFinite(ms)).length;
  return { pings, acks, health, faults: lost };
}

async function repeated(until: number, everyMs: number, once: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  while (performance.now() < until) {
    times.push(await once());
    await quiet(everyMs);
  }
  return times;
}

/** Each player's wait for the acknowledgement; infinite if none came. */
async function answers(players: readonly Player[], questionId: string): Promise<number[]> {
  const waits = players.map(async ({ socket }, i) => {
    await quiet((OVER_MS * i) / players.length);
    const { promise, resolve } = Promise.withResolvers<number>();
    const sentAt = performance.now();
    socket.onFrame = ({ type, at }) => {
      if (type === "answer_accepted") resolve(at - sentAt);
    };
    socket.send({ type: "submit_answer", question_id: questionId, answer: "A", response_time_ms: 1000 });
    return Promise.race([promise, quiet(OVER_MS).then(() => Infinity)]);
  });
  return Promise.all(waits);
}

async function tryPasswords(port: number, client: number, tries: Tries, goesOn: () => boolean): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const localAddress = `127.0.1.${client + 1}`;
  for (let i = 0; goesOn(); i++) {
    const body = JSON.stringify({ email: `kimse-${client}-${i}@okul.test`, password: `deneme-${i}` });
    const status = await post({ port, agent, localAddress }, "/api/auth/login", body);
    tries[status === 401 ? "judged" : "refused"] += 1;
  }
  agent.destroy();
}

type From = { port: number; agent: Agent; localAddress: string };

function post(from: From, path: string, body: string): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  request({ ...from, host: "127.0.0.1", path, method: "POST", headers }, (response) => {
    response.resume().on("end", () => resolve(response.statusCode ?? 0));
  })
    .on("error", () => resolve(0)) // the connection was closed: try again
    .end(body);
  return promise;
}

const askHealth = async (port: number): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(OVER_MS) })).ok;

async function timed(once: () => Promise<boolean>): Promise<number> {
  const from = performance.now();
  const isDone = await once().catch(() => false);
  return isDone ? performance.now() - from : Infinity;
}

function report(calm: Felt, tried: Felt, { judged, refused }: Tries) {
  const cells = (name: string, of: "pings" | "acks" | "health") =>
    [0.5, 0.95].map((q, i) => [
      `${name} ${["p50", "p95"][i]}, ms`,
      ...[calm, tried].map((felt) => format(quantile(felt[of], q), 1)),
    ]);
  const met = quantile(tried.pings, 0.5) <= PING_P50_MS ? "✓" : "✗";
  const [pingP50, ...more] = [
    ...cells("a room's ping", "pings"),
    ...cells("answer acknowledged", "acks"),
    ...cells("/api/health", "health"),
  ];
  process.stdout.write(
    table(
      ["", "nobody tries", `${CLIENTS} clients try passwords`, "target"],
      [
        [...pingP50!, `≤ ${PING_P50_MS} ${met}`],
        ...more.map((row) => [...row, ""]),
        ["answers or calls without a reply", String(calm.faults), String(tried.faults), "0"],
        ["tries judged, tries refused a second", "", `${rate(judged)}, ${rate(refused)}`, ""],
      ],
    ),
  );
}

const rate = (count: number) => format((count / (OVER_MS + SETTLING_MS)) * 1000, 1);
