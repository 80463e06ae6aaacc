import { runnerImport } from "vite";
import { table } from "../kit/table.ts";

/**
 * `npm run bench -- fairness`: games of a class of which half sits near its room and half far away, under several rules for how
 * much of an answer's way is taken off its time. All pupils answer equally fast, so each should have the middle rank.
 */
const GAMES = 2_000;
const PLAYERS = 30;
const QUESTIONS = 20;
const LIMIT_MS = 20_000;
const RIGHT = 0.7;
const POLL_EVERY_MS = 1_500;

/** One way, in milliseconds: the least, and the most that is added by chance. */
const NEAR = [10, 10] as const;
const FAR = [250, 200] as const;

/** The part of the scoring that is used here, because these scripts are outside the worker's TypeScript project. */
type Scoring = { pointsFor: (scoring: "speed", worth: { points: number; limitMs: number }, tookMs: number) => number };

/**
 * The most that an answer's time may be reduced by, for a round trip that the server has measured. Nobody can make that shorter;
 * a cheat makes it longer by replying late.
 */
type Rule = { readonly name: string; readonly most: (roundTripMs: number) => number };
const boughtUpTo = (cap: number) => (roundTripMs: number) => Math.max(250, Math.min(cap, roundTripMs / 2 + 100));
const RULES: readonly Rule[] = [
  { name: "250 ms for everybody, as it is", most: () => 250 },
  { name: "bought by the round trip, up to 450 ms", most: boughtUpTo(450) },
  { name: "bought by the round trip, up to 600 ms", most: boughtUpTo(600) },
  { name: "600 ms for everybody", most: () => 600 },
];

export async function ranksByDistance(): Promise<boolean> {
  const { module: scoring } = await runnerImport<Scoring>("worker/game/scoring.ts");
  const rows = RULES.map(({ name, most }) => {
    const honest = ranksOf(scoring, most);
    const cheated = ranksOf(scoring, most, { hasCheat: true });
    const polling = ranksOf(scoring, most, { isPolling: true });
    const ranks = [honest.near, honest.far, cheated.cheat, cheated.near, polling.far];
    return [name, ...ranks.map((rank) => rank.toFixed(1))];
  });
  const head = [
    "mean rank of 30",
    "near",
    "far",
    "one near who cheats",
    "the others near",
    "far, by polling and without reading time",
  ];
  process.stdout.write(table(head, rows));
  return true;
}

type Class = { readonly hasCheat?: boolean; readonly isPolling?: boolean };

/**
 * Mean ranks. The cheat claims to have answered at once, and replies late to whatever measures the round trip. Phones that poll
 * ask every 1.5 s, and without reading time they see a question that much later.
 */
function ranksOf({ pointsFor }: Scoring, most: Rule["most"], { hasCheat = false, isPolling = false }: Class = {}) {
  const chance = chanceOf(1);
  const ways = Array.from({ length: PLAYERS }, (_, i) => (i % 2 === 0 ? NEAR : FAR));
  const sums = ways.map(() => 0);
  for (let game = 0; game < GAMES; game++) {
    const scores = ways.map(([least, spread], i) => {
      const isCheat = hasCheat && i === 0;
      const allowed = most(isCheat ? Infinity : 2 * least + spread);
      let score = 0;
      for (let question = 0; question < QUESTIONS; question++) {
        const thoughtMs = 2_000 + 8_000 * (chance() + chance() + chance()) * 0.5;
        const isRight = chance() < RIGHT;
        const seenAfter = isPolling && i % 2 === 1 ? least + chance() * spread + chance() * POLL_EVERY_MS : 0;
        const measured = seenAfter + thoughtMs + least + chance() * spread;
        const claimed = isCheat ? 0 : seenAfter + thoughtMs;
        const tookMs = Math.min(measured, Math.max(measured - allowed, claimed));
        if (isRight) score += pointsFor("speed", { points: 1, limitMs: LIMIT_MS }, tookMs);
      }
      return score;
    });
    scores.forEach((score, i) => (sums[i]! += 1 + scores.filter((other) => other > score).length));
  }
  const mean = (isIn: (i: number) => boolean) => {
    const found = sums.filter((_, i) => isIn(i));
    return found.reduce((sum, ranks) => sum + ranks, 0) / found.length / GAMES;
  };
  return { cheat: mean((i) => i === 0), near: mean((i) => i % 2 === 0 && i > 0), far: mean((i) => i % 2 === 1) };
}

/** Always the same numbers between 0 and 1, so that the table is the same each time. */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
