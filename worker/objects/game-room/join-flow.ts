import type { RefusalCode } from "#protocol/errors";
import { codeOfSession, newPlayerId, relayOf } from "#shared/ids";
import type { ClientMessageOf } from "#protocol/live/client-messages";
import { removalIn } from "#game/reserved-places";
import { joinConfirm, moved, pickTeam, reconnectFailed, refusal } from "#game/view/replies";
import { joinSuccess, playerSnapshot, reconnectSuccess } from "#game/view/snapshots";
import type { GameHost } from "./game-host";
import { joinsTooOften, lookAtNumber } from "./numbers";
import { teamsToPick } from "./calls/caller";
import { namesIn } from "#objects/lifecycle/admissions";
import { sessionHash } from "#objects/lifecycle/secrets";
import { networkHere, playerHere, randomBits, randomly, sessionHere, sessionOfKey } from "./secrets";
import type { Seat } from "./sockets/sockets";

/**
 * Makes a guest's socket a player's, by joining or by returning with an earlier session. Part of `SocketMessages`; the same way
 * in for a phone without a socket is `calls/player-calls.ts`.
 *
 * A join goes through number lookup, confirmation of the name, admission of its network and the choice of a team, and each
 * step may answer instead of a seat. A repeated join with the same key gets the same seat. Since joins are stored a little
 * later, the socket's next frame calls `finish` first.
 *
 *     flow.join(ws, seat, { type: "join_lobby", game_code: "123456", number: 7 });  // answers `join_confirm`
 *     flow.join(ws, seat, { type: "join_lobby", game_code: "123456", number: 7, confirm: true });  // `join_success`
 */
export class JoinFlow {
  /** Sockets whose join is being stored. */
  readonly #joining = new Set<WebSocket>();

  constructor(private readonly room: GameHost) {}

  /** Stores this socket's join now if it is waiting to be stored. */
  finish(ws: WebSocket): void {
    if (this.#joining.has(ws)) this.room.storeAndRead();
  }

  join(ws: WebSocket, seat: Seat, message: ClientMessageOf<"join_lobby">): void {
    const { setup } = this.room.readStored();
    const { nickname = "", marble, join_key, number, confirm = false, team } = message;
    if (seat.role === "host") return this.#refuse(ws, "forbidden");
    if (seat.role === "player") return this.#joinAgain(ws, seat.playerId, message);
    if (message.game_code !== setup.code) return this.#refuse(ws, "game_not_found");
    const sessionId = join_key === undefined ? seat.sessionId : sessionHere(setup, sessionOfKey(setup, join_key));
    const hash = sessionHash(sessionId);
    const asker = this.room.admissions.asker(ws, seat.network ?? networkHere(setup, ""));
    const looked = lookAtNumber(this.room, asker, { number, isConfirmed: confirm, sessionHash: hash });
    if (looked !== "join") {
      if ("error" in looked) return this.#refuse(ws, looked.error);
      return this.room.seats.say<"guest">(ws, joinConfirm(looked));
    }
    const who = { nickname, ...(number !== undefined && { number }), ...(team !== undefined && { team }) };
    const tooMany = joinsTooOften(this.room, asker, hash);
    if (tooMany) return this.#refuse(ws, tooMany.error);
    const playerId = playerHere(setup, newPlayerId(setup.code, randomly));
    const isAtHost = this.room.admissions.isAtHost(asker.network);
    const asked = {
      playerId,
      sessionHash: hash,
      userId: seat.userId,
      from: namesIn(asker),
      isAtHost,
      ...who,
      marble: marble ?? null,
    };
    this.#joining.add(ws);
    this.room.commitSoon({ type: "join", ...asked, random: randomBits() }, (decision) => {
      this.#joining.delete(ws);
      if (!decision.ok && decision.error === "team_needed")
        return this.room.seats.say<"guest">(ws, pickTeam(teamsToPick(this.room, hash)));
      if (!decision.ok) return this.#refuse(ws, decision.error, decision.suggestion);
      if (number !== undefined) this.room.admissions.seated(asker, number);
      const game = this.room.storeAndRead();
      const seated = game.bySession.get(hash)!;
      this.room.seats.seatPlayer(ws, seated);
      this.room.seats.say<"player">(ws, joinSuccess(game, seated, sessionId));
      // A player in the lobby gets the next grouped list; a late player needs the running question now.
      if (game.phase.name !== "lobby") this.#showGame(ws, seated);
    });
  }

  /** Handles a repeated join of a seated socket: the same key gets the same reply, and never a second seat. */
  #joinAgain(ws: WebSocket, playerId: string, { game_code, join_key }: ClientMessageOf<"join_lobby">): void {
    const game = this.room.storeAndRead();
    const sessionId = join_key === undefined ? "" : sessionHere(game.setup, sessionOfKey(game.setup, join_key));
    const isSame = game_code === game.setup.code && game.bySession.get(sessionHash(sessionId)) === playerId;
    if (!isSame) return this.#refuse(ws, "already_joined");
    this.room.seats.say<"player">(ws, joinSuccess(game, playerId, sessionId));
  }

  reconnect(ws: WebSocket, seat: Seat, sessionId: string): void {
    const game = this.room.storeAndRead();
    if (seat.role === "host") return this.#refuse(ws, "forbidden");
    const { relay } = game.setup;
    const at = relay === undefined ? null : relayOf(sessionId);
    if (at !== null && at !== relay) return this.#sendOn(ws, at);
    const hash = sessionHash(sessionId);
    const playerId = codeOfSession(sessionId) === game.setup.code ? game.bySession.get(hash) : undefined;
    if (playerId === undefined)
      return this.#failReconnect(ws, game.barred.has(hash) ? removalIn(game) : "session_invalid");
    if (seat.role === "player" && seat.playerId !== playerId) return this.#refuse(ws, "already_joined");
    this.room.ask({ type: "come_back", playerId }, (decision) => {
      if (!decision.ok)
        return this.#failReconnect(ws, decision.error === "unavailable" ? decision.error : "session_invalid");
      this.room.seats.seatPlayer(ws, playerId);
      this.room.seats.say<"player">(ws, reconnectSuccess(this.room.storeAndRead(), playerId, sessionId));
      this.#showGame(ws, playerId);
    });
  }

  /** Redirects a socket whose session belongs to another relay. */
  #sendOn(ws: WebSocket, relay: number): void {
    this.room.seats.say<"player" | "guest">(ws, moved(relay));
    this.room.seats.dismiss(ws, 4002, "moved");
  }

  #failReconnect(ws: WebSocket, code: RefusalCode): void {
    this.room.seats.say<"player" | "guest">(ws, reconnectFailed(code));
  }

  /** Shows the game to a player. After the game, the player sees the end and the socket is closed. */
  #showGame(ws: WebSocket, playerId: string): void {
    const { seats } = this.room;
    this.room.whenRanked(() => {
      const game = this.room.storeAndRead();
      seats.say<"player">(ws, ...playerSnapshot(game, playerId, this.room.now(), seats.isConnected()));
      if (game.phase.name === "completed") seats.dismiss(ws, 1000, "game over");
    });
  }

  #refuse(ws: WebSocket, code: RefusalCode, suggestion?: string): void {
    this.room.seats.say(ws, refusal(code, suggestion));
  }
}
