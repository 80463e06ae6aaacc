import type { GameStatistics } from "#protocol/http/replies/statistics";
import type { GameStatus } from "#protocol/live/messages";
import type { GameTotals, PlayerStats } from "#protocol/live/figures";
import { atOnce, mapped, type Turns } from "#shared/turns";
import { fieldsIn } from "#question/fields/parts";
import { kindOf, verdictOf, type Body } from "#question/kinds";
import { isRight, type Answer } from "#question/question";
import { detailsForReport } from "../details";
import { changedIn, firstBeside } from "./changed";
import { discrimination, figureNeeds, misconception } from "./findings";
import { howSure } from "./how-sure";
import { netOf, scored, sentPoints, type WithNet } from "../net";
import { figuresOf, isAsked, isGiven, judgedOnly, type AnswersInOrder } from "./player-stats";
import type { ResultPlayer, ResultQuestion, Results } from "./results";
import { atLeast, mean, median, rate, sum } from "./tally";
import { teamResults } from "./team-results";

export type Meta = {
  readonly gameCode: string;
  readonly title: string;
  readonly label?: string;
  readonly status: GameStatus;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
};
/** Everything of results that says what was right. */
type Judged = Pick<Results, "players" | "wrongCosts"> & {
  readonly questions: readonly (Body & { readonly id: string })[];
};
type QuestionStatistics = GameStatistics["questions"][number];
type PlayerStatistics = GameStatistics["players"][number];

/** Every figure of a game's report, of a running game and of a kept one alike. Rates run from 0 to 1. */
export function* reported(results: Results, meta: Meta): Turns<GameStatistics> {
  // A running game's report leaves out how sure players were, because it may be on the board.
  const isOver = meta.status === "completed";
  const before = reckonedBefore[isOver ? "over" : "running"];
  const { all, gained, ...figures } = before.get(results) ?? (yield* reckoned(results, isOver));
  before.set(results, { all, gained, ...figures });
  return { game: gameFigures(all, gained, meta, results), ...figures };
}

export const statistics = (results: Results, meta: Meta): GameStatistics => atOnce(reported(results, meta));

/** Figures that were computed before: the same results get the same figures. */
const reckonedBefore = { over: new WeakMap<Results, Reckoned>(), running: new WeakMap<Results, Reckoned>() };

type Reckoned = Omit<GameStatistics, "game"> & { readonly all: GameTotals; readonly gained: number };

function* reckoned(results: Results, isOver: boolean): Turns<Reckoned> {
  const { questions, players } = results;
  const sums = { all: totals(results), gained: creditOf(results) };
  yield questions.length * players.length;
  return {
    ...sums,
    questions: yield* mapped(questions, players.length, questionIn(results, isOver)),
    ...(results.teams && { teams: teamStatistics(results) }),
    players: yield* mapped(players, questions.length, (player) => playerStatistics(results, player, isOver)),
    outcomes: outcomes(results),
  };
}

/** `gained`: the shares of everything that was answered, added up. */
export function gameFigures(
  all: GameTotals,
  gained: number,
  meta: Meta,
  { wrongCosts }: WithNet,
): GameStatistics["game"] {
  const asked = all.correct + all.wrong + all.unanswered;
  return {
    game_code: meta.gameCode,
    title: meta.title,
    ...(meta.label !== undefined && { label: meta.label }),
    status: meta.status,
    player_count: all.player_count,
    average_score: all.player_count === 0 ? null : all.average_score,
    ...(all.average_net !== undefined && { average_net: all.player_count === 0 ? null : all.average_net }),
    ...(wrongCosts !== undefined && { wrong_costs: wrongCosts }),
    accuracy: rate(all.correct, asked),
    credit: rate(gained, asked),
    average_response_ms: all.average_response_ms,
    duration_ms: meta.startedAt === null || meta.endedAt === null ? null : meta.endedAt - meta.startedAt,
    completion: rate(all.correct + all.wrong, asked),
    started_at: meta.startedAt,
    ended_at: meta.endedAt,
  };
}

