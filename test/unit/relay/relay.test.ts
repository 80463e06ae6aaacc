import * as fc from "fast-check";
import { expect, test } from "vitest";
import { decide } from "../../../worker/game/decide";
import { apply } from "../../../worker/game/events";
import type { GameEvent } from "../../../worker/game/game-event";
import { newGame, type Game, type Opening, type Question } from "../../../worker/game/game";
import { readHead, readPart, type Part } from "../../../worker/game/results/kept-parts";
import { FiguresOfParts, gameOf, missedOf } from "../../../worker/game/results/part-figures";
import { placesInTeams } from "../../../worker/game/places-in-teams";
import { results, type Results } from "../../../worker/game/results/results";
import { missed, statistics, type Meta } from "../../../worker/game/results/statistics";
import { tell } from "../../../worker/game/view";
import type { HeadCommand } from "../../../worker/relay/head/head";
import { headText, partText } from "../../../worker/relay/kept/part";
import { firstRows } from "../../../worker/relay/ranked";
import { aGame, aQuestion, end, T0 } from "../game/a-game";
import { Hall } from "./a-hall";

/** The same random games in one room, and in a head with three relays between which everything comes late, twice or after a restart. */

const RELAYS = 3;
const names = ["Ali", "Ayşe", "Can", "Çan", "Zeynep", "Işık", "İrem", "Ömer"];
const typed = {
  kind: "typed",
  accepted: ["B"],
  typo: false,
  id: "q2",
  text: "?",
  explanation: "",
  limitMs: 20_000,
  points: 2,
};
const poll = {
  kind: "poll",
  options: { A: "bir", B: "iki", C: "üç" },
  id: "q3",
  text: "?",
  explanation: "",
  limitMs: 20_000,
};
const questions = [aQuestion(1), typed, { ...poll, points: 0 }, aQuestion(4)] as object[] as Question[];

const players = [
  "join",
  "join",
  "join",
  "answer",
  "answer",
  "answer",
  "answer",
  "sure",
  "leave",
  "return",
  "kick",
  "rename",
  "move",
  "claim",
  "unname",
];
const host = [
  "everybody answers",
  "go on",
  "go on",
  "go on",
  "end question",
  "accept",
  "hide",
  "lock",
  "end",
  "extend",
  "bell",
  "bell",
];
const between = [
  "deliver",
  "deliver",
  "deliver",
  "hand",
  "hand",
  "table",
  "table",
  "again",
  "count",
  "all answered",
  "restart",
  "restart head",
  "settle",
  "settle",
  "settle",
];
const aStep = fc.record({
  what: fc.oneof(fc.constantFrom(...players), fc.constantFrom(...between), fc.constantFrom(...host)),
  who: fc.nat(30),
  relay: fc.nat(RELAYS - 1),
  says: fc.constantFrom("A", "B", "B", "C"),
});
type Step = typeof aStep extends fc.Arbitrary<infer S> ? S : never;
const aSetting = fc.record({
  teams: fc.constantFrom(
    null,
    { names: ["Kartallar", "Atomlar"], pick: "auto" },
    { names: ["Ay", "Gün", "Yel"], pick: "self" },
  ),
  verdict: fc.constantFrom("instant", "at_close"),
  confidence: fc.boolean(),
  show_leaderboard: fc.boolean(),
} as const);

