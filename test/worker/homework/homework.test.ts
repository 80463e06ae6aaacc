import { expect, test } from "vitest";
import type { HomeworkPupilsReply, HomeworkReply } from "#protocol/http/replies/homework";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import { aHomework, answerAll, begun, DAY } from "../helpers/a-homework";
import { ring, withClock } from "../helpers/clock";
import { eventually } from "../helpers/eventually";
import { call } from "../helpers/http";

test("a homework is given, done, and over at its last moment: its report is a game's", async () => {
  await withClock(async ({ pass }) => {
    const { teacher, id, code, homework, room } = await aHomework();
    expect(homework).toMatchObject({ code, title: "Kesirler", class: null, state: "open", question_count: 3 });
    const ali = await begun(code, { nickname: "Ali" });
    expect(ali.first).toMatchObject({
      pin: expect.stringMatching(/^\d{4}$/) as string,
      you: { attempt: 1, phase: "question", answered: 0 },
    });
    const first = ali.first.question!;
    expect(first).toMatchObject({ question_text: "Soru 1", correct_option: null, time_limit: null, ends_at: null });
    expect(ali.first.ahead!.map(({ question_text }) => question_text)).toEqual(["Soru 2", "Soru 3"]);
    const answered = (await ali.answer(first.question_id, "B")).json;
    expect(answered).toMatchObject({
      accepted: true,
      verdict: { is_correct: true, correct_option: "B", explanation: "Açıklama 1", points_earned: 1000 },
      you: { answered: 1, right: 1, question_number: 2 },
      question: { question_text: "Soru 2" },
      ahead: [],
    });
    await answerAll(ali, ["A", "B"]);
    expect((await ali.see()).json).toMatchObject({ beads: ["right", "wrong", "right"], you: { phase: "finished" } });
    const nur = await begun(code, { nickname: "Nur" });
    await answerAll(nur, ["B"]);

    const table = await call<HomeworkPupilsReply>("GET", `/api/homework/${id}/pupils`, { token: teacher.token });
    expect(table.json.pupils).toMatchObject([
      { name: "Ali", state: "finished", best: { answered: 3, right: 2, judged: 3, score: 2000 } },
      { name: "Nur", state: "running", answered: 1, best: { right: 1 } },
    ]);
    expect(table.json.questions.map(({ answered, correct_rate }) => [answered, correct_rate])).toEqual([
      [2, 1],
      [1, 0],
      [1, 1],
    ]);

    pass(3 * DAY + 1);
    expect((await nur.answer(`${first.question_id.slice(0, -1)}1`, "B")).status).toBe(410);
    expect((await ali.see()).json).toMatchObject({
      code: "homework_over",
      homework: { state: "over" },
      result: { best: { right: 2 }, beads: ["right", "wrong", "right"] },
    });
    await ring(room);
    await eventually(async () => {
      const seen = await call<HomeworkReply>("GET", `/api/homework/${id}`, { token: teacher.token });
      expect(seen.json.homework).toMatchObject({
        state: "over",
        has_report: true,
        counts: { started: 2, finished: 1 },
      });
    });
    const report = await call<GameStatistics>("GET", `/api/game/${code}/statistics`, { token: teacher.token });
    expect(report.json.game).toMatchObject({ mode: "homework", player_count: 2, average_response_ms: null });
    expect(report.json.players.map(({ nickname, score, asked }) => [nickname, score, asked])).toEqual([
      ["Ali", 2000, 3],
      ["Nur", 1000, 3],
    ]);
  });
});

test("[O6] an answer on its way at the bell counts, unless the pupil has seen the solutions meanwhile", async () => {
  await withClock(async ({ pass }) => {
    const { code } = await aHomework({ questions: 1, body: { clock: "question", attempts: 2 } });
    const ali = await begun(code, { nickname: "Ali" });
    const { question_id, ends_at } = (await ali.next()).json.question!;
    pass(ends_at! - Date.now() + 300);
    expect((await ali.see()).json.you).toMatchObject({ phase: "finished" });
    expect((await ali.answer(question_id, "B")).json).toMatchObject({ accepted: true, you: { right: 1 } });

    await ali.nextAttempt();
    const again = (await ali.next()).json.question!;
    pass(again.ends_at! - Date.now() + 300);
    expect((await ali.review("?attempt=2")).json.answers).toMatchObject([{ answer: null, correct_option: "B" }]);
    expect((await ali.answer(question_id, "B")).json.code).toBe("question_closed");
  });
});
