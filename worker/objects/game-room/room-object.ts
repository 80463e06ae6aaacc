import { errorStatus, type RefusalCode } from "#protocol/errors";
import type { GameSetup } from "#game/game";
import { plainPong } from "#game/view/replies";
import { logLine } from "#shared/log-line";
import { letsIn } from "./sockets/admission";
import { Answering, type NoGame } from "./answering";
import { GameLog } from "./storage/log";
import { decided, type ManagedGame } from "./running-game";
import { Retries } from "#shared/retries";
import { SocketMessages, type Caller, type Dropped } from "./sockets/socket-messages";
import { granted, owns, refused, relaysOfCoordinator, type CallReply, type Who } from "./calls/reply";
import type { WhichSignIns } from "./sockets/sockets";

/** Data that the Worker sends along with a socket. Its header keeps the name that version 0.1 gave it. */
export type Arrival = {
  caller: Caller | null;
  ticket: { jti: string; expiresAt: number } | null;
  isLean?: boolean;
  /** Stands for the socket's network. */
  network?: string;
};
type OpenGame = { room: ManagedGame; socketMessages: SocketMessages };

/** Creates the game from its record; an empty record is a game that has just been opened. */
type Hold = (log: GameLog, setup: GameSetup) => ManagedGame;

/**
 * The Durable Object around a live game, or around one part of it: its life from opening to wiping, its sockets and its alarm.
 * The game inside comes from `hold`. The object writes nothing until a game is opened. A deleted game is shown to nobody, even
 * if its rows still exist. A game opened by a newer version is left alone.
 *
 * Calls of the API that concern the game itself are not methods here: `answering` makes one of each function in `calls/`.
 *
 *     await ask(env, code, (room) => room.open(setup));  // false if another game holds the code
 *     await ask(env, code, (room) => room.view(who));    // a function of game-calls.ts
 */
export abstract class RoomObject extends Answering {
  readonly #log: GameLog;
  readonly #hold: Hold;
  #open: OpenGame | null = null;
  #closed: "deleted" | "newer" | null = null;
  readonly #retries: Retries;

  constructor(ctx: DurableObjectState, env: Env, hold: Hold) {
    super(ctx, env);
    this.#hold = hold;
    this.#log = new GameLog(ctx.storage.sql);
    this.#retries = new Retries(ctx);
    const setup = this.#log.setup();
    if (setup === "newer") this.#closed = "newer";
    else if (setup) this.#begin(setup);
    if (this.#open?.room.upkeep.mayBeWiped(Date.now())) {
      this.#closeGame();
      ctx.waitUntil(ctx.storage.setAlarm(Date.now()));
    }
    this.#open?.room.afterRestart();
  }

  // RPC calls from the API, besides those that the open game answers.

