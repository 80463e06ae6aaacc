import { kindOf } from "#question/kinds";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import { answeredOf } from "#kinds/answers";
import { saidOf } from "#kinds/aloud";
import { byName } from "#shared/alphabet";
import { number } from "#shared/numbers";
import { netText } from "#words/net";

/** Selects the report's contents from a game's figures. Pure: the same JSON always gives the same result. */

export type ReportQuestion = GameStatistics["questions"][number];
export type Player = GameStatistics["players"][number];
export type Answer = Player["answers"][number];

/** Share above which a question needs no repeating. */
const KNOWN = 0.7;
const WORST = 3;

/** Unit of counting: if teams answer aloud, a player is a team. */
export type Who = "kişi" | "takım";
export const whoOf = ({ answers }: GameStatistics["game"]): Who => (answers === "board" ? "takım" : "kişi");

/** Name of one counted unit. */
export type One = "Takım" | "Öğrenci" | "Oyuncu";
export const oneOf = (game: GameStatistics["game"]): One =>
  whoOf(game) === "takım" ? "Takım" : game.mode === "homework" ? "Öğrenci" : "Oyuncu";

export const answersTo = (question: ReportQuestion): number => answeredOf(question);

/** Number of players in the game when the question closed; only they were asked. */
export const askedOf = (question: ReportQuestion): number => answersTo(question) + question.unanswered;
export const rightOn = (question: ReportQuestion): number => saidOf(question).right(question);

/** True if the question has a right answer. */
export const isJudged = (question: ReportQuestion): boolean => kindOf(question).isJudged;

/** Leaves out a single outcome that covers all questions: it would repeat the figures. */
export function saidOutcomes({
  outcomes,
  questions,
}: Pick<GameStatistics, "outcomes" | "questions">): GameStatistics["outcomes"] {
  const judged = questions.filter(isJudged).length;
  return outcomes.length > 1 || outcomes.some((one) => one.questions < judged) ? outcomes : [];
}

/** Right answers ÷ players asked, so an empty answer counts as not known. Null if nobody was asked, or nothing can be right. */
export function knownBy(question: ReportQuestion): number | null {
  const asked = askedOf(question);
  return asked === 0 || !isJudged(question) ? null : rightOn(question) / asked;
}

/** The same, with partly right answers counted in part; null if that gives no other figure. */
export function partlyKnownBy(question: ReportQuestion): number | null {
  const { credit, correct_rate } = question;
  if (credit === null || correct_rate === null || credit === correct_rate) return null;
  return (credit * answersTo(question)) / askedOf(question);
}

/** Hardest first; questions that nobody was asked come last. */
export function byDifficulty(questions: readonly ReportQuestion[]): ReportQuestion[] {
  const rate = (question: ReportQuestion) => knownBy(question) ?? 2;
  return questions.toSorted(
    (a, b) => rate(a) - rate(b) || b.unanswered - a.unanswered || a.question_number - b.question_number,
  );
}

/** True if nobody answered anything: then nothing is known about any question. */
export const isSilent = (questions: readonly ReportQuestion[]): boolean =>
  questions.every((question) => answersTo(question) === 0);

/** The three questions to go over again: the hardest that at most seven in ten knew. */
export const worst = (questions: readonly ReportQuestion[]): ReportQuestion[] =>
  isSilent(questions)
    ? []
    : byDifficulty(questions)
        .filter((question) => (knownBy(question) ?? 1) <= KNOWN)
        .slice(0, WORST);

type Misconception = { readonly question: ReportQuestion; readonly option: string; readonly count: number };

/** Wrong ideas that many share, most widespread first. */
export function misconceptions(questions: readonly ReportQuestion[]): Misconception[] {
  return questions
    .flatMap((question) => {
      const option = question.misconception;
      return option === null ? [] : [{ question, option, count: question.misconception_count ?? 0 }];
    })
    .toSorted((a, b) => b.count - a.count || a.question.question_number - b.question.question_number);
}

/** Players who need help, the weakest first. */
export const needSupport = (players: readonly Player[]): Player[] =>
  players
    .filter(({ needs_support }) => needs_support)
    .toSorted((a, b) => (a.accuracy ?? 0) - (b.accuracy ?? 0) || byName.compare(a.nickname, b.nickname));