/** The shares of everything that was answered, added up: a right answer is one. */
const creditOf = ({ questions, players }: Results): number =>
  sum(players.map(({ answers }) => credit(judgedOnly(questions, answers))));

export const credit = (answers: AnswersInOrder): number => sum(answers.map((answer) => answer?.share ?? 0));

/** Rates by the outcome that the teacher gave to questions, in the order in which they were first asked. */
export function outcomes({ questions, players }: Pick<Results, "questions" | "players">): GameStatistics["outcomes"] {
  return Array.from(placesOfOutcomes(questions), ([outcome, of]) => {
    const rates = players.map(({ id, answers }) => {
      const given = of.map((place) => answers[place]).filter(isGiven);
      return { id, right: given.filter(isRight).length, given: given.length };
    });
    const [right, given] = [sum(rates.map((player) => player.right)), sum(rates.map((player) => player.given))];
    return {
      outcome,
      questions: of.length,
      correct_rate: rate(right, given),
      players: rates.map((player) => ({ player_id: player.id, correct_rate: rate(player.right, player.given) })),
    };
  });
}

/** The places of each outcome in the list of questions. */
export function placesOfOutcomes(questions: readonly ResultQuestion[]): ReadonlyMap<string, readonly number[]> {
  const places = Map.groupBy(
    questions.keys(),
    (place) => (kindOf(questions[place]!).isJudged && questions[place]!.outcome) || "",
  );
  places.delete("");
  return places;
}

/** The sums of a game. An unanswered question counts as not right, one that was not asked of a player does not count. */
export function totals({ questions, players, wrongCosts }: Judged): GameTotals {
  const lists = players.map(({ answers }) => judgedOnly(questions, answers));
  const given = lists.flatMap((answers) => answers.filter(isGiven));
  const correct = given.filter(isRight).length;
  const asked = sum(lists.map((answers) => answers.filter(isAsked).length));
  return {
    player_count: players.length,
    questions: questions.length,
    correct,
    wrong: given.length - correct,
    unanswered: asked - given.length,
    accuracy: rate(correct, asked) ?? 0,
    ...averageOf(mean(players.map(({ score }) => score)) ?? 0, wrongCosts !== undefined),
    average_response_ms: mean(given.map(({ tookMs }) => tookMs)),
  };
}

/** The mean of all scores, and of all nets where net is counted. */
export const averageOf = (score: number, isNet: boolean): Pick<GameTotals, "average_score" | "average_net"> =>
  isNet ? { average_score: sentPoints(isNet, score), average_net: netOf(score) } : { average_score: score };

/** Ids of the questions that fewer than half of those who were asked knew, in the order in which they were asked. */
export const missed = ({ questions, players }: Judged): string[] =>
  questions
    .filter((question, index) => {
      const { asked, right } = countsAt(players, index);
      return kindOf(question).isJudged && isMissed(right, asked);
    })
    .map(({ id }) => id);

function questionIn(results: Results, isOver: boolean) {
  // Count once for all questions; once for each question it would take a second in a long game of a large class.
  const rightAnswers = results.players.map(({ answers }) => answers.filter(isRight).length);
  return (question: ResultQuestion, index: number): QuestionStatistics => ({
    ...questionFigures(question, {
      index,
      ...countsAt(results.players, index),
      discrimination: () => discrimination(results.players, index, rightAnswers),
    }),
    ...(isOver && howSure(results, index)),
    ...changedIn(results, index),
  });
}

type Answered = {
  readonly index: number;
  readonly asked: number;
  readonly given: readonly Answer[];
  readonly right: number;
  readonly discrimination: () => number | null;
};

