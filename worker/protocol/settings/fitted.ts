import type { GameSettings } from "../game-settings";
import type { Setting, Situation, Teams, Values } from "./setting";
import { picks } from "../teams";
import { gameSettings } from "./settings";

export type SettingName = keyof GameSettings;
/** A setting among others: its values are no longer told apart by type. */
export type AnySetting = Setting<Setting["values"], unknown, unknown>;

/** Every setting with its name, in the order of the replies. */
export const settingsListed = Object.entries(gameSettings) as unknown as readonly (readonly [
  SettingName,
  AnySetting,
])[];

/** Settings as a caller sends them, with the usual value for those that are missing. */
export type AskedSettings = { readonly [Name in SettingName]?: unknown };

/** The choices that decide what applies. Fields that stored settings leave out count as their absent value. */
export const situationOf = (settings: AskedSettings): Situation =>
  Object.fromEntries(
    (["answers", "clock", "identity", "class_id", "teams", "standing", "scoring", "answers_change"] as const).map(
      (name) => [name, settings[name] ?? gameSettings[name].absent],
    ),
  ) as unknown as Situation;

/** Adds the usual value of each setting that nothing was said about. */
export function withUsual(asked: AskedSettings): AskedSettings {
  const answers = (asked.answers ?? usualOf("answers")) as Situation["answers"];
  return Object.fromEntries(settingsListed.map(([name]) => [name, asked[name] ?? usualOf(name, answers)]));
}

function usualOf(name: SettingName, answers: Situation["answers"] = "phones"): unknown {
  const { usual } = gameSettings[name] as AnySetting;
  return typeof usual === "function" ? (usual as (answers: Situation["answers"]) => unknown)(answers) : usual;
}

/** Settings as a game stores them: values that do not apply are corrected, absent ones left out. */
export function fitted(asked: AskedSettings): GameSettings {
  const full = withUsual(asked);
  const situation = situationOf(full);
  const entries = settingsListed.flatMap(([name, one]) => {
    const value = valueIn(one, full[name], situation);
    if (one.absent !== undefined && value === one.absent) return [];
    return [[name, one.stored?.(value, situation) ?? value]];
  });
  return Object.fromEntries(entries) as GameSettings;
}

/** The value that a game in this situation has, if this one was asked for. */
export function valueIn(
  { applies, fits, otherwise, absent }: AnySetting,
  value: unknown,
  situation: Situation,
): unknown {
  if ((applies?.(situation) ?? true) && (fits?.(value, situation) ?? true)) return value;
  return otherwise ?? (absent === undefined ? value : absent);
}

/** Names of settings that only a newer version knows. A game or homework that it opened is played without them. */
export const unknownSettings = (stored: object, known: object = gameSettings): string[] =>
  Object.keys(stored).filter((name) => !Object.hasOwn(known, name));

/** False for stored settings with a value that only a newer version knows: this one would play them wrongly. */
export const areValuesKnown = (
  stored: object,
  settings: Readonly<Record<string, Pick<AnySetting, "values">>> = gameSettings,
): boolean =>
  Object.entries(stored).every(([name, value]) => {
    if (value == null || !Object.hasOwn(settings, name)) return true;
    const { values } = settings[name]!;
    if ("oneOf" in values) return isValue(values, value);
    if (!("teams" in values)) return true;
    const { pick } = value as Teams;
    return pick === undefined || picks.includes(pick);
  });

/** The words of a value, as its setting gives them in `words`, `short` or the dialog's hint; null if there are none. */
export function wordsOf(words: unknown, value: unknown, situation: Situation): string | null {
  if (typeof words === "function")
    return (words as (value: unknown, situation: Situation) => string | null)(value, situation);
  return words === undefined ? null : ((words as Readonly<Record<string, string | null>>)[String(value)] ?? null);
}

/** True for a value that a game's plain setting may have; ids and teams are not judged here. */
export function isValue(values: Values, value: unknown): boolean {
  if ("oneOf" in values) return (values.oneOf as readonly unknown[]).includes(value);
  if (!("min" in values) || !Number.isInteger(value)) return false;
  return (values.orZero && value === 0) || (Number(value) >= values.min && Number(value) <= values.max);
}
