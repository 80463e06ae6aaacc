/**
 * Codes, session ids and player ids as text. Both ids begin with the game's code, so that the Worker finds the room
 * without asking anybody.
 */
const code = /^[1-9]\d{5,6}$/;
const session = /^([1-9]\d{5,6})\.[\w-]{22,64}$/;
const player = /^([1-9]\d{5,6})-[0-9a-f]{12,32}$/;
/** Of homework: no letter that passes for another, and none of a game's codes. */
export const homeworkLetters = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
const pupil = /^([A-HJKMNP-TV-Z][A-HJKMNP-TV-Z2-9]{6})-[0-9a-f]{12}$/;
const homework = /^[A-HJKMNP-TV-Z][A-HJKMNP-TV-Z2-9]{6}$/;

export const isGameCode = (text: string): boolean => code.test(text);
/** As it is kept, whatever case it was typed in; null for text that cannot be one. */
export function homeworkCode(text: string): string | null {
  const code = text.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 32));
  return homework.test(code) ? code : null;
}
/** A pupil's text in a code's place, also one that cannot be a code: of an id it has neither the length nor the dashes. */
export const isTypedCode = (text: string): boolean => /^[a-z\d]{1,12}$/i.test(text);
/** The code a session id belongs to; null for text of another form. */
export const codeOfSession = (text: string): string | null => session.exec(text)?.[1] ?? null;
/** The code a player id belongs to; null for text of another form. */
export const codeOfPlayer = (text: string): string | null => player.exec(text)?.[1] ?? pupil.exec(text)?.[1] ?? null;

/**
 * A game too large for one room is played in several, its relays. Both ids name the one at their end then, in four hex digits;
 * null for the ids of every other game.
 */
export function relayOf(id: string): number | null {
  const digits = /^[1-9]\d{5,6}(?:-[0-9a-f]{12}|\.[0-9a-f]{48}-)([0-9a-f]{4})$/.exec(id)?.[1];
  return digits === undefined ? null : Number.parseInt(digits, 16);
}
export const playerIdAt = (relay: number, playerId: string): string => `${playerId}${hexOfRelay(relay)}`;
export const sessionIdAt = (relay: number, sessionId: string): string => `${sessionId}-${hexOfRelay(relay)}`;

/** The object of one of them is found under this name. */
export const relayName = (gameCode: string, relay: number): string => `${gameCode}-${hexOfRelay(relay)}`;
export const hexOfRelay = (relay: number): string => relay.toString(16).padStart(4, "0");

/** Fills bytes at random: `crypto`'s own, passed in because this folder has no randomness of its own. */
type Fill = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;

/** 192 random bits behind the code: whoever has it is the player. */
export const newSessionId = (gameCode: string, fill: Fill): string => `${gameCode}.${hex(fill(new Uint8Array(24)))}`;
/** Public, and good for nothing but naming the player. */
export const newPlayerId = (gameCode: string, fill: Fill): string => `${gameCode}-${hex(fill(new Uint8Array(6)))}`;

const hexOfByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

function hex(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += hexOfByte[byte]!;
  return text;
}
