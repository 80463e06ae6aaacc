import { optionKeys, type OptionKey, type Options } from "#protocol/messages";
import type { Answer } from "./game";
import type { Answers } from "./player-stats";
import { sharedRanks } from "./ranking";
import { withoutProofs, type ResultPlayer, type ResultQuestion, type Results } from "./results";

/**
 * The kept value of a finished game, as text. Version 1, which is written, has an answer as "B4312:870" (option, milliseconds,
 * points unless none), "-" for none and "." where the question closed while the player had no seat (version 0.1 wrote "-" there
 * too, and reads "." as "-"). Version 2, which is read already, has `[value, share, milliseconds, points]` and null
 * for none: any text can be an answer then, and its share of right is what was stored. The rows of players begin alike in both.
 */
export function writeResults({ questions, players }: Results): string {
  return JSON.stringify({
    v: 1,
    questions,
    players: players.map(({ id, nickname, marble, proof, answers, sameAs }) => {
      const row = [id, nickname, marble, proof ?? 0, answers.map(written).join(" ")];
      return sameAs === undefined ? row : [...row, sameAs];
    }),
  });
}

function written(answer: Answers[number]): string {
  if (answer === undefined) return ".";
  return answer === null ? "-" : `${answer.choice}${answer.tookMs}${answer.points === 0 ? "" : `:${answer.points}`}`;
}

/**
 * What a value says, or why it says nothing: "newer" is another version's and is left alone wherever it is found, for that
 * version reads it again; "damaged" is one of ours that nobody can read any more.
 */
export function readKept(text: string): Results | "newer" | "damaged" {
  const kept = parse(text);
  if (!isRecord(kept)) return text.startsWith('{"v":1,') ? "damaged" : "newer";
  if (kept["v"] === 1) return readVersion(kept, firstAnswers) ?? "damaged";
  return (kept["v"] === 2 && !hasMoreOptions(kept["questions"]) && readVersion(kept, secondAnswers)) || "newer";
}

/** What can be shown of a value: nothing of one that is missing, damaged or newer. */
export function readResults(text: string | null): Results | null {
  const kept = text === null ? null : readKept(text);
  return typeof kept === "string" ? null : kept;
}

/** The same value with the names, pictures and proofs of these results; whatever else it holds stays as it is. */
export function renamed(text: string, { players }: Results): string {
  const kept = JSON.parse(text) as { players: unknown[][] };
  const rows = kept.players.map(([, , , , ...rest], i) => {
    const { id, nickname, marble, proof } = players[i]!;
    return [id, nickname, marble, proof ?? 0, ...rest];
  });
  return JSON.stringify({ ...kept, players: rows });
}

/** The value as its owner may read it: not whose session a seat was, nor which seats one account had. */
export function shownResults(text: string | null): unknown {
  const kept = readResults(text);
  if (!kept) return null;
  const shown = JSON.parse(renamed(text!, withoutProofs(kept))) as { players: unknown[][] };
  return { ...shown, players: shown.players.map((row) => row.slice(0, 5)) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Options that only a newer version knows would be missing from every figure. */
const hasMoreOptions = (questions: unknown): boolean =>
  Array.isArray(questions) &&
  questions.some((question: unknown) => isRecord(question) && !Object.keys(question["options"] ?? {}).every(isKey));

type AnswersOf = (written: unknown, questions: readonly ResultQuestion[]) => Answers | null;

/** Scores and ranks follow from the answers. */
function readVersion(kept: Record<string, unknown>, answersOf: AnswersOf): Results | null {
  if (!Array.isArray(kept["questions"]) || !Array.isArray(kept["players"])) return null;
  const questions = kept["questions"].map(readQuestion);
  if (!questions.every((question) => question !== null)) return null;
  const players = kept["players"].map((row: unknown) => readPlayer(row, questions, answersOf));
  if (!players.every((player) => player !== null)) return null;
  const ranks = sharedRanks(players.map(({ score }) => score));
  return { questions, players: players.map((player, i) => ({ ...player, rank: ranks[i]! })) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isKey = (value: unknown): value is OptionKey => optionKeys.includes(value as OptionKey);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function readQuestion(value: unknown): ResultQuestion | null {
  if (!isRecord(value) || !isRecord(value["options"])) return null;
  const { id, text, options: written, correct, kind = "choice" } = value;
  const options: Options = Object.fromEntries(
    optionKeys.flatMap((key) => (typeof written[key] === "string" ? [[key, written[key]]] : [])),
  );
  if (kind !== "choice" || typeof id !== "string" || typeof text !== "string") return null;
  if (!isKey(correct) || options[correct] === undefined) return null;
  return { id, text, options, correct };
}

function readPlayer(
  row: unknown,
  questions: readonly ResultQuestion[],
  answersOf: AnswersOf,
): Omit<ResultPlayer, "rank"> | null {
  if (!Array.isArray(row)) return null;
  const [id, nickname, marble, proof, written, sameAs]: unknown[] = row;
  if (typeof id !== "string" || typeof nickname !== "string" || typeof marble !== "number") return null;
  const answers = answersOf(written, questions);
  if (!answers) return null;
  const score = answers.reduce<number>((total, answer) => total + (answer?.points ?? 0), 0);
  const player = { id, nickname, marble, proof: typeof proof === "string" ? proof : null, score, answers };
  return typeof sameAs === "string" ? { ...player, sameAs } : player;
}

/** An answer that cannot be read counts as none. */
const firstAnswers: AnswersOf = (written, questions) => {
  if (typeof written !== "string") return null;
  const parts = written.split(" ");
  return questions.map(({ correct }, i) => {
    if (parts[i] === ".") return undefined;
    const [, choice, tookMs, points] = /^([A-D])(\d{1,9})(?::(\d{1,9}))?$/.exec(parts[i] ?? "") ?? [];
    if (!isKey(choice)) return null;
    return { choice, tookMs: Number(tookMs), points: Number(points ?? 0), correct: choice === correct };
  });
};

/** Whatever a choice of one option cannot say, be it part credit or a text, is for a newer version to read. */
const secondAnswers: AnswersOf = (written, questions) => {
  if (!Array.isArray(written) || written.length !== questions.length) return null;
  const answers = written.map((answer: unknown) => (answer === null ? null : secondAnswer(answer)));
  return answers.every((answer) => answer !== "unknown") ? answers : null;
};

function secondAnswer(answer: unknown): Answer | "unknown" {
  if (!Array.isArray(answer)) return "unknown";
  const [choice, share, tookMs, points]: unknown[] = answer;
  if (!isKey(choice) || (share !== 0 && share !== 1) || !isCount(tookMs) || !isCount(points)) return "unknown";
  return { choice, tookMs, points, correct: share === 1 };
}