function take(hall: Hall, { what, who, relay, says }: Step, i: number): void {
  const { game } = hall.head;
  const at = T0 + i * 150;
  const seated = [...game.players.keys()];
  const playerId = seated[who % Math.max(1, seated.length)] ?? hall.seat(0, 999);
  const questionId = game.phase.name === "lobby" || game.phase.name === "completed" ? "q1" : `q${game.phase.index + 1}`;
  const ask = (command: HeadCommand) => void hall.ask(command, at);
  switch (what) {
    case "join": {
      const id = hall.seat(relay, i);
      const nickname = who % 3 === 0 ? names[who % names.length]! : `P${i}`;
      return ask({
        type: "join",
        playerId: id,
        sessionHash: id,
        userId: null,
        nickname,
        marble: null,
        random: 0,
        team: who % 3,
      });
    }
    case "answer":
      if (hall.say({ type: "answer", playerId, questionId, value: says, claimedMs: null }, at)) return;
      return ask({ type: "come_back", playerId });
    case "everybody answers":
      for (const [place, id] of seated.entries()) {
        const value = ["B", says, "C"][place % 3]!;
        if (!hall.say({ type: "answer", playerId: id, questionId, value, claimedMs: null }, at))
          ask({ type: "come_back", playerId: id });
        if (place % 4 > 0 || who % 2 === 0)
          hall.say({ type: "confidence", playerId: id, questionId, confidence: 2 }, at);
      }
      return;
    case "sure":
      if (hall.say({ type: "confidence", playerId, questionId, confidence: ((who % 3) + 1) as 1 | 2 | 3 }, at)) return;
      return ask({ type: "come_back", playerId });
    case "leave":
      return ask({ type: "leave", playerId });
    case "return":
      return ask({ type: "come_back", playerId });
    case "kick":
      return who % 3 === 0 ? ask({ type: "kick", playerId }) : undefined;
    case "rename":
      return ask({ type: "rename", playerId, nickname: names[(who + i) % names.length]! });
    case "move":
      return ask({ type: "move", playerId, team: who % 2 });
    case "go on":
      return ask(game.phase.name === "lobby" ? { type: "start" } : { type: "next", questionNumber: null });
    case "end question":
      return ask({ type: "end_question" });
    case "accept":
      return ask({ type: "accept_answer", questionId, text: says === "B" ? "A" : says, accepted: who % 3 !== 0 });
    case "hide":
      return ask({ type: "hide_text", questionId, text: says, hidden: who % 2 === 0 });
    case "extend":
      return ask({ type: "extend_question", seconds: 10 });
    case "bell":
      return ask({ type: "tick", emptySince: null });
    case "claim":
      return ask({ type: "claim", playerId, userId: `account-${who % 4}` });
    case "unname":
      return ask({ type: "unname", userId: `account-${who % 4}` });
    case "lock":
      return ask({ type: "lock", locked: who === 0 });
    case "end":
      return who === 0 ? ask({ type: "end", reason: "ended" }) : undefined;
    case "deliver":
      return hall.deliver(relay, (who % 4) + 1, false);
    case "again":
      return hall.deliver(relay, 3, true);
    case "hand":
      return hall.hand(relay);
    case "table":
      return hall.tableArrives(who, who % 5 === 0);
    case "count":
      hall.count(relay);
      return hall.decideOnCounts(at);
    case "all answered":
      hall.settle();
      for (const one of hall.relays.keys()) hall.count(one);
      return hall.decideOnCounts(at);
    case "settle":
      return hall.settle();
    case "restart":
      return hall.restart(relay);
    case "restart head":
      return hall.restartHead();
  }
}

function openingWith(changes: object): Opening {
  const { opening } = aGame({ questions, capacity: 12 });
  return { ...opening, settings: { ...opening.settings, ...changes } };
}

/** What one room makes of it, and what each player hears there. */
function inOneRoom(hall: Hall, opening: Opening): { game: Game; heard: Map<string, string[]> } {
  const game = newGame(opening);
  const heard = new Map<string, string[]>();
  for (const { command, at, decision, isHead } of hall.inOrder()) {
    // A wait that begins on an older count may be over at once: in one room it is not begun then.
    const isWait = decision.ok && decision.events.some(({ type }) => type === "everybody_answered");
    const here = isWait ? decision : decide(game, command, at);
    // What the head decided is compared in what comes of it.
    const isOnlyOk = isHead && decision.ok && decision.events.length === 0;
    expect({ type: command.type, ...here, ...(isOnlyOk && decision) }).toEqual({ type: command.type, ...decision });
    for (const event of here.ok ? here.events : []) {
      apply(game, event);
      hear(game, event, heard);
    }
  }
  return { game, heard };
}

function hear(game: Game, event: GameEvent, heard: Map<string, string[]>): void {
  for (const { to, message, own } of tell(game, event, T0)) {
    const isEnd = message.type === "question_end" || message.type === "game_end";
    if (to === "host" && isEnd) heard.set("host", [...(heard.get("host") ?? []), JSON.stringify(message)]);
    if (to !== "players" || !own) continue;
    for (const id of game.players.keys()) {
      const all = heard.get(id) ?? [];
      heard.set(id, all);
      all.push(JSON.stringify({ ...message, [own.key]: own.of(id) }));
    }
  }
}

function expectSameGame(hall: Hall, game: Game): void {
  const here = results(game);
  const parts = hall.relays.map((relay) => results(relay.game));
  const byId = new Map(parts.flatMap((part) => part.players).map((player) => [player.id, player]));
  expect(here.players.map(({ id }) => byId.get(id))).toEqual(here.players);
  expect(byId.size).toBe(here.players.length);
  for (const part of parts) expect(part.questions).toEqual(here.questions);
  expect(results(hall.head.game).teams).toEqual(here.teams);
  expectSameReport(hall, here);
  expect([...hall.head.game.players.keys()].toSorted()).toEqual([...game.players.keys()].toSorted());
}

