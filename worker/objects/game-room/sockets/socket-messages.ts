import type { RefusalCode } from "#protocol/errors";
import { newSessionId } from "#shared/ids";
import { isHostMessage, type ClientMessage, type HostMessage } from "#protocol/live/client-messages";
import type { Command, CommandOf } from "#game/command";
import { hostCommand } from "#game/host-commands";
import { acceptedAgain, confidenceAgain } from "#game/view/answers";
import { done, pageTurned, pong, refusal, welcome } from "#game/view/replies";
import { logLine } from "#shared/log-line";
import { FrameMeter, isHuge, parseFrame } from "./frames";
import type { GameHost } from "../game-host";
import { owns } from "../calls/caller";
import { JoinFlow } from "../join-flow";
import { networkHere, randomly, sessionHere } from "../secrets";
import type { Seat, WhichSignIns } from "./sockets";

/** The reason for closing an owner's screens: revoked sign-in, new password, or a new owner of the game. */
export type Dropped = "revoked" | "password" | "handed over";

export type Caller = {
  userId: string;
  isStudent: boolean;
  /** For a paired phone: the only game that it may steer. */
  gameId?: string;
  /** The account's session: when it ends, its screens are closed. */
  signIn?: string;
};

type Said = Omit<CommandOf<"answer">, "playerId"> | Omit<CommandOf<"confidence">, "playerId">;

/**
 * The entrance for sockets and frames. The room's object hands it every socket, frame and close; it parses the frame, checks
 * that the socket's seat may ask this, makes a command of it and sends the reply or the refusal.
 *
 * Frames come from anybody's program: size, rate and shape are checked before anything is decided, and a frame that makes the
 * code throw is refused without harm to other sockets. The rules of the game are not here.
 *
 *     messages.receive(ws, null, { isLean, network });  // sends `welcome`; the seat is a guest's
 *     messages.message(ws, '{"type":"join_lobby","game_code":"123456","nickname":"Işık"}');
 */
export class SocketMessages {
  readonly #meters = new WeakMap<WebSocket, FrameMeter>();
  readonly #seating: JoinFlow;

  constructor(private readonly room: GameHost) {
    this.#seating = new JoinFlow(room);
  }

  /** Registers a socket: the owner becomes a host, everybody else a guest who may become a player. */
  receive(ws: WebSocket, caller: Caller | null, { isLean, network: from }: { isLean: boolean; network: string }): void {
    const { seats } = this.room;
    const now = Date.now();
    const game = this.room.readStored();
    const { code, ownerId } = game.setup;
    const sessionId = sessionHere(game.setup, newSessionId(code, randomly));
    const isHost = caller !== null && owns(game, caller);
    const userId = caller?.isStudent ? caller.userId : null;
    const network = networkHere(game.setup, from);
    const guest = { role: "guest", userId, sessionId, since: now, network, ...(isLean && { isLean }) } as const;
    const isPhone = caller?.gameId !== undefined;
    if (isPhone && !isHost) return this.#turnAway(ws);
    if (isHost && !isPhone) this.room.admissions.hostIsAt(network);
    seats.letIn(
      ws,
      isHost
        ? {
            role: "host",
            userId: ownerId,
            // A phone may be on a mobile line, which is no class's.
            ...(isPhone ? { isPhone } : { network }),
            ...(caller.signIn !== undefined && { signIn: caller.signIn }),
          }
        : guest,
    );
    seats.say<"host" | "guest">(ws, welcome(sessionId, isHost ? "host" : "player", this.room.now()));
    if (isHost) this.#showHost(ws, now);
  }

