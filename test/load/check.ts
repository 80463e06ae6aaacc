import type { Player } from "./class.ts";
import type { Heard } from "./socket.ts";
import { TIME_LIMIT_SECONDS } from "./targets.ts";

/** Everything that was told is told again here from what each phone did: whatever differs is a fault. */

type Row = { score: number };
type End = {
  leaderboard: Row[];
  distribution: Record<string, number>;
  you: { answer: string; is_correct: boolean; points_earned: number; score: number; rank: number };
};
type Asked = { correctOption: string; elapsedMs: number };

const grouped = new Set(["counter", "lobby_update", "game_started", "answer_count_update"]);
const order = "question_start answer_accepted question_end";

const read = <T>(heard: Heard | undefined): T => JSON.parse(heard?.body.toString("utf8") ?? "{}") as T;
const frame = (player: Player, type: string) => player.heard.find((heard) => heard.type === type);

/** Lost, doubled or misplaced frames of one question; in a scored room also every figure in them. */
export function faultsOfQuestion(players: readonly Player[], asked: Asked | null): number {
  const inOrder = players.filter(
    ({ heard }) =>
      heard
        .map(({ type }) => type)
        .filter((type) => !grouped.has(type))
        .join(" ") === order,
  );
  const accepted = inOrder.filter(
    (player) => read<{ answer: string }>(frame(player, "answer_accepted")).answer === player.choice,
  );
  const open = accepted.filter((player) => !frame(player, "question_start")!.body.includes('"correct_option":"'));
  const faults = players.length - open.length;
  return asked ? faults + wrongFigures(open, players, asked) : faults;
}

function wrongFigures(complete: readonly Player[], players: readonly Player[], asked: Asked): number {
  const ends = new Map(complete.map((player) => [player, read<End>(frame(player, "question_end"))]));
  for (const [player, { you }] of ends) {
    player.score += you.points_earned;
    player.correct += player.choice === asked.correctOption ? 1 : 0;
  }
  const best = players.map(({ score }) => score).toSorted((a, b) => b - a);
  const isRight = (player: Player, { you, leaderboard, distribution }: End): boolean => {
    const isCorrect = player.choice === asked.correctOption;
    const [least, most] = isCorrect ? [worth(asked.elapsedMs), worth(0)] : [0, 0];
    return (
      you.answer === player.choice &&
      you.is_correct === isCorrect &&
      you.points_earned >= least &&
      you.points_earned <= most &&
      you.score === player.score &&
      you.rank === best.indexOf(player.score) + 1 &&
      leaderboard.every(({ score }, place) => score === best[place]) &&
      "ABCD".split("").every((option) => distribution[option] === count(players, option))
    );
  };
  return [...ends].filter(([player, end]) => !isRight(player, end)).length;
}

/** `game_end` of every phone against the sums kept here. */
export function faultsOfEnd(players: readonly Player[]): number {
  const best = players.map(({ score }) => score).toSorted((a, b) => b - a);
  return players.filter((player) => {
    const { player_stats } = read<{ player_stats?: { score: number; rank: number; correct: number } }>(
      frame(player, "game_end"),
    );
    return (
      player_stats?.score !== player.score ||
      player_stats.correct !== player.correct ||
      player_stats.rank !== best.indexOf(player.score) + 1
    );
  }).length;
}

/** The contract's `balanced` scoring, worked out by itself. */
const worth = (tookMs: number): number => Math.round(1000 * (0.6 + 0.4 * (1 - tookMs / (TIME_LIMIT_SECONDS * 1000))));

const count = (players: readonly Player[], option: string) => players.filter(({ choice }) => choice === option).length;