/** What is kept in parts, read again, tells what one room's report tells; only who was sure and wrong is not told of so many. */
function expectSameReport(hall: Hall, here: Results): void {
  const head = readHead(headText(hall.head.game, RELAYS, () => true))!;
  const figures = new FiguresOfParts(head);
  const parts = hall.relays.map((relay) => readPart(partText(relay)) as Part);
  for (const part of parts) figures.add(part);
  const meta: Meta = { gameCode: "123456", title: "Başkentler", status: "completed", startedAt: 0, endedAt: 1 };
  const { report, totals, order, support } = figures.figures({ isOver: true });
  const { players, ...one } = statistics(here, meta);
  expect(almost({ ...report, game: gameOf(totals, meta) })).toEqual(
    almost({
      ...one,
      questions: one.questions.map(({ sure_and_wrong: _who, ...question }) => question),
      outcomes: one.outcomes.map(({ players: rates, ...outcome }) => {
        const weak = rates.filter(({ correct_rate }) => correct_rate !== null && correct_rate < 0.5).length;
        return { ...outcome, players: [], weak };
      }),
    }),
  );
  expect(order).toEqual(players.map(({ player_id }) => player_id));
  expect(support.toSorted()).toEqual(
    players
      .filter(({ needs_support }) => needs_support)
      .map(({ player_id }) => player_id)
      .toSorted(),
  );
  const places = placesInTeams(here.players);
  for (const part of parts) {
    const own = part.players.map(({ id }) => places.get(id)?.team_rank ?? 0);
    expect(here.teams ? part.teamRanks : own).toEqual(own);
    expect(part.players.map(({ id, rank }) => [id, rank])).toEqual(
      part.players.map(({ id }) => [id, here.players.find((player) => player.id === id)!.rank]),
    );
  }
  expect(missedOf(head, figures.figures({ isOver: true }))).toEqual(missed(here));
}

/** Sums in another order may differ in their last digits. */
const almost = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, one: unknown) => (typeof one === "number" ? Math.round(one * 1e9) + 0 : one));

const aScript = fc.array(aStep, { minLength: 80, maxLength: 250, size: "max" });

test("a game in a head and three relays is the same as in one room, whatever comes late, twice or after a restart", () => {
  fc.assert(
    fc.property(aSetting, aScript, (changes, script) => {
      const opening = openingWith(changes);
      const hall = new Hall(opening, RELAYS);
      for (const [i, step] of script.entries()) take(hall, step, i);
      hall.settle();
      hall.ask(end as HeadCommand, T0 + 1_000_000);
      hall.settle();
      const { game, heard } = inOneRoom(hall, opening);
      expectSameGame(hall, game);
      expect(hall.heardByHost).toEqual(heard.get("host"));
      const ids = [...game.players.keys()];
      expect(ids.map((id) => [id, hall.heard.get(id)])).toEqual(ids.map((id) => [id, heard.get(id)]));
    }),
    { numRuns: 100 },
  );
});

test("where a relay is not waited for, everybody stands as in one room once it has come after", () => {
  fc.assert(
    fc.property(aSetting, aScript, fc.array(fc.nat(250)), (changes, script, gaveUp) => {
      const opening = openingWith(changes);
      const hall = new Hall(opening, RELAYS);
      for (const [i, step] of script.entries()) {
        take(hall, step, i);
        if (gaveUp.includes(i)) hall.giveUp();
      }
      hall.settle();
      hall.ask(end as HeadCommand, T0 + 1_000_000);
      hall.settle();
      expectSameGame(hall, inOneRoom(hall, opening).game);
    }),
    { numRuns: 100 },
  );
});

test("who was removed or renamed is shown so at once, also while the own relay does not answer", () => {
  const hall = new Hall(openingWith({}), RELAYS);
  const [away, there] = [hall.seat(0, 1), hall.seat(1, 2)];
  for (const [playerId, nickname] of [
    [away, "Ali"],
    [there, "Ayşe"],
  ] as const) {
    hall.ask({ type: "join", playerId, sessionHash: playerId, userId: null, nickname, marble: null, random: 0 }, T0);
  }
  hall.ask({ type: "start" }, T0);
  hall.settle();
  hall.ask({ type: "end_question" }, T0 + 1);
  hall.settle();
  const shown = () => firstRows(hall.head.all, 10).map(({ nickname }) => nickname);
  expect(shown()).toEqual(["Ali", "Ayşe"]);
  hall.ask({ type: "rename", playerId: away, nickname: "Can" }, T0 + 2);
  hall.giveUp();
  expect(shown()).toEqual(["Can", "Ayşe"]);
  hall.ask({ type: "kick", playerId: away }, T0 + 3);
  hall.giveUp();
  expect(shown()).toEqual(["Ayşe"]);
});
