import { expect, test } from "vitest";
import type { ServerMessage } from "#protocol/live/messages";
import { aClosedQuestion } from "../../builders/questions";
import { newLiveGame, type LiveGame, type LocalMessage, type You } from "#game-client/game";
import { filledIn } from "#game-client/compact";
import { reduce } from "#game-client/reduce";
import { question, returned } from "./a-player-game";

type Message = ServerMessage | LocalMessage;
const you: You = { playerId: "123456-1", nickname: "Işık", marble: 7, score: 300, rank: 2 };
const fresh = newLiveGame("player", "123456", you);
const hear = (game: LiveGame, ...messages: readonly object[]): LiveGame =>
  messages.reduce<LiveGame>((now, message) => reduce(now, message as Message), game);

const starts = { type: "question_start", ...question() };
const another = { type: "question_start", ...question({ question_id: "q2", question_number: 2 }) };
const press = { type: "local_answer", question_id: "q1", answer: "B", took_ms: 4_000 };
const taken = { type: "answer_accepted", question_id: "q1", answer: "B" };
const judged = {
  type: "answer_received",
  question_id: "q1",
  is_correct: true,
  share: 1,
  points_earned: 900,
  score: 1_200,
  response_time_ms: 4_100,
};
const verdict = { isCorrect: true, share: 1, points: 900 };
const refused = (code: string) => ({ type: "error", code, message: "Olmadı." });
const own = { answer: "B", is_correct: true, points_earned: 900, score: 1_200, rank: 1, previous_rank: 2, streak: 1 };
const ended = { type: "question_end", ...aClosedQuestion() };

const lobby = hear(fresh, returned("lobby"));
const asking = hear(lobby, starts);
const sent = hear(asking, press);
const accepted = hear(sent, taken);
const revealed = hear(accepted, { ...ended, you: own });

test.each([
  [
    "who was removed from a wrong seat",
    { type: "player_removed", code: "seat_freed", message: "x" },
    "session_invalid",
  ],
  ["who was removed", { type: "player_removed", message: "x" }, "removed"],
  ["whose seat was freed", { type: "reconnect_failed", code: "seat_freed", message: "x" }, "session_invalid"],
  ["whose game is gone", { type: "reconnect_failed", code: "not_found", message: "x" }, "not_found"],
  ["whose game is over", { type: "reconnect_failed", code: "game_over", message: "x" }, "closed"],
  [
    "who is refused for what is not known",
    { type: "reconnect_failed", code: "newer", message: "x" },
    "session_invalid",
  ],
  ["who is signed out", { type: "error", code: "unauthenticated", message: "x" }, "signed_out"],
] as const)("%s is out, and hears nothing more", (_, message, reason) => {
  const out = hear(asking, message);
  expect(out.phase).toEqual({ name: "out", reason, message: "x" });
  expect(hear(out, another, { type: "game_end" })).toBe(out);
});

test("a player who cannot come back is told so, also by a server that gives no reason", () => {
  const { phase } = hear(lobby, { type: "reconnect_failed", code: "session_invalid", message: "" });
  expect(phase).toMatchObject({ message: "Yeniden bağlanma başarısız oldu." });
});

test.each([
  ["another's name", lobby, { type: "player_renamed", player_id: "123456-2", nickname: "Ece" }],
  ["a name for nobody", { ...lobby, you: null }, { type: "player_renamed", player_id: "123456-1", nickname: "Ece" }],
  ["an answer where nothing is asked", lobby, press],
  ["an answer to another question", hear(lobby, another), press],
  ["an acknowledgement of another question", hear(lobby, another), taken],
  ["a message that only a newer server knows", asking, { type: "confetti" }],
  ["what a busy server refuses while an answer is under way", sent, refused("unavailable")],
] as const)("%s changes nothing", (_, before, message) => {
  expect(hear(before, message)).toBe(before);
});

test("a player's name and team are as the host has set them last", () => {
  const { you: renamed } = hear(lobby, { type: "player_renamed", player_id: "123456-1", nickname: "Ece" });
  expect(renamed).toEqual({ ...you, nickname: "Ece" });
  const move = { type: "player_moved", player_id: "123456-1", team: 1 };
  expect(hear(lobby, move).you).toEqual({ ...you, team: 1 });
  expect(hear({ ...lobby, you: null }, move).you).toBeNull();
});