export function questionFigures(question: ResultQuestion, answered: Answered): QuestionStatistics {
  const kind = kindOf(question);
  const { index, asked, given, right } = answered;
  const correctRate = kind.isJudged ? rate(right, given.length) : null;
  const values = given.map(({ value }) => value);
  const mistake = misconception(question, given);
  const times = given.map(({ tookMs }) => tookMs);
  return {
    question_id: question.id,
    question_number: index + 1,
    kind: question.kind ?? "choice",
    question_text: question.text,
    lang: question.lang ?? "tr",
    ...fieldsIn("report", question),
    ...(question.image && { image: question.image }),
    ...(question.by_host && { by_host: question.by_host }),
    ...kind.shown(question),
    ...kind.solution(question),
    distribution: kind.distribution(question, values, asked),
    ...detailsForReport(question, values, question.hidden ?? []),
    correct_rate: correctRate,
    credit: kind.isJudged ? rate(credit(given), given.length) : null,
    unanswered: asked - given.length,
    average_response_ms: mean(times),
    median_response_ms: median(times),
    difficulty: correctRate,
    discrimination: kind.isJudged ? answered.discrimination() : null,
    misconception: mistake?.value ?? null,
    ...(mistake && { misconception_count: mistake.count }),
    hard: kind.isJudged && asked >= figureNeeds && isMissed(right, asked),
  };
}

function countsAt(players: readonly ResultPlayer[], index: number) {
  const answers = players.map((player) => player.answers[index]);
  const given = answers.filter(isGiven);
  return { asked: answers.filter(isAsked).length, given, right: given.filter(isRight).length };
}

/** Counts of a question: how many were asked, how many answered, and how many were right. */
export function countsIn({ players }: Pick<Results, "players">, index: number) {
  const { asked, given, right } = countsAt(players, index);
  return { asked, given: given.length, right };
}

export const isMissed = (right: number, asked: number): boolean => right * 2 < asked;

function teamStatistics(results: Results): GameStatistics["teams"] {
  const isNet = results.wrongCosts !== undefined;
  return teamResults(results).map(({ team, name, score, rank, members }) => {
    const { correct, wrong, unanswered } = totals({ ...results, players: members });
    const accuracy = rate(correct, correct + wrong + unanswered);
    return { team, name, ...scored(isNet, score), rank, players: members.length, accuracy };
  });
}

export function playerStatistics(
  { questions, wrongCosts }: Pick<Results, "questions" | "wrongCosts">,
  player: ResultPlayer,
  isOver: boolean,
): PlayerStatistics {
  const { id, nickname, marble, score, rank, answers, team, firsts } = player;
  const isNet = wrongCosts !== undefined;
  const stats = figuresOf(questions, answers);
  const { asked, accuracy, needs_support } = supportOf(stats);
  return {
    player_id: id,
    nickname,
    marble,
    ...scored(isNet, score),
    ...(isNet && { right: stats.correct, wrong: stats.wrong, blank: stats.unanswered }),
    rank,
    ...(team !== undefined && { team }),
    asked,
    accuracy,
    credit: rate(credit(judgedOnly(questions, answers)), asked),
    average_response_ms: stats.average_response_ms,
    needs_support,
    answers: answers.map((answer, i) => ({
      question_id: questions[i]!.id,
      answer: answer?.value ?? null,
      is_correct: verdictOf(questions[i]!, answer),
      share: answer?.share ?? null,
      points_earned: sentPoints(isNet, answer?.points ?? 0),
      response_time_ms: answer?.tookMs ?? null,
      ...(isOver && answer?.confidence && { confidence: answer.confidence }),
      ...firstBeside(questions[i]!, firsts?.[i]),
      ...(answer === undefined && { asked: false as const }),
    })),
  };
}

/** Marks a player for support who knew less than half of the questions, or left three in ten or more of them empty. */
export function supportOf({ correct, wrong, unanswered }: Pick<PlayerStats, "correct" | "wrong" | "unanswered">) {
  const asked = correct + wrong + unanswered;
  const accuracy = rate(correct, asked);
  return { asked, accuracy, needs_support: accuracy !== null && (accuracy < 0.5 || atLeast(unanswered, asked, 0.3)) };
}
