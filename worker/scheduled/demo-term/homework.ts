import type { TermRows, WholeSet } from "#db/demo-term";
import { playedQuestion } from "#db/sets/question-row";
import { SettingsBody } from "#protocol/http/game-settings";
import { usualHomeworkSettings } from "#protocol/settings/homework-settings";
import { searchKey } from "#shared/fold";
import { homeZone } from "#shared/home-zone";
import { dayOf, startOfDay } from "#shared/istanbul";
import { seeded } from "#shared/seeded";
import { shuffledList } from "#question/question";
import { prepare } from "#game/prepare";
import { namesInClass } from "#game/reserved-places";
import type { Plan } from "#objects/homework-room/homework-room";
import { homeworkRow } from "#services/homework/homework-row";
import { reachOf } from "./answers";
import { eveningIn } from "./calendar";
import type { DemoClass, DemoPupil } from "./class-lists";

/** The teacher's two homeworks: one that is over, and one that runs. */

const HOUR = 3_600_000;
const RATE = 0.68;
const homework = {
  over: {
    id: "demo-odev-1",
    code: "FEN7B34",
    setId: "demo-set-4",
    classId: "demo-7b",
    from: -33,
    to: -26,
    begun: 29,
    unfinished: 2,
  },
  running: {
    id: "demo-odev-2",
    code: "FEN6A27",
    setId: "demo-set-3",
    classId: "demo-6a",
    from: -3,
    to: 2,
    begun: 22,
    unfinished: 4,
  },
} as const;

/** A homework, and who works on it. `beginsAt`: when a pupil takes a seat; `asFar`: how many questions this pupil answers. */
export type Assigned = {
  readonly plan: Plan;
  readonly workers: readonly { readonly pupil: DemoPupil; readonly beginsAt: number; readonly asFar: number }[];
  readonly reach: number;
  readonly random: () => number;
};

type Owner = { readonly id: string; readonly name: string };

/** Null if its set is not there. */
export function assigned(
  which: keyof typeof homework,
  now: number,
  { owner, sets, classes }: { owner: Owner; sets: ReadonlyMap<string, WholeSet>; classes: readonly DemoClass[] },
): Assigned | null {
  const { id, code, setId, classId, from, to, begun, unfinished } = homework[which];
  const whole = sets.get(setId);
  const given = classes.find((one) => one.id === classId)!;
  const random = seeded(`bilye ${id}`);
  const gameSettings = SettingsBody.parse({ clock: "none", class_id: classId, identity: "roster" });
  const known = whole?.questions.flatMap((row) => playedQuestion(row, whole.set.language) ?? []) ?? [];
  if (!whole || known.length === 0) return null;
  const questions = prepare(known, gameSettings, random);
  const opening = {
    homeworkId: id,
    code,
    ownerId: owner.id,
    teacher: owner.name,
    timeZone: homeZone,
    class: { id: classId, name: given.name },
    questionSetId: setId,
    settings: usualHomeworkSettings,
    gameSettings,
    openedAt: startOfDay(dayOf(now) + from) + 16 * HOUR,
    opensAt: null,
  };
  // The last minute of the day: that is how the form proposes it.
  const dueAt = startOfDay(dayOf(now) + to + 1) - 60_000;
  const names = namesInClass(given.pupils);
  const places = given.pupils.map(({ id: student, number, schoolNo }, i) => ({
    name: names[i]!,
    student: { id: student, number, schoolNo, timeFactor: 1 },
  }));
  const mixed = shuffledList(given.pupils, random).toSorted(
    (a, b) => Number(b.userId !== null) - Number(a.userId !== null),
  );
  const workers = mixed.slice(0, begun).map((pupil, i) => ({
    pupil,
    beginsAt: eveningIn([from, Math.min(to, 0)], now, random),
    asFar: i < begun - unfinished ? questions.length : Math.ceil(questions.length * (0.3 + random() * 0.4)),
  }));
  const terms = { title: whole.set.title, dueAt, closedAt: null, edition: 0 };
  const reach = reachOf(given.pupils, questions, RATE);
  return { plan: { opening, terms, questions, places }, workers, reach, random };
}

/** Its whole row, with what the making of a homework leaves to the table. */
export const rowOf = (plan: Plan): TermRows["homework"][number] => ({
  ...homeworkRow(plan),
  code: plan.opening.code,
  titleKey: searchKey(plan.terms.title),
  endedAt: null,
  roomUntil: null,
  started: 0,
  finished: 0,
});
