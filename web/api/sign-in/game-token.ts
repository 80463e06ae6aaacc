import { recalled, remember } from "#browser/device";
import { storedToken } from "#browser/token";

/** The token that lets a paired phone into one game and nothing else; kept in this tab alone. */
const keyFor = (code: string): string => `bilye.game-token.${code}`;

export const gameToken = (code: string): string | null => recalled(keyFor(code), "sessionStorage");
export const keepGameToken = (code: string, token: string): boolean => remember(keyFor(code), token, "sessionStorage");
export const forgetGameToken = (code: string): boolean => remember(keyFor(code), null, "sessionStorage");

/** The token for a teacher's screens of a game: the paired phone's, else that of the signed-in user. */
export const hostToken = (code: string): string | null => gameToken(code) ?? storedToken();
