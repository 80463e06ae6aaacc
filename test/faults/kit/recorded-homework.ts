import type { Recording, RunningHomework } from "./recorded-things.ts";

type Given = { readonly homework: { readonly id: string; readonly code: string } };
type Seat = {
  readonly session_id: string;
  readonly pin: string;
  readonly you: { readonly player_id: string };
  readonly question: { readonly question_id: string } | null;
};
const DAY = 24 * 3_600_000;

/** Records the settings of a homework and its pupils' progress. */
export async function moreHomework(
  { ask, paths }: Recording,
  { set, every }: { set: string; every: string },
): Promise<RunningHomework[]> {
  async function given(title: string, more: object = {}) {
    const body = { question_set_id: set, due_at: Date.now() + 3 * DAY, title, ...more };
    const { id, code } = (await ask<Given>("POST", "/homework", "teacher", body)).homework;
    paths.push(["teacher", `/homework/${id}/pupils`], ["", `/homework/${code}`]);
    const at = `/homework/${code}`;
    return {
      id,
      code,
      join: (nickname: string, as = "") =>
        ask<Seat>("POST", `${at}/join`, as, { nickname, join_key: crypto.randomUUID() }),
      say: <Reply>(session: string, call: string, body: object = {}) =>
        ask<Reply>("POST", `${at}/${call}`, session, body),
    };
  }

  const later = await given("Haftaya", { question_set_id: every, opens_at: Date.now() + DAY });
  paths.push(["teacher", `/homework/${later.id}`]);

  const strict = await given("Süreli", { clock: "question", verdict: "after_due", shuffle: true, attempts: 2 });
  const { session_id: strictly, pin } = await strict.join("Deniz");
  const first = await strict.say<Seat>(strictly, "next");
  await strict.say(strictly, "answer", { question_id: first.question!.question_id, answer: "B" });
  await strict.say(strictly, "next");

  // The pupil's own account is in the middle of its second attempt.
  const again = await given("Yeniden", { attempts: 2 });
  const seat = await again.join("Çınar", "student");
  let { question } = seat;
  while (question) {
    const { question_id } = question;
    const answer = { question_id, answer: "A", confidence: 2 };
    ({ question } = await again.say<Seat>(seat.session_id, "answer", answer));
  }
  const second = await again.say<Seat>(seat.session_id, "next-attempt", { after: 1 });
  await again.say(seat.session_id, "answer", { question_id: second.question!.question_id, answer: "B" });
  paths.push(["teacher", `/homework/${again.id}/pupils/${seat.you.player_id}?attempt=1`]);
  paths.push(
    ["teacher", `/homework/${again.id}/statistics`],
    [seat.session_id, `/homework/${again.code}/review?attempt=1`],
  );

  // The teacher removes one pupil, and gives another a new PIN and one more attempt.
  const mended = await given("Düzeltilen");
  const gone = await mended.join("Yanlış Kişi");
  await ask("DELETE", `/homework/${mended.id}/pupils/${gone.you.player_id}`, "teacher");
  const lost = await mended.join("Ece");
  await mended.say(lost.session_id, "answer", { question_id: lost.question!.question_id, answer: "B" });
  const at = `/homework/${mended.id}/pupils/${lost.you.player_id}`;
  const renewed = await ask<{ pin: string }>("POST", `${at}/pin`, "teacher");
  await ask("POST", `${at}/attempt`, "teacher");
  const returned = await ask<Seat>("POST", `/homework/${mended.code}/join`, "", { nickname: "Ece", pin: renewed.pin });

  // By net one pupil is done, with a wrong answer and a blank one, and another goes on.
  const net = { scoring: "net", wrong_costs: 3 };
  const exam = await given("Net, biten", net);
  const done = await exam.join("Ece");
  let next = done.question;
  for (const answer of ["A", null]) {
    ({ question: next } = await exam.say<Seat>(done.session_id, "answer", { question_id: next!.question_id, answer }));
  }
  paths.push(["teacher", `/homework/${exam.id}/statistics`], [done.session_id, `/homework/${exam.code}/review`]);
  const running = await given("Net", net);
  const busy = await running.join("Deniz");
  await running.say(busy.session_id, "answer", { question_id: busy.question!.question_id, answer: "B" });

  return [
    { id: running.id, code: running.code, session: busy.session_id, back: { nickname: "Deniz", pin: busy.pin } },
    { id: strict.id, code: strict.code, session: strictly, back: { nickname: "Deniz", pin } },
    { id: again.id, code: again.code, session: seat.session_id, back: { nickname: "Çınar", pin: seat.pin } },
    { id: mended.id, code: mended.code, session: returned.session_id, back: { nickname: "Ece", pin: renewed.pin } },
  ];
}
