import { errorStatus, type RefusalCode } from "#protocol/errors";
import type { GameSetup } from "#game/game";
import { plainPong } from "#game/view/replies";
import { logLine } from "#shared/log-line";
import { letsIn } from "./sockets/admission";
import { StoredObject } from "#objects/lifecycle/stored-object";
import { GameLog } from "./storage/log";
import { GameHost } from "./game-host";
import type { HostedGame, Surroundings } from "./hosted-game";
import { SocketMessages, type Caller, type Dropped } from "./sockets/socket-messages";
import { granted, refused, type CallReply, type Refusal } from "#objects/lifecycle/reply";
import { owns, relaysOfCoordinator, type Who } from "./calls/caller";
import type { WhichSignIns } from "./sockets/sockets";

/** Data that the Worker sends along with a socket. Its header keeps the name that version 0.1 gave it. */
export type Arrival = {
  caller: Caller | null;
  ticket: { jti: string; expiresAt: number } | null;
  isLean?: boolean;
  /** Stands for the socket's network. */
  network?: string;
};

/** Creates the game from its record; an empty record is a game that has just been opened. */
type GameIn = (around: Surroundings) => HostedGame;

/**
 * The Durable Object around a live game, or around one part of it: opening and deleting it, and its sockets. The game inside
 * comes from `gameIn`. Calls of the API that concern the game itself are not methods here: `answering` makes one of each function
 * in `calls/`.
 *
 *     await ask(env, code, (room) => room.open(setup));  // false if another game holds the code
 *     await ask(env, code, (room) => room.view(who));    // a function of game-calls.ts
 */
export abstract class RoomObject extends StoredObject<GameHost, GameLog> {
  readonly #gameIn: GameIn;
  #socketMessages: SocketMessages | null = null;

  constructor(ctx: DurableObjectState, env: Env, gameIn: GameIn) {
    super(ctx, env, new GameLog(ctx.storage.sql), "game_not_found");
    this.#gameIn = gameIn;
    const setup = this.tables.setup();
    this.found(setup === "newer" || setup === null ? setup : this.#held(setup));
    this.content?.hosted.afterRestart?.();
  }

  // RPC calls from the API, besides those that the open game answers.

  /** False if another game holds the code. Opening with the same data again succeeds. */
  async open(setup: GameSetup): Promise<boolean> {
    if (this.content?.storeAndRead().setup.gameId !== setup.gameId) {
      if (!(await this.isFree())) return false;
      this.ctx.storage.transactionSync(() => {
        this.tables.open(setup);
        this.begin(this.#held(setup));
        this.content!.hosted.afterOpening?.();
      });
      this.content!.upkeep.arm();
    }
    const room = this.content!;
    if ((await room.hosted.openOtherRooms?.()) ?? true) return true;
    await room.decided({ type: "end", reason: "deleted" });
    await this.wipe();
    return false;
  }

  /** Ends the game for everybody in it and deletes it. */
  async remove(who: Who): Promise<CallReply<null>> {
    const room = this.content;
    if (this.isDeleted) await this.wipe();
    if (!room) return refused(this.whyNothing);
    if (!owns(room.storeAndRead(), who)) return refused("not_found");
    await room.decided({ type: "end", reason: "deleted" });
    await this.wipe();
    await room.hosted.afterDeletion?.(who).catch((error: unknown) => {
      logLine("warn", "removal_not_told", { error });
    });
    return granted(null);
  }

  /** Hands the game over with its class: the former owner no longer sees it. */
  async handOver(ownerId: string): Promise<void | Refusal> {
    return this.ask(async (room) => {
      const before = room.readStored().setup.ownerId;
      await room.decided({ type: "hand_over", ownerId });
      if (before !== ownerId) this.#messages?.dropHosts(before, "handed over");
    });
  }

  /** Closes the screens of an owner whose sign-in was revoked; the game goes on. */
  dropHosts(userId: string, how: Dropped, which?: WhichSignIns): void | Refusal {
    return this.ask(() => this.#messages?.dropHosts(userId, how, which));
  }

  protected override idOf(room: GameHost): string {
    return room.storeAndRead().setup.gameId;
  }

  protected override oweResults(room: GameHost, now: number): void {
    const { phase } = room.storeAndRead();
    if (phase.name === "completed" && phase.reason !== "deleted") room.upkeep.outbox.putAgain(now);
    room.hosted.sendResultsAgain?.();
  }

  // WebSockets

  override async fetch(request: Request): Promise<Response> {
    const {
      caller,
      ticket,
      isLean = false,
      network = "",
    } = JSON.parse(request.headers.get("x-knock") ?? "{}") as Arrival;
    const room = this.content;
    if (!room) return refusal(this.whyNothing);
    if (request.headers.get("upgrade")?.toLocaleLowerCase("en") !== "websocket") return refusal("upgrade_required");
    const relays = relaysOfCoordinator(room.readStored());
    if (relays !== null && !(caller && owns(room.readStored(), caller))) return elsewhere(relays);
    if (!letsIn(room.seats, room.readStored(), caller?.userId ?? null)) return refusal("room_full");
    if (ticket && !this.tables.useTicket(ticket.jti, ticket.expiresAt, Date.now())) return refusal("unauthenticated");
    const { 0: client, 1: server } = new WebSocketPair();
    this.#messages!.receive(server, caller, { isLean, network });
    return new Response(null, { status: 101, webSocket: client });
  }

  override webSocketMessage(ws: WebSocket, raw: string | ArrayBuffer): void {
    this.#messages?.message(ws, raw);
  }

  override webSocketClose(ws: WebSocket, code: number): void {
    this.#messages?.closed(ws);
    try {
      ws.close(code === 1005 || code === 1006 ? 1000 : code);
    } catch {
      // Sending the code can fail, or the socket is already gone: it is closed either way.
    }
  }

  override webSocketError(ws: WebSocket): void {
    this.#messages?.closed(ws);
  }

  /** Null if no game is open. */
  get #messages(): SocketMessages | null {
    return this.content && this.#socketMessages;
  }

  #held(setup: GameSetup): GameHost {
    const { ctx, env, tables: log } = this;
    const room = new GameHost({ ctx, env, log, setup }, this.#gameIn);
    this.#socketMessages = new SocketMessages(room);
    // A ping of exactly these characters is answered without waking the room.
    this.ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('{"type":"ping"}', JSON.stringify(plainPong)));
    return room;
  }
}

/** Tells the Worker why a socket was refused; the Worker adds the sentence. */
const refusal = (code: RefusalCode) =>
  new Response(null, { status: errorStatus(code), headers: { "x-refusal": code } });

/** Tells the Worker that relays take the players of this large game, and how many relays there are. */
const elsewhere = (relays: number) => new Response(null, { status: 421, headers: { "x-relays": String(relays) } });
