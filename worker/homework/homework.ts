import type { HomeworkSettings } from "#protocol/http/replies/homework";
import type { GameSettings } from "#protocol/game-settings";
import type { Question } from "#game/game";
import type { PlacedStudent } from "#game/place";

/** The homework as it was given, stored once. Everything here is its own copy, whatever becomes of the set or the class. */
export type HomeworkSetup = {
  readonly homeworkId: string;
  readonly code: string;
  readonly ownerId: string;
  /** The teacher's name, as pupils see it. */
  readonly teacher: string;
  /** The teacher's; absent in homework of older versions: Istanbul's. */
  readonly timeZone?: string;
  readonly class: { readonly id: string; readonly name: string } | null;
  readonly questionSetId: string | null;
  readonly settings: HomeworkSettings;
  /** The same settings in a game's form, for the list of results. */
  readonly gameSettings: GameSettings;
  readonly openedAt: number;
  readonly opensAt: number | null;
  /** True while its teacher may not teach: pupils wait, the last day stays. */
  readonly rests?: boolean;
};

/** The teacher whose homework it is. */
export type Owner = Required<Pick<HomeworkSetup, "ownerId" | "teacher" | "timeZone">>;

/** The terms that the teacher may change. */
export type Terms = {
  readonly title: string;
  readonly dueAt: number;
  /** The time at which the teacher ended it early; null if they did not. */
  readonly closedAt: number | null;
  /** Counts changes of the end, so that an older one never overwrites a newer one. */
  readonly edition: number;
};

/** The moment from which it is over. */
export const endOf = ({ dueAt, closedAt }: Terms): number => (closedAt === null ? dueAt : Math.min(closedAt, dueAt));

/** A place that a student of the class has before anybody comes. */
export type PupilPlace = { readonly name: string; readonly student: PlacedStudent };

/** Everything that the rules need besides the pupil. */
export type Homework = {
  readonly setup: HomeworkSetup;
  readonly terms: Terms;
  readonly questions: readonly Question[];
};

/** The value that is stored for a question left blank; no kind takes it for an answer. */
export const BLANK = "";

export type Tally = { readonly given: number; readonly right: number; readonly score: number };
export type Attempt = Tally & { readonly attempt: number };

export type Pupil = {
  /** The row's number; the pupil's order of questions grows from it. */
  readonly seq: number;
  readonly id: string;
  readonly nickname: string;
  readonly nicknameKey: string;
  readonly marble: number;
  readonly userId: string | null;
  readonly studentId: string | null;
  /** Factor by which the pupil's clock is longer. */
  readonly timeFactor: number;
  /** Extra attempts that the teacher has given. */
  readonly extraAttempts: number;
  readonly joinedAt: number;
  /** The time of the last answer. */
  readonly lastAt: number;
  readonly attempt: number;
  /** Number of questions of this attempt that are over, in the pupil's own order. */
  readonly done: number;
  /** Figures of this attempt. */
  readonly tally: Tally;
  /** Start of the present question's clock; null if it does not run. */
  readonly openedAt: number | null;
  /** The attempt that counts. */
  readonly best: Attempt;
  /** True if the pupil has once answered to the end. */
  readonly hasFinished: boolean;
  readonly pin: { readonly hash: string; readonly failures: number; readonly lockedUntil: number };
};

/** An answer as it is stored. */
export type Given = {
  readonly attempt: number;
  /** Its turn in the pupil's own order, from 0. */
  readonly turn: number;
  /** The question's place in the set, from 0. */
  readonly place: number;
  /** Empty if the question was left blank. */
  readonly value: string;
  readonly share: number | null;
  /** 0 if there is no clock. */
  readonly tookMs: number;
  readonly at: number;
  readonly confidence: 1 | 2 | 3 | null;
};
