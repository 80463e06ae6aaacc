import type { Question } from "#protocol/http/question-sets";
import { RehearsalGame } from "../../../web/screens/teacher/host/rehearsal/rehearsal-game";
import { usualSettings } from "../../../web/parts/game-settings";
import { ABrowser } from "../live/a-browser";

export const aQuestion = (number: number): Question => ({
  id: `q${number}`,
  question_set_id: "set",
  position: number,
  updated_at: 0,
  question_text: `Soru ${number}`,
  options: { A: "bir", B: "iki", C: "üç" },
  correct_option: "B",
  time_limit: 20,
  points: 1,
  explanation: "",
});

type Wishes = { readonly pupils?: number; readonly questions?: number };

/** A rehearsal whose clock and dice are in the test's hand. Every other throw of the dice is high. */
export function aRehearsal({ pupils = 5, questions = 2 }: Wishes = {}) {
  const browser = new ABrowser();
  let throws = 0;
  const world = { ...browser.env, random: () => (++throws % 2 === 0 ? 0.9 : 0.1) };
  const list = Array.from({ length: questions }, (_, i) => aQuestion(i + 1));
  const game = new RehearsalGame({ title: "Deneme seti", questions: list, pupils, settings: usualSettings }, world);
  const seen = () => game.get().game;
  return {
    game,
    browser,
    seen,
    phase: () => seen().phase,
    /** Everybody in, the first question asked. */
    started: async () => {
      await browser.pass(10_000);
      game.start();
    },
  };
}
