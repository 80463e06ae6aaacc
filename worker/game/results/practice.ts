import type { PracticeQuestion } from "#protocol/http/games";
import { kindOf } from "#question/kinds";
import { isRight } from "#question/question";
import { isAsked } from "./player-stats";
import type { ResultPlayer, Results } from "./results";

/** What a player did not know of what was asked of him, to be practised: what can be right, and was not fully. */
export const toPractise = ({ questions }: Pick<Results, "questions">, { answers }: ResultPlayer): PracticeQuestion[] =>
  questions.flatMap(({ hidden: _hidden, by_host: _byHost, ...question }, i) => {
    const answer = answers[i];
    if (!isAsked(answer) || isRight(answer) || !kindOf(questions[i]!).isJudged) return [];
    return [{ question, answer: answer?.value ?? null }];
  });
