import type { RefusalCode } from "#protocol/errors";
import { codeOfSession, newPlayerId, newSessionId } from "#protocol/ids";
import { isHostMessage, type ClientMessage, type HostMessage, type ServerMessage } from "#protocol/messages";
import { whatFailed } from "../db/what-failed";
import type { Command } from "../game/command";
import { hostCommand } from "../game/host-commands";
import { acceptedAgain, hostEnd } from "../game/view";
import { done, pong, reconnectFailed, refusal, welcome } from "../game/view-replies";
import { hostSnapshot, joinSuccess, playerSnapshot, reconnectSuccess } from "../game/view-snapshots";
import { FrameMeter, isHuge, parseFrame } from "./frames";
import type { LiveGame } from "./live-game";
import { report } from "./report";
import { randomBits, randomly, sessionHash, sessionOfKey } from "./secrets";
import type { Seat } from "./sockets";

type Said<T extends ClientMessage["type"]> = Extract<ClientMessage, { type: T }>;

/** The signed-in user behind a socket. */
export type Caller = { userId: string; isStudent: boolean };

/** Where sockets and their frames arrive: what each frame asks for, and whether the seat it comes from may ask it. */
export class Reception {
  readonly #meters = new WeakMap<WebSocket, FrameMeter>();
  /** Sockets whose join is being stored. */
  readonly #joining = new Set<WebSocket>();

  constructor(private readonly room: LiveGame) {}

  /** The owner is the host; everybody else is a player to be. */
  receive(ws: WebSocket, caller: Caller | null, isLean: boolean): void {
    const { seats } = this.room;
    const now = Date.now();
    const { opening, phase } = this.room.readStored();
    const { code, ownerId } = opening;
    const sessionId = newSessionId(code, randomly);
    const isHost = caller?.userId === ownerId;
    const userId = caller?.isStudent ? caller.userId : null;
    const guest = { role: "guest", userId, sessionId, since: now, ...(isLean && { isLean }) } as const;
    seats.letIn(ws, isHost ? { role: "host", userId: ownerId } : guest);
    seats.say(ws, welcome(sessionId, isHost ? "host" : "player", now));
    if (isHost) this.#showHost(ws, now);
    if (isHost && phase.name === "completed") this.#sayGoodbye(ws, null);
  }

  message(ws: WebSocket, raw: string | ArrayBuffer): void {
    const seat = this.#seatOf(ws);
    if (!seat) return; // closed by us; this was on its way
    const now = Date.now();
    const meter = this.#meterOf(ws);
    if (isHuge(raw)) return this.#expel(ws, 1009, "frame too large");
    if (!meter.frame(now)) return this.#expel(ws);
    const frame = parseFrame(raw);
    if (!frame.ok) {
      this.#refuse(ws, frame.error, undefined, frame.id);
      if (!meter.badFrame(now)) this.#expel(ws);
      return;
    }
    try {
      this.#obey(ws, seat, frame.message);
    } catch (error) {
      // One socket's trouble stays its own: the room and everybody else in it go on.
      report("error", "message_failed", { type: frame.message.type, error: whatFailed(error) });
      this.#refuse(ws, "unavailable", undefined, "id" in frame.message ? frame.message.id : undefined);
    }
  }

  closed(ws: WebSocket): void {
    this.#seatOf(ws);
    this.room.seats.closed(ws);
  }

  /** Closed for good, or with a code after which the screen comes back with the token it has now. */
  dropHosts(userId: string, how: "revoked" | "password"): void {
    for (const ws of this.room.seats.hostsOf(userId)) {
      if (how === "revoked") this.#refuse(ws, "unauthenticated");
      this.room.seats.dismiss(ws, how === "revoked" ? 1000 : 4001, how);
    }
  }

  /** Who sits here. A seat that is just being taken is taken first. */
  #seatOf(ws: WebSocket): Seat | null {
    if (this.#joining.has(ws)) this.room.storeAndRead();
    return this.room.seats.seatOf(ws);
  }

