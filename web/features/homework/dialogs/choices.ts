import { opensTooLate } from "#protocol/homework-limits";
import { isValue } from "#protocol/settings/fitted";
import {
  eachHomeworkSetting,
  homeworkSettings,
  usualHomeworkSettings,
  type HomeworkScoring,
  type HomeworkSettings,
} from "#protocol/settings/homework-settings";
import { recalled, remember } from "#browser/device";
import { dueEvening, dueFault, momentOf, noMoment, type DueName } from "#words/due-day";
import { storedObject } from "#browser/stored-object";

/** End of a homework: one of the offered evenings, or a day and a time as they are in their fields. */
export type Due = { readonly name: DueName } | { readonly name: "other"; readonly day: string; readonly clock: string };

/** Opening of a homework: null for at once, or a day and a time. */
export type OpeningTime = { readonly day: string; readonly clock: string } | null;

/** Settings kept on the device for the next homework; the set says what a wrong answer costs where net is counted. */
export type ChosenHomework = HomeworkSettings & { readonly due: DueName; readonly scoring?: HomeworkScoring };

export const attemptsOffered = [1, 2, 3, 5, 10] as const;
const dueNames = ["tomorrow", "sunday", "week"] as const satisfies readonly DueName[];

export const usualHomework: ChosenHomework = { due: "sunday", ...usualHomeworkSettings };

export const isUsualHomework = (settings: ChosenHomework): boolean =>
  settings.due === usualHomework.due &&
  settings.scoring !== "net" &&
  Object.values(eachHomeworkSetting((name) => settings[name] === usualHomework[name])).every(Boolean);

export const momentOfDue = (due: Due, now: number): number =>
  due.name === "other" ? momentOf(due.day, due.clock) : dueEvening(due.name, now);

/** Faults of the beginning and of the end, separately. */
export function faultsOf(due: Due, opening: OpeningTime, now: number) {
  const end = momentOfDue(due, now);
  const begin = opening === null ? now : momentOf(opening.day, opening.clock);
  const opens = Number.isNaN(begin) ? noMoment : begin >= end ? opensTooLate : undefined;
  return { due: dueFault(end, now), opening: opening === null ? undefined : opens };
}

const keyFor = (teacherId: string): string => `bilye.homework.${teacherId}`;

const isOffered = (name: keyof HomeworkSettings, value: unknown): boolean =>
  name === "attempts" ? attemptsOffered.some((one) => one === value) : isValue(homeworkSettings[name].values, value);

export function rememberedHomework(teacherId: string): ChosenHomework {
  const stored = storedObject(recalled(keyFor(teacherId)));
  const settings = eachHomeworkSetting((name) =>
    isOffered(name, stored[name]) ? stored[name] : usualHomework[name],
  ) as HomeworkSettings;
  const scoring = stored.scoring === "net" && ({ scoring: "net" } as const);
  return { due: dueNames.find((name) => name === stored.due) ?? usualHomework.due, ...settings, ...scoring };
}

export const rememberHomework = (teacherId: string, settings: ChosenHomework): void =>
  void remember(keyFor(teacherId), JSON.stringify(settings));
