import type { QuestionOfSet } from "#protocol/http/replies/question-sets";
import type { GameSettings } from "#protocol/game-settings";
import type { GameSetup } from "#game/game";
import { prepare, setQuestion } from "#game/prepare";

export type RehearsalSetup = {
  readonly title: string;
  readonly questions: readonly QuestionOfSet[];
  readonly lang: string;
  readonly pupils: number;
  readonly settings: GameSettings;
};

/** No real game's code begins with a zero, so nobody ends up in somebody else's room. */
const CODE = "000000";

/** A game as the server would open it. */
export function gameSetupOf(
  { title, questions, lang, pupils, settings }: RehearsalSetup,
  random: () => number,
): GameSetup {
  const set = questions.flatMap((question) => setQuestion(question, lang) ?? []);
  return {
    gameId: "",
    code: CODE,
    ownerId: "",
    questionSetId: "",
    title,
    settings,
    questions: prepare(set, settings, random),
    capacity: pupils,
    openedAt: 0,
  };
}
