import { expect, test } from "vitest";
import { newLiveGame, type LiveGame, type Phase } from "#game-client/game";
import { announcement } from "#hosting/announcements";
import { allIn, knewOf, primaryOf, sceneKey, sceneOf } from "#hosting/scene";
import { standingSwitch } from "#hosting/standing";
import { settings } from "../../builders/settings";
import { aClosedQuestion, aPlayedQuestion } from "../../builders/questions";
import { aTable } from "./a-table";

const still = { isReading: false, isTableOpen: false, isClosed: false };
const question = aPlayedQuestion({ question_number: 3, total_questions: 5, correct_option: "B" });
const running: Phase = {
  name: "question",
  question,
  answer: { state: "none" },
  answered: 1,
  expected: 4,
  answeredIds: ["ali"],
};
const { question_text, options, points, question_number } = question;
const revealed = (changes: { is_last?: boolean; distribution?: { A: number; B: number; none: number } } = {}) =>
  ({
    name: "reveal",
    asked: { question_text, options, points, question_number },
    result: aClosedQuestion(changes),
    tookMs: null,
    wasThere: true,
  }) as Phase;
const ended: Phase = { name: "ended", message: "Oyun tamamlandı", stats: null };
const someone = { player_id: "ali", nickname: "Ali", marble: 1, is_connected: true };
const game = (changes: Partial<LiveGame> = {}): LiveGame => ({
  ...newLiveGame("host", "482913"),
  players: [someone],
  ...changes,
});

test.each([
  ["connecting", { name: "connecting" }, still, "wait"],
  ["the lobby", { name: "lobby" }, still, "lobby"],
  ["between two questions", { name: "between" }, still, "wait"],
  ["the reading seconds", running, { ...still, isReading: true }, "ready:q1"],
  ["a running question", running, still, "question:q1"],
  ["a reveal", revealed(), still, "reveal:q1"],
  ["the table", revealed(), { ...still, isTableOpen: true }, "table:q1"],
  ["the end", ended, still, "podium"],
] as const)("%s has a scene of its own", (_, phase, board, key) => {
  expect(sceneKey(sceneOf(phase, board))).toBe(key);
});

test.each([
  ["in the lobby", { name: "lobby" }, still, false, "start", "Oyunu başlat"],
  ["while it is read", running, { ...still, isReading: true }, false, null, null],
  ["while the clock runs", running, still, false, "end_question", "Süreyi bitir"],
  ["in the breath after the last answer", running, { ...still, isClosed: true }, false, null, null],
  ["at the answer", revealed(), still, false, "table", "Puan durumu"],
  ["at the answer, the table hidden", revealed(), still, true, "next", "Sıradaki soru"],
  ["at the table", revealed(), { ...still, isTableOpen: true }, false, "next", "Sıradaki soru"],
  ["at the last answer", revealed({ is_last: true }), still, false, "next", "Kürsüye geç"],
  ["at the end", ended, still, false, "report", "Raporu aç"],
] as const)("the large button %s", (_, phase, board, isTableHidden, does, label) => {
  const primary = primaryOf(sceneOf(phase, board), game(), isTableHidden);
  expect([primary?.does ?? null, primary?.label ?? null]).toEqual([does, label]);
});

test("an empty lobby does not start, and shows why", () => {
  const lobby = sceneOf({ name: "lobby" }, still);
  expect(primaryOf(lobby, game({ players: [] }), false)?.missing).toBe("En az bir oyuncu gerekli");
  expect(primaryOf(lobby, game(), false)?.missing).toBeUndefined();
});

test.each([
  [{ name: "lobby" }, still, "Oyun kodu 4 8 2 9 1 3. Oyuncular bekleniyor."],
  [running, { ...still, isReading: true }, "Soru 3. Kaç?"],
  [running, still, "Soru 3 başladı. Kaç? A: 1. B: 2."],
  [revealed(), still, "Doğru cevap B, 2. Bilen 2, toplam 4."],
  [revealed({ distribution: { A: 0, B: 0, none: 0 } }), still, "Doğru cevap B, 2."],
  [
    revealed(),
    { ...still, isTableOpen: true },
    "Puan durumu. 1. ece, 1.800 puan. 2. ali, 900 puan. ece 1 basamak çıktı.",
  ],
  [ended, still, "Oyun bitti. Kürsü belli oldu. 1. ece, 1.800 puan. 2. ali, 900 puan."],
] as const)("a screen reader hears the scene: %#", (phase, board, text) => {
  const leaderboard = aTable(["ece", 1800, 2], ["ali", 900, 1]);
  expect(announcement(sceneOf(phase, board), game({ leaderboard }))).toBe(text);
});

test("an option that ends with a mark of its own is read out without a second one", () => {
  const sentences = { A: "Artar.", B: "Neden?" };
  const started = { ...running, question: { ...running.question, options: sentences } };
  expect(announcement(sceneOf(started, still), game())).toBe("Soru 3 başladı. Kaç? A: Artar. B: Neden?");
});

