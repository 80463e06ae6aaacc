import type { GameStatistics } from "#protocol/http/replies/statistics";
import { mapped, type Turns } from "#shared/turns";
import { kindOf } from "#question/kinds";
import { isRight } from "#question/question";
import { playersIn, type StoredOverview, type Part } from "./stored-parts";
import { figuresOf, isAsked, isGiven, judgedOnly, type AnswersInOrder } from "./player-stats";
import { addAnswers, addChanges, countsOf, newTally, questionFiguresOf, type QuestionTally } from "./question-tally";
import { byStanding } from "../ranking";
import type { ResultPlayer, ResultQuestion } from "./results";
import { averageOf, credit, gameFigures, isMissed, placesOfOutcomes, supportOf, type Meta } from "./statistics";
import { rate, sum } from "./tally";
import { scored, type WithNet } from "../net";
import { teamStandings } from "../team";

/**
 * The figures of a game that is kept in parts, equal to those of one room's report. Only one part is open at a time: its
 * answers are counted, and of its players only their order is remembered.
 */
export type PartFigures = {
  /** The report without its players, which a report shows by the page. */
  readonly report: Omit<GameStatistics, "players" | "game">;
  readonly totals: Totals;
  /** For each question: the numbers of players who were asked, who answered, and who were right. */
  readonly counts: readonly Readonly<Sums>[];
  /** Ids of all players, best first, and of those who may need support, most first. */
  readonly order: readonly string[];
  readonly support: readonly string[];
};
type Totals = { readonly all: Parameters<typeof gameFigures>[0]; readonly credit: number };

type Sums = { asked: number; right: number; given: number };
const noSums = (): Sums => ({ asked: 0, right: 0, given: 0 });

type Stands = { id: string; nickname: string; score: number; correctMs: number; accuracy: number | null };

export class FiguresOfParts {
  readonly #questions: readonly { readonly question: ResultQuestion; readonly hidden: Set<string> }[];
  readonly #tallies: readonly QuestionTally[];
  readonly #outcomes: readonly { outcome: string; places: readonly number[]; sums: Sums; weak: number }[];
  readonly #teams: readonly Sums[];
  readonly #all = { ...noSums(), tookMs: 0, credit: 0 };
  readonly #standing: Stands[] = [];
  readonly #support: Stands[] = [];
  readonly #isNet: boolean;

  constructor(private readonly overview: StoredOverview) {
    this.#questions = overview.questions.map((question) => ({ question, hidden: new Set(question.hidden) }));
    this.#tallies = overview.questions.map(newTally);
    this.#isNet = overview.wrongCosts !== undefined;
    this.#teams = (overview.teams ?? []).map(noSums);
    this.#outcomes = Array.from(placesOfOutcomes(overview.questions), ([outcome, places]) => {
      return { outcome, places, sums: noSums(), weak: 0 };
    });
  }

  *add({ questions, players }: Part): Turns<void> {
    for (const [i, { hidden = [] }] of questions.entries())
      for (const key of hidden) this.#questions[i]?.hidden.add(key);
    yield* mapped(players, questions.length, (player) => this.#addPlayer(player));
  }

  *figures({ isOver }: { isOver: boolean }): Turns<PartFigures> {
    const { overview } = this;
    const { asked, given, right } = this.#all;
    const all = {
      player_count: playersIn(overview),
      questions: overview.questions.length,
      correct: right,
      wrong: given - right,
      unanswered: asked - given,
      accuracy: rate(right, asked) ?? 0,
      ...averageOf(rate(sum(this.#standing.map(({ score }) => score)), this.#standing.length) ?? 0, this.#isNet),
      average_response_ms: rate(this.#all.tookMs, given),
    };
    return {
      report: {
        questions: yield* mapped(this.#questions, this.#standing.length, ({ question, hidden }, i) =>
          questionFiguresOf({ ...question, hidden: [...hidden] }, i, this.#tallies[i]!, isOver),
        ),
        ...(overview.teams && { teams: this.#teamFigures() }),
        outcomes: this.#outcomes.map(({ outcome, places, sums, weak }) => {
          return { outcome, questions: places.length, correct_rate: rate(sums.right, sums.given), players: [], weak };
        }),
      },
      totals: { all, credit: this.#all.credit },
      counts: this.#tallies.map(countsOf),
      order: this.#standing.toSorted(byStanding).map(({ id }) => id),
      support: this.#support.toSorted((a, b) => a.accuracy! - b.accuracy! || byStanding(a, b)).map(({ id }) => id),
    };
  }

  #addPlayer({ id, nickname, score, team, answers, firsts }: ResultPlayer): void {
    const { questions } = this.overview;
    addAnswers(this.#tallies, answers);
    addChanges(this.#tallies, questions, { answers, firsts });
    const own = judgedOnly(questions, answers);
    const sums = sumsOf(own);
    add(this.#all, sums);
    this.#all.credit += credit(own);
    for (const answer of own) this.#all.tookMs += answer?.tookMs ?? 0;
    if (team !== undefined && this.#teams[team]) add(this.#teams[team], sums);
    for (const outcome of this.#outcomes) {
      const of = sumsOf(outcome.places.map((place) => answers[place]));
      add(outcome.sums, of);
      if (isMissed(of.right, of.given)) outcome.weak += 1;
    }
    const { accuracy, needs_support } = supportOf(figuresOf(questions, answers));
    const correctMs = sum(answers.map((answer) => (answer && isRight(answer) ? answer.tookMs : 0)));
    const stands = { id, nickname, score, correctMs, accuracy };
    this.#standing.push(stands);
    if (needs_support) this.#support.push(stands);
  }

  #teamFigures(): NonNullable<GameStatistics["teams"]> {
    const { teams, teamPlayers } = this.overview;
    return teamStandings(teams).map(({ team, name, score, rank }) => {
      const { right, asked } = this.#teams[team]!;
      return {
        team,
        name,
        ...scored(this.#isNet, score),
        rank,
        players: teamPlayers[team] ?? 0,
        accuracy: rate(right, asked),
      };
    });
  }
}

/** The head of a report, as in one room; the title may have changed since the figures were worked out. */
export const gameOf = ({ all, credit }: Totals, meta: Meta, net: WithNet): GameStatistics["game"] =>
  gameFigures(all, credit, meta, net);

/** Ids of the questions that fewer than half of those who were asked knew. */
export const missedOf = ({ questions }: StoredOverview, { counts }: PartFigures): string[] =>
  questions
    .filter((question, i) => kindOf(question).isJudged && isMissed(counts[i]!.right, counts[i]!.asked))
    .map(({ id }) => id);

function sumsOf(answers: AnswersInOrder): Sums {
  const given = answers.filter(isGiven);
  return { asked: answers.filter(isAsked).length, given: given.length, right: given.filter(isRight).length };
}

function add(to: Sums, { asked, right, given }: Sums): void {
  to.asked += asked;
  to.right += right;
  to.given += given;
}
