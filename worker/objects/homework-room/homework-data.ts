import type { Homework, HomeworkSetup, PupilPlace, Terms } from "#homework/homework";
import type { Pupils } from "./storage/pupils";
import type { HomeworkTables } from "./storage/tables";

export type Platform = { readonly ctx: DurableObjectState; readonly env: Env };

/** A homework as seen by code that writes its rows to D1 or removes names from them. */
export type HomeworkData = {
  readonly platform: Platform;
  readonly tables: HomeworkTables;
  readonly pupils: Pupils;
  readonly setup: HomeworkSetup;
  readonly terms: Terms;
  readonly homework: Homework;
  readonly places: readonly PupilPlace[];
  dropPlaces(studentIds: readonly string[]): void;
};
