import type { ServerMessage } from "#protocol/live/messages";
import { playerIdAt, relayOf } from "#shared/ids";
import type { Command, CommandOf, Decision } from "#game/command";
import type { GameEvent } from "#game/game-event";
import { lastClosed, type GameSetup } from "#game/game";
import { ownResult } from "#game/view/parts";
import {
  applyInCoordinator,
  decideInCoordinator,
  decideOnCounts,
  newCoordinator,
  tableCame,
  waitNoLonger,
  type Coordinator,
  type CoordinatorCommand,
} from "#large-game/coordinator";
import { gameEndForHost, questionEndForHost } from "#large-game/host-view";
import type { Count, Handed, CoordinatorEvent } from "#large-game/relay-event";
import {
  applyInRelay,
  asOwn,
  countOf,
  decideInRelay,
  newRelay,
  newEvents,
  type Relay,
  type RelayEntry,
} from "#large-game/relay";
import { gameEnd, questionEnd, statsOfPlayers } from "#large-game/view";

/** A command and its outcome, to be repeated in one room: in an order that fits all logs. */
export type Done = {
  readonly after: number;
  readonly isCoordinator: boolean;
  readonly at: number;
  readonly command: Command;
  readonly decision: Decision;
};

/** Leaves out the number of players, which is only sent if the list lacks some of them. */
const asInOneRoom = (end: ReturnType<typeof questionEndForHost>) => end && { ...end, player_count: undefined };

export const everybodyIsThere = () => true;

/** A coordinator and its relays, each with a log of its own, and the messages between them. */
export class Hall {
  coordinator: Coordinator;
  readonly relays: Relay[];
  readonly done: Done[] = [];
  /** Messages about everybody, by the player who heard them. */
  readonly heard = new Map<string, string[]>();
  /** Messages about closes and the end that the host's screens heard. */
  readonly heardByHost: string[] = [];
  readonly #coordinatorLog: CoordinatorEvent[] = [];
  readonly #logs: RelayEntry[][];
  readonly #counts = new Map<number, Count>();
  readonly #tables: (Handed & { relay: number })[] = [];
  /** For each step of the coordinator: the number of events that each relay has been sent by then. */
  readonly #steps: number[][] = [];
  #ends: { at: number } | null = null;

  constructor(
    private readonly opening: GameSetup,
    relays: number,
  ) {
    this.coordinator = newCoordinator(opening, relays);
    this.relays = Array.from({ length: relays }, () => newRelay(opening));
    this.#logs = this.relays.map(() => []);
    this.#steps.push(this.relays.map(() => 0));
  }

  /** Lets a new guest join and returns the player's id. */
  join(relay: number, number: number, nickname: string, at: number): string {
    const playerId = this.seat(relay, number);
    const guest = { playerId, sessionHash: playerId, userId: null, nickname, marble: null };
    this.ask({ type: "join", ...guest, random: 0 }, at);
    return playerId;
  }

  /** Gives the coordinator a command. False if the coordinator has to wait for ranks first. */
  ask(command: CoordinatorCommand, at: number): boolean {
    const phase = this.coordinator.game.phase.name;
    const result = decideInCoordinator(this.coordinator, command, at);
    if (result === "later") return false;
    const events = result.ok ? result.events : [];
    const isEnding = events.some((event) => event.type === "tables_asked" && event.next.length > 0);
    const decision = result.ok ? { ok: true as const, events: [] } : result;
    this.#step(events);
    if (!isEnding) this.#note(true, at, command, decision);
    else {
      // Ends the game in two steps in one room too, because between them the relays' messages are about a running game.
      if (phase === "question") this.#note(true, at, { type: "end_question" }, decision);
      this.#ends = { at };
    }
    return true;
  }

  /** Gives a relay an answer. False if the player has to return first. */
  say(command: CommandOf<"answer" | "confidence">, at: number): boolean {
    const relay = relayOf(command.playerId)!;
    const decision = decideInRelay(this.relays[relay]!, command, at);
    if (decision === "away") return false;
    this.#note(false, at, command, decision, this.#lastStepOf(relay));
    if (decision.ok) for (const event of decision.events) this.#record(relay, { from: "player", event });
    return true;
  }

  /** Delivers some of the events sent to a relay, perhaps once more. */
  deliver(relay: number, most: number, isAgain: boolean): void {
    const { heard } = this.relays[relay]!;
    const step = this.#steps.find((told) => told[relay]! >= heard + most) ?? this.#steps.at(-1)!;
    const first = isAgain ? Math.max(0, heard - 3) : heard;
    const events = this.coordinator.outgoing[relay]!.from(first)!.slice(0, step[relay]! - first);
    for (const event of newEvents(this.relays[relay]!, first, structuredClone(events))) {
      this.#record(relay, { from: "head", event: asOwn(this.relays[relay]!, event) });
    }
  }

