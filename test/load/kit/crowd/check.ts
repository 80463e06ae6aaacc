import type { Heard } from "../socket.ts";
import { TIME_LIMIT_SECONDS } from "../targets.ts";

/** Computes the content of every message again from what each phone did; any difference is a fault. */

type You = { answer: string; is_correct: boolean; points_earned: number; score: number; rank: number };
type Shared = { leaderboard: { score: number }[]; distribution: Record<string, number> };
type Phone = { readonly number: number; readonly choice: string; readonly heard: readonly Heard[] };
/** The end of a question as one phone heard it. */
export type Result = Pick<Phone, "number" | "choice"> & { readonly you: You; readonly shared: Shared };
/** The end of the game as one phone heard it. */
export type Final = Pick<Phone, "number"> & {
  readonly score: number;
  readonly rank: number;
  readonly correct: number;
};
/** The sums of one player, computed here independently of the room. */
export type Sums = { score: number; correct: number };
type Asked = {
  readonly choices: ReadonlyMap<number, string>;
  readonly correctOption: string;
  readonly elapsedMs: number;
};

const grouped = new Set(["counter", "lobby_update", "game_started", "answer_count_update"]);
const order = "question_start answer_accepted question_end";

const read = <T>(heard: Heard | undefined): T => JSON.parse(heard?.body.toString("utf8") ?? "{}") as T;
const frame = ({ heard }: Phone, type: string) => heard.find((one) => one.type === type);

/**
 * Results from the phones that received each message of a question once and in order, with their own answer, and without the
 * right one before the close.
 */
export function resultsIn(phones: readonly Phone[]): Result[] {
  const inOrder = phones.filter(
    ({ heard }) =>
      heard
        .map(({ type }) => type)
        .filter((type) => !grouped.has(type))
        .join(" ") === order,
  );
  const accepted = inOrder.filter(
    (phone) => read<{ answer: string }>(frame(phone, "answer_accepted")).answer === phone.choice,
  );
  const open = accepted.filter((phone) => !frame(phone, "question_start")!.body.includes('"correct_option":"'));
  // All phones get the same list, so keep it once.
  const lists = new Map<string, Shared>();
  return open.map((phone) => {
    const { you, leaderboard, distribution } = read<{ you: You } & Shared>(frame(phone, "question_end"));
    const text = JSON.stringify([leaderboard, distribution]);
    const shared = lists.get(text) ?? { leaderboard, distribution };
    lists.set(text, shared);
    return { number: phone.number, choice: phone.choice, you, shared };
  });
}

/** Counts the wrong figures of one question and adds the question to `sums`. */
export function wrongResults(results: readonly Result[], sums: Map<number, Sums>, asked: Asked): number {
  for (const { number, choice, you } of results) {
    const sum = sums.get(number)!;
    sum.score += you.points_earned;
    sum.correct += choice === asked.correctOption ? 1 : 0;
  }
  const { best, rankOf } = standing(sums);
  const given = [...asked.choices.values()];
  const isRightList = remembered(
    ({ leaderboard, distribution }: Shared): boolean =>
      leaderboard.every(({ score }, place) => score === best[place]) &&
      "ABCD".split("").every((option) => distribution[option] === given.filter((one) => one === option).length),
  );
  const isRight = ({ number, choice, you, shared }: Result): boolean => {
    const isCorrect = choice === asked.correctOption;
    const [least, most] = isCorrect ? [worth(asked.elapsedMs), worth(0)] : [0, 0];
    const { score } = sums.get(number)!;
    return (
      you.answer === choice &&
      you.is_correct === isCorrect &&
      you.points_earned >= least &&
      you.points_earned <= most &&
      you.score === score &&
      you.rank === rankOf.get(score) &&
      isRightList(shared)
    );
  };
  return results.filter((result) => !isRight(result)).length;
}

/** `game_end` as each phone heard it. */
export const finalsIn = (phones: readonly Phone[]): Final[] =>
  phones.map((phone) => {
    const { player_stats } = read<{ player_stats?: Partial<Final> }>(frame(phone, "game_end"));
    const { score = Number.NaN, rank = Number.NaN, correct = Number.NaN } = player_stats ?? {};
    return { number: phone.number, score, rank, correct };
  });

/** Counts the final results that differ from the sums kept here. */
export function wrongFinals(finals: readonly Final[], sums: ReadonlyMap<number, Sums>): number {
  const { rankOf } = standing(sums);
  return finals.filter(({ number, score, rank, correct }) => {
    const own = sums.get(number)!;
    return score !== own.score || correct !== own.correct || rank !== rankOf.get(own.score);
  }).length;
}

/** Every score, best first, and the rank of each: one more than there are players above. */
function standing(sums: ReadonlyMap<number, Sums>) {
  const best = Array.from(sums.values(), ({ score }) => score).toSorted((a, b) => b - a);
  const rankOf = new Map<number, number>();
  for (const [place, score] of best.entries()) if (!rankOf.has(score)) rankOf.set(score, place + 1);
  return { best, rankOf };
}

function remembered<T extends object>(judge: (one: T) => boolean): (one: T) => boolean {
  const known = new Map<T, boolean>();
  return (one) => {
    const is = known.get(one) ?? judge(one);
    known.set(one, is);
    return is;
  };
}

/** The contract's `balanced` scoring, computed here independently. */
const worth = (tookMs: number): number => Math.round(1000 * (0.6 + 0.4 * (1 - tookMs / (TIME_LIMIT_SECONDS * 1000))));
