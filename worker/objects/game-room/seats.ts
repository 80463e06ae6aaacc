import { limits } from "#shared/limits";
import type { SeatRole } from "#protocol/live/entry";
import type { MessageTo, ServerMessage } from "#protocol/live/messages";
import { needsFormulas } from "#game/formulas";
import type { GameEvent } from "#game/game-event";
import type { Game } from "#game/game";
import { hasLeft, refusal } from "#game/view/replies";
import type { IsConnected } from "#game/view/parts";
import { Choosing } from "./choosing";
import { Loading } from "./loading";
import { GroupedLists } from "./sockets/grouped-lists";
import type { GameLog } from "./storage/log";
import { Throttle } from "./sockets/throttle";
import { Presence } from "./sockets/presence";
import type { Seat, Sockets, WhichSignIns } from "./sockets/sockets";
import type { Views } from "./views";

/** Delay between the last screen and closing the sockets. */
const CLOSE_AFTER = 2_000;
/** In a lobby, the time between two looks for silent phones while a host is there to see them. */
const LOOK_FOR_SILENT = 60_000;

/** Everybody present, by socket or by polling, and the lists that show them to the others. */
export class Seats {
  readonly #sockets: Sockets;
  readonly #presence: Presence;
  readonly #lists: GroupedLists;
  /** Shows phones that stopped polling as gone a little later. Only the lists wait for this, no rule does. */
  readonly #lapses: Throttle;
  readonly #choosing = new Choosing();
  readonly #choosingLapses: Throttle;
  readonly #loading = new Loading();

  constructor(
    sockets: Sockets,
    log: GameLog,
    private readonly game: () => Game,
    private readonly views: Views,
    /** Called when somebody came or went, since something else may now be due. */
    private readonly changed: () => void,
  ) {
    this.#sockets = sockets;
    this.#presence = new Presence(sockets, log, game().players.keys(), Date.now());
    this.#lists = new GroupedLists(game, sockets, this.#presence, views, () => this.choosing);
    this.#lapses = new Throttle(
      () => limits.pollPresenceMs / 2,
      () => this.#lapse(),
    );
    this.#choosingLapses = new Throttle(
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

  /** The socket that has been without a seat for longest. */
  longestWaiting(): { ws: WebSocket; since: number } | null {
    return this.#sockets.longestWaiting();
  }

  /**
   * Sends a socket messages that its seat may get: by themselves those that every seat may get, for others the seat is named.
   *
   *     seats.say(ws, refusal("forbidden"));
   *     seats.say<"player">(ws, joinSuccess(game, playerId, sessionId));
   */
  say<Role extends SeatRole = SeatRole>(ws: WebSocket, ...messages: readonly MessageTo<Role>[]): void;
  say(ws: WebSocket, ...messages: readonly ServerMessage[]): void {
    const seat = this.seatOf(ws);
    const playerId = seat?.role === "player" ? seat.playerId : null;
    this.#sockets.send(ws, ...messages.map((message) => this.views.shown(message, playerId)));
  }

  /** Sends all screens of the host a message that tells of no change in the game. */
  tellHosts(message: MessageTo<"host">): void {
    this.#sockets.tell([{ to: "host", message }]);
  }

  letIn(ws: WebSocket, seat: Seat): void {
    this.#sockets.accept(ws, seat);
    this.#came(false);
  }

  /** Gives a socket its player's seat. The player's earlier socket is notified and closed. */
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

  /** Called when the other side has closed the socket. */
  closed(ws: WebSocket): void {
    const seat = this.seatOf(ws);
    if (this.#sockets.forget(ws)) this.#went(seat);
  }

  closeAll(reason: string, sockets = this.#sockets.all()): void {
    for (const ws of sockets) this.#sockets.close(ws, 1000, reason);
    if (sockets.length > 0) this.#presence.disconnected(Date.now());
  }

  /** Called when another room of the same game reports changes. */
  changedElsewhere(what: Parameters<GroupedLists["changedElsewhere"]>[0]): void {
    this.#lists.changedElsewhere(what);
  }

  // Calls without a socket

  /** Called on a player's request: the player counts as present for a while. */
  polled(playerId: string): void {
    const now = Date.now();
    const isNew = !this.#presence.isPresent(playerId, now);
    this.#presence.polled(playerId, now);
    if (isNew) this.#lists.connectionsChanged(true);
    this.#lapses.ask();
  }

  /** Called when somebody is asked to pick a team. */
  choosesTeam(sessionHash: string): void {
    this.#choosing.asked(sessionHash, Date.now());
    this.#lists.choosingChanged();
    this.#choosingLapses.ask();
  }

  /** Number of people picking a team. */
  get choosing(): number {
    const { setup, players } = this.game();
    return this.#choosing.count(Date.now(), setup.capacity - players.size);
  }

  /** Notes whether a player's phone is loading the script that draws formulas. */
  loads(playerId: string, isLoading: boolean): void {
    this.#loading.said(playerId, isLoading);
    this.changed();
  }

  /** Number of phones still loading it that have not been waited for. */
  get loading(): number {
    return this.#loading.count;
  }

  /** Called on the owner's request: the game is not abandoned. */
  ownerCalled(): void {
    this.#presence.called(Date.now());
  }

  // Presence

  present(now: number): Set<string> {
    return this.#presence.present(now);
  }

  isConnected(): IsConnected {
    return this.views.isConnected(this.#lists.isConnected());
  }

  /** Players that a question waits for. */
  awaited(now: number): Set<string> {
    return this.#presence.awaited(now);
  }

  /** Lower bound on the awaited players: with fewer answers a question cannot be over. */
  get fewestAwaited(): number {
    return this.#presence.fewestAwaited;
  }

  /** Upper bound on the players present: with as many answers no more are expected. */
  get mostPresent(): number {
    return this.#presence.mostPresent;
  }

  get emptySince(): number | null {
    return this.#presence.emptySince;
  }

  // Events of the game

  /** Updates lists and counts after events. Must be called before the events themselves are sent. */
  follow(events: readonly GameEvent[]): void {
    for (const event of events) if (event.type === "player_joined") this.#choosing.cameIn(event.sessionHash);
    for (const event of events) this.#loadingFollows(event);
    this.#lists.follow(events);
  }

  #loadingFollows(event: GameEvent): void {
    const { questions } = this.game().setup;
    if (event.type === "question_started" && needsFormulas(questions[event.index]!)) this.#loading.waited();
  }

  /** Closes the sockets of players who left or were removed, and who have already been notified. */
  closeSocketsOfGone(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (event.type !== "player_left" && event.type !== "player_kicked") continue;
      this.#presence.forget(event.playerId);
      const ws = this.#sockets.socketOf(event.playerId);
      if (!ws) continue;
      if (event.type === "player_left") this.say<"player">(ws, hasLeft);
      this.dismiss(ws, 1000, event.type);
    }
  }

  // Time

  /** Times at which sockets are next to be closed or looked at; null for none. */
  due(now: number): (number | null)[] {
    const guest = this.#sockets.longestWaiting();
    const { phase } = this.game();
    const isStillShown = phase.name === "completed" && this.#sockets.hasAnyAt(phase.endedAt);
    return [
      guest && guest.since + limits.unseatedMs,
      isStillShown ? phase.endedAt + CLOSE_AFTER : null,
      phase.name === "lobby" && this.#sockets.hasHost && this.#sockets.playerCount > 0 ? now + LOOK_FOR_SILENT : null,
    ];
  }

  lookForSilent(now: number): void {
    this.#lists.lookForSilent(now);
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

  /** Stops all sending from this object. */
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
