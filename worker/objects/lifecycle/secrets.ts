import { hash } from "node:crypto";

/**
 * Secrets of a seat in a game or homework: a session id opens a seat, and a join key, made by the phone, always leads to the
 * same session. The object stores neither, only the session's hash, so its storage opens no seat. Hashes for different purposes
 * begin with different words, and none can stand in for another. `id`: that of the game or homework.
 */

/** The form in which a session id is kept. Synchronous: nothing may come between a decision and its record. */
export const sessionHash = (sessionId: string): string => hash("sha256", sessionId);

/** The session of this key's holder: always the same one. */
export const sessionOfJoinKey = (code: string, id: string, joinKey: string): string =>
  `${code}.${hash("sha256", `seat ${id} ${joinKey}`).slice(0, 48)}`;
