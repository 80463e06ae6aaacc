import * as z from "zod";
import { noTeamName, teamsAlike } from "../field-faults";
import { comparable } from "#question/text";
import { limits } from "#shared/limits";
import { teamCount } from "../settings/settings";
import { fitted, settingsListed, situationOf, withUsual, type AskedSettings } from "../settings/fitted";
import type { Values } from "../settings/setting";
import type { GameSettings } from "../game-settings";
import { picks } from "../teams";
import { nameUpTo } from "./text";

const { teams } = limits;
const TeamName = nameUpTo(teams.name, noTeamName);

const Teams = z.object({
  names: z
    .array(TeamName, teamCount)
    .min(teams.min, teamCount)
    .max(teams.max, teamCount)
    .refine((names) => new Set(names.map(folded)).size === names.length, teamsAlike),
  pick: z.enum(picks).default("auto"),
});
const folded = (name: string): string => comparable(name).toLocaleLowerCase("tr");

/** Schema of a value that a caller sends; a number out of range is refused with the sentence, if there is one. */
export function askedSchema(values: Values, said?: string): z.ZodType {
  if ("oneOf" in values) return oneOf(values.oneOf);
  if ("id" in values) return z.string().min(1).max(64);
  if ("teams" in values) return Teams;
  const whole = z.int(said).min(values.min, said).max(values.max, said);
  return values.orZero ? z.union([z.literal(0), whole]) : whole;
}

export function storedSchema(values: Values): z.ZodType {
  if ("oneOf" in values) return oneOf(values.oneOf);
  if ("id" in values) return z.string();
  if ("teams" in values) return z.strictObject({ names: z.array(z.string()), pick: z.enum(picks).optional() });
  return z.int().min(0);
}

function oneOf(values: readonly (string | number | boolean)[]): z.ZodType {
  if (values.length === 1) return z.literal(values[0]);
  if (values.includes(true)) return z.boolean();
  if (typeof values[0] === "string") return z.enum(values.map(String));
  return z.union(values.map((value) => z.literal(value)));
}

const asked = Object.fromEntries(
  settingsListed.map(([name, { values, usual }]) => {
    const schema = askedSchema(values);
    if (usual === null) return [name, schema.nullish()];
    return [name, typeof usual === "function" ? schema.optional() : schema.default(usual as never)];
  }),
);

/** Settings of a game; missing fields get their defaults. A stored game has them in the form that comes out here. */
export const SettingsBody: z.ZodType<GameSettings> = z
  .object(asked)
  .check(({ value, issues }) => {
    const given = withUsual(value);
    const situation = situationOf(given);
    for (const [name, { fault }] of settingsListed) {
      const message = fault?.(given[name], situation);
      if (message) issues.push({ code: "custom", input: value, path: [name], message });
    }
  })
  .transform((value) => fitted(value as AskedSettings));

/** Settings in a reply. */
export const StoredSettings = z
  .strictObject(
    Object.fromEntries(
      settingsListed.map(([name, { values, absent }]) => {
        if (absent === undefined) return [name, storedSchema(values)];
        const others = "oneOf" in values ? { oneOf: values.oneOf.filter((value) => value !== absent) } : values;
        return [name, storedSchema(others).optional()];
      }),
    ),
  )
  .meta({ id: "GameSettings" }) as unknown as z.ZodObject<StoredShape, z.core.$strict>;
type StoredShape = {
  readonly [Name in keyof GameSettings]-?: undefined extends GameSettings[Name]
    ? z.ZodOptional<z.ZodType<NonNullable<GameSettings[Name]>>>
    : z.ZodType<GameSettings[Name]>;
};
