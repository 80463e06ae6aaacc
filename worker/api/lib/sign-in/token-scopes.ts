import type { TokenScope } from "#protocol/http/tokens";

/**
 * What a personal token may ask for, and from which scope on. A call that does not stand here refuses every token: whatever
 * is added later is closed to them, and so is everything about the account itself.
 */
const calls: Readonly<Record<TokenScope, readonly string[]>> = {
  read: [
    "GET /api/auth/me",
    "GET /api/question-sets",
    "GET /api/question-sets/:id",
    "GET /api/question-sets/:id/sharing",
    "GET /api/questions/outcomes",
    "GET /api/library",
    "GET /api/library/:id",
    "GET /api/shared/:token",
    "GET /api/game/teacher",
    "GET /api/game/teacher/stats",
    "GET /api/game/:code",
    "GET /api/game/:code/leaderboard",
    "GET /api/game/:code/players",
    "GET /api/game/:code/statistics",
    "GET /api/player/:id",
    "GET /api/player/:id/stats",
    "GET /api/classes",
    "GET /api/classes/:id",
    "GET /api/classes/:id/progress",
    "GET /api/classes/:id/students/:student",
    "GET /api/homework",
    "GET /api/homework/:ref",
    "GET /api/homework/:ref/pupils",
    "GET /api/homework/:ref/statistics",
    "GET /api/homework/:ref/pupils/:player",
  ],
  sets: [
    "POST /api/question-sets",
    "POST /api/question-sets/import",
    "POST /api/question-sets/repeat",
    "PUT /api/question-sets/filing",
    "PUT /api/question-sets/folder-name",
    "PUT /api/question-sets/:id",
    "DELETE /api/question-sets/:id",
    "POST /api/question-sets/:id/copy",
    "POST /api/questions",
    "PUT /api/questions/:id",
    "DELETE /api/questions/:id",
    "POST /api/media",
    "POST /api/library/:id/copy",
    "POST /api/shared/:token/copy",
  ],
  all: [
    "PUT /api/question-sets/:id/sharing",
    "POST /api/question-sets/:id/sharing/link",
    "POST /api/game",
    "PUT /api/game/:code",
    "DELETE /api/game/:code",
    "POST /api/game/:code/start",
    "POST /api/game/:code/next",
    "POST /api/game/:code/end-question",
    "POST /api/game/:code/extend",
    "POST /api/game/:code/show-leaderboard",
    "POST /api/game/:code/accept-answer",
    "POST /api/game/:code/hide-text",
    "POST /api/game/:code/answers",
    "POST /api/game/:code/absent",
    "POST /api/game/:code/lock",
    "POST /api/game/:code/kick",
    "POST /api/game/:code/free-seats",
    "POST /api/game/:code/keep-seats",
    "POST /api/game/:code/rename",
    "POST /api/game/:code/move",
    "POST /api/game/:code/end",
    "POST /api/classes",
    "PUT /api/classes/:id",
    "DELETE /api/classes/:id",
    "POST /api/classes/:id/students",
    "POST /api/classes/:id/import",
    "PUT /api/classes/:id/students/:student",
    "DELETE /api/classes/:id/students/:student",
    "DELETE /api/classes/:id/students/:student/account",
    "GET /api/classes/:id/students/:student/export",
    "GET /api/classes/:id/codes",
    "POST /api/classes/:id/codes",
    "POST /api/homework",
    "PUT /api/homework/:ref",
    "DELETE /api/homework/:ref",
    "POST /api/homework/:ref/close",
    "POST /api/homework/:ref/free-seats",
    "POST /api/homework/:ref/keep-seats",
    "POST /api/homework/:ref/pupils/:player/pin",
    "POST /api/homework/:ref/pupils/:player/attempt",
    "DELETE /api/homework/:ref/pupils/:player",
  ],
};

const rank: Readonly<Record<TokenScope, number>> = { read: 0, sets: 1, all: 2 };
const neededFor = new Map(
  (Object.keys(calls) as TokenScope[]).flatMap((scope) => calls[scope].map((call) => [call, scope] as const)),
);

/** From which scope on a token may make this call, named `GET /api/game/:code`; undefined for calls closed to tokens. */
export const scopeFor = (call: string): TokenScope | undefined => neededFor.get(call);

export function opens(scope: TokenScope, call: string): boolean {
  const needed = scopeFor(call);
  return needed !== undefined && rank[needed] <= rank[scope];
}

/** Every call that a token can make. */
export const tokenCalls: readonly string[] = [...neededFor.keys()];
