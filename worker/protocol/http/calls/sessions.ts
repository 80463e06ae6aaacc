/**
 * Rights of each kind of session. A person's own device may do all that its role may; every other kind may make only the calls
 * whose entry names it. The server refuses by this, and the access matrix and docs/sessions.md are generated from it.
 */

/** Kinds of short sessions, a phone that steers one game beside its board, and scopes of personal tokens. */
export const holders = ["board", "lesson", "paired", "read", "sets", "all"] as const;
export type Holder = (typeof holders)[number];

/** Calls that need no sign-in, or only a seat. */
export const open = holders;
/** Calls about the account, an administrator's work, and irreversible calls. */
export const ownDevice = [] as const;
/** Calls that a teacher or a pupil needs in the classroom. */
export const inLesson = ["board", "lesson"] as const;
export const ofPaired = ["paired"] as const;
export const inLessonOrPaired = [...inLesson, "paired"] as const;
export const reading = [...inLesson, "read", "sets", "all"] as const;
export const readingOrPaired = [...reading, "paired"] as const;
export const writing = [...inLesson, "sets", "all"] as const;
export const teaching = [...inLesson, "all"] as const;
export const steering = [...teaching, "paired"] as const;
/** Calls that delete, publish or export: not from a board that was left open, but from a script with this right. */
export const byWritingKey = ["sets", "all"] as const;
export const byWholeKey = ["all"] as const;

/** Callers and sessions that many entries have in common. */
export const byAnybody = { who: "all", sessions: open } as const;
export const bySeat = { who: "seat", sessions: open, limits: ["miss"] } as const;
export const byAccount = { who: "account", sessions: ownDevice } as const;
export const byAdmin = { who: "admin", sessions: ownDevice } as const;
export const byLibraryAdmin = { who: "library admin", sessions: ownDevice } as const;
export const bySchoolAdmin = { who: "school admin", sessions: ownDevice } as const;
export const byAnyAdmin = { who: "any admin", sessions: ownDevice } as const;