  #obey(ws: WebSocket, seat: Seat, message: ClientMessage): void {
    if (isHostMessage(message)) return this.#askAsHost(ws, seat, message);
    switch (message.type) {
      case "ping":
        return this.#say(ws, pong(message.timestamp, Date.now()));
      case "join_lobby":
        return this.#join(ws, seat, message);
      case "reconnect":
        return this.#reconnect(ws, seat, message.old_session_id);
      case "submit_answer":
        return this.#answer(ws, seat, message);
      case "leave_game":
        return seat.role === "player"
          ? this.#ask(ws, { type: "leave", playerId: seat.playerId })
          : this.#refuse(ws, seat.role === "host" ? "forbidden" : "session_invalid");
    }
  }

  #join(ws: WebSocket, seat: Seat, message: Said<"join_lobby">): void {
    const { opening } = this.room.readStored();
    const { nickname, marble, join_key } = message;
    if (seat.role === "host") return this.#refuse(ws, "forbidden");
    if (seat.role === "player") return this.#joinAgain(ws, seat.playerId, message);
    if (message.game_code !== opening.code) return this.#refuse(ws, "game_not_found");
    const sessionId = join_key === undefined ? seat.sessionId : sessionOfKey(opening, join_key);
    const hash = sessionHash(sessionId);
    const playerId = newPlayerId(opening.code, randomly);
    const asked = { playerId, sessionHash: hash, userId: seat.userId, nickname, marble: marble ?? null };
    this.#joining.add(ws);
    this.room.commitSoon({ type: "join", ...asked, random: randomBits() }, (decision) => {
      this.#joining.delete(ws);
      if (!decision.ok) return this.#refuse(ws, decision.error, decision.suggestion);
      const game = this.room.storeAndRead();
      const seated = game.bySession.get(hash)!;
      this.#sit(ws, seated, joinSuccess(game, seated, sessionId));
      if (game.phase.name === "completed") return this.#sayGoodbye(ws, seated);
      // In the lobby the grouped list follows; a late one needs the running question.
      if (game.phase.name !== "lobby") this.#showGame(ws, seated);
    });
  }

  /** This socket has its seat: the reply again for who asks under the same key, and never a second seat. */
  #joinAgain(ws: WebSocket, playerId: string, { game_code, join_key }: Said<"join_lobby">): void {
    const game = this.room.storeAndRead();
    const sessionId = join_key === undefined ? "" : sessionOfKey(game.opening, join_key);
    const isSame = game_code === game.opening.code && game.bySession.get(sessionHash(sessionId)) === playerId;
    if (!isSame) return this.#refuse(ws, "already_joined");
    this.#say(ws, joinSuccess(game, playerId, sessionId));
  }

  #reconnect(ws: WebSocket, seat: Seat, sessionId: string): void {
    const game = this.room.storeAndRead();
    if (seat.role === "host") return this.#refuse(ws, "forbidden");
    const hash = sessionHash(sessionId);
    const playerId = codeOfSession(sessionId) === game.opening.code ? game.bySession.get(hash) : undefined;
    if (playerId === undefined) return this.#failReconnect(ws, game.barred.has(hash));
    if (seat.role === "player" && seat.playerId !== playerId) return this.#refuse(ws, "already_joined");
    const decision = this.room.commit({ type: "come_back", playerId });
    if (!decision.ok) return this.#failReconnect(ws, false);
    this.#sit(ws, playerId, reconnectSuccess(this.room.storeAndRead(), playerId, sessionId));
    if (this.room.storeAndRead().phase.name === "completed") return this.#sayGoodbye(ws, playerId);
    this.#showGame(ws, playerId);
  }

  #sit(ws: WebSocket, playerId: string, reply: ServerMessage): void {
    this.room.seats.seatPlayer(ws, playerId);
    this.#say(ws, reply);
  }

  #failReconnect(ws: WebSocket, isBarred: boolean): void {
    this.#say(ws, reconnectFailed(isBarred ? "player_removed" : "session_invalid"));
  }

  #answer(ws: WebSocket, seat: Seat, message: Said<"submit_answer">): void {
    if (seat.role === "host") return this.#refuse(ws, "forbidden");
    if (seat.role !== "player") return this.#refuse(ws, "session_invalid");
    const { playerId } = seat;
    const { question_id: questionId, answer: value, response_time_ms: claimedMs } = message;
    this.room.commitSoon({ type: "answer", playerId, questionId, value, claimedMs }, (decision) => {
      if (!decision.ok) return this.#refuse(ws, decision.error);
      // The first time the event says it.
      if (decision.events.length > 0) return;
      this.#say(ws, ...acceptedAgain(this.room.storeAndRead(), playerId, questionId));
    });
  }

  #askAsHost(ws: WebSocket, seat: Seat, message: HostMessage): void {
    const { id } = message;
    const isElsewhere = "game_code" in message && message.game_code !== this.room.readStored().opening.code;
    if (isElsewhere) return this.#refuse(ws, "game_not_found", undefined, id);
    if (seat.role !== "host") return this.#refuse(ws, "forbidden", undefined, id);
    const decision = this.room.commit(hostCommand(message));
    if (!decision.ok) return this.#refuse(ws, decision.error, decision.suggestion, id);
    if (id !== undefined) this.#say(ws, done(id));
  }

  #ask(ws: WebSocket, command: Command): void {
    const decision = this.room.commit(command);
    if (!decision.ok) this.#refuse(ws, decision.error, decision.suggestion);
  }

  #refuse(ws: WebSocket, code: RefusalCode, suggestion?: string, id?: string): void {
    this.#say(ws, refusal(code, suggestion, id));
  }

  #showGame(ws: WebSocket, playerId: string): void {
    const now = Date.now();
    this.#say(ws, ...playerSnapshot(this.room.storeAndRead(), playerId, now, this.room.seats.isConnected()));
  }

  #showHost(ws: WebSocket, now: number): void {
    this.#say(ws, hostSnapshot(this.room.storeAndRead(), now, this.room.seats.present(now)));
  }

  #showEnd(ws: WebSocket): void {
    const game = this.room.storeAndRead();
    if (game.phase.name !== "completed") return;
    this.#say(ws, hostEnd(game, this.room.seats.isConnected()));
  }

  /** The game is over: whoever comes back sees the end, and is not kept. */
  #sayGoodbye(ws: WebSocket, playerId: string | null): void {
    if (playerId !== null) this.#showGame(ws, playerId);
    else this.#showEnd(ws);
    this.room.seats.dismiss(ws, 1000, "game over");
  }

  #expel(ws: WebSocket, code = 1008, reason = "too many frames"): void {
    this.room.seats.dismiss(ws, code, reason);
  }

  #say(ws: WebSocket, ...messages: readonly ServerMessage[]): void {
    this.room.seats.say(ws, ...messages);
  }

  #meterOf(ws: WebSocket): FrameMeter {
    let meter = this.#meters.get(ws);
    if (!meter) this.#meters.set(ws, (meter = new FrameMeter()));
    return meter;
  }
}
