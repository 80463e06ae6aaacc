import type { GameSettings } from "#protocol/game-settings";
import type { Body } from "#question/kinds";
import type { OptionKey } from "#question/question";
import * as fc from "fast-check";
import type { Command } from "#game/command";
import { questionNumber, type Game } from "#game/game";
import { forHost, prepare } from "#game/prepare";
import { announce, roundOver } from "./a-game";
import { aGame, T0 } from "../../builders/games";
import { aQuestion } from "../../builders/questions";
import { settings } from "../../builders/settings";

const withoutPhones = { clock: "none", scoring: "accuracy", verdict: "at_close", generated_names: false } as const;

/** A class in which two pupils have more time than the third. */
const places = ["Ali K.", "Ece T.", "Can Ö."].map((nickname, i) => ({
  playerId: `place-${i}`,
  nickname,
  student: { id: `student-${i}`, number: i + 1, schoolNo: null, timeFactor: [1, 1.5, 3][i]! },
}));

/** A random move, chosen to fit the game's present state, so that most moves are legal and games make progress. */
export const aMove = fc.record({
  wait: fc.oneof(
    { weight: 6, arbitrary: fc.nat(3000) },
    { weight: 2, arbitrary: fc.nat(20_000) },
    { weight: 1, arbitrary: fc.constant("until due" as const) },
  ),
  who: fc.nat(5),
  what: fc.nat(99),
  choice: fc.constantFrom<OptionKey>("A", "B", "B", "C", "D"),
  claimed: fc.oneof(fc.nat(25_000), fc.constantFrom(undefined, null, "1", -1e9, NaN, 0.5)),
});
export type Move = typeof aMove extends fc.Arbitrary<infer M> ? M : never;

export const aSetting = fc.record({
  scoring: fc.constantFrom("speed" as const, "balanced" as const, "accuracy" as const),
  late_join: fc.boolean(),
  verdict: fc.constantFrom("at_close" as const, "at_close" as const, "instant" as const),
  generated_names: fc.constantFrom(false, false, false, true),
  shuffle_questions: fc.boolean(),
  shuffle_options: fc.boolean(),
  time_factor: fc.constantFrom(1 as const, 1.5 as const, 2 as const),
  show_leaderboard: fc.boolean(),
  reading_seconds: fc.constantFrom(0, 0, 3),
  auto_advance_seconds: fc.constantFrom(0, 0, 5),
  confidence: fc.boolean(),
  way: fc.constantFrom(
    "phones",
    "phones",
    "phones",
    "phones",
    "untimed",
    "changing",
    "roster",
    "roster",
    "rosterChanging",
    "cards",
    "board",
    "dealt",
    "chosen",
  ),
});

const roster = { class_id: "class-1", identity: "roster", generated_names: false } as const;
const changing = { answers_change: true, scoring: "accuracy", verdict: "at_close" } as const;

/** The settings that each way of answering adds. */
const ways: Record<string, Partial<GameSettings>> = {
  phones: {},
  untimed: { clock: "none", scoring: "accuracy", standing: "end" },
  changing,
  roster,
  rosterChanging: { ...roster, ...changing },
  cards: { ...withoutPhones, answers: "cards", class_id: "class-1" },
  dealt: { teams: { names: ["Kartallar", "Yıldızlar"], pick: "auto" } },
  chosen: { teams: { names: ["Kartallar", "Yıldızlar", "Atomlar"], pick: "self" } },
  board: { ...withoutPhones, answers: "board", teams: { names: ["Kartallar", "Yıldızlar"] }, auto_close: true },
};

/** A typed question whose answers are the letters that are options elsewhere. */
const typed = { kind: "typed", accepted: ["B"], typo: false } as object as Body;

/** Different spellings of a few names, so that some are the same; one is not allowed, one rude. */
const names = ["Ali", "ALİ", "alı", "Ece", "Çan", "Can", "Şule", "İpek", "🦊", "", "siktir", "Abdurrahman Efe Çelik"];