  /** Closes the socket of a paired phone whose game is over, or that belongs to another game. */
  #turnAway(ws: WebSocket): void {
    this.room.seats.letIn(ws, { role: "guest", userId: null, sessionId: "", since: Date.now() });
    this.#refuse(ws, "game_over");
    this.room.seats.dismiss(ws, 1000, "game over");
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
    const { type } = frame.message;
    if ((type === "join_lobby" || type === "reconnect") && !meter.join(now)) return this.#expel(ws);
    try {
      this.#obey(ws, seat, frame.message);
    } catch (error) {
      // A failing socket affects only itself: the room and everybody else in it go on.
      logLine("error", "message_failed", { type: frame.message.type, error });
      this.#refuse(ws, "unavailable", undefined, "id" in frame.message ? frame.message.id : undefined);
    }
  }

  closed(ws: WebSocket): void {
    this.#seatOf(ws);
    this.room.seats.closed(ws);
  }

  /** Closes the owner's screens for good, or with a code after which the screen returns with its current token. */
  dropHosts(userId: string, how: Dropped, which?: WhichSignIns): void {
    for (const ws of this.room.seats.hostsOf(userId, which)) {
      if (how === "revoked") this.#refuse(ws, "unauthenticated");
      this.room.seats.dismiss(ws, how === "password" ? 4001 : 1000, how);
    }
  }

  /** The seat of a socket. A seat that is just being taken is stored first. */
  #seatOf(ws: WebSocket): Seat | null {
    this.#seating.finish(ws);
    return this.room.seats.seatOf(ws);
  }

  #obey(ws: WebSocket, seat: Seat, message: ClientMessage): void {
    if (isHostMessage(message)) return this.#askAsHost(ws, seat, message);
    switch (message.type) {
      case "ping":
        return this.room.seats.say(ws, pong(message.timestamp, this.room.now()));
      case "join_lobby":
        return this.#seating.join(ws, seat, message);
      case "reconnect":
        return this.#seating.reconnect(ws, seat, message.old_session_id);
      case "submit_answer": {
        const { question_id: questionId, answer: value, response_time_ms: claimedMs, turn } = message;
        return this.#answer(ws, seat, { type: "answer", questionId, value, claimedMs, turn }, acceptedAgain);
      }
      case "confidence": {
        const { type, question_id: questionId, confidence } = message;
        return this.#answer(ws, seat, { type, questionId, confidence }, confidenceAgain);
      }
      case "react":
        return seat.role === "player" ? this.room.reactions.sent(seat.playerId, message.reaction) : undefined;
      case "loading":
        return seat.role === "player" ? this.room.seats.loads(seat.playerId, message.loading) : undefined;
      case "turn_page":
        return seat.role === "host" ? this.room.seats.tellHosts(pageTurned(message)) : this.#refuse(ws, "forbidden");
      case "leave_game":
        return seat.role === "player"
          ? this.#ask(ws, { type: "leave", playerId: seat.playerId })
          : this.#refuse(ws, seat.role === "host" ? "forbidden" : "session_invalid");
      default:
        message satisfies never;
    }
  }

  #answer(ws: WebSocket, seat: Seat, said: Said, again: typeof acceptedAgain): void {
    if (seat.role === "host") return this.#refuse(ws, "forbidden");
    if (seat.role !== "player") return this.#refuse(ws, "session_invalid");
    const { playerId } = seat;
    this.room.commitSoon({ ...said, playerId }, (decision) => {
      if (!decision.ok) return this.#refuse(ws, decision.error);
      // The first time, the event itself sends the reply.
      if (decision.events.length > 0) return;
      this.room.seats.say<"player">(ws, ...again(this.room.storeAndRead(), playerId, said.questionId));
    });
  }

  #askAsHost(ws: WebSocket, seat: Seat, message: HostMessage): void {
    const { id } = message;
    const isElsewhere = "game_code" in message && message.game_code !== this.room.readStored().setup.code;
    if (isElsewhere) return this.#refuse(ws, "game_not_found", undefined, id);
    if (seat.role !== "host") return this.#refuse(ws, "forbidden", undefined, id);
    if (message.type === "pair_confirm" && seat.isPhone) return this.#refuse(ws, "forbidden", undefined, id);
    this.room.ask(hostCommand(message), (decision) => {
      if (!decision.ok) return this.#refuse(ws, decision.error, decision.suggestion, id);
      if (id !== undefined) this.room.seats.say<"host">(ws, done(id));
    });
  }

  #ask(ws: WebSocket, command: Command): void {
    this.room.ask(command, (decision) => {
      if (!decision.ok) this.#refuse(ws, decision.error, decision.suggestion);
    });
  }

  #refuse(ws: WebSocket, code: RefusalCode, suggestion?: string, id?: string): void {
    this.room.seats.say(ws, refusal(code, suggestion, id));
  }

  /** Shows the game to a host. After the game, the host sees the end and the socket is closed. */
  #showHost(ws: WebSocket, now: number): void {
    const { seats, views } = this.room;
    this.room.whenRanked(() => {
      const game = this.room.storeAndRead();
      seats.say<"host">(ws, views.hostSnapshot(now, seats.present(now), seats.choosing));
      if (game.phase.name !== "completed") return;
      seats.say<"host">(ws, views.hostEnd(seats.isConnected()));
      seats.dismiss(ws, 1000, "game over");
    });
  }

  #expel(ws: WebSocket, code = 1008, reason = "too many frames"): void {
    this.room.seats.dismiss(ws, code, reason);
  }

  #meterOf(ws: WebSocket): FrameMeter {
    let meter = this.#meters.get(ws);
    if (!meter) this.#meters.set(ws, (meter = new FrameMeter()));
    return meter;
  }
}
