import { RehearsalGame } from "#features/rehearsal/rehearsal-game";
import type { GameSettings } from "#protocol/game-settings";
import { usualSettings } from "#features/games/new-game/usual-settings";
import { aStoredQuestion } from "../../builders/questions";
import { ABrowser } from "../browser/a-browser";

export const aQuestion = (number: number) =>
  aStoredQuestion(number, { options: { A: "bir", B: "iki", C: "üç" }, correct_option: "B", time_limit: 20 });

type Setup = Partial<GameSettings> & {
  readonly pupils?: number;
  readonly questions?: number;
  readonly random?: () => number;
};

/** Random numbers that are low and high in turn. */
function lowAndHigh(): () => number {
  let throws = 0;
  return () => (++throws % 2 === 0 ? 0.9 : 0.1);
}

/** Random numbers that are the same for the same seed, which is 1 or more. */
export function diceOf(seed: number): () => number {
  let dice = seed;
  return () => (dice = (dice * 16_807) % 2_147_483_647) / 2_147_483_647;
}

/** A rehearsal whose clock and random numbers the test controls. */
export function aRehearsal({ pupils = 5, questions = 2, random = lowAndHigh(), ...changes }: Setup = {}) {
  const browser = new ABrowser();
  const list = Array.from({ length: questions }, (_, i) => aQuestion(i + 1));
  const settings = { ...usualSettings, ...changes };
  const setup = { title: "Deneme seti", questions: list, lang: "tr", pupils, settings };
  const game = new RehearsalGame(setup, { ...browser.env, random });
  const seen = () => game.get().game;
  return {
    game,
    browser,
    seen,
    phase: () => seen().phase,
    /** Lets everybody in and asks the first question. */
    started: async () => {
      await browser.pass(10_000);
      game.start();
    },
  };
}
