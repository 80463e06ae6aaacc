import { classLimits } from "#protocol/class-limits";
import { accept, refuse, type CommandOf, type Decision } from "../command";
import type { NetworkNames } from "../foreign";
import type { Game, Player } from "../game";
import { freeMarble } from "../marbles";
import { generatedName } from "../names/generated-names";
import type { RefusalCode } from "#protocol/errors";
import { marbleOf } from "#protocol/marble";
import { nicknameFault, numbered, parseNickname, suggestion, withoutSigns } from "../names/nickname";
import { nicknameKey } from "../names/nickname-key";
import { comesBarred } from "../networks";
import { isPhoneless, joinsByNumber, placeOf, removalIn } from "../reserved-places";
import { teamFor } from "../teams";

/** Seats a player. A session that already has a seat gets no second one: the first reply may have been lost. */
export function join(game: Game, command: CommandOf<"join">, now: number): Decision {
  const { phase } = game;
  const { playerId, sessionHash, userId } = command;
  if (game.barred.has(sessionHash)) return refuse(removalIn(game));
  const seated = game.bySession.get(sessionHash);
  // A repeated request without a socket does not show that somebody is in the seat.
  if (seated !== undefined) return command.isOverHttp && game.unseen.has(seated) ? accept() : returned(game, seated);
  if (game.players.has(playerId)) return refuse("already_joined");
  const refusal = joinRefusal(game, command);
  if (refusal !== null) return refuse(refusal);
  const isToBeSeen = command.isOverHttp && phase.name === "lobby" && !keepsSeats(game, "unseen", command.from);
  const unseen = isToBeSeen ? { unseenSince: now } : {};
  if (joinsByNumber(game)) {
    const found = freePlace(game, command);
    if (typeof found === "string") return refuse(found);
    const { playerId: id, nickname: name } = found;
    const team = teamFor(game, command);
    if (typeof team === "string") return refuse(team);
    const account = hasSeat(game, userId) ? null : userId;
    const seat = { playerId: id, sessionHash, userId: account, nickname: name, marble: marbleFor(game, command, name) };
    return accept({
      type: "player_joined",
      ...seat,
      ...unseen,
      ...(team !== null && { team }),
      ...takenFrom(game, command),
    });
  }

  const nickname = nicknameFor(game, command);
  if (nickname === null) return notAllowed(game, command.nickname);
  if (!isFree(game, nickname)) return taken(game, nickname);
  const team = teamFor(game, command);
  if (typeof team === "string") return refuse(team);
  const seat = { playerId, sessionHash, userId, nickname, marble: marbleFor(game, command, nickname) };
  return accept({
    type: "player_joined",
    ...seat,
    ...unseen,
    ...(team !== null && { team }),
    ...takenFrom(game, command),
  });
}

/** Names of the network that a seat was taken from. A player of the previous game took none; in a large game nobody is asked. */
function takenFrom({ setup }: Game, { from, isCarried }: CommandOf<"join">) {
  if (from === undefined || isCarried || setup.relay !== undefined) return {};
  const { network, line } = from;
  return { network, ...(line !== network && { line }) };
}

/** Chooses the marble that stands for a new player on every screen: the wanted one, unless somebody here looks like it. */
const marbleFor = ({ players }: Game, { marble }: CommandOf<"join">, nickname: string): number =>
  freeMarble(players, marble ?? marbleOf(nickname));

/** The place behind a number, or the reason why nobody gets it. A place that the host has freed can be taken again. */
export function freePlace(game: Game, { number, studentId }: Pick<CommandOf<"join">, "number" | "studentId">) {
  if (number === undefined && studentId === undefined) return "number_needed";
  const place = placeOf(game, {
    ...(number !== undefined && { number }),
    ...(studentId !== undefined && { studentId }),
  });
  if (!place) return "number_unknown";
  return game.players.has(place.playerId) || !isFree(game, place.nickname) ? "seat_taken" : place;
}

/** The reason why the game takes no new player; null while it does. No lock and no bar keeps players of the previous game out. */
export function joinRefusal(game: Game, { isCarried = false, isAtHost = false, from }: Coming = {}) {
  const { phase, setup, locked } = game;
  if (phase.name === "completed") return "game_over";
  if (isPhoneless(game)) return "without_phones";
  const isOpen = phase.name === "lobby" ? !locked || isCarried : !locked && setup.settings.late_join;
  if (!isOpen || (from && !isCarried && !isAtHost && comesBarred(game, from))) return "lobby_locked";
  return isFull(game, isAtHost) ? "room_full" : null;
}
type Coming = Pick<CommandOf<"join">, "isCarried" | "isAtHost" | "from">;

/**
 * Tells if there is no seat left. Strangers on a few networks could take every seat. If the host chose no number of seats,
 * players from the network of the host's own screens therefore get seats for one more class. Seats that were given up or freed fill
 * nothing.
 */
function isFull({ setup, players }: Game, isAtHost: boolean): boolean {
  const isOpenToClass = isAtHost && setup.settings.capacity === undefined;
  return players.size >= setup.capacity + (isOpenToClass ? classLimits.students : 0);
}

/** The nickname that a new player gets; null for one that may not be used. */
function nicknameFor(game: Game, { nickname, random, isCarried }: CommandOf<"join">): string | null {
  const isFreeHere = (name: string) => isFree(game, name);
  // The nickname comes from the previous game and its player has typed nothing: if somebody here has it, a number is added.
  if (isCarried) return isFreeHere(nickname) ? nickname : numbered(nickname, isFreeHere);
  return game.setup.settings.generated_names ? generatedName(random, isFreeHere) : parseNickname(nickname);
}

/** Limit on a room's record, which nobody makes long by leaving a running game and coming back. */
const MOST_TIMES_LEFT = 20;

