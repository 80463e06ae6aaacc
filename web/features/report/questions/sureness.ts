import type { Confidence } from "#protocol/live/played-question";
import { answersOf } from "#kinds/answers";
import { number } from "#shared/numbers";
import { byName } from "#shared/alphabet";
import type { Player, ReportQuestion } from "../report";

/** Selects figures about how sure the players were. Pure. */

export const steps: readonly Confidence[] = [3, 2, 1];
export const stepWords: Readonly<Record<Confidence, string>> = { 1: "Tahmin ettim", 2: "Sanırım", 3: "Eminim" };

type Step = { readonly step: Confidence; readonly right: number; readonly wrong: number };

/** Counts right and wrong answers for each step over these questions; empty if nobody was asked. */
export function sureness(questions: readonly Pick<ReportQuestion, "confidence">[]): readonly Step[] {
  const said = questions.flatMap(({ confidence }) => (confidence ? [confidence] : []));
  const all = steps.map((step) => ({
    step,
    right: said.reduce((sum, one) => sum + one[step].right, 0),
    wrong: said.reduce((sum, one) => sum + one[step].wrong, 0),
  }));
  return all.some(({ right, wrong }) => right + wrong > 0) ? all : [];
}

type SureAndWrong = {
  readonly question: ReportQuestion;
  readonly players: readonly Player[];
  readonly count: number;
  /** The most common answer among them, and its count. */
  readonly top: { readonly answer: string; readonly count: number } | null;
};

/** Questions that players were sure of and wrong about, most players first. */
export function sureAndWrong(
  questions: readonly ReportQuestion[],
  players: readonly Player[],
): readonly SureAndWrong[] {
  return questions
    .flatMap((question) => {
      const ids = new Set(question.sure_and_wrong);
      const who = players.filter(({ player_id }) => ids.has(player_id));
      return who.length === 0 ? [] : [{ question, players: who, count: who.length, top: topAnswer(question, who) }];
    })
    .toSorted((a, b) => b.players.length - a.players.length || a.question.question_number - b.question.question_number);
}

/** The same, if only a page of the players is loaded. */
export function countedSureAndWrong(questions: readonly ReportQuestion[]): readonly SureAndWrong[] {
  return questions
    .flatMap((question) => {
      const count = question.confidence?.[3].wrong ?? 0;
      return count === 0 ? [] : [{ question, players: [], count, top: null }];
    })
    .toSorted((a, b) => b.count - a.count || a.question.question_number - b.question.question_number);
}

/** Players with the questions that they were sure of and wrong about, most questions first. */
export function sureAndWrongPlayers(
  found: readonly SureAndWrong[],
): readonly { readonly player: Player; readonly questions: readonly ReportQuestion[] }[] {
  const players = [...new Set(found.flatMap((one) => one.players))];
  return players
    .map((player) => ({
      player,
      questions: found
        .filter((one) => one.players.includes(player))
        .map(({ question }) => question)
        .toSorted((a, b) => a.question_number - b.question_number),
    }))
    .toSorted(
      (a, b) => b.questions.length - a.questions.length || byName.compare(a.player.nickname, b.player.nickname),
    );
}

function topAnswer(question: ReportQuestion, players: readonly Player[]): SureAndWrong["top"] {
  const counts = new Map<string, number>();
  for (const { answers } of players) {
    const answer = answers.find(({ question_id }) => question_id === question.question_id)?.answer;
    if (answer) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
  const [best] = [...counts].toSorted(([, a], [, b]) => b - a);
  return best ? { answer: best[0], count: best[1] } : null;
}

/** "9 kişi emindi, 7 tanesi B dedi: Metafaz I." */
export function sureLine({ question, count, top }: SureAndWrong): string {
  const all = `${number(count)} kişi emindi`;
  if (top === null) return `${all}.`;
  const said = answersOf(question).inWords(question, top.answer, " dedi: ");
  const who = top.count === count ? (top.count === 1 ? "" : "hepsi ") : `${top.count} tanesi `;
  return `${all}, ${who}${said}`.replace(/[^.!?…]$/u, "$&.");
}
