import type {
  HomeworkAnswerReply,
  HomeworkJoinConfirm,
  HomeworkJoinReply,
  HomeworkReviewReply,
  HomeworkView,
} from "#protocol/http/replies/homework";
import type { Env } from "#browser/env";
import { storedToken } from "#browser/token";
import { call, withAccount, type ApiReply } from "#api/requests";

/** Requests of the pupil's page to the server. */

type Asker = Pick<Env, "fetch">;
export type Joining = {
  readonly nickname?: string;
  readonly number?: number;
  readonly confirm?: boolean;
  readonly join_key?: string;
  readonly pin?: string;
};
export type StoredAnswer = {
  readonly attempt: number;
  /** In the pupil's order, from 1. */
  readonly number: number;
  readonly question_id: string;
  /** Empty for a question left blank, where net is counted. */
  readonly answer: string;
};

/** An answer is sent again after this, as its connection may be lost. */
const ANSWER_WITHIN = 8_000;

const at = <What extends string = "">(code: string, what?: What) =>
  `/api/homework/${encodeURIComponent(code)}${what ?? ""}` as `/api/homework/${string}${What}`;
const post = <Body>(body: Body, session: string) => ({ method: "POST" as const, body, session });

export const askForHomework = (env: Asker, code: string, session?: string): Promise<ApiReply<HomeworkView>> =>
  call<"GET /api/homework/:ref">(env, at(code), "homework", session ? { session } : {}) as Promise<
    ApiReply<HomeworkView>
  >;

/** Returns the name behind the number, to be confirmed, or the place. */
export const joinHomework = (
  env: Asker,
  code: string,
  body: Joining,
): Promise<ApiReply<HomeworkJoinReply | HomeworkJoinConfirm>> =>
  withAccount(storedToken(), (token) =>
    call<"POST /api/homework/:ref/join">(env, at(code, "/join"), ["session_id", "name"], {
      method: "POST",
      body,
      token,
    }),
  );

export const postStored = (
  env: Asker,
  code: string,
  session: string,
  { question_id, answer, attempt }: StoredAnswer,
): Promise<ApiReply<HomeworkAnswerReply>> =>
  call<"POST /api/homework/:ref/answer">(env, at(code, "/answer"), "accepted", {
    ...post({ question_id, answer: answer || null, attempt }, session),
    within: ANSWER_WITHIN,
  });

/** Opens the next question, and with it starts its clock. */
export const openNext = (env: Asker, code: string, session: string): Promise<ApiReply<HomeworkView>> =>
  call<"POST /api/homework/:ref/next">(env, at(code, "/next"), "homework", post({}, session));

export const beginAttempt = (
  env: Asker,
  code: string,
  session: string,
  after: number,
): Promise<ApiReply<HomeworkView>> =>
  call<"POST /api/homework/:ref/next-attempt">(env, at(code, "/next-attempt"), "homework", post({ after }, session));

/** The review of an attempt, by default of the best one. */
export const askForReview = (
  env: Asker,
  code: string,
  session: string,
  attempt?: number,
): Promise<ApiReply<HomeworkReviewReply>> =>
  call<"GET /api/homework/:ref/review">(
    env,
    at(code, attempt === undefined ? "/review" : `/review?attempt=${attempt}`),
    "answers",
    { session },
  );