test("a standing among zeros has no ranks, nor has one of a team", () => {
  const leaderboard = aTable(["ece", 0, 1], ["ali", 0, 1]);
  const table = sceneOf(revealed(), { ...still, isTableOpen: true });
  expect(announcement(table, game({ leaderboard }))).toBe("Puan durumu. ece, 0 puan. ali, 0 puan.");
  const below = aTable(["ece", -250], ["ali", -250]);
  expect(announcement(sceneOf(ended, still), game({ leaderboard: below }))).toBe("Oyun bitti. Bugün ısındık.");
});

test("with teams on phones the large button names the standing that it opens", () => {
  const teams = [named("Atomlar", 1, 3812, 3)];
  expect(primaryOf(sceneOf(revealed(), still), game({ teams }), false)?.label).toBe("Takım durumu");
});

test.each([
  ["after every question", {}, null, false, { isTableHidden: false, hidesTable: false, isTableOff: false }],
  ["on no phone either", { show_leaderboard: false }, null, false, { isTableHidden: true, isOnce: false }],
  ["at the end alone, at the answer", { standing: "end" }, null, false, { isTableHidden: true, isTableOff: false }],
  ["at the end alone, shown once", { standing: "end" }, null, true, { hidesTable: true, isOnce: true }],
  ["at the end alone, while a question runs", { standing: "end" }, null, null, { isTableOff: true }],
  ["hidden by the teacher's press", {}, true, null, { isTableHidden: true, hidesTable: false, isTableOff: false }],
] as const)("the switch of a standing that comes %s", (_, changes, chosen, isOpen, does) => {
  expect(standingSwitch(settings(changes), chosen, isOpen)).toMatchObject(does);
});

const named = (name: string, rank: number, score: number, previous_rank: number) => {
  return { name, rank, score, team: rank, previous_rank, points: 0, players: 3 };
};

test("with teams the scene names the teams, at the flip the people", () => {
  const leaderboard = aTable(["ece", 1800, 2], ["ali", 900, 1]);
  const teams = [named("Atomlar", 1, 3812, 3), named("Kartallar", 2, 3790, 1)];
  const table = sceneOf(revealed(), { ...still, isTableOpen: true });
  expect(announcement(table, game({ leaderboard, teams }))).toBe(
    "Takım durumu. 1. Atomlar, 3.812 puan. 2. Kartallar, 3.790 puan. Atomlar 2 basamak çıktı.",
  );
  expect(announcement(table, game({ leaderboard, teams }), true)).toMatch(/^Puan durumu\. 1\. ece/);
  const record = { rate: 0.82, played_at: 0, is_beaten: true };
  expect(announcement(sceneOf(ended, still), game({ leaderboard, teams, record }))).toBe(
    "Oyun bitti. Kürsü belli oldu. 1. Atomlar, 3.812 puan. 2. Kartallar, 3.790 puan. Yeni rekor! Önceki en iyi %82.",
  );
});

test("an end without points and one without players have sentences of their own", () => {
  const podium = sceneOf(ended, still);
  const leaderboard = aTable(["ali", 0]);
  const none = { player_count: 1, correct: 0, wrong: 0, unanswered: 0, accuracy: 0, average_score: 0 };
  const after = (questions: number): LiveGame =>
    game({ leaderboard, phase: { ...ended, stats: { ...none, questions, average_response_ms: null } } });
  expect(announcement(podium, after(1))).toBe("Oyun bitti. Bugün ısındık.");
  expect(announcement(podium, game())).toBe("Oyun bitti.");
  // A game that ended in the lobby is not called a warm-up, because no question was asked.
  expect(announcement(podium, after(0))).toBe("Oyun bitti.");
});

test.each([
  [
    { A: 1, B: 2, none: 1 },
    { knew: 2, asked: 4 },
  ],
  [
    { A: 3, none: 0 },
    { knew: 0, asked: 3 },
  ],
  [{ none: 0 }, { knew: 0, asked: 0 }],
])("%j counts so many who knew B", (distribution, knew) => {
  expect(knewOf(aClosedQuestion({ distribution }))).toEqual(knew);
});

test.each([
  ["all have answered, and the clock runs", {}, "süre bitene kadar değişebilir"],
  ["all have answered, and there is no clock", { ends_at: null }, "siz bitirene kadar değişebilir"],
  ["the first answer counts", { answers_change: undefined }, undefined],
])("the count gives way to two lines where answers may change: %s", (_, changes, line) => {
  const asked = { ...question, answers_change: true as const, ...changes };
  const scene = (answered: number, expected: number, isClosed = false) =>
    ({ name: "question", question: asked, answered, expected, answeredIds: [], isClosed }) as const;
  expect(allIn(scene(4, 4))?.line).toBe(line);
  expect([allIn(scene(3, 4)), allIn(scene(0, 0)), allIn(scene(4, 4, true))]).toEqual([null, null, null]);
});
