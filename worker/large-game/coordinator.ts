import { relayOf } from "#shared/ids";
import { closeIfAllAnswered, type Awaited } from "#game/all-answered";
import { standTeams } from "#game/apply/teams";
import type { Command, Decision } from "#game/command";
import { decide } from "#game/decide";
import { apply } from "#game/events";
import type { GameEvent } from "#game/game-event";
import { closedSoFar, newGame, type Game, type GameSetup } from "#game/game";
import { rankedFor } from "./ranks/ranked";
import type { Count, Handed, CoordinatorEvent, RelayEvent } from "./relay-event";
import { mergedAll, emptyTable, type Table } from "./ranks/table";
import { OutgoingEvents } from "./outgoing-events";

/**
 * The state of the room that decides in a large game. It has every seat and no answer, so names, teams, capacity and kicks
 * follow the rules of one room; of answers it knows only the tables and counts of its relays. Pure, like `worker/game`: the
 * object around it (`objects/large-game/coordinator`) records what these functions return, and sends each relay its events.
 * When a question has closed, ranks take a moment; until they are known every command is answered "later".
 *
 *     const result = decideInCoordinator(coordinator, { type: "end_question" }, now);
 *     if (result !== "later" && result.ok) for (const event of result.events) applyInCoordinator(coordinator, event);
 *     tableCame(coordinator, 0, { number: coordinator.asked, table });  // the last one brings "ranks_known"
 */
export type Coordinator = {
  /** Has every player's seat, but no answers and no scores. */
  readonly game: Game;
  readonly relays: number;
  readonly tables: Map<number, Table>;
  /** All tables merged, as of the last ranks. */
  all: Table;
  /** Relays whose table is awaited. `asked`: number of the last request for tables, counted through the game. */
  readonly awaited: Set<number>;
  asked: number;
  /** Relay → number of its last table that came, so that the relay need not send that one again. */
  readonly receivedTables: Map<number, number>;
  /** Set while ranks are being made. `next`: events that wait for them. */
  ranking: { readonly isTold: boolean; readonly next: readonly GameEvent[] } | null;
  readonly outgoing: readonly OutgoingEvents[];
};

export const newCoordinator = (setup: GameSetup, relays: number): Coordinator => ({
  game: newGame(setup),
  relays,
  tables: new Map(),
  all: emptyTable,
  awaited: new Set(),
  asked: 0,
  receivedTables: new Map(),
  ranking: null,
  outgoing: Array.from({ length: relays }, () => new OutgoingEvents()),
});

type Answering = "answer" | "confidence" | "close_if_all_answered" | "host_answers" | "host_absent" | "fill_places";
export type CoordinatorCommand = Exclude<Command, { type: Answering }>;

/**
 * Decides on a command. While ranks are being made it returns "later", so that the command is decided on the new ranks; only
 * deleting the game does not wait.
 */
export function decideInCoordinator(
  coordinator: Coordinator,
  command: CoordinatorCommand,
  now: number,
  areLoading = false,
): Result {
  if (command.type === "end" && command.reason === "deleted") return decide(coordinator.game, command, now);
  if (coordinator.ranking) return "later";
  const decision = decide(coordinator.game, command, now, areLoading);
  return decision.ok ? { ok: true, events: withTables(coordinator, decision.events) } : decision;
}
type Result = { ok: true; events: readonly CoordinatorEvent[] } | Extract<Decision, { ok: false }> | "later";

/**
 * Closes the question if the relays' counts show that everybody has answered. A count that is older than the last event for its
 * relay says nothing of who sits there now. If one relay still waits for somebody, the others are not looked at.
 */
export function decideOnCounts(
  coordinator: Coordinator,
  counts: ReadonlyMap<number, Count>,
  now: number,
): readonly CoordinatorEvent[] {
  if (coordinator.ranking) return [];
  let all: Awaited = { players: 0, answered: 0, saidHowSure: 0, lastBell: -Infinity };
  for (const [relay, events] of coordinator.outgoing.entries()) {
    const count = counts.get(relay);
    if (count?.heard !== events.length || count.answered < count.players) return [];
    all = addCounts(all, count);
  }
  const decision = closeIfAllAnswered(coordinator.game, all, now);
  return decision.ok ? withTables(coordinator, decision.events) : [];
}

/** Adds the counts of two parts of a game. */
export const addCounts = (a: Awaited, b: Awaited): Awaited => ({
  players: a.players + b.players,
  answered: a.answered + b.answered,
  saidHowSure: a.saidHowSure + b.saidHowSure,
  lastBell: a.players === 0 ? b.lastBell : b.players === 0 ? a.lastBell : latest(a.lastBell, b.lastBell),
});
const latest = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : Math.max(a, b);

/** Takes a relay's table, once, and only if it is the one requested last. */
export function tableCame(
  coordinator: Coordinator,
  relay: number,
  { number, table }: Handed,
): readonly CoordinatorEvent[] {
  if (number !== coordinator.asked || !coordinator.awaited.has(relay)) return [];
  const came: CoordinatorEvent = { type: "table_came", relay, number, table };
  if (coordinator.awaited.size > 1 && coordinator.ranking) return [came];
  return coordinator.ranking
    ? [came, { type: "ranks_known" }, ...coordinator.ranking.next]
    : [came, again([], true), { type: "ranks_known" }];
}

