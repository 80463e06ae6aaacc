import { hash } from "node:crypto";

/** What the room keeps of a session id. Synchronous: nothing may come between a decision and its record. */
export const sessionHash = (sessionId: string): string => hash("sha256", sessionId);
export const randomBits = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
export const randomly = (bytes: Uint8Array<ArrayBuffer>): Uint8Array => crypto.getRandomValues(bytes);
