import { number } from "#shared/numbers";
import { percent } from "#words/format";
import { byName } from "#shared/alphabet";
import { isChanged, type Player, type ReportQuestion, type Who } from "../report";

/** Selects figures about changed answers: the very first one against the last. Pure. */

type Counts = NonNullable<ReportQuestion["changed"]>;

export const changesOf = ({ to_right, to_wrong, other }: Counts): number => to_right + to_wrong + other;

/** Sums over all questions; null if answers could not be changed, or nobody did. */
export function allChanges(questions: readonly Pick<ReportQuestion, "changed">[]): Counts | null {
  const sum = (of: keyof Counts) => questions.reduce((all, { changed }) => all + (changed?.[of] ?? 0), 0);
  const all = { to_right: sum("to_right"), to_wrong: sum("to_wrong"), other: sum("other") };
  return changesOf(all) === 0 ? null : all;
}

type ChangedQuestion = { readonly question: ReportQuestion; readonly changed: Counts };

/** Questions whose answers were changed, the most changed first. */
export const changedQuestions = (questions: readonly ReportQuestion[]): readonly ChangedQuestion[] =>
  questions
    .flatMap((question) =>
      question.changed && changesOf(question.changed) > 0 ? [{ question, changed: question.changed }] : [],
    )
    .toSorted(
      (a, b) => changesOf(b.changed) - changesOf(a.changed) || a.question.question_number - b.question.question_number,
    );

/** Changes of one player; null for one who changed nothing. */
function changesBy({ answers }: Player): Counts | null {
  const counts = { to_right: 0, to_wrong: 0, other: 0 };
  for (const answer of answers) if (isChanged(answer)) counts[wayOf(answer)] += 1;
  return changesOf(counts) === 0 ? null : counts;
}

function wayOf({ is_correct, answer, first_correct }: Player["answers"][number]): keyof Counts {
  if (first_correct === undefined || answer === null || is_correct === first_correct) return "other";
  return first_correct ? "to_wrong" : "to_right";
}

/** Players who changed answers, the most changes first. */
export const changedPlayers = (players: readonly Player[]): readonly { player: Player; changed: Counts }[] =>
  players
    .flatMap((player) => {
      const changed = changesBy(player);
      return changed ? [{ player, changed }] : [];
    })
    .toSorted(
      (a, b) => changesOf(b.changed) - changesOf(a.changed) || byName.compare(a.player.nickname, b.player.nickname),
    );

/** "6 kişi cevabını değiştirdi. 4 kişi değiştirip buldu (%67), 1 kişi değiştirip kaybetti (%17)." */
export function questionLine(changed: Counts, who: Who): string {
  const all = changesOf(changed);
  const part = (count: number, words: string) =>
    count === 0 ? [] : [`${number(count)} ${who} ${words} (${percent(count / all)})`];
  const ways = [...part(changed.to_right, "değiştirip buldu"), ...part(changed.to_wrong, "değiştirip kaybetti")];
  const outcome = ways.length > 0 ? `${ways.join(", ")}.` : "Sonuç değişmedi.";
  return `${number(all)} ${who} cevabını değiştirdi. ${outcome}`;
}

/** "3 değişiklik: 2 doğruya, 1 yanlışa" */
export function playerLine(changed: Counts): string {
  const ways = [
    ...(changed.to_right > 0 ? [`${changed.to_right} doğruya`] : []),
    ...(changed.to_wrong > 0 ? [`${changed.to_wrong} yanlışa`] : []),
  ];
  return `${changesOf(changed)} değişiklik: ${ways.length > 0 ? ways.join(", ") : "sonuç aynı"}`;
}

/** The lesson for the class, if one of the two happened twice as often as the other. */
export function lesson({ to_right, to_wrong }: Counts): string {
  if (to_right === to_wrong) return "";
  if (to_right >= 2 * to_wrong) return "Yeniden düşünmek bu sınıfa kazandırdı.";
  return to_wrong >= 2 * to_right ? "İlk cevapları daha çok doğruydu." : "";
}