test.each([
  ["a screen that is just coming", fresh, "connecting"],
  ["a lobby", lobby, "lobby"],
] as const)("the game's start leaves %s as it is, until the first question is there", (_, before, name) => {
  const game = hear(before, { type: "game_started", total_questions: 5, server_time: 0 });
  expect([game.phase, game.totalQuestions]).toEqual([{ name }, 5]);
});

const toldAgain = { type: "current_question", ...question(), your_answer: null };
const acceptedB = { state: "accepted", value: "B", tookMs: 4_000, verdict: null };
test.each([
  ["none before it is given", [], { state: "none" }],
  ["sent, with this device's time", [press], { state: "sent", value: "B", tookMs: 4_000 }],
  ["the first one, whatever is pressed later", [press, { ...press, answer: "A" }], { state: "sent", value: "B" }],
  ["accepted", [press, taken], acceptedB],
  ["accepted as another device gave it", [taken], { ...acceptedB, tookMs: null }],
  ["another one than was accepted before", [press, taken, { ...taken, answer: "A" }], { ...acceptedB, value: "A" }],
  ["judged, with the server's time", [press, taken, judged], { state: "accepted", value: "B", tookMs: 4_100, verdict }],
  ["judged still when it is acknowledged again", [press, judged, taken], { tookMs: 4_100, verdict }],
  ["without a verdict where nothing can be right", [press, { ...judged, is_correct: null }], { verdict: null }],
  ["none where none was given", [judged], { state: "none" }],
  ["given back where it is refused", [press, refused("too_early")], { state: "none" }],
  ["late where it came after the close", [press, refused("question_closed")], { state: "tooLate", value: "B" }],
  ["late still where the server knows none", [press, refused("question_closed"), toldAgain], { state: "tooLate" }],
  ["kept where what is refused came after it", [press, taken, refused("already_answered")], acceptedB],
  ["still under way where the server does not know it yet", [press, toldAgain], { state: "sent" }],
  ["none where the server has forgotten it", [press, taken, toldAgain], { state: "none" }],
] as const)("an answer is %s", (_, messages, answer) => {
  expect(hear(lobby, starts, ...messages).phase).toMatchObject({ name: "question", answer });
});

test("a verdict is not lost when the same answer is acknowledged again, or the question sent again", () => {
  const before = hear(accepted, judged);
  const again = { type: "current_question", ...question(), your_answer: "B" };
  expect(hear(before, again).phase).toMatchObject({ answer: { tookMs: 4_100, verdict } });
  expect(before.you).toEqual({ ...you, score: 1_200 });
  expect(hear({ ...accepted, you: null }, judged).you).toBeNull();
});

test("the step of sureness stays with the question", () => {
  const { phase } = hear(accepted, { type: "confidence_accepted", question_id: "q1", confidence: 3 });
  expect(phase).toMatchObject({ question: { question_id: "q1", question_text: "Kaç?", your_confidence: 3 } });
});

test("a question that is given more time has its clock lengthened, and stays the same question", () => {
  const ends_at = question().starts_at + 30_000;
  const { phase } = hear(sent, { type: "question_extended", question_id: "q1", ends_at });
  expect(phase).toMatchObject({ question: { question_id: "q1", ends_at, time_limit: 30 }, answer: { state: "sent" } });
});

test("a refusal is kept with the name it suggests, or without one", () => {
  expect(hear(lobby, refused("nickname_taken")).refusal).toStrictEqual({ code: "nickname_taken", message: "Olmadı." });
  const suggestion = "Işık 2";
  expect(hear(lobby, { ...refused("nickname_taken"), suggestion }).refusal).toMatchObject({ suggestion });
  expect(hear(sent, refused("question_closed")).refusal).toMatchObject({ code: "question_closed" });
});

