import type { MessageTo, ServerMessage } from "#protocol/live/messages";
import type { SeatRole } from "#protocol/live/entry";
import { withPlayerFields, type Outgoing } from "#game/view";
import { compact } from "#game/view/compact";

/** The person behind a socket. Stored in the socket's attachment, so it survives hibernation. */
export type Seat =
  /** `isPhone`: paired by a board. It cannot pair other phones. */
  /** `signIn`: the account's session on that screen; a screen opened before sessions existed has none. */
  | { role: "host"; userId: string; isPhone?: true; signIn?: string; network?: string }
  /** Connected, but not in the game yet. The session id becomes the player's own with `join_lobby`. */
  /** `network`: the game's name for it; a socket opened before networks were counted has none. */
  | { role: "guest"; userId: string | null; sessionId: string; since: number; isLean?: boolean; network?: string }
  /** `isLean`: the client has asked for the compact wire. */
  | { role: "player"; playerId: string; isLean?: boolean };
/** A person's screens of one session, or those of all others; null stands for screens without a session. */
export type WhichSignIns = { readonly only: string | null } | { readonly except: string };
/** Phones ping every 30 s. One that has let this time pass hangs, or its line is dead. */
const SILENT_AFTER_MS = 40_000;
/** Closed by us. The platform may list the socket until the other side answers. */
type Gone = { role: "gone" };

/**
 * The room's sockets. On wake the in-memory lists are restored from the attachments, so that no message has to search for its
 * receivers.
 */
