/**
 * Codes, session ids and player ids as text. Both ids begin with the game's code, so the Worker finds the room without a
 * look-up.
 */
const code = /^[1-9]\d{5,6}$/;
const session = /^([1-9]\d{5,6})\.[\w-]{22,64}$/;
const player = /^([1-9]\d{5,6})-[0-9a-f]{12,32}$/;
/** Letters of homework codes: unambiguous, and never a game's code. */
export const homeworkLetters = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
const pupil = /^([A-HJKMNP-TV-Z][A-HJKMNP-TV-Z2-9]{6})-[0-9a-f]{12}$/;
const homework = /^[A-HJKMNP-TV-Z][A-HJKMNP-TV-Z2-9]{6}$/;

export const isGameCode = (text: string): boolean => code.test(text);
/** Normalises a homework code to its stored form, from any case; null for text that cannot be one. */
export function homeworkCode(text: string): string | null {
  const code = text.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 32));
  return homework.test(code) ? code : null;
}
/** Recognises text that a pupil typed as a code, even if it cannot be one: an id is longer or has dashes. */
export const isTypedCode = (text: string): boolean => /^[a-z\d]{1,12}$/i.test(text);
/** Code that a session id belongs to; null for text of another form. */
export const codeOfSession = (text: string): string | null => session.exec(text)?.[1] ?? null;
/** Code that a player id belongs to; null for text of another form. */
export const codeOfPlayer = (text: string): string | null => player.exec(text)?.[1] ?? pupil.exec(text)?.[1] ?? null;

/**
 * Relay of an id. A game too large for one room is played in several, its relays; ids then end with the relay's number in four
 * hex digits. Null for the ids of every other game.
 */
export function relayOf(id: string): number | null {
  const digits = /^[1-9]\d{5,6}(?:-[0-9a-f]{12}|\.[0-9a-f]{48}-)([0-9a-f]{4})$/.exec(id)?.[1];
  return digits === undefined ? null : Number.parseInt(digits, 16);
}
export const playerIdAt = (relay: number, playerId: string): string => `${playerId}${hexOfRelay(relay)}`;
export const sessionIdAt = (relay: number, sessionId: string): string => `${sessionId}-${hexOfRelay(relay)}`;

/** Name under which a relay's object is found. */
export const relayName = (gameCode: string, relay: number): string => `${gameCode}-${hexOfRelay(relay)}`;
export const hexOfRelay = (relay: number): string => relay.toString(16).padStart(4, "0");

/** Fills bytes at random: `crypto`'s own, passed in because this folder has no randomness. */
type Fill = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;

/** Makes a session id of the code and 192 random bits: its holder is the player. */
export const newSessionId = (gameCode: string, fill: Fill): string => `${gameCode}.${hex(fill(new Uint8Array(24)))}`;
/** Makes a player id: public, and useful only for naming the player. */
export const newPlayerId = (gameCode: string, fill: Fill): string => `${gameCode}-${hex(fill(new Uint8Array(6)))}`;

const hexOfByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

function hex(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += hexOfByte[byte]!;
  return text;
}
