import type { Command } from "../../worker/game/command";
import type { Question } from "../../worker/game/game";
import { nameOf } from "./names";

type Random = () => number;

/** A made-up pupil: a name, and how much of a lesson stays. */
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

/** What one pupil does with a question: thinks for a while, then knows it, or guesses; now and then stays silent. */
export function answerOf({ skill }: Pupil, { options, correct, limitMs }: Question, random: Random) {
  if (random() < 0.03) return null;
  const tookMs = Math.min(limitMs, 25_000) * (0.12 + random() * 0.6 * (1.2 - skill * 0.4));
  const wrong = Object.keys(options).filter((key) => key !== correct);
  const value = random() < skill ? correct : wrong[Math.floor(random() * wrong.length)]!;
  return { value, tookMs };
}
