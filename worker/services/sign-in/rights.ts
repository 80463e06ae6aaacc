/**
 * Rights of each kind of session. A person's own device may do all that its role may; every other kind may make only the calls
 * whose line names it. The server refuses by this table, and the access matrix and docs/sessions.md are generated from it. A
 * call that is described without a line here fails the type check.
 */

/** Kinds of short sessions, a phone that steers one game beside its board, and scopes of personal tokens. */
export const holders = ["board", "lesson", "paired", "read", "sets", "all"] as const;
export type Holder = (typeof holders)[number];

/** Calls that need no sign-in, or only a seat. */
const open = holders;
/** Calls about the account, an administrator's work, and irreversible calls. */
const ownDevice = [] as const;
/** Calls that a teacher or a pupil needs in the classroom. */
const inLesson = ["board", "lesson"] as const;
const ofPaired = ["paired"] as const;
const inLessonOrPaired = [...inLesson, "paired"] as const;
const reading = [...inLesson, "read", "sets", "all"] as const;
const readingOrPaired = [...reading, "paired"] as const;
const writing = [...inLesson, "sets", "all"] as const;
const teaching = [...inLesson, "all"] as const;
const steering = [...teaching, "paired"] as const;
/** Calls that delete, publish or export: not from a board that was left open, but from a script with this right. */
const byWritingKey = ["sets", "all"] as const;
const byWholeKey = ["all"] as const;

