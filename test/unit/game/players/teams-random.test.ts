import * as fc from "fast-check";
import { expect, test } from "vitest";
import { decide } from "#game/decide";
import { apply } from "#game/events";
import type { GameEvent } from "#game/game-event";
import { newGame, type Game } from "#game/game";
import { readResults, writeResults } from "#game/results/stored-form";
import { results } from "#game/results/results";
import { teamResults } from "#game/results/team-results";
import { hostSnapshot } from "#game/view/snapshots";
import type { Command } from "#game/command";
import { answer, endQuestion, join, leave, next, play, start, type Step } from "../a-game";
import { aGame, T0 } from "../../../builders/games";
import { aQuestion } from "../../../builders/questions";
import { written } from "../invariants";

const names = ["Kartallar", "Yıldızlar", "Atomlar", "Kâşifler"];
/** Typed questions whose answers are the letters that are options elsewhere. */
const typed = [1, 2, 3, 4].map((number) => aQuestion(number, { kind: "typed", accepted: ["B"], typo: false }));

const often = ["join", "answer", "answer", "move", "go on"];
const deeds = ["join", "join", "leave", "return", "kick", "move", "answer", "answer", "answer", "accept", "go on"];
const aMove = fc.record({
  what: fc.constantFrom(...deeds, ...often),
  who: fc.nat(20),
  team: fc.nat(3),
  says: fc.constantFrom("A", "B", "B", "C"),
});
type Move = typeof aMove extends fc.Arbitrary<infer M> ? M : never;

function commandOf(game: Game, { what, who, team, says }: Move, tries: number): Command {
  const { phase } = game;
  const seated = [...game.players.keys()];
  const playerId = seated[who % Math.max(1, seated.length)] ?? "nobody";
  const questionId = phase.name === "question" || phase.name === "reveal" ? `q${phase.index + 1}` : "q1";
  switch (what) {
    case "leave":
      return { type: "leave", playerId };
    case "return":
      return { type: "come_back", playerId };
    case "kick":
      return { type: "kick", playerId };
    case "move":
      return { type: "move", playerId, team: team % game.teams.length };
    case "answer":
      return { type: "answer", playerId, questionId, value: says, claimedMs: who * 500 };
    case "accept":
      return { type: "accept_answer", questionId, text: says === "B" ? "A" : says, accepted: who % 3 !== 0 };
    case "go on":
      if (phase.name === "lobby") return start;
      return phase.name === "question" ? endQuestion : next();
    default:
      return join(`p${tries}`, `p${tries}`, { team });
  }
}

/** Computes the teams' points from the players' events, in another way than the game does. */
class Ledger {
  /** For each closed question: the points of every player who counted, and their team at that time. */
  readonly #closed: Map<string, { team: number; points: number }>[] = [];

  follow(game: Game, event: GameEvent): void {
    if (event.type === "question_ended") {
      const { answers } = game.askedQuestions.at(-1)!;
      const members = [...game.players.values()].filter(({ hasLeft }) => !hasLeft);
      this.#closed.push(
        new Map(members.map(({ id, team }) => [id, { team: team!, points: answers.get(id)?.points ?? 0 }])),
      );
    }
    if (event.type === "answer_accepted") {
      for (const [id, , points] of event.verdicts) {
        const member = this.#closed[event.index]!.get(id);
        if (member) member.points = points;
      }
    }
  }

  score(team: number): number {
    return this.#closed.reduce((score, members) => {
      const earned = [...members.values()].filter((member) => member.team === team).map(({ points }) => points);
      return score + (earned.length === 0 ? 0 : Math.round(earned.reduce((a, b) => a + b) / earned.length));
    }, 0);
  }
}

