import type { ShownResults } from "#protocol/http/replies/exports";
import { keepsAnswer, kindOf, playedBody, type Body } from "#question/kinds";
import { laterNames, type WrittenFields } from "#question/fields/fields";
import { fieldsOf, isFieldValue } from "#question/fields/parts";
import { limits } from "#shared/limits";
import { atOnce, mapped, type Turns } from "#shared/turns";
import { readPicture } from "#question/picture/picture";
import { readFirsts, writtenFirsts } from "./changed";
import { inTeam, readTeams, writtenTeams } from "./stored-teams";
import type { AnswersInOrder } from "./player-stats";
import { sharedRanks } from "../ranking";
import { withoutProofs, type ResultPlayer, type ResultQuestion, type Results } from "./results";

/**
 * The kept value of a finished game, as text. Version 1 has an answer as "B4312:870" (option, milliseconds, points if any), "-"
 * for no answer and "." if the question closed while the player had no seat (version 0.1 wrote "-" there too, and reads "." as
 * "-"). It is written whenever it says everything, so that older code reads it. Version 2 has `[value, share, milliseconds,
 * points]`, null for no answer and 0 for not asked: any text can be an answer then, and its share of right is the stored one.
 * The rows of players begin alike in both. Version 4 is version 2 of a game that counts net, with `net` as the number of wrong
 * answers that cost a right one: its points are parts of a net and may be below zero, which older code takes for damage.
 */
export function* writing(results: Results, isFirst?: boolean): Turns<string> {
  const { players, ...head } = storedValue(results, isFirst);
  const rows = yield* mapped(players, results.questions.length, (row) => JSON.stringify(row));
  return `${JSON.stringify({ ...head, players: [] }).slice(0, -"]}".length)}${rows.join(",")}]}`;
}

export const writeResults = (results: Results): string => atOnce(writing(results));

/** The same for a reader of this version, who takes what was right from the text: version 2, whatever it holds. */
export const writingToBeRead = (results: Results): Turns<string> => writing(results, false);

const saysEverythingInFirst = ({ questions, players }: Results): boolean =>
  questions.every(isFirstKind) &&
  players.every(({ answers }) => answers.every((answer, i) => isPlain(answer, questions[i]!)));

export function storedValue(results: Results, isFirst = saysEverythingInFirst(results)) {
  const { questions, players, wrongCosts } = results;
  const isNet = wrongCosts !== undefined;
  const form =
    isFirst && !isNet
      ? { v: 1, list: (answers: AnswersInOrder) => answers.map(first).join(" ") }
      : { v: isNet ? 4 : 2, list: (answers: AnswersInOrder) => answers.map(second) };
  return {
    v: form.v,
    ...(isNet && { net: wrongCosts }),
    questions,
    ...howSure(players),
    ...writtenFirsts(results),
    ...writtenTeams(results),
    players: players.map(({ id, nickname, marble, proof, answers, sameAs, studentId }) => {
      const row = [id, nickname, marble, proof ?? 0, form.list(answers)];
      if (studentId !== undefined) return [...row, sameAs ?? 0, studentId];
      return sameAs === undefined ? row : [...row, sameAs];
    }),
  };
}

/**
 * How sure players were, if any said so: a text for each player, with a digit for each question and "-" for nothing. It stands
 * beside the players, in their order, so that a version that does not know it reads everything else.
 */
function howSure(players: readonly ResultPlayer[]): { confidence?: readonly string[] } {
  const confidence = players.map(({ answers }) => answers.map((answer) => answer?.confidence ?? "-").join(""));
  return confidence.some((said) => /\d/.test(said)) ? { confidence } : {};
}

function withConfidence(answers: AnswersInOrder, said: unknown): AnswersInOrder {
  if (typeof said !== "string") return answers;
  return answers.map((answer, i) => {
    const confidence = ([1, 2, 3] as const).find((step) => String(step) === said[i]);
    return answer && confidence ? { ...answer, confidence } : answer;
  });
}

const NOT_ASKED = 0;

/** Tells whether it is a choice of at most four: the only kind of question in the beginning. */
export const isFirstKind = (body: Body): body is Body<"choice"> =>
  (body.kind === undefined || body.kind === "choice") && Object.keys(body.options).every((key) => key <= "D");

/** Tells whether version 1 can hold the answer: it works out again what was right. */
const isPlain = (answer: AnswersInOrder[number], question: ResultQuestion): boolean =>
  !answer || (/^[A-D]$/.test(answer.value) && answer.share === kindOf(question).share(question, answer.value));