/**
 * Makes the ranks without the missing tables: those relays' players keep their ranks, and are ranked again when the table
 * comes.
 */
export const waitNoLonger = ({ ranking }: Coordinator): readonly CoordinatorEvent[] =>
  ranking ? [{ type: "ranks_known" }, ...ranking.next] : [];

const again = (of: readonly number[], isTold: boolean, next: readonly GameEvent[] = []): CoordinatorEvent => ({
  type: "tables_asked",
  of,
  isTold,
  next,
});

/** Adds a request for the tables that have to be ranked after these events; the events that need the ranks follow them. */
function withTables(coordinator: Coordinator, events: readonly GameEvent[]): CoordinatorEvent[] {
  const everybody = [...coordinator.outgoing.keys()];
  const over = events.filter(({ type }) => type === "game_completed" || type === "request_done");
  const [first] = events;
  const isRanked = closedSoFar(coordinator.game).length > 0;
  if (events.some(({ type }) => type === "question_ended" || type === "game_completed")) {
    const closed = events.filter((event) => !over.includes(event));
    return [...closed, again(everybody, closed.length > 0, over)];
  }
  if (first?.type === "answer_accepted" || first?.type === "text_hidden") return [...events, again(everybody, true)];
  const shown = events.flatMap((event) => (changesTable(event) ? [relayOf(event.playerId) ?? 0] : []));
  return isRanked && shown.length > 0 ? [...events, again([...new Set(shown)], false)] : [...events];
}

const changesTable = (event: GameEvent) =>
  event.type === "player_kicked" || event.type === "player_renamed" || event.type === "player_moved";

export function applyInCoordinator(coordinator: Coordinator, event: CoordinatorEvent): void {
  const { game } = coordinator;
  switch (event.type) {
    case "tables_asked":
      coordinator.asked += 1;
      coordinator.ranking = event;
      for (const relay of event.of) {
        coordinator.awaited.add(relay);
      }
      // A relay that still owes an earlier table sends this one in its place.
      for (const relay of coordinator.awaited)
        coordinator.outgoing[relay]!.push({ type: "table_asked", number: coordinator.asked });
      return;
    case "table_came":
      coordinator.awaited.delete(event.relay);
      coordinator.receivedTables.set(event.relay, event.number);
      coordinator.tables.set(event.relay, event.table);
      return;
    case "ranks_known":
      return rankAll(coordinator);
    default:
      if (event.type === "game_completed") coordinator.ranking = null;
      apply(game, event);
      tell(coordinator, event);
  }
}

function rankAll(coordinator: Coordinator): void {
  const all = withNamesOfNow(
    coordinator,
    mergedAll([...coordinator.tables.values()].map((table) => asOfNow(coordinator, table))),
  );
  coordinator.all = all;
  for (const [i, askedQuestion] of closedSoFar(coordinator.game).entries()) {
    if (coordinator.game.teams.length === 0) break;
    const of = askedQuestion.teams?.of ?? new Map<string, number>();
    const teams = all.teams[i] ?? [];
    askedQuestion.teams = { of, sums: teams.map(({ sum }) => sum), sizes: teams.map(({ size }) => size) };
  }
  standTeams(coordinator.game);
  const { next = [] } = coordinator.ranking ?? {};
  // A late table may belong to a question that is not shown any more.
  const isTold = coordinator.ranking?.isTold === true && coordinator.game.phase.name === "reveal";
  coordinator.ranking = null;
  const isLast = next.some(({ type }) => type === "game_completed");
  const ranked = rankedFor(coordinator.game, all, { isTold, isLast });
  for (const [relay, told] of coordinator.outgoing.entries())
    told.push(ranked(coordinator.tables.get(relay) ?? emptyTable));
}

/** Drops the answers of a table from before the last close: they are to another question. */
const asOfNow = ({ game }: Coordinator, table: Table): Table =>
  table.questions.length < closedSoFar(game).length ? { ...table, values: {} } : table;

/** Brings names and seats up to date: a table may be older than what the host has done to them. */
function withNamesOfNow({ game }: Coordinator, all: Table): Table {
  const best = all.best.flatMap((row) => {
    const player = game.players.get(row.player_id);
    return player ? [{ ...row, nickname: player.nickname }] : [];
  });
  return { ...all, best };
}

/** Passes an event on to the relays. One about a single player goes only to the relay where that player sits. */
function tell({ outgoing: told }: Coordinator, event: GameEvent): void {
  if ("playerId" in event) return told[relayOf(event.playerId) ?? -1]?.push(event);
  const forAll = inRelay(event);
  if (forAll) for (const one of told) one.push(forAll);
}

function inRelay(event: Exclude<GameEvent, { playerId: string }>): RelayEvent | null {
  switch (event.type) {
    case "question_ended":
      return { type: "question_closed", index: event.index, at: event.at };
    case "request_done":
    case "leaderboard_shown":
    case "pairing_offered":
    case "pairing_asked":
    case "pairing_confirmed":
    case "pairing_mistyped":
      return null;
    default:
      return event;
  }
}