export function gameFor({
  way,
  confidence,
  ...others
}: typeof aSetting extends fc.Arbitrary<infer S> ? S : never): Game {
  const changes = { ...others, ...ways[way], ...(confidence && !ways[way]!.answers && { confidence }) };
  const set = [1, 2, 3].map((number) => {
    const { limitMs, ...question } = aQuestion(
      number,
      number === 2 ? { options: { A: "evet", B: "hayır" }, points: 2 } : {},
    );
    if (number === 1) return { ...question, ...typed, time_limit: limitMs / 1000 };
    return { ...question, time_limit: limitMs / 1000 };
  });
  const questions = prepare(set, settings(changes), () => 0.4);
  const { answers, identity } = changes as GameSettings;
  const byHost = answers ? questions.map((question) => forHost(question, answers)) : questions;
  return aGame({ ...changes, questions: byHost, capacity: 3, ...((answers || identity) && { places }) });
}

export function commandOf(game: Game, { who, what, choice, claimed }: Move, tries: number): Command {
  const { phase } = game;
  const seated = [...game.players.keys()];
  const playerId = seated[who % Math.max(1, seated.length)] ?? "nobody";
  const open = phase.name === "question" || phase.name === "reveal" ? game.setup.questions[phase.index]!.id : "q1";
  const nickname = names[(who * 7 + what) % names.length]!;
  const isByNumber = game.setup.settings.identity === "roster" && what % 10 !== 0;
  const join = (sessionHash: string) => {
    return {
      ...(isByNumber && { number: 1 + (who % 4) }),
      type: "join" as const,
      playerId: `p${tries}`,
      sessionHash,
      userId: null,
      nickname,
      marble: null,
      random: what,
      from: { network: `net-${what % 2}`, line: `net-${what % 2}` },
      ...(what % 8 !== 0 && { team: what % 8 === 1 ? null : what % 9 === 0 ? 7 : what % 4 === 2 ? 1 : 0 }),
    };
  };
  if (game.setup.settings.answers !== undefined && what < 90) {
    if (phase.name === "lobby" && game.players.size === 0) return { type: "fill_places" };
    if (phase.name === "lobby" && what < 50) return { type: "start" };
    const value =
      what % 7 === 0 ? null : phase.name === "question" && phase.index === 0 && what % 2 === 0 ? "+" : choice;
    const others = seated.filter((_, i) => (what + i) % 3 === 0);
    const answers = [...others, what % 11 === 0 ? "nobody" : playerId].map((id) => [id, value] as const);
    if (what < 60) return { type: "host_answers", questionId: what % 9 === 0 ? "q2" : open, answers };
    if (what < 72) return { type: "host_absent", playerIds: [playerId, "nobody"], absent: what % 3 !== 0 };
  }
  if (what > 95) return pairingMove(game, what);
  if (phase.name === "question" && isByNumber && what > 84) return { type: "tick", emptySince: null };
  const few = game.setup.settings.teams?.pick === "self" ? 3 : 2;
  if (phase.name === "lobby" && game.players.size < few && what < 80)
    return { ...join(`hash-${tries}`), isOverHttp: what % 3 === 0 };
  if (phase.name === "lobby" && what < 40) return { type: "start" };
  if (phase.name === "question" && what < 55 && game.setup.settings.answers_change) {
    const value = what % 5 === 0 ? null : choice;
    return {
      type: "answer",
      playerId,
      questionId: open,
      value,
      claimedMs: claimed,
      turn: [1, tries, undefined][what % 3],
    };
  }
  if (phase.name === "question" && what < 55)
    return { type: "answer", playerId, questionId: open, value: choice, claimedMs: claimed };
  if (phase.name === "question" && game.setup.settings.confidence && what < 75) {
    return { type: "confidence", playerId, questionId: open, confidence: ((what % 3) + 1) as 1 | 2 | 3 };
  }
  if (phase.name === "reveal" && what < 45)
    return { type: "next", questionNumber: what % 3 === 0 ? null : questionNumber(game) };
  if (phase.name === "reveal" && what < 55)
    return { type: "accept_answer", questionId: open, text: choice, accepted: tries % 2 === 0 };
  const present = new Set(seated.filter((_, i) => (what + i) % 4 !== 0));
  const id = `id-${what % 4}`;
  const others: Command[] = [
    { ...join(`hash-${tries}`), playerId },
    { ...join(`hash-${tries}`), isOverHttp: true },
    { ...join(`hash-${tries}`), isCarried: true },
    announce({ gameId: `game-${2 + (what % 2)}` }, what % 3 === 0 ? "game-2" : null),
    roundOver(`game-${2 + (who % 2)}`),
    roundOver(`game-${2 + (what % 2)}`),
    { type: "lock", locked: what % 2 === 0, id },
    { type: "extend_question", seconds: 5, questionId: `q${who}`, id },
    { type: "end_question", questionId: `q${who}` },
    { type: "end_question", questionId: open, id },
    join(`hash-${tries}`),
    join(`hash-${tries}`),
    join([...game.barred, ...game.bySession.keys()][who] ?? "hash-0"),
    { type: "leave", playerId },
    { type: "come_back", playerId: what % 2 === 0 ? playerId : "nobody" },
    { type: "claim", playerId, userId: `u${who % 2}` },
    { type: "claim", playerId: what % 9 === 0 ? "nobody" : playerId, userId: `u${what % 3}` },
    { type: "unname", userId: `u${what % 3}` },
    { type: "hand_over", ownerId: `teacher-${what % 3}` },
    { type: "unname_player", playerId: what % 3 === 0 ? "nobody" : playerId },
    { type: "unname_students", studentIds: what % 2 === 0 ? null : [`student-${who}`] },
    { type: "kick", playerId: what % 3 === 0 ? "nobody" : playerId },
    { type: "kick", playerId },
    { type: "free_seats", network: what % 4 === 0 ? "net-1" : "nowhere" },
    { type: "keep_seats", network: `net-${what % 3}` },
    { type: "rename", playerId: what % 5 === 0 ? "nobody" : playerId, nickname },
    { type: "move", playerId, team: what % 2 },
    { type: "move", playerId: what % 2 === 0 ? playerId : "nobody", team: what % 4 },
    { type: "lock", locked: what % 3 === 0 },
    { type: "lock", locked: false },
    { type: "show_leaderboard", shown: what % 3 !== 0 },
    { type: "accept_answer", questionId: who > 1 ? open : `q${who}`, text: choice, accepted: tries % 2 === 0 },
    { type: "hide_text", questionId: who > 1 ? open : `q${who}`, text: choice, hidden: tries % 2 === 0 },
    { type: "start" },
    { type: "next", questionNumber: what % 2 === 0 ? null : who },
    { type: "end_question" },
    { type: "extend_question", seconds: 5 + who },
    { type: "tick", emptySince: null },
    { type: "tick", emptySince: null, present },
    { type: "fill_places" },
    { type: "host_answers", questionId: open, answers: [[playerId, choice]] },
    { type: "host_absent", playerIds: [playerId], absent: what % 2 === 0 },
    { type: "tick", emptySince: T0 + who * 1000 },
    { type: "close_if_all_answered", present },
    { type: "close_if_all_answered", present },
    {
      type: "answer",
      playerId: what % 4 === 0 ? "nobody" : playerId,
      questionId: `q${who}`,
      value: choice,
      claimedMs: claimed,
    },
    { type: "answer", playerId, questionId: open, value: choice, claimedMs: claimed },
    { type: "confidence", playerId: what % 4 === 0 ? "nobody" : playerId, questionId: `q${who}`, confidence: 2 },
    { type: "confidence", playerId, questionId: open, confidence: 3 },
    tries < 20 ? { type: "start" } : { type: "end", reason: what % 2 === 0 ? "ended" : "deleted" },
  ];
  return others[(what * 31 + who * 13 + tries * 7) % others.length]!;
}

function pairingMove({ pairing }: Game, what: number): Command {
  const until = T0 + 60_000;
  if (pairing === null) return { type: "offer_pairing", tokenHash: "hash-of-token", until };
  const ask = { tokenHash: "hash-of-token", pairHash: "hash-of-pair", digits: "07", until } as const;
  return pairing.asked === null
    ? { type: "ask_pairing", ...ask }
    : { type: "pair_confirm", digits: what % 2 === 0 ? "07" : "70" };
}

export const commands: Record<Command["type"], true> = {
  join: true,
  answer: true,
  confidence: true,
  close_if_all_answered: true,
  come_back: true,
  leave: true,
  claim: true,
  unname: true,
  unname_player: true,
  unname_students: true,
  hand_over: true,
  start: true,
  next: true,
  end_question: true,
  extend_question: true,
  end: true,
  kick: true,
  free_seats: true,
  keep_seats: true,
  rename: true,
  move: true,
  lock: true,
  show_leaderboard: true,
  accept_answer: true,
  hide_text: true,
  announce_next_round: true,
  end_next_round: true,
  tick: true,
  fill_places: true,
  host_answers: true,
  host_absent: true,
  offer_pairing: true,
  ask_pairing: true,
  pair_confirm: true,
};