function first(answer: AnswersInOrder[number]): string {
  if (answer === undefined) return ".";
  return answer === null ? "-" : `${answer.value}${answer.tookMs}${answer.points === 0 ? "" : `:${answer.points}`}`;
}

const second = (answer: AnswersInOrder[number]) =>
  answer === undefined ? NOT_ASKED : answer && [answer.value, answer.share, answer.tookMs, answer.points];

/**
 * Reads a kept value, or says why it cannot: "newer" is another version's and is left alone everywhere, since that version
 * reads it again; "damaged" is one of ours that nobody can read any more.
 */
export function* reading(text: string): Turns<ReadResults> {
  const stored = parse(text);
  if (!isRecord(stored)) return text.startsWith('{"v":1,') ? "damaged" : "newer";
  if (stored["v"] === 1) return (yield* readVersion(stored, firstAnswers)) ?? "damaged";
  const isNet = stored["v"] === 4 && isWrongCosts(stored["net"]);
  return ((isNet || stored["v"] === 2) && (yield* readVersion(stored, secondAnswers(isNet)))) || "newer";
}
export const isWrongCosts = (value: unknown): value is 3 | 4 => value === 3 || value === 4;

export type ReadResults = Results | "newer" | "damaged";

export const readStored = (text: string): ReadResults => atOnce(reading(text));

/** The results of a value that can be shown; null if it is missing, damaged or newer. */
export function* readingResults(text: string): Turns<Results | null> {
  const stored = yield* reading(text);
  return typeof stored === "string" ? null : stored;
}

export const readResults = (text: string | null) => (text === null ? null : atOnce(readingResults(text)));

/** Rewrites a value with the names, pictures, proofs and students of these results; everything else in it stays as it is. */
export function withNamesOf(text: string, { players }: Results): string {
  const stored = JSON.parse(text) as { players: unknown[][] };
  const rows = stored.players.map(([, , , , answers, sameAs, student, ...rest], i) => {
    const { id, nickname, marble, proof, studentId } = players[i]!;
    const row = [id, nickname, marble, proof ?? 0, answers];
    if (student !== undefined) return [...row, sameAs, studentId ?? 0, ...rest];
    return sameAs === undefined ? row : [...row, sameAs];
  });
  return JSON.stringify({ ...stored, players: rows });
}

/** The value as its owner may read it: it shows neither whose session a seat was, nor which seats one account had. */
export function* shownResults(text: string | null): Turns<ShownResults | null> {
  const stored = text === null ? null : yield* readingResults(text);
  if (!stored) return null;
  yield stored.players.length * stored.questions.length;
  const shown = JSON.parse(withNamesOf(text!, withoutProofs(stored))) as ShownResults;
  return {
    ...shown,
    players: shown.players.map(([id, name, marble, proof, answers]) => [id, name, marble, proof, answers]),
  };
}

export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type Unranked = Omit<ResultPlayer, "rank">;
type AnswersOf = (written: unknown, questions: readonly ResultQuestion[]) => AnswersInOrder | null;

/**
 * Reads a value of version 1 or 2. Scores follow from the answers, and ranks from the scores, except in a part of a larger
 * game.
 */
function* readVersion(stored: Record<string, unknown>, answersOf: AnswersOf): Turns<Results | null> {
  if (!Array.isArray(stored["questions"]) || !Array.isArray(stored["players"])) return null;
  const questions = yield* mapped<unknown, ResultQuestion | null>(
    stored["questions"],
    limits.acceptedAnswers,
    readQuestion,
  );
  if (!questions.every((question) => question !== null)) return null;
  const said: unknown[] = Array.isArray(stored["confidence"]) ? stored["confidence"] : [];
  const firsts: unknown[] | null = Array.isArray(stored["first"]) ? stored["first"] : null;
  const rights: unknown[] = Array.isArray(stored["first_right"]) ? stored["first_right"] : [];
  const teams = readTeams(stored, questions.length, stored["players"].length);
  const players = yield* mapped<unknown, Unranked | null>(stored["players"], questions.length, (row, i) => {
    const player = readPlayer(row, questions, answersOf);
    const answers = player && withConfidence(player.answers, said[i]);
    const ofChanges = firsts && readFirsts({ first: firsts[i], right: rights[i] }, questions);
    return player && { ...player, answers: answers!, ...ofChanges, ...inTeam(teams, i) };
  });
  if (!players.every((player) => player !== null)) return null;
  const ranks = ranksAmongAll(stored["ranks"], players.length) ?? sharedRanks(players.map(({ score }) => score));
  return {
    questions,
    players: players.map((player, i) => ({ ...player, rank: ranks[i]! })),
    ...(teams && { teams: teams.teams }),
    ...(firsts && { mayChange: true }),
    ...(isWrongCosts(stored["net"]) && { wrongCosts: stored["net"] }),
  };
}

