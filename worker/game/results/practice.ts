import type { PracticeQuestion } from "#protocol/http/games";
import { asIn } from "#question/fields/parts";
import { kindOf } from "#question/kinds";
import { isRight } from "#question/question";
import { isAsked } from "./player-stats";
import type { ResultPlayer, Results } from "./results";

/** Questions for a player to practise: those asked of them that can be right, and that they did not get fully right. */
export const toPractise = ({ questions }: Pick<Results, "questions">, { answers }: ResultPlayer): PracticeQuestion[] =>
  questions.flatMap(({ hidden: _hidden, by_host: _byHost, ...question }, i) => {
    const answer = answers[i];
    if (!isAsked(answer) || isRight(answer) || !kindOf(questions[i]!).isJudged) return [];
    return [{ question: asIn("practice", question), answer: answer?.value ?? null }];
  });