export class Sockets {
  readonly #ctx: DurableObjectState;
  readonly #seats = new Map<WebSocket, Seat>();
  readonly #hosts = new Set<WebSocket>();
  readonly #players = new Map<string, WebSocket>();
  readonly #guests = new Map<WebSocket, number>();
  /** The time when a socket got its seat, unless the room has slept since. */
  readonly #satAt = new WeakMap<WebSocket, number>();

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx;
    const seated = ctx.getWebSockets().flatMap((ws) => {
      const seat = ws.deserializeAttachment() as Seat | Gone | null;
      return seat && seat.role !== "gone" ? [{ ws, seat }] : [];
    });
    // The platform lists the newest first; here the longest waiting comes first.
    for (const { ws, seat } of seated.toSorted((a, b) => since(a.seat) - since(b.seat))) this.#place(ws, seat);
  }

  get count(): number {
    return this.#seats.size;
  }

  get playerCount(): number {
    return this.#players.size;
  }

  players(): Iterable<string> {
    return this.#players.keys();
  }

  hasPlayer(playerId: string): boolean {
    return this.#players.has(playerId);
  }

  /** Players whose pings have ceased. The room sleeps through pings, and the platform keeps the time of each last one. */
  silentPlayers(now: number): string[] {
    return [...this.#players.keys()].filter((playerId) => this.isSilent(playerId, now));
  }

  isSilent(playerId: string, now: number): boolean {
    const ws = this.#players.get(playerId);
    // The platform takes long to tell a ping's time, and everybody in a lobby has just come.
    if (!ws || now - (this.#satAt.get(ws) ?? -Infinity) <= SILENT_AFTER_MS) return false;
    const pingedAt = this.#ctx.getWebSocketAutoResponseTimestamp(ws);
    return pingedAt !== null && now - pingedAt.getTime() > SILENT_AFTER_MS;
  }

  get hasHost(): boolean {
    return this.#hosts.size > 0;
  }

  accept(ws: WebSocket, seat: Seat): void {
    this.#ctx.acceptWebSocket(ws);
    this.sit(ws, seat);
  }

  /** Gives a socket its seat. A player has one socket, so the one that had the seat before is returned. */
  sit(ws: WebSocket, wanted: Seat): WebSocket | null {
    const seat = this.#isOnCompactWire(ws) ? { ...wanted, isLean: true } : wanted;
    const before = seat.role === "player" ? this.#players.get(seat.playerId) : undefined;
    this.#unplace(ws);
    ws.serializeAttachment(seat);
    this.#satAt.set(ws, Date.now());
    this.#place(ws, seat);
    return before && before !== ws ? before : null;
  }

  seat(ws: WebSocket): Seat | null {
    return this.#seats.get(ws) ?? null;
  }

  hostsOf(userId: string, which: WhichSignIns = { except: "" }): WebSocket[] {
    const isMeant = (signIn: string | null) => ("only" in which ? signIn === which.only : signIn !== which.except);
    return [...this.#hosts].filter((ws) => {
      const seat = this.#seats.get(ws);
      return seat?.role === "host" && seat.userId === userId && isMeant(seat.signIn ?? null);
    });
  }

  hostNetworks(): string[] {
    return [...this.#hosts].flatMap((ws) => {
      const seat = this.#seats.get(ws);
      return seat?.role === "host" && seat.network !== undefined ? [seat.network] : [];
    });
  }

  socketOf(playerId: string): WebSocket | undefined {
    return this.#players.get(playerId);
  }

  /** The socket that has been without a seat for longest. */
  longestWaiting(): { ws: WebSocket; since: number } | null {
    const [first] = this.#guests;
    return first ? { ws: first[0], since: first[1] } : null;
  }

  guestsSince(moment: number): WebSocket[] {
    return [...this.#guests].filter(([, since]) => since <= moment).map(([ws]) => ws);
  }

  hasAnyAt(moment: number): boolean {
    if (this.#hosts.size > 0 || this.#players.size > 0) return true;
    for (const since of this.#guests.values()) if (since <= moment) return true;
    return false;
  }

  /** All sockets except guests that connected after this moment. */
  presentAt(moment: number): WebSocket[] {
    return this.all().filter((ws) => (this.#guests.get(ws) ?? -Infinity) <= moment);
  }

  all(): WebSocket[] {
    return [...this.#seats.keys()];
  }

  send(ws: WebSocket, ...messages: readonly ServerMessage[]): void {
    for (const message of messages) post(ws, written(message)(this.#isOnCompactWire(ws)));
  }

  tell(outgoing: readonly Outgoing[]): void {
    for (const one of outgoing) this.#tellOne(one);
  }

  /** Serializes each message once, however many receive it. A player's own fields are appended. */
  #tellOne({ to, except, message, own, isSpared }: Outgoing): void {
    const text = written(message);
    if (typeof to === "object") {
      const ws = this.#players.get(to.player);
      if (ws && !(isSpared && this.#isOnCompactWire(ws))) post(ws, text(this.#isOnCompactWire(ws)));
      return;
    }
    if (to !== "players") for (const ws of this.#hosts) post(ws, text(false));
    if (to === "host") return;
    for (const [playerId, ws] of this.#players) {
      if (except?.has(playerId)) continue;
      const shared = text(this.#isOnCompactWire(ws));
      post(ws, own ? withPlayerFields(shared, own, playerId) : shared);
    }
  }

  toEverySocket(message: MessageTo<SeatRole>): void {
    const text = JSON.stringify(message);
    for (const ws of this.#seats.keys()) post(ws, text);
  }

  #isOnCompactWire(ws: WebSocket): boolean {
    const seat = this.#seats.get(ws);
    return seat !== undefined && seat.role !== "host" && seat.isLean === true;
  }

  close(ws: WebSocket, code: number, reason: string): void {
    this.forget(ws);
    try {
      ws.serializeAttachment({ role: "gone" } satisfies Gone);
      ws.close(code, reason);
    } catch {
      // The socket is already closing.
    }
  }

  /** True if the socket still had a seat. One that we closed has none. */
  forget(ws: WebSocket): boolean {
    return this.#unplace(ws);
  }

  #place(ws: WebSocket, seat: Seat): void {
    this.#seats.set(ws, seat);
    if (seat.role === "host") this.#hosts.add(ws);
    if (seat.role === "guest") this.#guests.set(ws, seat.since);
    if (seat.role === "player") this.#players.set(seat.playerId, ws);
  }

  #unplace(ws: WebSocket): boolean {
    const seat = this.#seats.get(ws);
    if (!seat) return false;
    this.#seats.delete(ws);
    this.#hosts.delete(ws);
    this.#guests.delete(ws);
    if (seat.role === "player" && this.#players.get(seat.playerId) === ws) this.#players.delete(seat.playerId);
    return true;
  }
}

const since = (seat: Seat): number => (seat.role === "guest" ? seat.since : 0);

/** Serializes a message when the first receiver on either wire needs it. */
function written(message: Parameters<typeof compact>[0]): (isCompact: boolean) => string {
  const short = compact(message);
  let text: string | undefined;
  let shortText: string | undefined;
  return (isCompact) =>
    isCompact && short !== message ? (shortText ??= JSON.stringify(short)) : (text ??= JSON.stringify(message));
}

function post(ws: WebSocket, text: string): void {
  try {
    ws.send(text);
  } catch {
    // The socket is closing; its close handler does the bookkeeping.
  }
}
