import { expect, test } from "vitest";
import type { Game } from "#game/game";
import { acceptedAgain } from "#game/view/answers";
import { lobbyFor } from "#game/view/lists";
import { askedAbout, extrasIn, leaderboardFor, questionEndFields, untold } from "#game/view/parts";
import * as replies from "#game/view/replies";
import { joinSuccess } from "#game/view/snapshots";
import { answer, endQuestion, join, next, play, started } from "../a-game";
import { aGame, T0 } from "../../../builders/games";
import { aQuestion } from "../../../builders/questions";

const image = { id: "a".repeat(43), alt: "Harita", width: 800, height: 600 };
const isConnected = () => true;

test("messages that one connection gets about itself", () => {
  expect(replies.welcome("s", "host", T0)).toEqual({ type: "welcome", session_id: "s", server_time: T0, role: "host" });
  expect(replies.pong(7, T0)).toEqual({ type: "pong", timestamp: 7, server_time: T0 });
  expect(replies.pong(undefined, T0)).toStrictEqual({ type: "pong", server_time: T0 });
  expect(replies.done("press-1")).toEqual({ type: "done", id: "press-1" });
  expect(replies.moved(11)).toEqual({ type: "moved", at: "000b" });
  expect(replies.counter(3)).toEqual({ type: "counter", count: 3 });
  expect(replies.reactions([1, 0, 2])).toEqual({ type: "reactions", counts: [1, 0, 2] });
  const asked = { number: 7, name: "Ayşe K." } as never as Parameters<typeof replies.joinConfirm>[0];
  expect(replies.joinConfirm(asked)).toEqual({ type: "join_confirm", number: 7, name: "Ayşe K." });
  const teams = { teams: [] } as never as Parameters<typeof replies.pickTeam>[0];
  expect(replies.pickTeam(teams)).toEqual({ type: "pick_team", teams: [] });
});

test("a refusal carries a sentence and a code, a suggestion and the request only where there is one", () => {
  const refused = replies.refusal("nickname_taken", "Can 2", "press-1");
  expect(refused).toEqual({
    type: "error",
    message: expect.any(String),
    code: expect.any(String),
    suggestion: "Can 2",
    id: "press-1",
  });
  const { suggestion: _suggestion, id: _id, ...bare } = refused;
  expect(replies.refusal("nickname_taken")).toStrictEqual(bare);
  expect(replies.reconnectFailed("nickname_taken")).toEqual({ ...bare, type: "reconnect_failed" });
});

test("[V4] an answer that is sent again is acknowledged again, without its verdict", () => {
  const { game } = play(started(["can"], { verdict: "instant" }), [T0 + 1, answer("can", "q1")]);
  expect(acceptedAgain(game, "can", "q1").map(({ type }) => type)).toEqual(["answer_accepted"]);
  expect(acceptedAgain(game, "can", "q2")).toEqual([]);
});

test("a streak of three is sent, to the host alone", () => {
  const steps = ["q1", "q2", "q3"].flatMap((question, i) => [
    [T0 + i * 10_000 + 2, answer("can", question)] as const,
    [T0 + i * 10_000 + 3, endQuestion] as const,
    [T0 + i * 10_000 + 4, next()] as const,
  ]);
  const streak = (count: number, role: "host" | "player") =>
    leaderboardFor(play(started(["can"], { questions: 4 }), ...steps.slice(0, count * 3)).game, role, isConnected)[0]!
      .streak;
  expect([streak(2, "host"), streak(3, "host"), streak(3, "player")]).toEqual([undefined, 3, undefined]);
});

const atClose = (of: Game) => questionEndFields(of, of.askedQuestions.at(-1)!, "player", isConnected);

test("a close names the pictures of the next question, if there are any", () => {
  const pictured = aQuestion(2, { image, optionImages: { A: { id: "b".repeat(43), alt: "" } } });
  const { game } = play(started(["can"], { questions: [aQuestion(1), pictured, aQuestion(3)] }), [T0 + 9, endQuestion]);
  expect(atClose(game).next_media).toEqual([`/media/${image.id}`, `/media/${"b".repeat(43)}`]);
  const later = play(game, [T0 + 10, next()], [T0 + 20, endQuestion]).game;
  expect(atClose(later)).not.toHaveProperty("next_media");
  expect(askedAbout(pictured)).toMatchObject({ image });
  expect(askedAbout(aQuestion(1))).not.toHaveProperty("image");
});

test("a question that was not sent yet has its fields, and nothing in them", () => {
  expect(untold({ correct_option: "B" })).toStrictEqual({ correct_option: null });
  expect(untold({ correct_option: null, solution: { accepted: [], typo: true } })).toStrictEqual({
    correct_option: null,
    solution: null,
  });
});

const picking = (role: "host" | "player", count: number) => lobbyFor(aGame(), role, isConnected, count);

test("players learn with the game that it asks how sure they are; the host learns how many are choosing a team", () => {
  expect(extrasIn(aGame({ confidence: true }))).toEqual({ confidence: true });
  expect(extrasIn(aGame())).toEqual({});
  expect(picking("host", 2)).toMatchObject({ picking: 2 });
  expect("picking" in picking("host", 0) || "picking" in picking("player", 2)).toBe(false);
});

test("a player with an account learns on joining that the game goes to it", () => {
  const { game } = play(aGame(), [T0, join("can", "Can", { userId: "u" })], [T0, join("ece", "Ece")]);
  expect(joinSuccess(game, "can", "s")).toMatchObject({ account: true });
  expect(joinSuccess(game, "ece", "s")).not.toHaveProperty("account");
});
