import { runnerImport } from "vite";

/**
 * `npm run bench -- relays`: a hall of 10,000 and of 100,000 players. Measured with the rules themselves: the cost of a close
 * for the coordinator and for a relay, and the bytes sent up and down. Simulated: objects that take 1,000 requests a second
 * each, with their queues, when everybody joins within a minute and answers within ten seconds, one second, or a fifth of one.
 */
const SEATS = 1000;
const REQUESTS_A_SECOND = 1000;
/** Time between two objects, one way. */
const HOP_MS = 20;
const COUNT_EVERY_MS = 1000;
/** The time for which a relay collects joins; longer with very many relays. */
const joinsGatheredMs = (relays: number): number => Math.max(250, 10 * relays);
/**
 * Measured by `npm run bench -- coordinator 10000` on a fairly quiet machine: the coordinator's work for one relay in a question (its
 * reports and its close together), and for one join.
 */
const COORDINATOR_MS_A_QUESTION = 23;
const COORDINATOR_MS_A_JOIN = 0.11;

/**
 * The parts of the types that are used here, because the scripts of this folder are outside the worker's TypeScript project.
 */
type Scores = readonly (readonly [score: number, players: number])[];
type Table = {
  readonly questions: readonly object[];
  readonly values: Readonly<Record<string, number>>;
  readonly scores: readonly Scores[];
  readonly best: readonly object[];
  readonly teams: readonly [];
};
type Rules = {
  readonly ROWS: number;
  mergedAll(tables: readonly Table[]): Table;
  mergedScores(all: readonly Scores[]): Scores;
  ranksAmong(all: Scores): (own: Scores) => (readonly [number, number])[];
};

export async function hallOfRelays(): Promise<boolean> {
  const { module: table } = await runnerImport<Rules>("worker/large-game/ranks/table.ts");
  console.log(
    "players  relays  merge ms  table kB  ranks kB  herd s  ack p99 ms  coordinator busy %  joins busy %  ranks after ms  its processor: a question s, all joins s",
  );
  for (const players of [10_000, 100_000]) {
    const relays = players / SEATS;
    const tables = Array.from({ length: relays }, (_, relay) => aTable(table, relay));
    const before = processorMs();
    const ranksIn = table.ranksAmong(table.mergedAll(tables).scores[0] ?? []);
    const ranks = tables.map(({ scores: [own = []] }) => ranksIn(own));
    const mergeMs = processorMs() - before;
    const bytes = [tables[0], ranks[0]].map((value) => (JSON.stringify(value).length / 1000).toFixed(1));
    for (const herdMs of [200, 1000, 10_000]) {
      const { ackP99, coordinatorBusy, joinsBusy, ranksAfter } = simulated(relays, herdMs, mergeMs);
      const figures = [
        herdMs / 1000,
        ackP99.toFixed(0),
        coordinatorBusy.toFixed(1),
        joinsBusy.toFixed(1),
        ranksAfter.toFixed(0),
        ((relays * COORDINATOR_MS_A_QUESTION) / 1000).toFixed(1),
        ((players * COORDINATOR_MS_A_JOIN) / 1000).toFixed(1),
      ];
      console.log([players, relays, mergeMs.toFixed(0), ...bytes, ...figures].join("\t"));
    }
  }
  for (const players of [10_000, 100_000]) await measureCoordinator(players, table);
  return true;
}

type Coordinator = {
  readonly game: { readonly players: ReadonlyMap<string, unknown> };
  readonly outgoing: readonly { readonly length: number }[];
  readonly asked: number;
};
type CoordinatorRules = {
  newCoordinator(opening: object, relays: number): Coordinator;
  decideInCoordinator(
    coordinator: Coordinator,
    command: object,
    now: number,
  ): { ok: boolean; events: readonly object[] };
  decideOnCounts(coordinator: Coordinator, counts: ReadonlyMap<number, object>, now: number): readonly object[];
  tableCame(coordinator: Coordinator, relay: number, handed: { number: number; table: Table }): readonly object[];
  applyInCoordinator(coordinator: Coordinator, event: object): void;
};

/**
 * Measures the coordinator's own work, without the cost of the calls: joins, each with a name that is checked against all
 * others and found free; then a question in which each relay reports once a second for ten seconds, and its close.
 */
