import { recalled, remember } from "#browser/device";
import { storedToken } from "#browser/token";

/** What lets a paired phone into one game and nothing else; in this tab alone. */
const keyFor = (code: string): string => `bilye.game-token.${code}`;

export const gameToken = (code: string): string | null => recalled(keyFor(code), "sessionStorage");
export const keepGameToken = (code: string, token: string): boolean => remember(keyFor(code), token, "sessionStorage");
export const forgetGameToken = (code: string): boolean => remember(keyFor(code), null, "sessionStorage");

/** With what the teacher's screens of a game speak: the phone's own, else that of who is signed in. */
export const hostToken = (code: string): string | null => gameToken(code) ?? storedToken();
