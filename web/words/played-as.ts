import type { ListedGame } from "#protocol/http/replies/games";

/** Ways of answering a game without phones. */
export const wayWords = { cards: "Kartla", board: "Tahtada" } as const;

type Played = Pick<ListedGame, "settings" | "class_name">;

/** The way a game is answered, and by whom: "Kartla, 7B Fen" · "Tahtada, 4 takım" · "Telefonla, 8C Fen, 4 takım, net" */
export const playedAs = ({ settings: { answers, teams, scoring }, class_name }: Played): string =>
  [
    answers ? wayWords[answers] : "Telefonla",
    ...(class_name === undefined ? [] : [class_name]),
    ...(teams ? [`${teams.names.length} takım`] : []),
    ...(scoring === "net" ? ["net"] : []),
  ].join(", ");

/** "24 oyuncu"; where teams answer on the board, they are the players. */
export const playersWord = ({ settings: { answers } }: Pick<Played, "settings">): string =>
  answers === "board" ? "takım" : "oyuncu";

/** Tells if players join by a code: a game without phones has none. */
export const hasCode = ({ settings: { answers } }: Pick<Played, "settings">): boolean => answers === undefined;
