import { limits } from "#shared/limits";
import type { ServerMessage } from "#protocol/live/messages";
import { needsFormulas } from "#game/formulas";
import type { GameEvent } from "#game/game-event";
import type { Game } from "#game/game";
import { hasLeft, refusal } from "#game/view/replies";
import type { IsConnected } from "#game/view/parts";
import { Choosing } from "./choosing";
import { Loading } from "./loading";
import { GroupedLists } from "./sockets/grouped-lists";
import type { GameLog } from "./storage/log";
import { Paced } from "./sockets/paced";
import { Presence } from "./sockets/presence";
import type { Seat, Sockets, WhichSignIns } from "./sockets/sockets";
import type { Views } from "./views";

/** The last screen is out; then the sockets are closed. */
const CLOSE_AFTER = 2_000;

/** Everybody who is there, by a socket or by calling now and then, and the lists that tell the others so. */
export class Seats {
  readonly #sockets: Sockets;
  readonly #presence: Presence;
  readonly #lists: GroupedLists;
  /** Phones that stopped calling are shown as gone a little later. Only the lists wait for this, no rule does. */
  readonly #lapses: Paced;
  readonly #choosing = new Choosing();
  readonly #choosingLapses: Paced;
  readonly #loading = new Loading();

  constructor(
    sockets: Sockets,
    log: GameLog,
    private readonly game: () => Game,
    private readonly views: Views,
    /** Somebody came or went: something else may be due next. */
    private readonly changed: () => void,
  ) {
    this.#sockets = sockets;
    this.#presence = new Presence(sockets, log, game().players.keys(), Date.now());
    this.#lists = new GroupedLists(game, sockets, this.#presence, views, () => this.choosing);
    this.#lapses = new Paced(
      () => limits.pollPresenceMs / 2,
      () => this.#lapse(),
    );
    this.#choosingLapses = new Paced(
      () => Choosing.lapsesAfterMs,
      () => {
        this.#lists.choosingChanged();
        if (this.choosing > 0) this.#choosingLapses.ask();
      },
    );
  }

  // Sockets

  get count(): number {
    return this.#sockets.count;
  }

  seatOf(ws: WebSocket): Seat | null {
    return this.#sockets.seat(ws);
  }

  hostsOf(userId: string, which?: WhichSignIns): WebSocket[] {
    return this.#sockets.hostsOf(userId, which);
  }

  /** The socket that has had no seat for longest. */
  longestWaiting(): { ws: WebSocket; since: number } | null {
    return this.#sockets.longestWaiting();
  }

  say(ws: WebSocket, ...messages: readonly ServerMessage[]): void {
    const seat = this.seatOf(ws);
    const playerId = seat?.role === "player" ? seat.playerId : null;
    this.#sockets.send(ws, ...messages.map((message) => this.views.shown(message, playerId)));
  }

  letIn(ws: WebSocket, seat: Seat): void {
    this.#sockets.accept(ws, seat);
    this.#came(false);
  }

  /** A socket gets its player's seat; the one that had it before is told, and closed. */
  seatPlayer(ws: WebSocket, playerId: string): void {
    const before = this.#sockets.sit(ws, { role: "player", playerId });
    if (before) {
      this.say(before, refusal("replaced"));
      this.#sockets.close(before, 1000, "replaced");
    }
    this.#came(true);
  }

  dismiss(ws: WebSocket, code: number, reason: string): void {
    const seat = this.seatOf(ws);
    this.#sockets.close(ws, code, reason);
    this.#went(seat);
  }

  /** The other side has closed the socket. */
  closed(ws: WebSocket): void {
    const seat = this.seatOf(ws);
    if (this.#sockets.forget(ws)) this.#went(seat);
  }

  closeAll(reason: string, sockets = this.#sockets.all()): void {
    for (const ws of sockets) this.#sockets.close(ws, 1000, reason);
    if (sockets.length > 0) this.#presence.disconnected(Date.now());
  }

  /** Another room of the same game says what is new there. */
  changedElsewhere(what: Parameters<GroupedLists["changedElsewhere"]>[0]): void {
    this.#lists.changedElsewhere(what);
  }

  // Calls without a socket

  /** By a player: present for a while. */
  polled(playerId: string): void {
    const now = Date.now();
    const isNew = !this.#presence.isPresent(playerId, now);
    this.#presence.polled(playerId, now);
    if (isNew) this.#lists.connectionsChanged(true);
    this.#lapses.ask();
  }

  /** By somebody who is asked which team it shall be. */
  choosesTeam(sessionHash: string): void {
    this.#choosing.asked(sessionHash, Date.now());
    this.#lists.choosingChanged();
    this.#choosingLapses.ask();
  }

  /** How many choose a team. */
  get choosing(): number {
    const { opening, players } = this.game();
    return this.#choosing.count(Date.now(), opening.capacity - players.size);
  }

  /** A player's phone loads what draws formulas, or has it. */
  loads(playerId: string, isLoading: boolean): void {
    this.#loading.said(playerId, isLoading);
    this.changed();
  }

  /** How many phones do, and have not been waited for. */
  get loading(): number {
    return this.#loading.count;
  }

  /** By the owner: the game is not abandoned. */
  ownerCalled(): void {
    this.#presence.called(Date.now());
  }

  // Who is there

  present(now: number): Set<string> {
    return this.#presence.present(now);
  }

  isConnected(): IsConnected {
    return this.views.isConnected(this.#lists.isConnected());
  }

  /** Who a question waits for. */
  awaited(now: number): Set<string> {
    return this.#presence.awaited(now);
  }

  /** At least so many are awaited: with fewer answers a question cannot be over. */
  get fewestAwaited(): number {
    return this.#presence.fewestAwaited;
  }

  get emptySince(): number | null {
    return this.#presence.emptySince;
  }

  // What happens in the game

  /** The lists and counts follow what has happened; call it before the events themselves are told. */
  follow(events: readonly GameEvent[]): void {
    for (const event of events) if (event.type === "player_joined") this.#choosing.cameIn(event.sessionHash);
    for (const event of events) this.#loadingFollows(event);
    this.#lists.follow(events);
  }

  #loadingFollows(event: GameEvent): void {
    const { questions } = this.game().opening;
    if (event.type === "question_started" && needsFormulas(questions[event.index]!)) this.#loading.waited();
  }

  /** Closes the sockets of players who left or were removed. They have been told before. */
  closeSocketsOfGone(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (event.type !== "player_left" && event.type !== "player_kicked") continue;
      this.#presence.forget(event.playerId);
      const ws = this.#sockets.socketOf(event.playerId);
      if (!ws) continue;
      if (event.type === "player_left") this.say(ws, hasLeft);
      this.dismiss(ws, 1000, event.type);
    }
  }

  // Time

  /** When a socket is next to be closed; nulls where none is. */
  due(): (number | null)[] {
    const guest = this.#sockets.longestWaiting();
    const { phase } = this.game();
    const isStillShown = phase.name === "completed" && this.#sockets.hasAnyAt(phase.endedAt);
    return [guest && guest.since + limits.unseatedMs, isStillShown ? phase.endedAt + CLOSE_AFTER : null];
  }

  closeUnseated(now: number): void {
    for (const ws of this.#sockets.guestsSince(now - limits.unseatedMs)) this.dismiss(ws, 1008, "not seated");
  }

  /** Closes the sockets of everybody who was there at the end. Later ones are let in, get the last screen, and are closed. */
  closeAfterEnd(now: number): void {
    const { phase } = this.game();
    if (phase.name !== "completed" || now < phase.endedAt + CLOSE_AFTER) return;
    this.closeAll("game over", this.#sockets.presentAt(phase.endedAt));
  }

  /** Nothing of this object may speak any more. */
  stop(): void {
    this.closeAll("game over");
    this.#lists.stop();
    this.#lapses.cancel();
    this.#choosingLapses.cancel();
  }

  #came(ofPlayer: boolean): void {
    this.#presence.connected();
    this.#lists.connectionsChanged(ofPlayer);
    this.changed();
  }

  #went(seat: Seat | null): void {
    this.#presence.disconnected(Date.now());
    this.#lists.connectionsChanged(seat?.role === "player");
    this.changed();
  }

  #lapse(): void {
    if (this.#presence.forgetSilent(Date.now())) this.#lists.connectionsChanged(true);
    if (this.#presence.hasPolls) this.#lapses.ask();
  }
}
