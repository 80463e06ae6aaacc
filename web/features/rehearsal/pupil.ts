import type { Command } from "#game/command";
import type { Question } from "#game/game";
import { guessesOf } from "#kinds/guesses";
import { nameOf } from "./names";

type Random = () => number;

/** A made-up pupil: a name, and how well they learn. */
export type Pupil = {
  readonly id: string;
  readonly nickname: string;
  /** 0 guesses, 1 always knows. */
  readonly skill: number;
};

export const pupils = (count: number, random: Random): Pupil[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `deneme-${i + 1}`,
    nickname: nameOf(i),
    skill: 0.35 + random() * 0.6,
  }));

export const joinOf = ({ id, nickname }: Pupil, random: Random): Command => ({
  type: "join",
  playerId: id,
  sessionHash: id,
  userId: null,
  nickname,
  marble: null,
  random: Math.floor(random() * 0x1_0000_0000),
});

/** A pupil's reaction to a question: thinks for a while, then knows it, or guesses; now and then stays silent. */
export function answerOf({ skill }: Pupil, question: Question, random: Random) {
  if (random() < 0.03) return null;
  const tookMs = Math.min(question.limitMs, 25_000) * (0.12 + random() * 0.6 * (1.2 - skill * 0.4));
  const value = guessesOf(question).guess(question, random() < skill, random);
  return { value, tookMs };
}
