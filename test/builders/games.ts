import type { GameSettings } from "#protocol/game-settings";
import { newGame, type Game, type GameSetup, type Question } from "#game/game";
import { aQuestion } from "./questions";
import { settings } from "./settings";

/** The time at which games of tests are opened. */
export const T0 = 1_000_000;

export const anOpening = (changes: Partial<GameSetup> = {}): GameSetup => ({
  gameId: "game-1",
  code: "123456",
  ownerId: "teacher-1",
  questionSetId: "set-1",
  title: "Başkentler",
  settings: settings(),
  questions: [aQuestion(1), aQuestion(2), aQuestion(3)],
  capacity: 1000,
  openedAt: T0,
  ...changes,
});

export type GameOptions = Omit<Partial<GameSettings>, "capacity"> &
  Partial<Pick<GameSetup, "capacity" | "places">> & { readonly questions?: number | readonly Question[] };

/** A game that nobody has joined yet, with so many questions or with these; all other options are its settings. */
export function aGame({ questions = 3, capacity = 1000, places, ...changes }: GameOptions = {}): Game {
  const list =
    typeof questions === "number" ? Array.from({ length: questions }, (_, i) => aQuestion(i + 1)) : questions;
  return newGame(anOpening({ settings: settings(changes), questions: list, capacity, ...(places && { places }) }));
}