async function measureCoordinator(players: number, rules: Rules): Promise<void> {
  const { module: coordinator } = await runnerImport<CoordinatorRules>("worker/large-game/coordinator.ts");
  const settings = {
    scoring: "balanced",
    late_join: true,
    verdict: "at_close",
    generated_names: false,
    time_factor: 1,
  };
  const relays = players / SEATS;
  const options = { A: "bir", B: "iki", C: "üç", D: "dört" };
  const question = { id: "q1", text: "?", options, correct: "B", limitMs: 60_000, points: 1, explanation: "" };
  const hall = coordinator.newCoordinator(
    { code: "123456", settings, questions: [question], capacity: players },
    relays,
  );
  const happens = (events: readonly object[]) => events.forEach((event) => coordinator.applyInCoordinator(hall, event));
  const before = processorMs();
  for (let i = 0; i < players; i++) {
    const random = i.toString(16).padStart(12, "0");
    const playerId = `123456-${random}${(i % relays).toString(16).padStart(4, "0")}`;
    const seat = { playerId, sessionHash: random.repeat(5), userId: null, nickname: `Oyuncu ${(i * 7919) % players}` };
    const { events } = coordinator.decideInCoordinator(hall, { type: "join", ...seat, marble: null, random: 0 }, 0);
    happens(events);
  }
  const joined = processorMs();
  happens(coordinator.decideInCoordinator(hall, { type: "start" }, 0).events);
  const counts = new Map<number, object>();
  const started = processorMs();
  for (let answered = SEATS / 10; answered <= SEATS; answered += SEATS / 10) {
    for (let relay = 0; relay < relays; relay++) {
      const { length: heard } = hall.outgoing[relay]!;
      counts.set(relay, { players: SEATS, answered, saidHowSure: 0, lastBell: 60_000, heard });
      happens(coordinator.decideOnCounts(hall, counts, 10_000));
    }
  }
  const heard = processorMs();
  for (let relay = 0; relay < relays; relay++) {
    happens(coordinator.tableCame(hall, relay, { number: hall.asked, table: aTable(rules, relay, 1) }));
  }
  const ms = [joined - before, heard - started, processorMs() - heard].map((one) => one.toFixed(0));
  console.log(
    `${hall.game.players.size} players at the coordinator: joins ${ms[0]} ms, reports ${ms[1]} ms, the close ${ms[2]} ms`,
  );
}

/** The table of a relay in a game's fifth question, scored by speed, so that few scores are equal. */
function aTable(rules: Rules, relay: number, closed = 5): Table {
  const players = Array.from({ length: SEATS }, (_, i) => {
    const score = Math.floor(((relay * SEATS + i) * 7919) % 5000);
    const id = `123456-${String(relay * SEATS + i).padStart(16, "0")}`;
    return {
      player_id: id,
      nickname: `Oyuncu ${i}`,
      marble: i,
      is_connected: true,
      score,
      rank: i,
      previous_rank: i,
      correctMs: i,
    };
  });
  const best = players.toSorted((a, b) => b.score - a.score).slice(0, rules.ROWS);
  const scores = [rules.mergedScores([players.map(({ score }) => [score, 1] as const)])];
  const questions = Array.from({ length: closed }, () => ({ asked: SEATS, given: 950, right: 500, tookMs: 9_000_000 }));
  return { questions, values: { A: 300, B: 500, C: 100, D: 50 }, scores, best, teams: [] };
}

/** Processor time of this process, which a busy machine does not lengthen. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function simulated(relays: number, herdMs: number, mergeMs: number) {
  const relay = served(Array.from({ length: SEATS }, (_, i) => (i * herdMs) / SEATS));
  const acks = relay.waits.toSorted((a, b) => a - b);
  const counts = Array.from({ length: relays }, (_, i) =>
    Array.from(
      { length: Math.ceil(herdMs / COUNT_EVERY_MS) },
      (_at, second) => second * COUNT_EVERY_MS + (i * COUNT_EVERY_MS) / relays,
    ),
  ).flat();
  // All relays hear of the close at the same moment, so their tables arrive at the same moment.
  const tables = served(Array.from({ length: relays }, () => 0));
  const joins = (relays * 1000) / joinsGatheredMs(relays);
  return {
    ackP99: acks[Math.floor(acks.length * 0.99)]!,
    coordinatorBusy: (counts.length / (REQUESTS_A_SECOND * Math.max(1, herdMs / 1000))) * 100,
    joinsBusy: (joins / REQUESTS_A_SECOND) * 100,
    ranksAfter: HOP_MS + tables.doneAt + mergeMs + HOP_MS,
  };
}

/** Serves requests one after the other: returns the wait of each, and the time of the last. */
function served(arrivals: readonly number[]) {
  const each = 1000 / REQUESTS_A_SECOND;
  let doneAt = 0;
  const waits = arrivals.map((at) => {
    doneAt = Math.max(doneAt, at) + each;
    return doneAt - at;
  });
  return { waits, doneAt };
}