/**
 * Numbers of seats that a lobby lets go: in all (a larger game twice as many as it has), and of one line. Of seats that are left these
 * are a school's, of seats never seen ten times as many, since each takes a minute.
 */
const mostGivenUp = { all: 10_000, line: { left: 500, unseen: 5_000 } };

/**
 * Tells whether the lobby gives up no more seats of this line that are left, or never seen. The room reads its record again at each
 * waking, and nobody makes it long by coming and going; a seat that is held is seen by the host, who can free it, while one that is
 * refused would close the game.
 */
function keepsSeats({ setup, seatsGivenUp }: Game, how: "left" | "unseen", from?: NetworkNames | null): boolean {
  const counts = seatsGivenUp[how];
  if (from && (counts.get(from.line) ?? 0) >= mostGivenUp.line[how]) return true;
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return all >= Math.max(mostGivenUp.all, 2 * setup.capacity);
}

/** Leaves the seat. Leaving is never refused and harmless if repeated: past the limit the player stays in the seat. */
export function leave(game: Game, playerId: string): Decision {
  const player = game.players.get(playerId);
  if (!player || player.hasLeft || game.phase.name === "completed") return accept();
  const isNoted =
    game.phase.name === "lobby" ? !keepsSeats(game, "left", player.from) : player.timesLeft < MOST_TIMES_LEFT;
  return isNoted ? accept({ type: "player_left", playerId }) : accept();
}

export function comeBack(game: Game, playerId: string): Decision {
  return game.players.has(playerId) ? returned(game, playerId) : refuse("session_invalid");
}

/** Brings back a player who had left, and marks one who had only taken the seat as seen. */
function returned(game: Game, playerId: string): Decision {
  if (game.phase.name === "completed" || !isAway(game, playerId)) return accept();
  return accept({ type: "player_returned", playerId });
}

export const isAway = (game: Game, playerId: string): boolean =>
  game.players.get(playerId)?.hasLeft === true || game.unseen.has(playerId);

/** Links the seat to an account. This is allowed at any time, also after the end, when the results are worth keeping. */
export function claim(game: Game, { playerId, userId }: CommandOf<"claim">): Decision {
  const player = game.players.get(playerId);
  if (!player) return refuse("session_invalid");
  if (player.userId === userId) return accept();
  if (player.userId !== null) return refuse("already_claimed");
  if (hasSeat(game, userId)) return refuse("already_played");
  return accept({ type: "player_claimed", playerId, userId });
}

/** Tells if the account has a seat. Classmates who join by number on its device after it do so without it. */
const hasSeat = ({ players }: Game, userId: string | null): boolean =>
  userId !== null && [...players.values()].some((player) => player.userId === userId);

/** Replaces the nickname in every seat of the account. A student's name is the class list's and stays. */
export const unname = (game: Game, userId: string): Decision =>
  accept(...nameless(game, (player) => player.userId === userId && !player.place?.student));

/** Replaces the nickname of one seat, and the name of its place in the class. */
export function unnamePlayer(game: Game, playerId: string): Decision {
  const hasPlace = game.setup.places?.some((place) => place.playerId === playerId);
  const renamed = nameless(game, ({ id }) => id === playerId);
  return accept(...renamed, ...(hasPlace ? renamed.map((one) => ({ ...one, type: "place_renamed" }) as const) : []));
}

/** Gives new nicknames in these seats, unless one already says nothing about the player. */
function nameless(game: Game, isMeant: (player: Player) => boolean) {
  const given = new Map<string, string>();
  // Numbers that were looked at are not looked at again: one account may have hundreds of seats.
  let next = 1;
  for (const [seat, player] of [...game.players.values()].entries()) {
    if (!isMeant(player) || /^Oyuncu \d+$/.test(player.nickname)) continue;
    let number = Math.max(seat + 1, next);
    while (!isFree(game, `Oyuncu ${number}`)) number++;
    next = number + 1;
    given.set(player.id, `Oyuncu ${number}`);
  }
  return [...given].map(([playerId, nickname]) => ({ type: "player_renamed", playerId, nickname }) as const);
}

export function kick(game: Game, playerId: string): Decision {
  if (game.phase.name === "completed") return refuse("game_over");
  if (!game.players.has(playerId)) return refuse("player_not_found");
  return accept({ type: "player_kicked", playerId });
}

export function rename(game: Game, { playerId, nickname: wanted }: CommandOf<"rename">): Decision {
  if (game.phase.name === "completed") return refuse("game_over");
  const player = game.players.get(playerId);
  if (!player) return refuse("player_not_found");
  const nickname = parseNickname(wanted);
  if (nickname === null) return notAllowed(game, wanted);
  if (nickname === player.nickname) return accept();
  if (!isFree(game, nickname) && nicknameKey(nickname) !== player.nicknameKey) return taken(game, nickname);
  return accept({ type: "player_renamed", playerId, nickname });
}

export function lock(game: Game, locked: boolean): Decision {
  if (game.phase.name === "completed") return refuse("game_over");
  return game.locked === locked ? accept() : accept({ type: "lobby_locked", locked });
}

const isFree = (game: Game, nickname: string) => !game.byNickname.has(nicknameKey(nickname));

const taken = (game: Game, nickname: string): Decision => refuseWithName(game, "nickname_taken", nickname);

/** Refuses, and suggests a free nickname near this one if there is one. */
function refuseWithName(game: Game, error: RefusalCode, near: string | null): Decision {
  const name = near === null ? null : suggestion(near, (name) => isFree(game, name));
  return name === null ? refuse(error) : { ok: false, error, suggestion: name };
}

const notAllowed = (game: Game, written: string): Decision =>
  refuseWithName(game, nicknameFault(written), withoutSigns(written));
