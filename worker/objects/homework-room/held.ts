import type { Homework, Opening, Place, Terms } from "#homework/homework";
import type { Pupils } from "./storage/pupils";
import type { Tables } from "./storage/tables";

export type Platform = { readonly ctx: DurableObjectState; readonly env: Env };

/** A homework as those see it who write its rows out, or take names from them. */
export type Held = {
  readonly platform: Platform;
  readonly tables: Tables;
  readonly pupils: Pupils;
  readonly opening: Opening;
  readonly terms: Terms;
  readonly homework: Homework;
  readonly places: readonly Place[];
  dropPlaces(studentIds: readonly string[]): void;
  /** Something else may be due next. */
  arm(): void;
};