const ranksAmongAll = (written: unknown, players: number): number[] | null =>
  Array.isArray(written) && written.length === players && written.every(isCount) ? written : null;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isShare = (value: unknown): value is number | null =>
  value === null || (typeof value === "number" && value >= 0 && value <= 1);
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

export function readQuestion(value: unknown): ResultQuestion | null {
  if (!isRecord(value)) return null;
  const { id, text, ...fields } = value;
  if (typeof id !== "string" || typeof text !== "string") return null;
  const body = playedBody(fields);
  return body && { id, text, ...body, ...readAbout(fields) };
}

/** Reads the optional fields of a question; one that cannot be read is left out. */
function readAbout(fields: Record<string, unknown>): Partial<Omit<ResultQuestion, keyof Body>> {
  const { image, lang, explanation, hidden, by_host } = fields;
  const picture = readPicture(image);
  const readable = laterNames.filter((name) => fields[name] !== undefined && isFieldValue(name, fields[name]));
  return {
    ...(picture && { image: picture }),
    ...fieldsOf<Partial<WrittenFields>>(fields, readable),
    ...(typeof lang === "string" && { lang }),
    ...(typeof explanation === "string" && { explanation }),
    ...((by_host === "judges" || by_host === "skips") && { by_host }),
    ...(Array.isArray(hidden) && { hidden: hidden.filter((key) => typeof key === "string") }),
  };
}

function readPlayer(row: unknown, questions: readonly ResultQuestion[], answersOf: AnswersOf): Unranked | null {
  if (!Array.isArray(row)) return null;
  const [id, nickname, marble, proof, written, sameAs, studentId]: unknown[] = row;
  if (typeof id !== "string" || typeof nickname !== "string" || typeof marble !== "number") return null;
  const answers = answersOf(written, questions);
  if (!answers) return null;
  const score = answers.reduce<number>((total, answer) => total + (answer?.points ?? 0), 0);
  return {
    id,
    nickname,
    marble,
    proof: typeof proof === "string" ? proof : null,
    score,
    answers,
    ...(typeof sameAs === "string" && { sameAs }),
    ...(typeof studentId === "string" && { studentId }),
  };
}

/** Reads the answers of version 1; one that cannot be read counts as no answer. */
const firstAnswers: AnswersOf = (written, questions) => {
  if (typeof written !== "string") return null;
  const parts = written.split(" ");
  return questions.map((question, i) => {
    if (parts[i] === ".") return undefined;
    const [, value, tookMs, points] = /^([A-D])(\d{1,9})(?::(\d{1,9}))?$/.exec(parts[i] ?? "") ?? [];
    if (value === undefined) return null;
    const share = kindOf(question).share(question, value);
    return { value, share, tookMs: Number(tookMs), points: Number(points ?? 0) };
  });
};

/** Reads the answers of version 2. If the kind of a question would not take one, the value is for a newer version to read. */
const secondAnswers =
  (isNet: boolean): AnswersOf =>
  (written, questions) => {
    if (!Array.isArray(written) || written.length !== questions.length) return null;
    const answers = written.map((answer: unknown, i) => secondAnswer(answer, questions[i]!, isNet));
    return answers.every((answer) => answer !== "unknown") ? answers : null;
  };

function secondAnswer(written: unknown, question: ResultQuestion, isNet: boolean): AnswersInOrder[number] | "unknown" {
  if (written === null) return null;
  if (written === NOT_ASKED) return undefined;
  if (!Array.isArray(written)) return "unknown";
  const [value, share, tookMs, points]: unknown[] = written;
  if (typeof value !== "string" || !keepsAnswer(question, value)) return "unknown";
  const arePoints = isNet ? Number.isSafeInteger(points) : isCount(points);
  if (!isShare(share) || !isCount(tookMs) || !arePoints) return "unknown";
  return { value, share, tookMs, points: points as number };
}