test.each([
  ["who has answered", [starts, press, taken, ended], { tookMs: 4_000, wasThere: true }, "q1"],
  ["who has not", [starts, ended], { tookMs: null, wasThere: true }, "q1"],
  [
    "who hears it again, revised",
    [starts, press, ended, { ...ended, revised: true }],
    { tookMs: 4_000, wasThere: true },
    "q1",
  ],
  ["who stood before another question", [another, ended], { tookMs: null, wasThere: false }, null],
  [
    "who stood at the close of another",
    [starts, press, ended, { ...ended, question_id: "q2" }],
    { tookMs: null, wasThere: false },
    null,
  ],
  ["who comes later, and is told it", [{ ...question(), ...ended }], { tookMs: null, wasThere: false }, "q1"],
] as const)("a close shows %s the question", (_, messages, expected, asked) => {
  const { phase } = hear(lobby, ...messages);
  expect(phase).toMatchObject({ name: "reveal", ...expected, asked: asked && { question_id: asked } });
});

const missed = { ...ended, you: { ...own, answer: null } };
test.each([
  ["not acknowledged before the close", [press, missed], { q1: "B" }],
  ["refused, since it came after the close", [press, refused("question_closed"), missed], { q1: "B" }],
  ["kept when the close is told again", [press, missed, { ...missed, revised: true }], { q1: "B" }],
  ["none where it counts after all", [press, { ...ended, you: own }], {}],
  ["none where nothing was sent", [missed], {}],
] as const)("an unsuccessful answer is %s", (_, messages, tooLate) => {
  expect(hear(lobby, starts, ...messages).tooLate).toEqual(tooLate);
});

test("a close carries the player's score and rank, and keeps the earlier ones if it has none", () => {
  expect(hear(accepted, { ...ended, you: own }).you).toEqual({ ...you, score: 1_200, rank: 1 });
  expect(hear(accepted, ended).you).toEqual(you);
  expect(hear({ ...accepted, you: null }, { ...ended, you: own }).you).toBeNull();
  expect(hear({ ...asking, questionNumber: 5 }, ended)).toMatchObject({ questionNumber: 1 });
  expect(hear({ ...lobby, questionNumber: 5 }, ended)).toMatchObject({ questionNumber: 5 });
  const typed = hear(lobby, { ...starts, kind: "typed" }, ended).phase;
  expect(typed).toMatchObject({ result: { kind: "typed" } });
  expect(revealed.phase.name === "reveal" && "kind" in revealed.phase.result).toBe(false);
});

const totals = { player_count: 2, questions: 1, correct: 1, wrong: 1, unanswered: 0, accuracy: 0.5 };
const row = { player_id: "123456-1", nickname: "Işık", marble: 7, score: 950, rank: 3 };
const gameEnd = (more: object) => ({
  type: "game_end",
  final_leaderboard: [],
  player_stats: totals,
  message: "",
  ...more,
});
test.each([
  [
    "in the figures of the player",
    gameEnd({ player_stats: { ...totals, score: 800, rank: 4 }, final_leaderboard: [row] }),
    800,
    4,
  ],
  ["in the list", gameEnd({ final_leaderboard: [{ ...row, player_id: "123456-2", score: 1 }, row] }), 950, 3],
  ["nowhere, and stands as before", gameEnd({ final_leaderboard: [{ ...row, player_id: "123456-2" }] }), 300, 2],
] as const)("at the end a player's place is found %s", (_, message, score, rank) => {
  const game = hear(revealed, { type: "player_renamed", player_id: "123456-1", nickname: "Işık" });
  expect(hear({ ...game, you }, message).you).toMatchObject({ score, rank });
});

test("an end has a sentence of its own, the server's if it sends one, and no place for a player without one", () => {
  expect(hear(revealed, gameEnd({})).phase).toEqual({ name: "ended", message: "Oyun tamamlandı", stats: totals });
  expect(hear(revealed, gameEnd({ message: "Bitti" })).phase).toMatchObject({ message: "Bitti" });
  expect(hear({ ...revealed, you: null }, gameEnd({ final_leaderboard: [row] })).you).toBeNull();
});

test("a deleted game has no end to show", () => {
  expect(hear(revealed, gameEnd({ is_deleted: true })).phase).toEqual({ name: "out", reason: "closed", message: "" });
});

