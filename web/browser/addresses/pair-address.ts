import type { GameSettings } from "#protocol/game-settings";
import { scanAddress } from "./scan-address";

export const hostAddress = (code: string): string => `/teacher/games/${code}/host`;

/** How a game is answered, as its settings say: nothing for phones. */
export type Answers = GameSettings["answers"];

export const readsCards = (answers: Answers): boolean => answers === "cards";

/** What a teacher's phone opens in a game: it reads the cards, or it is the remote. */
export const phoneAddress = (code: string, answers: Answers): string =>
  readsCards(answers) ? scanAddress(code) : hostAddress(code);

type Offer = { readonly code: string; readonly token: string | null; readonly answers: Answers };

/** What the board's picture says; without a token the page for who is signed in on the phone. */
export const pairAddress = ({ code, token, answers }: Offer): string =>
  token === null ? phoneAddress(code, answers) : `/pair?t=${encodeURIComponent(token)}`;
