import { optionKeys, type OptionKey, type Options } from "#protocol/messages";
import { closedRounds, type Answer, type Game } from "./game";
import { marbleOf } from "./marble";
import { closedAnswers, statsOf, type Answers } from "./player-stats";
import { sharedRanks } from "./ranking";
import { totals } from "./statistics";

/** What is kept of a game: every closed question once, and the players, best first, with their answers. */
export type Results = {
  readonly questions: readonly ResultQuestion[];
  readonly players: readonly ResultPlayer[];
};
export type ResultQuestion = {
  readonly id: string;
  readonly text: string;
  readonly options: Options;
  readonly correct: OptionKey;
};
export type ResultPlayer = {
  readonly id: string;
  readonly nickname: string;
  readonly marble: number;
  /** Shows later whose session this was; null once names have gone. Never sent to anybody. */
  readonly proof: string | null;
  readonly score: number;
  readonly rank: number;
  readonly answers: Answers;
};

/** Of a running game too: an open question is not in it. */
export function results(game: Game): Results {
  return {
    questions: closedRounds(game).map(({ index }) => {
      const { id, text, options, correct } = game.opening.questions[index]!;
      return { id, text, options, correct };
    }),
    players: game.standings.map(({ id, nickname, marble, sessionHash, score, rank }) => {
      return { id, nickname, marble, proof: proofOf(sessionHash), score, rank, answers: closedAnswers(game, id) };
    }),
  };
}

/** The columns of a finished game that lists and sums read, so that they need not open the value. */
export function resultColumns(results: Results) {
  const { player_count, questions, correct, wrong, average_score } = totals(results);
  return {
    playerCount: player_count,
    questionsAsked: questions,
    correct,
    answered: correct + wrong,
    averageScore: Math.round(average_score),
  };
}

/** The lines of signed-in players. Who sat in two places at once keeps the better one. */
export function historyRows(game: Game): HistoryLine[] {
  const seen = new Set<string>();
  return results(game).players.flatMap((player) => {
    const { userId } = game.players.get(player.id)!;
    if (userId === null || seen.has(userId)) return [];
    seen.add(userId);
    return [historyLine(player, userId)];
  });
}

/** A player's own line of a game, as the account keeps it. */
export function historyLine({ id, nickname, marble, score, rank, answers }: ResultPlayer, userId: string) {
  const { correct, wrong, unanswered } = statsOf({ score, rank, playerCount: 0 }, answers);
  return { userId, playerId: id, nickname, marble, score, rank, correct, wrong, unanswered };
}
export type HistoryLine = ReturnType<typeof historyLine>;

/** Half of a session's hash is as good a proof as all of it, and half as long. */
export const proofOf = (sessionHash: string): string => sessionHash.slice(0, 32);

export const withoutProofs = (results: Results): Results => ({
  ...results,
  players: results.players.map((player) => ({ ...player, proof: null })),
});

/**
 * Names of players without an account are replaced by their place in the list; the picture that grew from the name goes
 * with it. From then on nobody can claim the game.
 */
export function anonymize(results: Results, accounts: ReadonlySet<string>): Results {
  return unnamed(withoutProofs(results), (player) => !accounts.has(player.id));
}

/** The kept value as its owner may read it. */
export function shownResults(text: string | null): unknown {
  const kept = readResults(text);
  return kept && (JSON.parse(writeResults(withoutProofs(kept))) as unknown);
}

/** The same for one player whose account was deleted. */
export function unname(results: Results, playerId: string): Results {
  return unnamed(results, (player) => player.id === playerId);
}

function unnamed(results: Results, which: (player: ResultPlayer) => boolean): Results {
  const players = results.players.map((player, i) => {
    if (!which(player)) return player;
    const nickname = `Oyuncu ${i + 1}`;
    return { ...player, nickname, marble: marbleOf(nickname), proof: null };
  });
  return { ...results, players };
}

/** The kept value: an answer is "B4312:870" (choice, milliseconds, points unless none), "-" where none was given. */
export function writeResults({ questions, players }: Results): string {
  return JSON.stringify({
    v: 1,
    questions,
    players: players.map(({ id, nickname, marble, proof, answers }) => {
      return [id, nickname, marble, proof ?? 0, answers.map(written).join(" ")];
    }),
  });
}

const written = (answer: Answer | null): string =>
  answer === null ? "-" : `${answer.choice}${answer.tookMs}${answer.points === 0 ? "" : `:${answer.points}`}`;

/** Reads a kept value back, or null where it is none of ours. Scores and ranks follow from the answers. */
export function readResults(text: string | null): Results | null {
  const kept = parse(text);
  if (!isRecord(kept) || kept["v"] !== 1 || !Array.isArray(kept["questions"]) || !Array.isArray(kept["players"])) {
    return null;
  }
  const questions = kept["questions"].map(readQuestion);
  if (!questions.every((question) => question !== null)) return null;
  const players = kept["players"].map((row: unknown) => readPlayer(row, questions));
  if (!players.every((player) => player !== null)) return null;
  const ranks = sharedRanks(players.map(({ score }) => score));
  return { questions, players: players.map((player, i) => ({ ...player, rank: ranks[i]! })) };
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null; // Damaged: the game is listed without details.
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isKey = (value: unknown): value is OptionKey => optionKeys.includes(value as OptionKey);

function readQuestion(value: unknown): ResultQuestion | null {
  if (!isRecord(value) || !isRecord(value["options"])) return null;
  const { id, text, options: written, correct } = value;
  const options: Options = Object.fromEntries(
    optionKeys.flatMap((key) => (typeof written[key] === "string" ? [[key, written[key]]] : [])),
  );
  if (typeof id !== "string" || typeof text !== "string" || !isKey(correct) || options[correct] === undefined)
    return null;
  return { id, text, options, correct };
}

function readPlayer(row: unknown, questions: readonly ResultQuestion[]): Omit<ResultPlayer, "rank"> | null {
  if (!Array.isArray(row)) return null;
  const [id, nickname, marble, proof, written]: unknown[] = row;
  if (typeof id !== "string" || typeof nickname !== "string" || typeof written !== "string") return null;
  if (typeof marble !== "number") return null;
  const parts = written.split(" ");
  const answers = questions.map(({ correct }, i) => readAnswer(parts[i], correct));
  const score = answers.reduce((total, answer) => total + (answer?.points ?? 0), 0);
  return { id, nickname, marble, proof: typeof proof === "string" ? proof : null, score, answers };
}

function readAnswer(written: string | undefined, correct: OptionKey): Answer | null {
  const [, choice, tookMs, points] = /^([A-D])(\d{1,9})(?::(\d{1,9}))?$/.exec(written ?? "") ?? [];
  if (!isKey(choice)) return null;
  return { choice, tookMs: Number(tookMs), points: Number(points ?? 0), correct: choice === correct };
}