const rights = {
  // Question sets
  "GET /api/question-sets": reading,
  "POST /api/question-sets": writing,
  "POST /api/question-sets/import": writing,
  "POST /api/question-sets/repeat": writing,
  "PUT /api/question-sets/filing": writing,
  "PUT /api/question-sets/folder-name": writing,
  "GET /api/question-sets/:id": reading,
  "PUT /api/question-sets/:id": writing,
  "DELETE /api/question-sets/:id": byWritingKey,
  "POST /api/question-sets/:id/copy": writing,
  "GET /api/question-sets/:id/sharing": reading,
  "PUT /api/question-sets/:id/sharing": byWholeKey,
  "POST /api/question-sets/:id/sharing/link": byWholeKey,
  "POST /api/media": writing,
  "GET /api/questions/outcomes": reading,
  "POST /api/questions": writing,
  "PUT /api/questions/:id": writing,
  "DELETE /api/questions/:id": writing,

  // Games
  "POST /api/game": teaching,
  "GET /api/game/teacher": reading,
  "GET /api/game/teacher/stats": reading,
  "GET /api/game/:code": readingOrPaired,
  "GET /api/game/:code/join": open,
  "POST /api/game/join": inLesson,
  "POST /api/game/answer": open,
  "POST /api/game/confidence": open,
  "PUT /api/game/:code": teaching,
  "DELETE /api/game/:code": byWholeKey,
  "POST /api/game/:code/start": steering,
  "POST /api/game/:code/next": steering,
  "POST /api/game/:code/end-question": steering,
  "POST /api/game/:code/extend": steering,
  "POST /api/game/:code/show-leaderboard": steering,
  "POST /api/game/:code/accept-answer": steering,
  "POST /api/game/:code/hide-text": steering,
  "POST /api/game/:code/answers": steering,
  "POST /api/game/:code/absent": steering,
  "POST /api/game/:code/pair": inLesson,
  "POST /api/game/:code/pair/confirm": inLesson,
  "GET /api/game/:code/pair/next": ofPaired,
  "POST /api/game/:code/lock": steering,
  "POST /api/game/:code/kick": steering,
  "POST /api/game/:code/free-seats": steering,
  "POST /api/game/:code/keep-seats": steering,
  "POST /api/game/:code/rename": steering,
  "POST /api/game/:code/move": steering,
  "POST /api/game/:code/end": steering,
  "GET /api/game/:code/leaderboard": reading,
  "GET /api/game/:code/players": readingOrPaired,
  "GET /api/game/:code/statistics": reading,
  "POST /api/pair": open,
  "GET /api/pair/:pair_id": open,
  "GET /ws": inLessonOrPaired,

  // Players
  "GET /api/player/history": inLesson,
  "GET /api/player/:id": reading,
  "GET /api/player/:id/stats": reading,
  "GET /api/player/:id/missed": inLesson,
  "POST /api/player/:id/claim": inLesson,
  "POST /api/player/:id/leave": open,

  // Classes
  "GET /api/classes": reading,
  "POST /api/classes": teaching,
  "POST /api/classes/claim": inLesson,
  "GET /api/classes/mine": inLesson,
  "GET /api/classes/mine/:student": inLesson,
  "GET /api/classes/:id": reading,
  "PUT /api/classes/:id": teaching,
  "DELETE /api/classes/:id": byWholeKey,
  "POST /api/classes/:id/students": teaching,
  "POST /api/classes/:id/import": teaching,
  "GET /api/classes/:id/progress": reading,
  "GET /api/classes/:id/students/:student": reading,
  "GET /api/classes/:id/students/:student/export": byWholeKey,
  "PUT /api/classes/:id/students/:student": teaching,
  "POST /api/classes/:id/students/:student/move": ownDevice,
  "POST /api/classes/:id/students/:student/join": ownDevice,
  "DELETE /api/classes/:id/students/:student": byWholeKey,
  "DELETE /api/classes/:id/students/:student/account": byWholeKey,
  "GET /api/classes/:id/codes": teaching,
  "POST /api/classes/:id/codes": teaching,

  // Homework
  "POST /api/homework": teaching,
  "GET /api/homework": reading,
  "GET /api/homework/:ref": reading,
  "PUT /api/homework/:ref": teaching,
  "DELETE /api/homework/:ref": byWholeKey,
  "POST /api/homework/:ref/close": teaching,
  "GET /api/homework/:ref/pupils": reading,
  "POST /api/homework/:ref/free-seats": teaching,
  "POST /api/homework/:ref/keep-seats": teaching,
  "GET /api/homework/:ref/statistics": reading,
  "GET /api/homework/:ref/pupils/:player": reading,
  "POST /api/homework/:ref/pupils/:player/pin": teaching,
  "POST /api/homework/:ref/pupils/:player/attempt": teaching,
  "DELETE /api/homework/:ref/pupils/:player": byWholeKey,
  "POST /api/homework/:ref/join": inLesson,
  "POST /api/homework/:ref/answer": open,
  "POST /api/homework/:ref/next": open,
  "POST /api/homework/:ref/next-attempt": open,
  "GET /api/homework/:ref/review": open,

  // Library
  "GET /api/library": reading,
  "GET /api/library/:id": reading,
  "POST /api/library/:id/copy": writing,
  "POST /api/library/:id/report": ownDevice,
  "GET /api/shared/:token": reading,
  "POST /api/shared/:token/copy": writing,
  "GET /s/:token": open,
  "GET /library/:id": open,
  "GET /api/admin/library": ownDevice,
  "GET /api/admin/library/:id": ownDevice,
  "POST /api/admin/library/:id": ownDevice,

  // Account
  "POST /api/auth/register": open,
  "GET /api/auth/verify/:token": open,
  "POST /api/auth/verify": open,
  "POST /api/auth/verify/resend": open,
  "POST /api/auth/login": open,
  "POST /api/auth/refresh": inLesson,
  "POST /api/auth/reset-password/request": open,
  "POST /api/auth/reset-password/:token": open,
  "GET /api/auth/me": reading,
  "POST /api/auth/logout": inLesson,
  "POST /api/auth/ws-token": inLessonOrPaired,
  "PUT /api/user/profile": ownDevice,
  "GET /api/user/export": ownDevice,
  "DELETE /api/user": ownDevice,
  "GET /api/user/email": ownDevice,
  "PUT /api/user/email": ownDevice,
  "POST /api/user/email/resend": ownDevice,
  "DELETE /api/user/email": ownDevice,
  "POST /api/auth/email": open,
  "GET /api/user/sessions": ownDevice,
  "DELETE /api/user/sessions": ownDevice,
  "DELETE /api/user/sessions/:id": ownDevice,
  "GET /api/user/tokens": ownDevice,
  "POST /api/user/tokens": ownDevice,
  "DELETE /api/user/tokens/:id": ownDevice,

  // Sign-in
  "POST /api/auth/passkey/options": open,
  "POST /api/auth/passkey": open,
  "POST /api/auth/passkey/lost": open,
  "POST /api/auth/passkey/recover": open,
  "GET /api/user/passkeys": ownDevice,
  "POST /api/user/passkeys/options": ownDevice,
  "POST /api/user/passkeys": ownDevice,
  "PATCH /api/user/passkeys/:id": ownDevice,
  "DELETE /api/user/passkeys/:id": ownDevice,
  "POST /api/auth/device": open,
  "POST /api/auth/device/token": open,
  "GET /api/user/devices/:user_code": ownDevice,
  "POST /api/user/devices/confirm": ownDevice,
  "POST /api/user/devices/refuse": ownDevice,

  // Administration
  "GET /api/admin/stats": ownDevice,
  "GET /api/admin/audit": ownDevice,
  "GET /api/admin/users": ownDevice,
  "GET /api/admin/users/:id/stats": ownDevice,
  "DELETE /api/admin/users/:id": ownDevice,
  "POST /api/admin/users/:id/hand-over": ownDevice,
  "DELETE /api/admin/users/:id/sessions": ownDevice,
  "POST /api/admin/users/:id/admin": ownDevice,
  "GET /api/admin/domains": ownDevice,
  "POST /api/admin/domains": ownDevice,
  "DELETE /api/admin/domains/:domain": ownDevice,
  "GET /api/admin/teachers": ownDevice,
  "GET /api/admin/teachers/pending": ownDevice,
  "POST /api/admin/teachers/approve": ownDevice,

  // Service
  "GET /media/:id": open,
  "GET /api/health": open,
  "GET /api/config": open,
  "GET /api/dev/mail": open,
  "GET /dev/mail": open,
  "GET /dev/mail.css": open,
} as const satisfies Readonly<Record<string, readonly Holder[]>>;

/** A call by its name in the API description, as in `GET /api/game/:code`. */
export type Call = keyof typeof rights;
export const ruledCalls = Object.keys(rights) as readonly Call[];

const rightsOf = new Map<string, readonly Holder[]>(Object.entries(rights));

export const mayCall = (holder: Holder | "usual", call: string): boolean =>
  holder === "usual" || (rightsOf.get(call)?.includes(holder) ?? false);

/** Calls that some kind of session may not make. */
export const limitedCalls: readonly Call[] = ruledCalls.filter((call) => rights[call].length < holders.length);

/** The lowest scope of a personal token that may make this call; undefined for calls closed to tokens. */
export const scopeFor = (call: string): "read" | "sets" | "all" | undefined =>
  (["read", "sets", "all"] as const).find((scope) => mayCall(scope, call));
