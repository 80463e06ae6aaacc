import type { TeamPick } from "../teams";

/** Choices of a game that decide which other settings apply. */
export type Situation = {
  readonly answers: "phones" | "cards" | "board";
  readonly clock: "question" | "none";
  readonly identity: "nickname" | "roster";
  readonly class_id?: string | null | undefined;
  readonly teams?: Teams | null | undefined;
  readonly standing?: "end" | null | undefined;
  readonly scoring?: "speed" | "balanced" | "accuracy" | "net" | null | undefined;
  readonly answers_change?: boolean | null | undefined;
};
export type Teams = { readonly names: readonly string[]; readonly pick?: TeamPick };

type Plain = string | number | boolean;
/** Values of a setting as data: schemas, remembered choices and the dialog's control follow from them. */
export type Values =
  | { readonly oneOf: readonly Plain[] }
  /** Whole numbers from `min` to `max`; with `orZero` zero as well. */
  | { readonly min: number; readonly max: number; readonly orZero?: true }
  | { readonly id: true }
  | { readonly teams: true };
type ValueOf<V> = V extends { readonly oneOf: readonly (infer One)[] }
  ? One
  : V extends { readonly min: number }
    ? number
    : V extends { readonly id: true }
      ? string
      : Teams;

/** Words for a value; null if it is not worth a word. */
export type Words<Value> =
  | ((value: Value, situation: Situation) => string | null)
  | (Value extends string | number ? { readonly [One in Value]: string | null } : never);

type Options<Value> = readonly (readonly [value: Value | null, words: string])[];

/**
 * One setting of a game, in the only place that spells it. Its type, the schemas of requests and replies, the dialog's row, the
 * game's page, the choices a device remembers and the rehearsal's cases follow from it.
 *
 *     confidence: setting({
 *       values: onOff,
 *       usual: false,
 *       absent: false,
 *       applies: onPhones,
 *       row: "other",
 *       label: "Ne kadar emin olduklarını sor",
 *       words: (isOn) => (isOn ? "Açık" : null),
 *     })
 *
 * The rules of the game read it as `settings.confidence`.
 */
export type Setting<V extends Values = Values, Absent = unknown, Value = ValueOf<V>> = {
  readonly values: V;
  /** Value of a game whose teacher chose nothing. Null: none. */
  readonly usual: Value | null | ((answers: Situation["answers"]) => Value);
  /**
   * Value of a game whose stored settings and replies lack this field. Every setting newer than version 0.1 has one, so that older
   * games and pages stay as they were.
   */
  readonly absent?: Absent & (Value | null);
  /** Tells if the setting means something in this situation. Missing: it always does. */
  readonly applies?: (situation: Situation) => boolean;
  /** Tells if this value can be had in this situation. Missing: each can. */
  readonly fits?: (value: Value, situation: Situation) => boolean;
  /** Value where the setting does not apply, or the one asked for does not fit. Missing: the absent one, or the one asked for. */
  readonly otherwise?: Value;
  /** Sentence for the caller if the value does not go with the others. */
  readonly fault?: (value: Value | null | undefined, situation: Situation) => string | null;
  /** Form that the game stores, if it is not the value asked for. */
  readonly stored?: (value: Value, situation: Situation) => Value;
  /** Row of the dialog that asks for it. A setting without one is chosen elsewhere in the dialog. */
  readonly row?: "class" | "points" | "flow" | "other";
  /** Chosen for each game afresh: the device does not remember it. */
  readonly forgotten?: true;
  /** Name on the game's page, and in the dialog if `asks` has no question. */
  readonly label: string;
  /** Value on the game's page, which leaves out a setting without words, and one that does not apply. */
  readonly words: Words<Value>;
  /** Value in the dialog's closed row. */
  readonly short?: Words<Value | null>;
  readonly asks?: {
    readonly question?: string;
    readonly hint?: Words<Value | null>;
    /** Values on offer, with their words if those of the game's page do not fit. */
    readonly options?: Options<Value> | ((situation: Situation) => Options<Value>);
    /** The choices stand beside the question, as a part of the setting above. */
    readonly isBeside?: true;
    /** Value of a switch that is on. Missing: true for settings that are on or off, else no switch is shown. */
    readonly on?: Value;
  };
};

export const setting = <const V extends Values, const Absent = undefined>(
  one: Setting<V, Absent>,
): Setting<V, Absent> => one;

/** The values that a stored game can have: all but the one that is left out. */
type Stored<V, Absent> = V extends { readonly oneOf: readonly unknown[] } ? Exclude<ValueOf<V>, Absent> : ValueOf<V>;
type Always<All> = { [K in keyof All]: All[K] extends Setting<infer _, undefined> ? K : never }[keyof All];
/** Settings of a stored game. */
export type StoredSettings<All> = Flat<
  {
    readonly [K in Always<All>]: All[K] extends Setting<infer V, undefined> ? ValueOf<V> : never;
  } & {
    readonly [K in Exclude<keyof All, Always<All>>]?: All[K] extends Setting<infer V, infer Absent>
      ? Stored<V, Absent>
      : never;
  }
>;
type Flat<T> = { [K in keyof T]: T[K] };