  /** Sends a relay's table on its way; it may arrive later, twice, or never. */
  hand(relay: number): void {
    const { handed } = this.relays[relay]!;
    if (handed) this.#tables.push(structuredClone({ ...handed, relay }));
  }

  tableArrives(which: number, isKept: boolean): void {
    const place = which % Math.max(1, this.#tables.length);
    const table = this.#tables[place];
    if (!table) return;
    if (!isKept) this.#tables.splice(place, 1);
    this.#step(tableCame(this.coordinator, table.relay, table));
  }

  giveUp(): void {
    this.#step(waitNoLonger(this.coordinator));
  }

  count(relay: number): void {
    const { game } = this.relays[relay]!;
    this.#counts.set(relay, countOf(this.relays[relay]!, new Set(game.players.keys())));
  }

  decideOnCounts(at: number): void {
    const events = decideOnCounts(this.coordinator, this.#counts, at);
    if (events.length === 0) return;
    this.#step(events);
    const present = new Set(this.coordinator.game.players.keys());
    const decided = events.filter((event): event is GameEvent => event.type !== "tables_asked");
    this.#note(true, at, { type: "close_if_all_answered", present }, { ok: true, events: decided });
  }

  restartCoordinator(): void {
    this.coordinator = newCoordinator(this.opening, this.relays.length);
    this.#counts.clear();
    for (const event of structuredClone(this.#coordinatorLog)) applyInCoordinator(this.coordinator, event);
  }

  restart(relay: number): void {
    const fresh = newRelay(this.opening);
    for (const entry of structuredClone(this.#logs[relay]!)) applyInRelay(fresh, entry, everybodyIsThere);
    this.relays[relay] = fresh;
  }

  /** Delivers everything that is under way. */
  settle(): void {
    do {
      for (const relay of this.relays.keys()) {
        this.deliver(relay, Infinity, false);
        this.hand(relay);
      }
      while (this.#tables.length > 0) this.tableArrives(0, false);
    } while (this.relays.some(({ heard }, relay) => heard < this.coordinator.outgoing[relay]!.length));
  }

  /** The commands in one order that keeps the order of every log. */
  inOrder(): Done[] {
    const order = ({ after, isCoordinator }: Done) => after * 2 + (isCoordinator ? 0 : 1);
    return this.done.toSorted((a, b) => order(a) - order(b));
  }

  seat = (relay: number, number: number): string => playerIdAt(relay, `123456-${String(number).padStart(12, "0")}`);

  #step(events: readonly CoordinatorEvent[]): void {
    if (events.length === 0 && this.coordinator.ranking) return;
    for (const event of events) {
      this.#coordinatorLog.push(structuredClone(event));
      applyInCoordinator(this.coordinator, structuredClone(event));
      const { last } = this.coordinator.outgoing[0]!;
      const isTold = event.type === "ranks_known" && last?.type === "ranked" && last.isTold;
      if (isTold) this.heardByHost.push(JSON.stringify(asInOneRoom(questionEndForHost(this.coordinator))));
      if (event.type === "game_completed") this.heardByHost.push(JSON.stringify(gameEndForHost(this.coordinator)));
    }
    this.#steps.push(this.coordinator.outgoing.map(({ length }) => length));
    if (!this.#ends || !events.some(({ type }) => type === "game_completed")) return;
    this.#note(true, this.#ends.at, { type: "end", reason: "ended" }, { ok: true, events: [] });
    this.#ends = null;
  }

  #note(
    isCoordinator: boolean,
    at: number,
    command: Command,
    decision: Decision,
    after = this.#steps.length - 1,
  ): void {
    this.done.push({ after, isCoordinator, at, command, decision: structuredClone(decision) });
  }

  /** The last step of the coordinator whose events this relay has received completely. */
  #lastStepOf(relay: number): number {
    return this.#steps.findLastIndex((told) => told[relay]! <= this.relays[relay]!.heard);
  }

  #record(relay: number, entry: RelayEntry): void {
    const room = this.relays[relay]!;
    this.#logs[relay]!.push(structuredClone(entry));
    applyInRelay(room, entry, everybodyIsThere);
    const { event } = entry;
    if (event.type === "ranked" && event.isTold) {
      const askedQuestion = lastClosed(room.game)!;
      this.#tell(room, questionEnd(room)!, (id) => ({ you: ownResult(room.game, id, askedQuestion) }));
    }
    if (event.type === "game_completed") {
      this.#tell(room, gameEnd(room), (id) => ({ player_stats: statsOfPlayers(room)(id) }));
    }
  }

  #tell({ game }: Relay, message: Partial<ServerMessage>, own: (playerId: string) => object): void {
    for (const id of game.players.keys()) {
      const heard = this.heard.get(id) ?? [];
      this.heard.set(id, heard);
      heard.push(JSON.stringify({ ...message, ...own(id) }));
    }
  }
}
