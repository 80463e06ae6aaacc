import { reset } from "cloudflare:test";
import { beforeEach, test } from "vitest";
import { answerTo, type Asked } from "../answers";
import { pass } from "../chance-and-clock";
import { aSchool } from "../game";
import { ask } from "../people";
import { recorded } from "../recorder";

const HOUR = 3_600_000;
const kinds: Readonly<Record<string, object>> = {
  plain: {},
  "in a hurry": { attempts: 2, clock: "question", shuffle: true },
  "in net": { attempts: 2, scoring: "net", wrong_costs: 3 },
  "judged at its end": { attempts: 3, verdict: "after_due", opens: true },
};

beforeEach(reset);
test.each(
  Object.entries(kinds).flatMap(([name, body]) => [
    [name, body, false] as const,
    [`${name}, by number`, body, true] as const,
  ]),
)("%s", (name, body, byNumber) => recorded(`homework ${name}`, () => playHomework(body, byNumber)));

type Given = { readonly homework?: { readonly id: string; readonly code: string } };
type View = {
  readonly session_id?: string;
  readonly pin?: string;
  readonly question?: Asked;
  readonly you?: { player_id: string };
};

/** Two pupils do a homework, one of them on two devices; a third one only comes, and is removed. */
async function playHomework({ opens, ...wanted }: { opens?: boolean }, byNumber: boolean) {
  const { teacher, student, classId, whole } = await aSchool();
  const { token } = teacher;
  const given = await ask<Given>("POST", "/api/homework", {
    token,
    body: {
      question_set_id: whole,
      due_at: Date.now() + 24 * HOUR,
      ...(opens && { opens_at: Date.now() + HOUR }),
      ...(byNumber && { class_id: classId }),
      ...wanted,
    },
  });
  // An earlier product counts no net.
  if (!given.homework) return;
  const { id, code } = given.homework;
  const at = `/api/homework/${code}`;
  const own = `/api/homework/${id}`;
  await ask("GET", at);
  const comes = async (number: number, nickname: string, token?: string, from?: string) => {
    const name = byNumber ? { number } : { nickname };
    const join = (more: object) =>
      ask<View>("POST", `${at}/join`, {
        token,
        from,
        body: { ...name, join_key: `anahtar-${code}-${number}`, ...more },
      });
    if (byNumber) await join({});
    const { session_id = "x", pin, you } = await join({ confirm: true });
    const headers = { "session-id": session_id };
    return {
      id: you?.player_id ?? "x",
      returns: () => join({ confirm: true, join_key: undefined, pin }),
      see: () => ask<View>("GET", at, { headers }),
      does: (call: string, body: object = {}) => ask<View>("POST", `${at}/${call}`, { headers, body }),
      review: () => ask("GET", `${at}/review`, { headers }),
    };
  };
  const early = await comes(1, "Ali");
  if (opens) await pass(HOUR);
  const seats = [opens ? await comes(1, "Ali") : early, await comes(2, "Ece", student.token)];
  const third = await comes(3, "Nur", undefined, "10.9.8.7");
  for (let attempt = 1; attempt <= 3; attempt++) {
    for (const [i, pupil] of seats.entries()) {
      for (let turn = 0; turn < 10; turn++) {
        await pass(2000);
        const { question } = await pupil.does("next");
        if (!question) break;
        if (turn === 3) await pass(40_000);
        const { question_id } = question;
        const isBlank = "scoring" in wanted && turn % 3 === 1;
        const answer = isBlank ? null : answerTo(question, turn + i);
        await pupil.does("answer", { question_id, answer, confidence: 2 });
        if (turn === 2) await pupil.does("answer", { question_id, answer: answerTo(question, turn + i + 1) });
        await pupil.see();
      }
      await pupil.review();
      await pupil.does("next-attempt", { after: attempt });
    }
  }
  const reads = async () => {
    for (const part of ["", "/pupils", "/statistics", `/pupils/${seats[0]!.id}`])
      await ask("GET", `${own}${part}`, { token });
    await ask("GET", "/api/homework", { token });
    await ask("GET", `/api/classes/${classId}`, { token });
    await ask("GET", `/api/classes/${classId}/progress`, { token });
  };
  await reads();
  await seats[1]!.returns();
  await ask("POST", `${own}/pupils/${seats[1]!.id}/pin`, { token });
  await ask("POST", `${own}/pupils/${seats[1]!.id}/attempt`, { token });
  await ask("PUT", own, { token, body: { title: "Ödev 2", due_at: Date.now() + 30 * HOUR } });
  await ask("DELETE", `${own}/pupils/${third.id}`, { token });
  await third.see();
  await pass(31 * HOUR);
  for (const pupil of seats) await pupil.see();
  for (const pupil of seats) await pupil.review();
  await reads();
  await ask("POST", `${own}/close`, { token });
  await ask("DELETE", own, { token });
}
