import { relayOf } from "#shared/ids";
import { closeIfAllAnswered, type Awaited } from "#game/all-answered";
import { standTeams } from "#game/apply/teams";
import type { Command, Decision } from "#game/command";
import { decide } from "#game/decide";
import { apply } from "#game/events";
import type { GameEvent } from "#game/game-event";
import { closedRounds, newGame, type Game, type Opening } from "#game/game";
import { rankedFor } from "./ranks/ranked";
import type { Count, Handed, HeadEvent, RelayEvent } from "./relay-event";
import { mergedAll, nothing, type Table } from "./ranks/table";
import { Told } from "./told";

/** Decides who sits where and when the game goes on; of answers it knows the tables of its relays alone. */
export type Head = {
  /** With every player's seat, and nobody's answers or scores. */
  readonly game: Game;
  readonly relays: number;
  readonly tables: Map<number, Table>;
  /** All of them as one, as of the last ranks. */
  all: Table;
  /** Whose table is awaited; what it comes under is counted through the game. */
  readonly awaited: Set<number>;
  asked: number;
  /** Relay → what its last table came under: it need not hand that up again. */
  readonly came: Map<number, number>;
  /** Ranks are being made: what waits for them. */
  ranking: { readonly isTold: boolean; readonly next: readonly GameEvent[] } | null;
  readonly told: readonly Told[];
};

export const newHead = (opening: Opening, relays: number): Head => ({
  game: newGame(opening),
  relays,
  tables: new Map(),
  all: nothing,
  awaited: new Set(),
  asked: 0,
  came: new Map(),
  ranking: null,
  told: Array.from({ length: relays }, () => new Told()),
});

type Answering = "answer" | "confidence" | "close_if_all_answered" | "host_answers" | "host_absent" | "fill_places";
export type HeadCommand = Exclude<Command, { type: Answering }>;

/** While ranks are made everything waits for a moment: it is decided on the ranks. A deleted game has no use for them. */
export function decideInHead(head: Head, command: HeadCommand, now: number, areLoading = false): Result {
  if (command.type === "end" && command.reason === "deleted") return decide(head.game, command, now);
  if (head.ranking) return "later";
  const decision = decide(head.game, command, now, areLoading);
  return decision.ok ? { ok: true, events: withTables(head, decision.events) } : decision;
}
type Result = { ok: true; events: readonly HeadEvent[] } | Extract<Decision, { ok: false }> | "later";

/**
 * A count that is older than what its relay has been told since says nothing of who sits there now. Where one relay still waits
 * for somebody the others are not looked at.
 */
export function decideOnCounts(head: Head, counts: ReadonlyMap<number, Count>, now: number): readonly HeadEvent[] {
  if (head.ranking) return [];
  let all: Awaited = { players: 0, answered: 0, saidHowSure: 0, lastBell: -Infinity };
  for (const [relay, events] of head.told.entries()) {
    const count = counts.get(relay);
    if (count?.heard !== events.length || count.answered < count.players) return [];
    all = together(all, count);
  }
  const decision = closeIfAllAnswered(head.game, all, now);
  return decision.ok ? withTables(head, decision.events) : [];
}

/** Counts of two parts of a game, as one. */
export const together = (a: Awaited, b: Awaited): Awaited => ({
  players: a.players + b.players,
  answered: a.answered + b.answered,
  saidHowSure: a.saidHowSure + b.saidHowSure,
  lastBell: a.players === 0 ? b.lastBell : b.players === 0 ? a.lastBell : latest(a.lastBell, b.lastBell),
});
const latest = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : Math.max(a, b);

/** A relay's table: once, and only the one that was asked for last. */
export function tableCame(head: Head, relay: number, { number, table }: Handed): readonly HeadEvent[] {
  if (number !== head.asked || !head.awaited.has(relay)) return [];
  const came: HeadEvent = { type: "table_came", relay, number, table };
  if (head.awaited.size > 1 && head.ranking) return [came];
  return head.ranking
    ? [came, { type: "ranks_known" }, ...head.ranking.next]
    : [came, again([], true), { type: "ranks_known" }];
}

/** Who has not answered in time is ranked as before, and anew when the table comes. */
export const waitNoLonger = ({ ranking }: Head): readonly HeadEvent[] =>
  ranking ? [{ type: "ranks_known" }, ...ranking.next] : [];

const again = (of: readonly number[], isTold: boolean, next: readonly GameEvent[] = []): HeadEvent => ({
  type: "tables_asked",
  of,
  isTold,
  next,
});

/** What has to be ranked after it, and what then follows. */
function withTables(head: Head, events: readonly GameEvent[]): HeadEvent[] {
  const everybody = [...head.told.keys()];
  const over = events.filter(({ type }) => type === "game_completed" || type === "request_done");
  const [first] = events;
  const isRanked = closedRounds(head.game).length > 0;
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

export function applyInHead(head: Head, event: HeadEvent): void {
  const { game } = head;
  switch (event.type) {
    case "tables_asked":
      head.asked += 1;
      head.ranking = event;
      for (const relay of event.of) {
        head.awaited.add(relay);
      }
      // Who still owes an earlier one hands up this one in its place.
      for (const relay of head.awaited) head.told[relay]!.push({ type: "table_asked", number: head.asked });
      return;
    case "table_came":
      head.awaited.delete(event.relay);
      head.came.set(event.relay, event.number);
      head.tables.set(event.relay, event.table);
      return;
    case "ranks_known":
      return rankAll(head);
    default:
      if (event.type === "game_completed") head.ranking = null;
      apply(game, event);
      tell(head, event);
  }
}

function rankAll(head: Head): void {
  const all = withNamesOfNow(head, mergedAll([...head.tables.values()].map((table) => asOfNow(head, table))));
  head.all = all;
  for (const [i, round] of closedRounds(head.game).entries()) {
    if (head.game.teams.length === 0) break;
    const of = round.teams?.of ?? new Map<string, number>();
    const teams = all.teams[i] ?? [];
    round.teams = { of, sums: teams.map(({ sum }) => sum), sizes: teams.map(({ size }) => size) };
  }
  standTeams(head.game);
  const { next = [] } = head.ranking ?? {};
  // What came late may belong to a question that is no longer shown.
  const isTold = head.ranking?.isTold === true && head.game.phase.name === "reveal";
  head.ranking = null;
  const isLast = next.some(({ type }) => type === "game_completed");
  const ranked = rankedFor(head.game, all, { isTold, isLast });
  for (const [relay, told] of head.told.entries()) told.push(ranked(head.tables.get(relay) ?? nothing));
}

/** The answers of a table from before the last close are to another question. */
const asOfNow = ({ game }: Head, table: Table): Table =>
  table.questions.length < closedRounds(game).length ? { ...table, values: {} } : table;

/** A table may be older than what the host has done to a name or a seat. */
function withNamesOfNow({ game }: Head, all: Table): Table {
  const best = all.best.flatMap((row) => {
    const player = game.players.get(row.player_id);
    return player ? [{ ...row, nickname: player.nickname }] : [];
  });
  return { ...all, best };
}

/** What concerns one player is told only where that one sits. */
function tell({ told }: Head, event: GameEvent): void {
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
