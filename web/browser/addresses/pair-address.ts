import type { GameSettings } from "#protocol/game-settings";
import { scanAddress } from "./scan-address";

export const hostAddress = (code: string): string => `/teacher/games/${code}/host`;

/** The board of a game with cards: a document of its own, since it reads the cards with the board's camera. */
export const cardsAddress = (code: string): string => `/teacher/games/${code}/cards`;

/** The game's way of answering, from its settings: no value for phones. */
export type AnswerWay = GameSettings["answers"];

export const readsCards = (answers: AnswerWay): boolean => answers === "cards";

/** The page a board opens in a game. */
export const boardAddress = (code: string, answers: AnswerWay): string =>
  readsCards(answers) ? cardsAddress(code) : hostAddress(code);

/** The page a teacher's phone opens in a game: the card scanner or the remote. */
export const phoneAddress = (code: string, answers: AnswerWay): string =>
  readsCards(answers) ? scanAddress(code) : hostAddress(code);

type Offer = { readonly code: string; readonly token: string | null; readonly answers: AnswerWay };

/** The address in the QR code on the board; without a token it is the page for a user signed in on the phone. */
export const pairAddress = ({ code, token, answers }: Offer): string =>
  token === null ? phoneAddress(code, answers) : `/pair?t=${encodeURIComponent(token)}`;