/** True where net was counted. */
export const isNet = ({ wrong_costs }: GameStatistics["game"]): boolean => wrong_costs !== undefined;

type Scored = Pick<Player, "score" | "net">;
/** "7,67" where net was counted, "6.240" elsewhere. */
export const scoreText = ({ score, net }: Scored): string => (net === undefined ? number(score) : netText(net));
/** "7,67 net" · "6.240 puan" */
export const scoreWithUnit = (row: Scored): string => `${scoreText(row)} ${row.net === undefined ? "puan" : "net"}`;
export const scoreWord = ([first]: readonly Scored[]): string => (first?.net === undefined ? "Puan" : "Net");

/** True if another answer came before this one, or before it was taken back. */
export const isChanged = (answer: Answer): answer is Answer & { readonly first: string } => answer.first !== undefined;

export type Verdict = "yes" | "part" | "no" | "free" | "empty" | "away" | "skipped";

export function verdictOf({ answer, is_correct, share, asked }: Answer, question?: ReportQuestion): Verdict {
  if (asked === false) return question?.by_host === "skips" ? "skipped" : "away";
  if (answer === null) return "empty";
  if (is_correct === null) return "free";
  return is_correct ? "yes" : share ? "part" : "no";
}

export const verdictWords: Readonly<Record<Verdict, string>> = {
  yes: "doğru",
  part: "kısmen doğru",
  no: "yanlış",
  free: "puansız",
  empty: "boş",
  away: "oyunda değildi",
  skipped: "atlandı",
};

export const correctOf = ({ answers }: Player): number => answers.filter(({ is_correct }) => is_correct).length;
export const wrongOf = ({ answers }: Player): number =>
  answers.filter(({ is_correct, answer }) => answer !== null && is_correct === false).length;
export const emptyOf = ({ answers }: Player): number => answers.filter((one) => verdictOf(one) === "empty").length;
/** Questions that closed while the player was not in the game: they came later, or had left. */
export const awayOf = ({ answers }: Player, questions: readonly ReportQuestion[]): number =>
  answers.filter((one, i) => verdictOf(one, questions[i]) === "away").length;

export const missedTheLast = (players: readonly Player[]): number =>
  players.filter(({ answers }) => answers.at(-1)?.answer === null).length;

/** Number of players. The report of a large game holds only a page of them. */
export const playersOf = ({ game, players, paged }: Pick<GameStatistics, "game" | "players" | "paged">): number =>
  paged ? game.player_count : players.length;

/** Number of players who left the last question empty. In a large game the question's own figure counts. */
export const missedAtTheEnd = ({ questions, players, paged }: GameStatistics): number =>
  paged ? (questions.at(-1)?.unanswered ?? 0) : missedTheLast(players);

/** False for homework without a clock, where nobody hurried, and for games without phones, whose times are the host's. */
export const hasTimes = ({ mode, answers, average_response_ms }: GameStatistics["game"]): boolean =>
  answers === undefined && (mode !== "homework" || average_response_ms !== null);

type SortBy = "name" | "team" | "correct" | "score";
export type Sorting = { readonly by: SortBy; readonly down: boolean };

/** Equal players stay in the order of the final ranking. */
export function sorted(players: readonly Player[], { by, down }: Sorting): Player[] {
  const compare: Record<SortBy, (a: Player, b: Player) => number> = {
    name: (a, b) => byName.compare(a.nickname, b.nickname),
    team: (a, b) => (a.team ?? 0) - (b.team ?? 0),
    correct: (a, b) => correctOf(a) - correctOf(b),
    score: (a, b) => (a.net ?? a.score) - (b.net ?? b.score),
  };
  const sign = down ? -1 : 1;
  return players.toSorted((a, b) => sign * compare[by](a, b));
}

/** Pressing a heading again reverses the order. Names begin at A, teams at the first, numbers at the highest. */
export const nextSorting = (now: Sorting, by: SortBy): Sorting =>
  now.by === by ? { by, down: !now.down } : { by, down: by === "correct" || by === "score" };

/** Least known outcomes first; equal ones in alphabetical order, unanswered ones last. */
export const weakestFirst = (outcomes: GameStatistics["outcomes"]): GameStatistics["outcomes"] =>
  outcomes.toSorted((a, b) => (a.correct_rate ?? 2) - (b.correct_rate ?? 2) || byName.compare(a.outcome, b.outcome));
