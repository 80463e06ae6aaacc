import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { ClassReply } from "#protocol/http/replies/classes";
import type { TeacherStats } from "#protocol/http/replies/statistics";
import { writeResults } from "#game/results/stored-form";
import { aPerson } from "../../helpers/accounts/people";
import { aClass, readClass } from "../../helpers/classes";
import { aClassGame } from "../../helpers/games/class-games";
import { aFinishedGame } from "../../helpers/games/finished-games";
import { call } from "../../helpers/http";

type More = { readonly outcome?: string; readonly classId?: string; readonly setId?: string };

/** A finished game in which three players knew no answer, with results of this length. */
async function anUnknown(
  ownerId: string,
  text: string,
  letters: number,
  endedAt: number,
  { outcome, classId = null, setId = null }: { [Key in keyof More]: More[Key] | null } = {},
) {
  const { id } = await aFinishedGame(ownerId, [], { endedAt });
  const question = {
    id: crypto.randomUUID(),
    text,
    options: { A: "1", B: "2" },
    correct: "A",
    explanation: "x".repeat(letters),
    ...(outcome && { outcome }),
  } as const;
  const players = [1, 2, 3].map((i) => {
    const answers = [{ value: "B", share: 0, tookMs: 1000, points: 0 }];
    return { id: `p${i}`, nickname: `Ad ${i}`, marble: i, proof: null, score: 0, rank: 1, answers };
  });
  const results = writeResults({ questions: [question], players });
  await env.DB.prepare("UPDATE games SET results = ?2, class_id = ?3, question_set_id = ?4 WHERE id = ?1")
    .bind(id, results, classId, setId)
    .run();
}

const hardest = async (token: string) => {
  const { json } = await call<TeacherStats>("GET", "/api/game/teacher/stats", { token });
  return json.hardest_questions.map(({ question_text }) => question_text).toSorted();
};

test("the hardest questions are those of the newest games, as many as are read in a moment", async () => {
  const { id, token } = await aPerson("teacher");
  const now = Date.now();
  for (const [i, text] of ["yeni", "önceki", "daha önceki", "en eski"].entries()) {
    await anUnknown(id, text, i === 3 ? 10 : 1_500_000, now - i * 60_000);
  }
  expect(await hardest(token)).toEqual(["yeni", "önceki"].toSorted());
});

test("none of fifty games of classes is left out", async () => {
  const { id, token } = await aPerson("teacher");
  const now = Date.now();
  for (let i = 0; i < 49; i++) await aFinishedGame(id, [{ nickname: "Ali" }], { endedAt: now - i * 60_000 });
  await anUnknown(id, "eski", 10_000, now - 49 * 60_000);
  expect(await hardest(token)).toEqual(["eski"]);
});

test("outcomes are counted for each class, over all games that asked for them, with the newest set", async () => {
  const { id, token } = await aPerson("teacher");
  const now = Date.now();
  const made = async (name: string) =>
    (await call<ClassReply>("POST", "/api/classes", { token, body: { name } })).json.class.id;
  const [a, b] = [await made("7A"), await made("7B")];
  await anUnknown(id, "bir", 10, now, { outcome: "FB.7.2", classId: a, setId: "yeni" });
  await anUnknown(id, "iki", 10, now - 60_000, { outcome: "FB.7.2", classId: a, setId: "eski" });
  await anUnknown(id, "üç", 10, now - 120_000, { outcome: "FB.7.2", classId: b });
  await anUnknown(id, "dört", 10, now - 180_000);
  const { json } = await call<TeacherStats>("GET", "/api/game/teacher/stats", { token });
  expect(json.outcomes).toEqual([
    { outcome: "FB.7.2", class_name: "7A", correct_rate: 0, games: 2, set: { id: "yeni", title: "Kesirler" } },
    { outcome: "FB.7.2", class_name: "7B", correct_rate: 0, games: 1, set: null },
  ]);
});

/** The tenth of an earlier month, as the teacher's clock counts months: in the last hours of one, Turkey has the next. */
function monthsAgo(months: number): number {
  const there = new Date(Date.now() + 3 * 3_600_000);
  return Date.UTC(there.getUTCFullYear(), there.getUTCMonth() - months, 10);
}

test("this month's rate stands beside that of the month before", async () => {
  const { id, token } = await aPerson("teacher");
  const month = async () => (await call<TeacherStats>("GET", "/api/game/teacher/stats", { token })).json.month;
  expect(await month()).toMatchObject({ accuracy: null, before: null });
  // A game is made ten minutes before its end.
  await aFinishedGame(id, [{ nickname: "Ali" }], { endedAt: Date.now() + 600_000 });
  const { id: wrong } = await aFinishedGame(id, [{ nickname: "Ali" }], { endedAt: monthsAgo(1) });
  await env.DB.prepare("UPDATE games SET correct = 0 WHERE id = ?1").bind(wrong).run();
  await aFinishedGame(id, [{ nickname: "Ali" }], { endedAt: monthsAgo(3) });
  expect(await month()).toEqual({
    games: 1,
    players: 1,
    played: { games: 1, players: 1 },
    accuracy: 1,
    before: 0,
  });
});

const classRates = async (token: string) =>
  (await call<TeacherStats>("GET", "/api/game/teacher/stats", { token })).json.month.classes;

test("the month's rate of the classes is the one that the list of classes shows", async () => {
  const { id: ownerId, token } = await aPerson("teacher");
  const taught = await aClass(token, { students: ["Ayşe", "Ali"] });
  const [ayse, ali] = taught.studentIds as [string, string];
  const outcomes = ["Kesir", "Kesir"];
  await aClassGame(ownerId, { classId: taught.id, outcomes }, { [ayse]: ["A", "A"], [ali]: ["A", "B"] });
  expect((await readClass(token, taught.id)).month).toEqual({ questions: 4, credit: 3 / 4 });
  await aClassGame(ownerId, { classId: taught.id, outcomes, endedAt: monthsAgo(1) }, { [ayse]: ["A", "B"] });
  const { token: other } = await aPerson("teacher");
  expect(await classRates(token)).toEqual({ accuracy: 3 / 4, before: 1 / 2 });
  expect(await classRates(other)).toBeUndefined();
});