test("[D1][D5][D6][T54] dealing is even, scores are sums and the log agrees, whoever comes, goes, moves and answers", () => {
  const seen = new Map<string, number>();
  const aTeamGame = fc.record({ count: fc.integer({ min: 2, max: 4 }), pick: fc.constantFrom("auto", "self") });
  fc.assert(
    fc.property(aTeamGame, fc.array(aMove, { minLength: 20, maxLength: 80 }), ({ count, pick }, moves) => {
      const teams = { names: names.slice(0, count), pick } as const;
      const game = aGame({ teams, questions: typed });
      const opening = structuredClone(game.setup);
      const ledger = new Ledger();
      const log: string[] = [];
      for (const [tries, move] of moves.entries()) {
        const before = [...game.players.values()];
        const decision = decide(game, commandOf(game, move, tries), T0 + tries * 100);
        if (!decision.ok) continue;
        for (const event of decision.events) {
          apply(game, event);
          log.push(JSON.stringify(event));
          seen.set(event.type, (seen.get(event.type) ?? 0) + 1);
          ledger.follow(game, event);
          if (event.type !== "player_joined" || pick === "self") continue;
          const sizes = names.slice(0, count).map((_, i) => before.filter((p) => !p.hasLeft && p.team === i).length);
          if (sizes[event.team!] !== Math.min(...sizes))
            throw new Error("broken: dealt to a team that is not the smallest");
          if (log.every((line) => line.includes("player_joined"))) {
            sizes[event.team!]! += 1;
            if (Math.max(...sizes) - Math.min(...sizes) > 1) throw new Error("broken: sizes differ by more than one");
          }
        }
        game.teams.forEach(({ score }, team) => {
          if (score !== ledger.score(team))
            throw new Error(`broken: team ${team} has ${score}, not ${ledger.score(team)}`);
        });
      }
      const replayed = newGame(opening);
      for (const event of log) apply(replayed, JSON.parse(event) as GameEvent);
      expect(written(replayed)).toBe(written(game));
      expectSameTable(game);
    }),
    { numRuns: 1500 },
  );
  const wanted = [
    "player_joined",
    "player_left",
    "player_returned",
    "player_kicked",
    "player_moved",
    "answer_accepted",
  ];
  expect([...wanted, "question_ended"].filter((type) => (seen.get(type) ?? 0) < 100)).toEqual([]);
});

/** Compares the live table with the kept one and with the one read back. */
function expectSameTable(game: Game): void {
  const live = hostSnapshot(game, T0, new Set()).teams!.map(({ team, name, score, rank }) => [team, name, score, rank]);
  const played = results(game);
  const back = readResults(writeResults(played))!;
  for (const one of [played, back]) {
    expect(teamResults(one).map(({ team, name, score, rank }) => [team, name, score, rank])).toEqual(live);
  }
  expect(back.players.map(({ team }) => team)).toEqual(game.standings.map(({ team }) => team));
}

test("[D5][T54] a team is not worse for being larger or smaller: equal members earn equal scores", () => {
  const aClass = fc.record({
    sizes: fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 2, maxLength: 4 }),
    /** Kinds of pupils: an answer to the question, and its time. */
    kinds: fc.array(fc.record({ says: fc.constantFrom("A", "B"), ms: fc.nat(19_000) }), { minLength: 1, maxLength: 3 }),
  });
  let scored = 0;
  fc.assert(
    fc.property(aClass, ({ sizes, kinds }) => {
      // Each team has the same number of each kind, whatever its size.
      const members = sizes.flatMap((size, team) =>
        Array.from({ length: size * kinds.length }, (_, i) => ({
          id: `p${team}-${i}`,
          team,
          kind: kinds[i % kinds.length]!,
        })),
      );
      const teams = { names: names.slice(0, sizes.length), pick: "auto" } as const;
      const steps: Step[] = members.map(({ id }) => [T0, join(id)]);
      const moved: Step[] = members.map(({ id, team }) => [T0, { type: "move", playerId: id, team }]);
      const given: Step[] = members.map(({ id, kind }) => {
        return [T0 + kind.ms, answer(id, "q1", kind.says, kind.ms)];
      });
      const { game } = play(aGame({ teams }), ...steps, ...moved, [T0, start], ...given, [T0 + 19_500, endQuestion]);
      expect(new Set(game.teams.map(({ score }) => score)).size).toBe(1);
      expect(game.teams.every(({ rank }) => rank === 1)).toBe(true);
      if (game.teams[0]!.score > 0) scored += 1;
    }),
    { numRuns: 60 },
  );
  expect(scored).toBeGreaterThan(10);
});

test("[D5][T54] a member who leaves, or comes late and knows as much as the others, changes nothing", () => {
  const game = play(
    aGame({ teams: { names: names.slice(0, 2), pick: "auto" }, scoring: "accuracy" }),
    ...["a", "b", "c", "d", "e"].map((id): Step => [T0, join(id)]),
    [T0, start],
    [T0, leave("e")],
    [T0, join("late", "late", {})],
    ...["a", "b", "c", "d", "late"].map((id): Step => [T0, answer(id, "q1")]),
    [T0, endQuestion],
  ).game;
  expect(game.teams.map(({ score }) => score)).toEqual([1000, 1000]);
});