const over = hear(revealed, gameEnd({}));
test.each([
  ["the lobby", "a game that has not begun", revealed, "lobby", { name: "lobby" }],
  ["its question", "a running game", sent, "active", sent.phase],
  ["what it saw of the last question", "a running game", revealed, "active", revealed.phase],
  ["where it was until the question is told", "a running game it has seen nothing of", fresh, "active", fresh.phase],
  ["where it was until the question is told", "a game that has begun meanwhile", lobby, "active", lobby.phase],
  ["where it was until the end is told", "a finished game", revealed, "completed", revealed.phase],
  ["the end", "a finished game", over, "completed", over.phase],
] as const)("a screen comes back to %s in %s", (_, __, before, status, phase) => {
  expect(hear(before, returned(status)).phase).toEqual(phase);
});

test("a player who comes back has the seat, the kinds and the team that the server sends", () => {
  const back = hear({ ...fresh, role: "host", you: null }, { ...returned("lobby"), team: 1, kinds: ["spot"] });
  expect(back).toMatchObject({ role: "player", you: { ...you, team: 1 }, kinds: ["spot"] });
  expect(hear(fresh, returned("lobby")).you).toEqual(you);
  expect(hear(back, returned("lobby")).kinds).toEqual([]);
});

test("a phone learns with its seat which game it is; an older server does not say", () => {
  const seated = hear(fresh, { ...returned("lobby"), title: "Hücre" });
  expect(seated.title).toBe("Hücre");
  expect(hear(seated, returned("active")).title).toBe("Hücre");
  expect(hear(fresh, returned("lobby")).title).toBe("");
});

test.each([
  [{}, ["reactions"]],
  [{ reactions: false }, []],
  [{ team: 0, reactions: false }, ["teams"]],
  [{ confidence: true, reactions: false }, ["confidence"]],
  [{ team: 0, confidence: true }, ["teams", "confidence", "reactions"]],
] as const)("a seat with %j gets the parts that only some games have: %j", (more, extras) => {
  expect(hear(fresh, { ...returned("lobby"), ...more }).extras).toEqual(extras);
});

test("fields of a game stay though a later reply leaves them out", () => {
  const all = hear(fresh, { ...returned("lobby"), team: 0, confidence: true, reactions: false });
  expect(hear(all, { ...returned("lobby"), reactions: false }).extras).toBe(all.extras);
  expect(hear(all, { ...returned("lobby"), team: 0 }).extras).toEqual(["teams", "confidence", "reactions"]);
});

test("teams stand as they were sent last, with the names that came with the seat", () => {
  const teams = [
    { team: 0, name: "Ay", score: 0, rank: 1, players: 3 },
    { team: 1, name: "Gün", score: 0, rank: 1, players: 2 },
  ];
  const game = hear(fresh, { ...returned("active"), team: 0, teams }, starts);
  const { teams: now } = hear(game, {
    ...ended,
    teams: [
      { team: 1, score: 700, rank: 1 },
      { team: 0, score: 300, rank: 2 },
    ],
  });
  expect(now).toEqual([
    { team: 1, name: "Gün", score: 700, rank: 1, players: 2 },
    { team: 0, name: "Ay", score: 300, rank: 2, players: 3 },
  ]);
  expect(hear(game, ended).teams).toEqual(teams);
});

test("a lean message is filled in also for a player without a seat", () => {
  const { correct_option: _, points: __, server_time: ___, ...lean } = question();
  const full = filledIn({ type: "current_question", ...lean, your_answer: null } as unknown as ServerMessage, null);
  expect(full).toMatchObject({ correct_option: null, points: 1, server_time: lean.starts_at });
  const rows = [{ nickname: "Ece", score: 0, rank: 2 }];
  const end = filledIn({ ...ended, leaderboard: rows } as unknown as ServerMessage, null);
  const fullRow = { player_id: "Ece", is_connected: true, previous_rank: null };
  expect(end).toMatchObject({ leaderboard: [fullRow] });
  const over = filledIn({ ...gameEnd({}), final_leaderboard: rows } as unknown as ServerMessage, null);
  expect(over).toMatchObject({ type: "game_end", final_leaderboard: [fullRow] });
});