  /** False if another game holds the code. Opening with the same data again succeeds. */
  async open(setup: GameSetup): Promise<boolean> {
    const present = this.#open?.room.storeAndRead().setup;
    if (present?.gameId !== setup.gameId) {
      if ((present || this.#closed) && !(await this.#wake())) return false;
      this.ctx.storage.transactionSync(() => {
        this.#log.open(setup);
        this.#begin(setup);
        this.#open!.room.afterOpening();
      });
      this.#open!.room.upkeep.arm();
    }
    const { room } = this.#open!;
    if (await room.openOtherRooms()) return true;
    await new Promise((resolve) => room.ask({ type: "end", reason: "deleted" }, resolve));
    await this.#wipe();
    return false;
  }

  /** Ends the game for everybody in it and deletes it. */
  async remove(who: Who): Promise<CallReply<null>> {
    const room = this.#open?.room;
    if (this.#closed === "deleted") await this.#wipe();
    if (!room) return refused(this.#whyNoGame());
    if (!owns(room.storeAndRead(), who)) return refused("not_found");
    await new Promise((resolve) => room.ask({ type: "end", reason: "deleted" }, resolve));
    await this.#wipe();
    await room.afterDeletion(who).catch((error: unknown) => {
      logLine("warn", "removal_not_told", { error });
    });
    return granted(null);
  }

  /** Hands the game over with its class: the former owner no longer sees it. */
  async handOver(ownerId: string): Promise<void> {
    if (!this.#open) return;
    const { room, socketMessages } = this.#open;
    const before = room.readStored().setup.ownerId;
    await decided(room, { type: "hand_over", ownerId });
    if (before !== ownerId) socketMessages.dropHosts(before, "handed over");
  }

  /** Closes the screens of an owner whose sign-in was revoked; the game goes on. */
  dropHosts(userId: string, how: Dropped, which?: WhichSignIns): void {
    this.#open?.socketMessages.dropHosts(userId, how, which);
  }

  /** Runs due work, in case the alarm was lost. False if this game no longer exists here. */
  async poke(gameId: string): Promise<boolean> {
    if (this.#closed === "newer") return true;
    if (this.#open?.room.storeAndRead().setup.gameId !== gameId) return false;
    this.#open.room.upkeep.sendResultsAgain(Date.now());
    this.#open.room.sendResultsAgain();
    await this.#wake();
    return true;
  }

  // WebSockets

  override async fetch(request: Request): Promise<Response> {
    const {
      caller,
      ticket,
      isLean = false,
      network = "",
    } = JSON.parse(request.headers.get("x-knock") ?? "{}") as Arrival;
    if (!this.#open) return refusal(this.#whyNoGame());
    const { room, socketMessages } = this.#open;
    if (request.headers.get("upgrade")?.toLocaleLowerCase("en") !== "websocket") return refusal("upgrade_required");
    const relays = relaysOfCoordinator(room.readStored());
    if (relays !== null && !(caller && owns(room.readStored(), caller))) return elsewhere(relays);
    if (!letsIn(room.seats, room.readStored(), caller?.userId ?? null)) return refusal("room_full");
    if (ticket && !this.#log.useTicket(ticket.jti, ticket.expiresAt, Date.now())) return refusal("unauthenticated");
    const { 0: client, 1: server } = new WebSocketPair();
    socketMessages.receive(server, caller, { isLean, network });
    return new Response(null, { status: 101, webSocket: client });
  }

  override webSocketMessage(ws: WebSocket, raw: string | ArrayBuffer): void {
    this.#open?.socketMessages.message(ws, raw);
  }

  override webSocketClose(ws: WebSocket, code: number): void {
    this.#open?.socketMessages.closed(ws);
    try {
      ws.close(code === 1005 || code === 1006 ? 1000 : code);
    } catch {
      // Sending the code can fail, or the socket is already gone: it is closed either way.
    }
  }

  override webSocketError(ws: WebSocket): void {
    this.#open?.socketMessages.closed(ws);
  }

  override async alarm(): Promise<void> {
    try {
      if (this.#closed === "newer") return await this.#retries.lookAgain();
      await this.#wake();
      if (this.#closed === null) this.#retries.succeeded();
    } catch (error) {
      await this.#retries.tryAgain("alarm_failed", error);
    }
  }

  /** Runs due work. True if the room is empty afterwards. */
  async #wake(): Promise<boolean> {
    if (this.#closed === "newer") return false;
    if (this.#closed === "deleted" || this.#open?.room.upkeep.wake(Date.now())) return this.#wipe();
    return false;
  }

  /** Hides the game from everybody at once, then wipes it. */
  async #wipe(): Promise<boolean> {
    this.#closeGame();
    const isWiped = await this.#retries.wipe("wipe_failed", () => this.#log.markForWiping());
    if (isWiped) this.#closed = null;
    return isWiped;
  }

  #closeGame(): void {
    this.#open?.room.stop();
    this.#open = null;
    this.#closed = "deleted";
  }

  #whyNoGame(): RefusalCode {
    return this.#closed === "newer" ? "unavailable" : "game_not_found";
  }

  #begin(setup: GameSetup): void {
    const room = this.#hold(this.#log, setup);
    this.#open = { room, socketMessages: new SocketMessages(room) };
    // A ping of exactly these characters is answered without waking the room.
    this.ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('{"type":"ping"}', JSON.stringify(plainPong)));
  }

  protected override ask<T>(call: (room: ManagedGame) => T): T | NoGame {
    return this.#open ? call(this.#open.room) : { ok: false, error: this.#whyNoGame() };
  }
}

/** Tells the Worker why a socket was refused; the Worker adds the sentence. */
const refusal = (code: RefusalCode) =>
  new Response(null, { status: errorStatus(code), headers: { "x-refusal": code } });

/** Tells the Worker that relays take the players of this large game, and how many relays there are. */
const elsewhere = (relays: number) => new Response(null, { status: 421, headers: { "x-relays": String(relays) } });
