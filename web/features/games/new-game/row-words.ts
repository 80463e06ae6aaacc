import { byNicknameAlone } from "#words/shared-sentences";
import { noTeamName, teamsAlike } from "#protocol/field-faults";
import { capital } from "#words/sentences";
import type { ListedClass } from "#protocol/http/replies/classes";
import { settingsListed, situationOf, valueIn, wordsOf, type AnySetting } from "#protocol/settings/fitted";
import { limits } from "#shared/limits";
import { characters, comparable, isBlank, tooLong } from "#question/text";
import type { ChosenSettings } from "./ways";

/** Text of closed rows: together they read as a summary of the game. */

export type RowName = NonNullable<AnySetting["row"]>;

/** Settings that one row of the dialog asks for, as far as they apply. */
export const settingsIn = (row: RowName, chosen: ChosenSettings) =>
  settingsListed.filter(([, one]) => one.row === row && (one.applies?.(situationOf(chosen)) ?? true));

export function rowLine(row: RowName, chosen: ChosenSettings): string {
  const situation = situationOf(chosen);
  const parts = settingsIn(row, chosen).map(([name, one]) =>
    wordsOf(one.short, valueIn(one, chosen[name] ?? one.absent, situation), situation),
  );
  return capital(parts.filter((part) => part !== null).join(", "));
}

export function teamsLine({ teams }: ChosenSettings): string {
  if (!teams) return "Yok";
  const count = `${teams.names.length} takım`;
  if (teams.pick === undefined) return count;
  return teams.pick === "self" ? `${count}, öğrenci seçer` : `${count}, Bilye dağıtır`;
}

export function classLine({ identity, answers }: ChosenSettings, picked: ListedClass | undefined): string {
  if (answers === "cards") return picked ? `${picked.name}, ${picked.student_count} öğrenci` : "Sınıf seçin";
  const how = identity === "roster" ? "numarayla girilir" : "takma adla girilir";
  return picked ? `${picked.name}, ${how}` : byNicknameAlone;
}

/** Fault of each team's name, as the server would report it. */
export function teamFaults(names: readonly string[]): readonly (string | null)[] {
  const keys = names.map((name) => comparable(name).toLocaleLowerCase("tr"));
  return names.map((name, i) => {
    if (isBlank(name)) return noTeamName;
    if (characters(name) > limits.teams.name) return tooLong(limits.teams.name);
    return keys.indexOf(keys[i]!) < i ? teamsAlike : null;
  });
}
