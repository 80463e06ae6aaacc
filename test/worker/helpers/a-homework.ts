import { env } from "cloudflare:workers";
import type {
  HomeworkAnswerReply,
  HomeworkJoinConfirm,
  HomeworkJoinReply,
  HomeworkOver,
  HomeworkReply,
  HomeworkView,
} from "#protocol/http/replies/homework";
import { aStoredClass } from "./a-class";
import { aStoredSet } from "./games/a-game";
import { call, type Refusal } from "./http";
import { aPerson } from "./accounts/people";

export const DAY = 24 * 3_600_000;

type Wanted = {
  readonly questions?: number;
  readonly pupils?: Parameters<typeof aStoredClass>[1];
  readonly body?: object;
  readonly days?: number;
};

/** A homework that was given just now, with its teacher. With pupils it belongs to a class. */
export async function aHomework({ questions = 3, pupils, body, days = 3 }: Wanted = {}) {
  const teacher = await aPerson("teacher");
  const made = pupils ? await aStoredClass(teacher.id, pupils) : null;
  const setId = await aStoredSet(teacher.id, questions);
  const reply = await call<HomeworkReply>("POST", "/api/homework", {
    token: teacher.token,
    body: {
      question_set_id: setId,
      due_at: Date.now() + days * DAY,
      ...(made && { class_id: made.classId }),
      ...body,
    },
  });
  if (reply.status !== 201) throw new Error(reply.text);
  const { homework } = reply.json;
  const { id, code } = homework;
  const room = env.HOMEWORK_ROOM.getByName(code);
  return { teacher, setId, id, code, homework, room, classId: made?.classId ?? null, students: made?.students ?? [] };
}

/** An ordinary homework of a teacher's own set. */
export async function aHomeworkOf(token: string, setId: string) {
  const body = { question_set_id: setId, due_at: Date.now() + 3 * DAY };
  return (await call<HomeworkReply>("POST", "/api/homework", { token, body })).json.homework;
}

/** The calls of a pupil's page. */
export type Page = ReturnType<typeof pageOf>;

export function pageOf(code: string, { session_id, pin, you }: HomeworkJoinReply) {
  const headers = { "session-id": session_id };
  const at = `/api/homework/${code}`;
  return {
    id: you!.player_id,
    sessionId: session_id,
    pin: pin ?? "",
    headers,
    see: () => call<HomeworkView & HomeworkOver & Refusal>("GET", at, { headers }),
    answer: (question_id: string, answer: string | null, more: object = {}) =>
      call<HomeworkAnswerReply & HomeworkOver & Refusal>("POST", `${at}/answer`, {
        headers,
        body: { question_id, answer, ...more },
      }),
    next: () => call<HomeworkView & Refusal>("POST", `${at}/next`, { headers }),
    nextAttempt: (body: object = {}) => call<HomeworkView & Refusal>("POST", `${at}/next-attempt`, { headers, body }),
    review: (query = "") =>
      call<{ attempt: number; answers: { answer: string | null; correct_option: string }[] } & Refusal>(
        "GET",
        `${at}/review${query}`,
        { headers },
      ),
  };
}

export const join = (code: string, body: object, headers: Record<string, string> = {}, token?: string) =>
  call<HomeworkJoinReply & HomeworkJoinConfirm & HomeworkOver & Refusal & { tries_left?: number }>(
    "POST",
    `/api/homework/${code}/join`,
    { body, headers, ...(token && { token }) },
  );

/** A pupil who has begun. */
export async function begun(code: string, who: { nickname?: string; number?: number }, token?: string) {
  const body = who.number === undefined ? who : { ...who, confirm: true, join_key: crypto.randomUUID() };
  const reply = await join(code, body, {}, token);
  if (reply.status !== 201) throw new Error(reply.text);
  return { ...pageOf(code, reply.json), first: reply.json };
}

/** Answers as many questions as there are answers, in the order in which they come; null leaves one blank. */
export async function answerAll(pupil: Page, answers: readonly (string | null)[]): Promise<void> {
  for (const answer of answers) {
    const { question } = (await pupil.see()).json;
    const reply = await pupil.answer(question!.question_id, answer);
    if (reply.status !== 200) throw new Error(reply.text);
  }
}
