import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { TeacherStats } from "#protocol/http/replies/statistics";
import { writeResults } from "#game/results/stored-form";
import { aPerson } from "../../helpers/accounts/people";
import { aFinishedGame } from "../../helpers/games/finished-games";
import { call } from "../../helpers/http";

/** A finished game in which three players knew no answer, with results of this length. */
async function anUnknown(ownerId: string, text: string, letters: number, endedAt: number) {
  const { id } = await aFinishedGame(ownerId, [], { endedAt });
  const question = {
    id: crypto.randomUUID(),
    text,
    options: { A: "1", B: "2" },
    correct: "A",
    explanation: "x".repeat(letters),
  } as const;
  const players = [1, 2, 3].map((i) => {
    const answers = [{ value: "B", share: 0, tookMs: 1000, points: 0 }];
    return { id: `p${i}`, nickname: `Ad ${i}`, marble: i, proof: null, score: 0, rank: 1, answers };
  });
  const results = writeResults({ questions: [question], players });
  await env.DB.prepare("UPDATE games SET results = ?2 WHERE id = ?1").bind(id, results).run();
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
